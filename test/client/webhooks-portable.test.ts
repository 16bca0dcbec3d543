// The webhook entry points need nothing but Web standards: bundled without Node, and run with Web globals alone.

import { createContext, runInContext } from "node:vm";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { apiKey, authenticate, delivery, eventOf } from "./lib/deliveries.ts";

/** What Deno, Bun, Workers and browsers have too. */
const webGlobals = {
  atob,
  Blob,
  clearTimeout,
  crypto,
  Headers,
  performance,
  ReadableStream,
  Request,
  Response,
  setTimeout,
  TextDecoder,
  TextEncoder,
  URL,
};

/** Bundles an entry point as a script that leaves its exports in `entry`. */
async function bundle(entry: string): Promise<string> {
  const target = { platform: "neutral", format: "iife", globalName: "entry", target: "es2022" } as const;
  const { outputFiles } = await build({
    entryPoints: [`${root}client/${entry}`],
    bundle: true,
    write: false,
    ...target,
  });
  return outputFiles.map((file) => file.text).join("");
}

/** Runs a bundle, then a script of ours, with Web globals and those given. */
async function run(entry: string, script: string, globals: object = {}): Promise<unknown> {
  const context = createContext({ ...webGlobals, Uint8Array, ...globals });
  return runInContext(`${await bundle(entry)};${script}`, context) as unknown;
}

describe("with Web globals alone", () => {
  test("a receiver takes and refuses deliveries", async () => {
    const statuses = await run(
      "webhooks.ts",
      `(async () => {
        const on = { PAY_IN_SETTLED: (event) => handled.push(event.result.payInId) };
        const receiver = entry.createWebhookReceiver({ authenticate, on });
        const statuses = [];
        for (const request of requests) statuses.push((await receiver(request)).status);
        return statuses;
      })()`,
      {
        authenticate,
        handled: [],
        requests: [
          delivery(eventOf("PAY_IN_SETTLED")),
          delivery(eventOf("PAY_IN_SETTLED")),
          delivery(eventOf("PAY_IN_SETTLED"), { "x-webhook-key": `${apiKey}x` }),
          delivery("{"),
        ],
      },
    );
    expect(statuses).toEqual([200, 200, 401, 400]);
  });
});
