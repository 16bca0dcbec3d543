// Sends requests, keeps their exchanges, and passes each to an observer.

import { type Exchange, parsedJson, type ReceivedResponse, type SentRequest } from "../exchange.ts";
import { NoResponseError, type Transport, UnreachableError } from "./http.ts";
import type { Pace } from "./pace.ts";

/** A request to send, with its service, operation and purpose. */
export type Sending = Pick<Exchange, "service" | "operation" | "purpose" | "request">;

/** Requests in a row without a response after which a host counts as unreachable: more than are sent in parallel. */
const mostSilent = 20;

/** Keeps every exchange of a run. */
export type Recorder = ReturnType<typeof openRecorder>;

/**
 * Opens a recorder.
 * @param look Called with every exchange, in the order in which they end.
 * @param exchanges Earlier exchanges; the others are added to them.
 */
export function openRecorder(
  transport: Transport,
  pace: Pace,
  look: (exchange: Exchange) => void,
  exchanges: Exchange[] = [],
) {
  const pending = new Set<Promise<unknown>>();
  const silent = new Map<string, number>();
  let count = exchanges.length;
  /** Sends a request; without a response, the status is 0. @throws UnreachableError */
  const respond = async (request: SentRequest): Promise<ReceivedResponse> => {
    try {
      return await transport.send(request);
    } catch (error) {
      if (error instanceof UnreachableError) throw error;
      const problem = error instanceof NoResponseError ? error.message : `it could not be sent: ${error}`;
      return { status: 0, headers: {}, body: "", problem };
    }
  };
  const transfer = async (sending: Sending): Promise<Exchange> => {
    const number = ++count;
    const startedAt = new Date();
    const start = performance.now();
    const response = await respond(sending.request);
    const milliseconds = performance.now() - start;
    const exchange = { ...sending, number, response, json: readJson(response), startedAt, milliseconds };
    exchanges.push(exchange);
    look(exchange);
    const { host } = new URL(sending.request.url);
    const silence = response.status === 0 ? (silent.get(host) ?? 0) + 1 : 0;
    silent.set(host, silence);
    if (silence >= mostSilent) throw new UnreachableError(`${host} no longer responds: ${response.problem}`);
    return exchange;
  };
  return {
    exchanges,
    /** @throws StoppedError once the run is stopped, UnreachableError when the host does not respond. */
    async send(sending: Sending): Promise<Exchange> {
      await pace.turn();
      const work = transfer(sending);
      pending.add(work);
      const done = () => pending.delete(work);
      work.then(done, done);
      return work;
    },
    /** Stops sending for good: requests under way finish, later ones fail with `StoppedError`. */
    async stop(): Promise<void> {
      pace.stop();
      await Promise.allSettled([...pending]);
    },
  };
}

function readJson({ body, headers }: ReceivedResponse): unknown {
  return /^text\/(csv|html)/.test(headers["content-type"] ?? "") ? undefined : parsedJson(body);
}
