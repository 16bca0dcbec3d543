// Every schema compiles in strict mode, every example is put together from its parts and valid against its schema.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { apis } from "../../model/apis.ts";
import { asObject, isObject, operationsOf } from "../../model/document.ts";
import { assemble } from "../../scripts/redocly/examples.js";
import { bundles } from "../lib/bundles.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { allMedia, examplesOf } from "../lib/media.ts";
import { compile, explain } from "../lib/schemas.ts";

describe.each(apis)("%s", (api) => {
  const components = asObject(bundles[api]["components"]);

  test("every schema compiles in Ajv 2020 strict", () => {
    for (const name of Object.keys(asObject(components["schemas"])))
      expect(() => compile(api, ["components", "schemas", name]), name).not.toThrow();
  });

  test("every parameter has an example, and it is valid", () => {
    for (const { parameters } of operationsOf(bundles[api]))
      for (const parameter of parameters) expect(parameter["example"], String(parameter["name"])).toBeDefined();
    for (const [name, parameter] of Object.entries(asObject(components["parameters"]))) {
      const validate = compile(api, ["components", "parameters", name, "schema"]);
      expect(validate(asObject(parameter)["example"]), `${name}: ${explain(validate.errors)}`).toBe(true);
    }
  });

  test("every body has examples, valid and without a reference inside", () => {
    for (const { path, media } of allMedia().filter((one) => one.api === api)) {
      const validate = compile(api, [...path, "schema"]);
      const examples = examplesOf(media);
      expect(examples, `${path.join(" ")} has no example`).not.toEqual([]);
      for (const [name, value] of examples) {
        const body = isObject(value) || Array.isArray(value) ? value : String(value);
        expect(validate(body), `${path.join(" ")} ${name}: ${explain(validate.errors)}`).toBe(true);
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
