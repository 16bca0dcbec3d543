// Generators that make types of the schemas, and call nothing themselves.

import { asObject, type JsonObject } from "../../../model/document.ts";
import { programs } from "../clients.ts";
import type { Adapter, Stage } from "../tool.ts";

/** A program that makes the call with fetch, and gives its body the generated type. */
const withFetch = (stage: Stage, types: Record<"finance" | "ramp" | "auth", [string, string]>, module: string) =>
  programs(stage, ({ origin, bearer, webhook, rampRequestId, form }) => {
    const [request, response] = types[stage.api];
    const start = `import type { ${[...new Set([request, response])].join(", ")} } from "${module}";`;
    const end = (field: string) => [
      `const typed: ${response} = (await response.json())${field};`,
      `export const body: unknown = ${field === "" ? "typed" : "{ success: true, result: typed }"};`,
    ];
    return {
      finance: [
        start,
        `const sent: ${request} = ${webhook};`,
        `const headers = { Authorization: ${bearer}, "Content-Type": "application/json" };`,
        `const init = { method: "POST", headers, body: JSON.stringify(sent) };`,
        `const response = await fetch(${origin} + "/v1/webhooks", init);`,
        ...end(".result"),
      ],
      ramp: [
        start,
        `const headers = { Authorization: ${bearer} };`,
        `const response = await fetch(${origin} + "/v1/ramp-requests/" + ${rampRequestId}, { headers });`,
        ...end(".result"),
      ],
      auth: [
        start,
        `const sent: ${request} = ${form};`,
        "const init = { method: 'POST', body: new URLSearchParams(sent as never) };",
        `const response = await fetch(${origin} + "/token", init);`,
        ...end(""),
      ],
    };
  });

const names: Record<"finance" | "ramp" | "auth", [string, string]> = {
  finance: ["WebhookInput", "Webhook"],
  ramp: ["RampRequest", "RampRequest"],
  auth: ["TokenRequest", "Token"],
};

/** The schemas as one JSON Schema, with a property for each so that none is left out. */
function jsonSchema({ document }: Stage): JsonObject {
  const schemas = asObject(asObject(document["components"])["schemas"]);
  const titled = Object.entries(schemas).map(([title, schema]) => [title, { title, ...asObject(schema) }]);
  const text = JSON.stringify(Object.fromEntries(titled)).replaceAll("#/components/schemas/", "#/$defs/");
  const properties = Object.fromEntries(Object.keys(schemas).map((name) => [name, { $ref: `#/$defs/${name}` }]));
  return {
    type: "object",
    title: "Schemas",
    additionalProperties: false,
    properties,
    $defs: JSON.parse(text) as JsonObject,
  };
}

/** json-schema-to-typescript. */
export const jsonSchemaToTypescript: Adapter = {
  async accept(stage) {
    const input = await stage.write("schemas.json", JSON.stringify(jsonSchema(stage)));
    await stage.write("generated/types.ts", "");
    await stage.run("json2ts", "--input", input, "--output", "generated/types.ts");
    return { webhooks: await stage.payloadTypes("generated") };
  },
  program: (stage) => withFetch(stage, names, "./generated/types"),
};

/** quicktype, from JSON Schema. */
export const quicktype: Adapter = {
  async accept(stage) {
    const input = await stage.write("schemas.json", JSON.stringify(jsonSchema(stage)));
    await stage.write("generated/types.ts", "");
    const options = [
      "--src-lang",
      "schema",
      "--lang",
      "typescript",
      "--just-types",
      "--prefer-unions",
      "--no-combine-classes",
    ];
    await stage.run("quicktype", ...options, "--top-level", "Schemas", "--out", "generated/types.ts", input);
    return { webhooks: await stage.payloadTypes("generated") };
  },
  program: (stage) => withFetch(stage, names, "./generated/types"),
};

/** json-schema-to-ts: types inferred from a schema that is a constant of TypeScript. */
export const jsonSchemaToTs: Adapter = {
  async accept(stage) {
    await stage.load("json-schema-to-ts");
    const [request, response] = names[stage.api];
    const schemas = asObject(asObject(stage.document["components"])["schemas"]);
    const constants = [...new Set([request, response])].map((name) => {
      const text = JSON.stringify(inlined(schemas, schemas[name], 0));
      return `const ${name}Schema = ${text} as const;\nexport type ${name} = FromSchema<typeof ${name}Schema>;`;
    });
    const start = 'import type { FromSchema } from "json-schema-to-ts";\n';
    await stage.write("generated/types.ts", start + constants.join("\n"));
    return {};
  },
  program: (stage) => withFetch(stage, names, "./generated/types"),
};

/** A schema with its references replaced by what they stand for. */
function inlined(schemas: JsonObject, node: unknown, depth: number): unknown {
  if (depth > 40) throw new Error("the schemas refer to themselves");
  if (Array.isArray(node)) return node.map((item: unknown) => inlined(schemas, item, depth + 1));
  if (typeof node !== "object" || node === null) return node;
  const { $ref: reference, ...rest } = node as JsonObject;
  const target = typeof reference === "string" ? asObject(schemas[reference.split("/").at(-1) as string]) : {};
  const entries = Object.entries({ ...target, ...rest }).filter(
    ([key]) => !key.startsWith("x-") && key !== "discriminator",
  );
  return Object.fromEntries(entries.map(([key, value]) => [key, inlined(schemas, value, depth + 1)]));
}

/** openapi3-ts: the document has to fit its types of OpenAPI 3.1. */
export const openapi3Ts: Adapter = {
  callsNothing: true,
  async accept(stage) {
    await stage.load("openapi3-ts/oas31");
    const text = `import type { OpenAPIObject } from "openapi3-ts/oas31";
export const document: OpenAPIObject = ${JSON.stringify(stage.document, null, 1)};
`;
    await stage.write("generated/document.ts", text);
    return { webhooks: Object.keys(asObject(stage.document["webhooks"])).length };
  },
  program: (stage) =>
    programs(stage, () => {
      const lines = ['export { document as body } from "./generated/document";'];
      return { finance: lines, ramp: lines, auth: lines };
    }),
};
