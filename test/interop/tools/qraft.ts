// openapi-qraft: hooks of TanStack Query over the types of openapi-typescript; called here without React.

import { programs } from "../clients.ts";
import type { Adapter } from "../tool.ts";

const client = (origin: string, headers: string) => [
  'import { requestFn } from "@openapi-qraft/react";',
  'import { createAPIClient } from "./generated";',
  `const headers = ${headers};`,
  "const send: typeof requestFn = (schema, options) => requestFn(schema, { ...options, headers });",
  `const api = createAPIClient({ requestFn: send, baseUrl: ${origin} });`,
];

/** Services by tag. */
export const qraft: Adapter = {
  async accept(stage) {
    const plugins = ["--plugin", "tanstack-query-react", "--plugin", "openapi-typescript"];
    const options = ["--output-dir", "generated", "--service-name-base", "tags", "--clean"];
    await stage.run("openapi-qraft", ...plugins, stage.file, ...options);
    return { webhooks: await stage.payloadTypes("generated") };
  },
  program: (stage) =>
    programs(stage, ({ origin, bearer, webhook, rampRequestId, form }) => ({
      finance: [
        ...client(origin, `{ Authorization: ${bearer} }`),
        `const { data } = await api.webhooks.registerWebhook({ parameters: {}, body: ${webhook} });`,
        "export const body: unknown = data;",
      ],
      ramp: [
        ...client(origin, `{ Authorization: ${bearer} }`),
        `const parameters = { path: { rampRequestId: ${rampRequestId} } };`,
        "const { data } = await api.rampRequests.getRampRequest({ parameters });",
        "export const body: unknown = data;",
      ],
      auth: [
        ...client(origin, "{}"),
        `const { data } = await api.tokens.createAccessToken({ body: ${form} });`,
        "export const body: unknown = data;",
      ],
    })),
};
