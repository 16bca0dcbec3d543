// swagger-typescript-api: a class on fetch.

import { programs } from "../clients.ts";
import type { Adapter } from "../tool.ts";

const client = (origin: string, headers: string) => [
  'import { Api } from "./generated/api";',
  `const api = new Api({ baseUrl: ${origin}, baseApiParams: { headers: ${headers} } });`,
];

/** One file with types and client. */
export const swaggerTypescriptApi: Adapter = {
  async accept(stage) {
    await stage.run(
      "swagger-typescript-api",
      "generate",
      "--path",
      stage.file,
      "--output",
      "generated",
      "-n",
      "api.ts",
    );
    return { webhooks: await stage.payloadTypes("generated") };
  },
  program: (stage) =>
    programs(stage, ({ origin, bearer, webhook, rampRequestId, form }) => ({
      finance: [
        ...client(origin, `{ Authorization: ${bearer} }`),
        `const { data } = await api.v1.registerWebhook(${webhook});`,
        "export const body: unknown = data;",
      ],
      ramp: [
        ...client(origin, `{ Authorization: ${bearer} }`),
        `const { data } = await api.v1.getRampRequest(${rampRequestId});`,
        "export const body: unknown = data;",
      ],
      auth: [
        ...client(origin, "{}"),
        `const { data } = await api.token.createAccessToken(${form});`,
        "export const body: unknown = data;",
      ],
    })),
};
