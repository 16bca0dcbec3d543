// Sends one request, keeps what came back, and hands every exchange to whoever looks at them.

import type { Api } from "../../model/apis.ts";
import type { Operation } from "../../model/operations.ts";
import type { Exchange, ReceivedResponse, SentRequest } from "../exchange.ts";
import { NoResponseError, type Transport, UnreachableError } from "./http.ts";
import { type Pace, StoppedError } from "./pace.ts";

/** What is to be sent, with what it belongs to. */
export interface Sending {
  service: Api;
  operation?: Operation;
  purpose: string;
  check?: string;
  request: SentRequest;
}

/** Keeps every exchange of a run. */
export interface Recorder {
  exchanges: Exchange[];
  /** @throws StoppedError once the run is stopped, UnreachableError when the host is not there or responds no more. */
  send(sending: Sending): Promise<Exchange>;
  /** Ends the sending for good: requests under way finish, later ones fail with `StoppedError`. */
  stop(): Promise<void>;
  /** A recorder for what is left to do after `stop`; it keeps its exchanges with the others. */
  afterwards(pace: Pace): Recorder;
}

/** Requests to a host that one after the other get no response, until it counts as gone: more than go out at a time. */
const mostSilent = 20;

/**
 * Makes a recorder.
 * @param look Called with every exchange, in the order in which they end.
 * @param earlier Exchanges that went before.
 */
export function makeRecorder(
  transport: Transport,
  pace: Pace,
  look: (exchange: Exchange) => void,
  earlier: Exchange[] = [],
): Recorder {
  const exchanges = earlier;
  const pending = new Set<Promise<unknown>>();
  const silent = new Map<string, number>();
  let stopped = false;
  let number = exchanges.length;
  const countSilence = ({ url }: SentRequest, { status, problem }: ReceivedResponse) => {
    const { host } = new URL(url);
    const count = status === 0 ? (silent.get(host) ?? 0) + 1 : 0;
    silent.set(host, count);
    if (count >= mostSilent) throw new UnreachableError(`${host} no longer responds: ${problem}`);
  };
  const transfer = async (sending: Sending): Promise<Exchange> => {
    const startedAt = new Date();
    const start = performance.now();
    number++;
    const own = number;
    const response = await statusAndCode(transport, sending.request);
    const exchange: Exchange = {
      ...sending,
      number: own,
      response,
      json: readJson(response),
      startedAt,
      milliseconds: performance.now() - start,
    };
    exchanges.push(exchange);
    look(exchange);
    countSilence(sending.request, response);
    return exchange;
  };
  return {
    exchanges,
    async send(sending) {
      await pace.turn();
      if (stopped) throw new StoppedError("the run was interrupted");
      const work = transfer(sending);
      pending.add(work);
      const done = () => pending.delete(work);
      work.then(done, done);
      return work;
    },
    async stop() {
      stopped = true;
      pace.stop();
      await Promise.allSettled([...pending]);
    },
    afterwards: (later) => makeRecorder(transport, later, look, exchanges),
  };
}

/** A connection that ends without a response is a result like any other, with status 0. */
async function statusAndCode(transport: Transport, request: SentRequest): Promise<ReceivedResponse> {
  try {
    return await transport.send(request);
  } catch (error) {
    if (error instanceof UnreachableError) throw error;
    const problem = error instanceof NoResponseError ? error.message : `it could not be sent: ${error}`;
    return { status: 0, headers: {}, body: "", problem };
  }
}

function readJson({ body, headers }: ReceivedResponse): unknown {
  if (body === "" || /^text\/(csv|html)/.test(headers["content-type"] ?? "")) return undefined;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
