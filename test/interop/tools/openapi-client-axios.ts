// openapi-client-axios: reads the document at run time; openapi-client-axios-typegen writes its types.

import { programs } from "../clients.ts";
import type { Adapter } from "../tool.ts";

const client = (origin: string, headers: string) => [
  'import { OpenAPIClientAxios, type Document } from "openapi-client-axios";',
  'import type { Client } from "./generated/types";',
  'import document from "./document.json";',
  `const axiosConfigDefaults = { baseURL: ${origin}, headers: ${headers} };`,
  "const api = new OpenAPIClientAxios({ definition: document as unknown as Document, axiosConfigDefaults });",
  "const client = await api.init<Client>();",
];

/** The types, and the client over the document itself. */
export const openapiClientAxios: Adapter = {
  async accept(stage) {
    await stage.write("generated/types.d.ts", await stage.run("typegen", stage.file));
    await stage.write("document.json", JSON.stringify({ ...stage.document, servers: [{ url: stage.origin }] }));
    return { webhooks: await stage.payloadTypes("generated") };
  },
  program: (stage) =>
    programs(stage, ({ origin, bearer, webhook, rampRequestId, form }) => ({
      finance: [
        ...client(origin, `{ Authorization: ${bearer} }`),
        `const { data } = await client.registerWebhook(null, ${webhook});`,
        "export const body: unknown = data;",
      ],
      ramp: [
        ...client(origin, `{ Authorization: ${bearer} }`),
        `const { data } = await client.getRampRequest({ rampRequestId: ${rampRequestId} });`,
        "export const body: unknown = data;",
      ],
      auth: [
        ...client(origin, "{}"),
        `const { data } = await client.createAccessToken(null, new URLSearchParams(${form}) as never);`,
        "export const body: unknown = data;",
      ],
    })),
};
