// The webhook entry point needs nothing but Web standards: bundled without Node, and run with Web globals alone.

import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";
import { bundleApp } from "../../bench/client/bundles.ts";
import { apiKey, authenticate, delivery, eventOf } from "./lib/deliveries.ts";

/** What Deno, Bun, Workers and browsers have too. */
const webGlobals = {
  ...{ atob, Blob, clearTimeout, crypto, Headers, performance, ReadableStream, Request, Response, setTimeout },
  ...{ clearInterval, setInterval, TextDecoder, TextEncoder, Uint8Array, URL },
};

test("a receiver takes and refuses deliveries with Web globals alone", async () => {
  const app = `import { createWebhookReceiver } from "./client/webhooks.ts";
    const receiver = createWebhookReceiver({ authenticate, on: { PAY_IN_SETTLED() {} } });
    answer((async () => {
      const statuses = [];
      for (const request of requests) statuses.push((await receiver(request)).status);
      return statuses;
    })());`;
  const { text } = await bundleApp(app, { platform: "neutral", format: "iife" });
  const settled = eventOf("PAY_IN_SETTLED");
  const requests = [settled, settled, settled, "{"].map((body, index) =>
    delivery(body, { "x-webhook-key": index === 2 ? `${apiKey}x` : apiKey }),
  );
  const statuses = await new Promise((answer) => {
    runInContext(text, createContext({ ...webGlobals, authenticate, requests, answer }));
  });
  expect(statuses).toEqual([200, 200, 401, 400]);
});
