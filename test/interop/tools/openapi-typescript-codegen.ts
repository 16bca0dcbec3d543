// openapi-typescript-codegen: the forerunner of hey-api, still much used.

import { programs } from "../clients.ts";
import type { Adapter } from "../tool.ts";

const client = (service: string, origin: string, bearer: string) => [
  `import { OpenAPI, ${service} } from "./generated";`,
  `OpenAPI.BASE = ${origin};`,
  `OpenAPI.TOKEN = ${bearer};`,
];

/** Classes by tag, on fetch. */
export const openapiTypescriptCodegen: Adapter = {
  async accept(stage) {
    await stage.run("openapi", "--input", stage.file, "--output", "generated");
    return { webhooks: await stage.payloadTypes("generated") };
  },
  program: (stage) =>
    programs(stage, ({ origin, token, webhook, rampRequestId, form }) => ({
      finance: [
        ...client("WebhooksService", origin, token),
        `export const body: unknown = await WebhooksService.registerWebhook(${webhook} as never);`,
      ],
      ramp: [
        ...client("RampRequestsService", origin, token),
        `export const body: unknown = await RampRequestsService.getRampRequest(${rampRequestId});`,
      ],
      auth: [
        ...client("TokensService", origin, "undefined"),
        `export const body: unknown = await TokensService.createAccessToken(${form} as never);`,
      ],
    })),
};
