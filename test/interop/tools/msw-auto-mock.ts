// msw-auto-mock: handlers of MSW with made-up bodies, as TypeScript.

import { programs } from "../clients.ts";
import type { Adapter } from "../tool.ts";

const address = "http://mock.test";
const start = [
  'import { setupServer } from "msw/node";',
  'import { handlers } from "./generated/handlers";',
  'const server = setupServer(...handlers);\nserver.listen({ onUnhandledRequest: "error" });',
];
const end = ["export const body: unknown = await response.json();", "server.close();"];

/** Handlers at an address of our own; the call is made to them. */
export const mswAutoMock: Adapter = {
  async accept(stage) {
    const options = ["--output", "generated", "--base-url", address, "--typescript", "--static"];
    await stage.run("msw-auto-mock", stage.file, ...options);
    return {};
  },
  program: (stage) =>
    programs(stage, ({ webhook, rampRequestId, form }) => ({
      finance: [
        ...start,
        `const init = { method: "POST", body: JSON.stringify(${webhook}) };`,
        `const response = await fetch("${address}/v1/webhooks", init);`,
        ...end,
      ],
      ramp: [...start, `const response = await fetch("${address}/v1/ramp-requests/" + ${rampRequestId});`, ...end],
      auth: [
        ...start,
        `const init = { method: "POST", body: new URLSearchParams(${form}) };`,
        `const response = await fetch("${address}/token", init);`,
        ...end,
      ],
    })),
};
