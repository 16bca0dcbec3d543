// Sends one request, keeps what came back, and hands every exchange to whoever looks at them.

import type { Api } from "../../scripts/lib/apis.ts";
import type { Operation } from "./contract.ts";
import type { Transport } from "./http.ts";
import { UnreachableError } from "./http.ts";
import type { Exchange, ReceivedResponse, SentRequest } from "./types.ts";

/** What is to be sent, with what it belongs to. */
export interface Sending {
  service: Api;
  operation?: Operation;
  purpose: string;
  request: SentRequest;
}

/** Keeps every exchange of a run. */
export interface Recorder {
  exchanges: Exchange[];
  send(sending: Sending): Promise<Exchange>;
  /** Ends the sending: requests under way finish, later ones fail with `StoppedError`. */
  stop(): Promise<void>;
  /** Opens again for cleaning up after `stop`. */
  resume(): void;
}

/** The run was interrupted. */
export class StoppedError extends Error {}

/**
 * Makes a recorder.
 * @param look Called with every exchange, in the order in which they end.
 */
export function makeRecorder(transport: Transport, look: (exchange: Exchange) => void): Recorder {
  const exchanges: Exchange[] = [];
  const pending = new Set<Promise<unknown>>();
  let stopped = false;
  let number = 0;
  const transfer = async (sending: Sending): Promise<Exchange> => {
    const startedAt = new Date();
    const start = performance.now();
    number++;
    const own = number;
    const response = await answerOf(transport, sending.request);
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
    return exchange;
  };
  return {
    exchanges,
    send(sending) {
      if (stopped) return Promise.reject(new StoppedError("the run was interrupted"));
      const work = transfer(sending);
      pending.add(work);
      const done = () => pending.delete(work);
      work.then(done, done);
      return work;
    },
    async stop() {
      stopped = true;
      await Promise.allSettled([...pending]);
    },
    resume() {
      stopped = false;
    },
  };
}

/** A connection that ends without an answer is a result like any other, with status 0. */
async function answerOf(transport: Transport, request: SentRequest): Promise<ReceivedResponse> {
  try {
    return await transport.send(request);
  } catch (error) {
    if (error instanceof UnreachableError) throw error;
    return { status: 0, headers: {}, body: "" };
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
