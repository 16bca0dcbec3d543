// orval: a client on fetch, with mocks of msw and faker.

import { programs } from "../clients.ts";
import type { Adapter, Stage } from "../tool.ts";

const config = ({ file, origin }: Stage) =>
  `export default ${JSON.stringify({
    api: {
      input: file,
      output: { target: "generated/api.ts", mode: "split", client: "fetch", baseUrl: origin, mock: true },
    },
  })};\n`;

const headers = (bearer: string) => `{ headers: { Authorization: ${bearer} } }`;

/** The client that orval makes for fetch. */
export const orval: Adapter = {
  async accept(stage) {
    await stage.run("orval", "--config", await stage.write("orval.config.mjs", config(stage)));
    return { webhooks: await stage.payloadTypes("generated") };
  },
  program: (stage) =>
    programs(stage, ({ bearer, webhook, rampRequestId, form }) => ({
      finance: [
        'import { registerWebhook } from "./generated/api";',
        `const { data } = await registerWebhook(${webhook}, ${headers(bearer)});`,
        "export const body: unknown = data;",
      ],
      ramp: [
        'import { getRampRequest } from "./generated/api";',
        `const { data } = await getRampRequest(${rampRequestId}, ${headers(bearer)});`,
        "export const body: unknown = data;",
      ],
      auth: [
        'import { createAccessToken } from "./generated/api";',
        `const { data } = await createAccessToken(${form});`,
        "export const body: unknown = data;",
      ],
    })),
};
