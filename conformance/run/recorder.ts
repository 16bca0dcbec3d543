// Sends one request, keeps what came back, and hands every exchange to whoever looks at them.

import { NotCovered } from "../checks/check.ts";
import { type Exchange, parsedJson, type ReceivedResponse, type SentRequest } from "../exchange.ts";
import { NoResponseError, StaleConnectionError, type Transport, UnreachableError } from "./http.ts";
import { type Pace, StoppedError } from "./pace.ts";

/** What is to be sent, with what it belongs to. */
export type Sending = Pick<Exchange, "service" | "operation" | "purpose" | "check" | "request">;

/** Requests to a host that one after the other get no response, until it counts as gone: more than go out at a time. */
const mostSilent = 20;

/** Keeps every exchange of a run. */
export class Recorder {
  readonly exchanges: Exchange[];
  readonly #transport: Transport;
  readonly #pace: Pace;
  readonly #look: (exchange: Exchange) => void;
  readonly #pending = new Set<Promise<unknown>>();
  readonly #silent = new Map<string, number>();
  #isStopped = false;
  #number: number;
  /**
   * @param look Called with every exchange, in the order in which they end.
   * @param earlier Exchanges that went before.
   */
  constructor(transport: Transport, pace: Pace, look: (exchange: Exchange) => void, earlier: Exchange[] = []) {
    this.#transport = transport;
    this.#pace = pace;
    this.#look = look;
    this.exchanges = earlier;
    this.#number = earlier.length;
  }
  /**
   * @throws StoppedError once the run is stopped, UnreachableError when the host is not there or responds no more,
   *   NotCovered when the request was lost with its connection.
   */
  async send(sending: Sending): Promise<Exchange> {
    await this.#pace.turn();
    if (this.#isStopped) throw new StoppedError();
    const work = this.#transfer(sending);
    this.#pending.add(work);
    const done = () => this.#pending.delete(work);
    work.then(done, done);
    return work;
  }
  /** Ends the sending for good: requests under way finish, later ones fail with `StoppedError`. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#pace.stop();
    await Promise.allSettled([...this.#pending]);
  }
  /** A recorder for what is left to do after `stop`; it keeps its exchanges with the others. */
  afterwards(pace: Pace): Recorder {
    return new Recorder(this.#transport, pace, this.#look, this.exchanges);
  }
  async #transfer(sending: Sending): Promise<Exchange> {
    const number = ++this.#number;
    const startedAt = new Date();
    const start = performance.now();
    const response = await this.#respond(sending.request);
    const milliseconds = performance.now() - start;
    const exchange = { ...sending, number, response, json: readJson(response), startedAt, milliseconds };
    this.exchanges.push(exchange);
    this.#look(exchange);
    const { host } = new URL(sending.request.url);
    const silence = response.status === 0 ? (this.#silent.get(host) ?? 0) + 1 : 0;
    this.#silent.set(host, silence);
    if (silence >= mostSilent) throw new UnreachableError(`${host} no longer responds: ${response.problem}`);
    if (response.isLost) throw new NotCovered(`${response.problem}, and may not be sent again`);
    return exchange;
  }
  /** A connection that ends without a response is a result like any other, with status 0. */
  async #respond(request: SentRequest): Promise<ReceivedResponse> {
    try {
      return await this.#transport.send(request);
    } catch (error) {
      if (error instanceof UnreachableError) throw error;
      const problem = error instanceof NoResponseError ? error.message : `it could not be sent: ${error}`;
      const isLost = error instanceof StaleConnectionError;
      return { status: 0, headers: {}, body: "", problem, ...(isLost && { isLost }) };
    }
  }
}

function readJson({ body, headers }: ReceivedResponse): unknown {
  return /^text\/(csv|html)/.test(headers["content-type"] ?? "") ? undefined : parsedJson(body);
}
