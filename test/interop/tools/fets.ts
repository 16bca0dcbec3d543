// feTS: a client whose types are inferred from the document itself, without generating anything.

import { programs } from "../clients.ts";
import type { Adapter } from "../tool.ts";

const client = (origin: string, headers: string) => [
  'import { createClient, type NormalizeOAS } from "fets";',
  'import type { document } from "./generated/document";',
  "type Document = NormalizeOAS<typeof document>;",
  // The types allow no address but those in servers.
  `const client = createClient<Document>({ endpoint: ${origin} as never });`,
  `const headers = ${headers} as const;`,
];

/** The document as a constant of TypeScript. */
export const fets: Adapter = {
  async accept(stage) {
    await stage.load("fets");
    const text = `export const document = ${JSON.stringify(stage.document, null, 1)} as const;\n`;
    await stage.write("generated/document.ts", text);
    return {};
  },
  program: (stage) =>
    programs(stage, ({ origin, bearer, webhook, rampRequestId, form }) => ({
      finance: [
        ...client(origin, `{ Authorization: ${bearer} }`),
        `const response = await client["/v1/webhooks"].post({ json: ${webhook}, headers });`,
        "export const body: unknown = await response.json();",
      ],
      ramp: [
        ...client(origin, `{ Authorization: ${bearer} }`),
        `const params = { rampRequestId: ${rampRequestId} };`,
        'const response = await client["/v1/ramp-requests/{rampRequestId}"].get({ params, headers });',
        "export const body: unknown = await response.json();",
      ],
      auth: [
        ...client(origin, "{}"),
        `const response = await client["/token"].post({ formUrlEncoded: ${form} });`,
        "export const body: unknown = await response.json();",
      ],
    })),
};
