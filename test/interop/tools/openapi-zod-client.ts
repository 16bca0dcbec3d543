// openapi-zod-client: zod schemas and a client of zodios, which checks what it sends and receives.

import { programs } from "../clients.ts";
import type { Adapter } from "../tool.ts";

const client = (origin: string) => [
  'import { createApiClient } from "./generated/api";',
  `const api = createApiClient(${origin});`,
];

/** One file with schemas and client; operations by their alias. */
export const openapiZodClient: Adapter = {
  async accept(stage) {
    await stage.write("generated/api.ts", "");
    await stage.run(
      "openapi-zod-client",
      stage.file,
      "--output",
      "generated/api.ts",
      "--with-alias",
      "--export-schemas",
    );
    return { webhooks: await stage.payloadTypes("generated") };
  },
  program: (stage) =>
    programs(stage, ({ origin, bearer, webhook, rampRequestId, form }) => ({
      finance: [
        ...client(origin),
        `const data = await api.registerWebhook(${webhook}, { headers: { Authorization: ${bearer} } });`,
        "export const body: unknown = data;",
      ],
      ramp: [
        ...client(origin),
        `const params = { rampRequestId: ${rampRequestId} };`,
        `const data = await api.getRampRequest({ params, headers: { Authorization: ${bearer} } });`,
        "export const body: unknown = data;",
      ],
      auth: [
        ...client(origin),
        `const data = await api.createAccessToken(${form});`,
        "export const body: unknown = data;",
      ],
    })),
};
