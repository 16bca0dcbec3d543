// openapi-typescript: types only, used through its sibling openapi-fetch.

import { programs } from "../clients.ts";
import type { Adapter } from "../tool.ts";

const client = (origin: string, options: string) => [
  'import createClient from "openapi-fetch";',
  'import type { paths } from "./generated/types.ts";',
  `const client = createClient<paths>({ baseUrl: ${origin}, ${options} });`,
];

/** Types of openapi-typescript, and openapi-fetch over them. */
export const openapiTypescript: Adapter = {
  async accept(stage) {
    await stage.run("openapi-typescript", stage.file, "--output", "generated/types.ts");
    return { webhooks: await stage.payloadTypes("generated") };
  },
  program: (stage) =>
    programs(stage, ({ origin, bearer, webhook, rampRequestId, form }) => ({
      finance: [
        ...client(origin, `headers: { Authorization: ${bearer} }`),
        `const { data } = await client.POST("/v1/webhooks", { body: ${webhook} });`,
        "const method: string | undefined = data?.result.authenticationMethod.type;",
        "export const body: unknown = method && data;",
      ],
      ramp: [
        ...client(origin, `headers: { Authorization: ${bearer} }`),
        `const params = { path: { rampRequestId: ${rampRequestId} } };`,
        'const { data } = await client.GET("/v1/ramp-requests/{rampRequestId}", { params });',
        "export const body: unknown = data;",
      ],
      auth: [
        ...client(origin, 'headers: { "Content-Type": "application/x-www-form-urlencoded" }'),
        `const { data } = await client.POST("/token", { body: ${form} });`,
        "const token: string | undefined = data?.access_token;",
        "export const body: unknown = token && data;",
      ],
    })),
};
