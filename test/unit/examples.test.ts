// Every schema compiles in strict mode, every example is put together from its parts and valid against its schema.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { type Api, apis } from "../../model/apis.ts";
import { componentsOf, isObject } from "../../model/document.ts";
import { words } from "../../model/vocabulary.js";
import { assemble } from "../../scripts/redocly/examples.js";
import { bundles } from "../lib/bundles.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { allMedia, examplesOf } from "../lib/media.ts";

/** The words of OpenAPI and of ours that JSON Schema does not know; Ajv refuses every other unknown word. */
const vocabulary = ["components", "discriminator", "example", ...Object.keys(words)];

/** Formats that say what a string is and assert nothing (openapi/README.md). */
const annotations = [
  "asset-code",
  "bank-account-number",
  "bank-account-number-end",
  "bic",
  "blockchain-address",
  "country",
  "currency-code",
  "iban",
  "phone",
  "routing-number",
  "transaction-hash",
];

const ajv = new Ajv2020({ strict: true, allErrors: true });
addFormats.default(ajv);
ajv.addFormat("decimal", /^-?\d+(\.\d+)?$/);
for (const format of annotations) ajv.addFormat(format, true);
ajv.addVocabulary(vocabulary);

/** The media types with their place among the `$defs` of one schema for each API, so that each reference compiles once. */
const media = allMedia().map((one, index) => ({ ...one, def: String(index) }));
for (const api of apis) {
  const own = media.filter((one) => one.api === api).map((one) => [one.def, one.media["schema"]]);
  ajv.addSchema({ components: bundles[api]["components"], $defs: Object.fromEntries(own) }, api);
}

/** Compiles one of these schemas. @throws Error when it does not compile in strict mode. */
const compile = (api: Api, pointer: string) => ajv.compile({ $ref: `${api}#${pointer}` });

/** What is wrong with a value, one line for each error. */
function problemsOf(validate: ValidateFunction, value: unknown): string[] {
  const errors = validate(value) ? [] : (validate.errors ?? []);
  return errors.map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`);
}

describe.each(apis)("%s", (api) => {
  test("every schema compiles in Ajv 2020 strict", () => {
    for (const [name, schema] of Object.entries(componentsOf(bundles[api], "schemas"))) {
      expect(ajv.validateSchema(schema), name).toBe(true);
      expect(() => compile(api, `/components/schemas/${name}`), name).not.toThrow();
    }
  });

  // Redocly validates only the examples of the files; the build adds those of errors.
  test("every body has examples, valid and without a reference inside", () => {
    for (const { path, media: node, def } of media.filter((one) => one.api === api)) {
      const validate = compile(api, `/$defs/${def}`);
      const examples = examplesOf(node);
      expect(examples, `${path.join(" ")} has no example`).not.toEqual([]);
      for (const [name, value] of examples) {
        const body = isObject(value) || Array.isArray(value) ? value : String(value);
        expect(problemsOf(validate, body), `${path.join(" ")} ${name}`).toEqual([]);
        expect(JSON.stringify(body), name).not.toContain('"$ref"');
      }
    }
  });
});

const folder = temporaryFolder("parts");
const file = join(folder, "path.yaml");
writeFileSync(join(folder, "parts.yaml"), 'loop: { $ref: "#/loop" }\ntext: Lund');

test.each<[what: string, value: unknown, message: string]>([
  ["an unknown part", { $ref: "parts.yaml#/nobody" }, "does not exist"],
  ["an unknown file", { $ref: "nothing.yaml" }, "cannot be read"],
  ["a loop", { $ref: "parts.yaml#/loop" }, "refers to itself"],
  ["fields beside a text", { $ref: "parts.yaml#/text", id: "n" }, "not an object"],
])("an example is refused: %s", (_, value, message) => expect(() => assemble(value, file)).toThrow(message));
