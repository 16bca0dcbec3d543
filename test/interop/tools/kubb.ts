// kubb: types and a client on axios, by its plugins.

import { programs } from "../clients.ts";
import type { Adapter, Stage } from "../tool.ts";

const config = ({ file, origin }: Stage) => `import { defineConfig } from "@kubb/core";
import { pluginClient } from "@kubb/plugin-client";
import { pluginOas } from "@kubb/plugin-oas";
import { pluginTs } from "@kubb/plugin-ts";
export default defineConfig({
  root: ".",
  input: { path: ${JSON.stringify(file)} },
  output: { path: "./generated", clean: true, format: false, lint: false },
  plugins: [pluginOas(), pluginTs(), pluginClient({ client: "axios", baseURL: ${JSON.stringify(origin)} })],
});
`;

const headers = (bearer: string) => `{ headers: { Authorization: ${bearer} } }`;

/** The plugins for types and client of version 4; there are none yet for version 5. */
export const kubb: Adapter = {
  async accept(stage) {
    await stage.write("kubb.config.ts", config(stage));
    await stage.run("kubb", "generate", "--config", "kubb.config.ts");
    return { webhooks: await stage.payloadTypes("generated") };
  },
  program: (stage) =>
    programs(stage, ({ bearer, webhook, rampRequestId, form }) => ({
      finance: [
        'import { registerWebhook } from "./generated/clients/registerWebhook";',
        `const data = await registerWebhook(${webhook}, undefined, ${headers(bearer)});`,
        "export const body: unknown = data;",
      ],
      ramp: [
        'import { getRampRequest } from "./generated/clients/getRampRequest";',
        `const data = await getRampRequest(${rampRequestId}, undefined, ${headers(bearer)});`,
        "export const body: unknown = data;",
      ],
      auth: [
        'import { createAccessToken } from "./generated/clients/createAccessToken";',
        `const data = await createAccessToken(${form});`,
        "export const body: unknown = data;",
      ],
    })),
};
