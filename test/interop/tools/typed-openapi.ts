// typed-openapi: types and a client without a transport, which the caller brings.

import { programs } from "../clients.ts";
import type { Adapter } from "../tool.ts";

const client = (origin: string, headers: string, encoded: string) => [
  'import { createApiClient } from "./generated/api";',
  "const client = createApiClient({",
  "  fetch: ({ method, url, parameters }) => {",
  `    const sent = parameters?.body === undefined ? undefined : ${encoded};`,
  `    return fetch(url, { method, headers: ${headers}, ...(sent === undefined ? {} : { body: sent }) });`,
  "  },",
  `}, ${origin});`,
];

const jsonHeaders = (bearer: string) => `{ Authorization: ${bearer}, "Content-Type": "application/json" }`;

/** One file; operations by path. */
export const typedOpenapi: Adapter = {
  async accept(stage) {
    await stage.write("generated/api.ts", "");
    await stage.run("typed-openapi", stage.file, "--output", "generated/api.ts");
    return { webhooks: await stage.payloadTypes("generated") };
  },
  program: (stage) =>
    programs(stage, ({ origin, bearer, webhook, rampRequestId, form }) => ({
      finance: [
        ...client(origin, jsonHeaders(bearer), "JSON.stringify(parameters.body)"),
        `const data = await client.post("/v1/webhooks", { header: {}, body: ${webhook} });`,
        "export const body: unknown = data;",
      ],
      ramp: [
        ...client(origin, jsonHeaders(bearer), "JSON.stringify(parameters.body)"),
        `const path = { rampRequestId: ${rampRequestId} };`,
        'const data = await client.get("/v1/ramp-requests/{rampRequestId}", { path, header: {} });',
        "export const body: unknown = data;",
      ],
      auth: [
        ...client(origin, "{}", "new URLSearchParams(parameters.body as Record<string, string>)"),
        `const data = await client.post("/token", { body: ${form} });`,
        "export const body: unknown = data;",
      ],
    })),
};
