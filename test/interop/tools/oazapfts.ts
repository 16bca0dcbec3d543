// oazapfts: one function for each operation, on fetch.

import { programs } from "../clients.ts";
import type { Adapter } from "../tool.ts";

const client = (operation: string, origin: string, headers: string) => [
  `import { defaults, ${operation} } from "./generated/api";`,
  `Object.assign(defaults, { baseUrl: ${origin}, headers: ${headers} });`,
];

/** One file, with its runtime as a package. */
export const oazapfts: Adapter = {
  async accept(stage) {
    await stage.write("generated/api.ts", "");
    await stage.run("oazapfts", stage.file, "generated/api.ts");
    return { webhooks: await stage.payloadTypes("generated") };
  },
  program: (stage) =>
    programs(stage, ({ origin, bearer, webhook, rampRequestId, form }) => ({
      finance: [
        ...client("registerWebhook", origin, `{ Authorization: ${bearer} }`),
        `const { data } = await registerWebhook(${webhook});`,
        "export const body: unknown = data;",
      ],
      ramp: [
        ...client("getRampRequest", origin, `{ Authorization: ${bearer} }`),
        `const { data } = await getRampRequest(${rampRequestId});`,
        "export const body: unknown = data;",
      ],
      auth: [
        ...client("createAccessToken", origin, "{}"),
        `const { data } = await createAccessToken(${form});`,
        "export const body: unknown = data;",
      ],
    })),
};
