// Sends calls over connections that are kept, and says what is wrong with a response unless there is an excuse for it.

import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { type Call, faultOf, type Responded } from "../calls.ts";
import type { Subject } from "./subject.ts";

/** What a soak finds. */
export interface Findings {
  responses: number;
  /** Requests without a response while the mock was down, and writes that were refused for want of room. */
  excused: number;
  /** How often something was wrong, by what it was; empty is good. */
  faults: Map<string, number>;
  /** Notes something wrong. */
  add(fault: string): void;
}

/** Makes an empty report. */
export function createFindings(): Findings {
  const faults = new Map<string, number>();
  const add = (fault: string) => void faults.set(fault, (faults.get(fault) ?? 0) + 1);
  return { responses: 0, excused: 0, faults, add };
}

/** Milliseconds until a process that has ended is known to have ended. */
export const noticing = 500;

/** Who sends. */
export interface Client {
  /** Sends a call and judges its response; undefined when there was none, or when it was excused. */
  send(call: Call): Promise<Responded | undefined>;
  close(): void;
}

/** Makes a client with so many connections. */
export function createClient(subject: Subject, findings: Findings, connections: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    async send(call) {
      const from = performance.now();
      const responded = await exchange(agent, subject.ports[call.api], call).catch((error: Error) => error);
      const until = performance.now();
      if (responded instanceof Error) {
        await pause(noticing);
        if (subject.wasDown(from, until)) findings.excused++;
        else findings.add(`no response to ${call.entry.operation["operationId"]}: ${responded.message}`);
        return undefined;
      }
      findings.responses++;
      if (responded.status === 503 && subject.wasFull(from, until)) {
        findings.excused++;
        return undefined;
      }
      const fault = faultOf(call, responded);
      if (fault !== undefined) findings.add(fault);
      return responded;
    },
    close: () => agent.destroy(),
  };
}

function exchange(agent: Agent, port: number, { method, path, headers, body }: Call): Promise<Responded> {
  return new Promise((resolve, reject) => {
    const sent = request({ agent, host: "127.0.0.1", port, path, method, headers, timeout: 60_000 }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk) => (text += chunk));
      response.on("error", reject).on("end", () => {
        const { statusCode: status = 0, headers: given } = response;
        resolve({ status, type: String(given["content-type"]), correlationId: given["x-correlation-id"], text });
      });
    });
    sent.on("timeout", () => sent.destroy(new Error("none within a minute")));
    sent.on("error", reject);
    sent.end(body);
  });
}
