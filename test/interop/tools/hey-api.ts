// @hey-api/openapi-ts: types and a client on fetch.

import { programs } from "../clients.ts";
import type { Adapter } from "../tool.ts";

const client = (operation: string, config: string) => [
  `import { ${operation} } from "./generated/sdk.gen";`,
  'import { client } from "./generated/client.gen";',
  `client.setConfig(${config});`,
];

/** What `openapi-ts` makes without a configuration. */
export const heyApi: Adapter = {
  async accept(stage) {
    await stage.run("openapi-ts", "--input", stage.file, "--output", "generated", "--no-log-file");
    return { webhooks: await stage.payloadTypes("generated") };
  },
  program: (stage) =>
    programs(stage, ({ origin, token, webhook, rampRequestId, form }) => ({
      finance: [
        ...client("registerWebhook", `{ baseUrl: ${origin}, auth: ${token} }`),
        `const { data } = await registerWebhook({ body: ${webhook} });`,
        "const method: string | undefined = data?.result.authenticationMethod.type;",
        "export const body: unknown = method && data;",
      ],
      ramp: [
        ...client("getRampRequest", `{ baseUrl: ${origin}, auth: ${token} }`),
        `const { data } = await getRampRequest({ path: { rampRequestId: ${rampRequestId} } });`,
        "export const body: unknown = data;",
      ],
      auth: [
        ...client("createAccessToken", `{ baseUrl: ${origin} }`),
        `const { data } = await createAccessToken({ body: ${form} });`,
        "const token: string | undefined = data?.access_token;",
        "export const body: unknown = token && data;",
      ],
    })),
};
