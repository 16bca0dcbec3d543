// Every schema compiles in strict mode, and every example is valid against its schema.

import { describe, expect, test } from "vitest";
import { apis } from "../../model/apis.ts";
import { asObject, isObject, operationsOf } from "../../model/document.ts";
import { bundles } from "../lib/bundles.ts";
import { allMedia, examplesOf } from "../lib/media.ts";
import { compile, explain } from "../lib/schemas.ts";

describe.each(apis)("%s", (api) => {
  const components = asObject(bundles[api]["components"]);
  const schemas = Object.keys(asObject(components["schemas"]));

  test.each(schemas)("schema %s compiles in Ajv 2020 strict", (name) => {
    expect(() => compile(api, ["components", "schemas", name])).not.toThrow();
  });

  test("every parameter's example is valid", () => {
    for (const { parameters } of operationsOf(bundles[api])) {
      for (const parameter of parameters) expect(parameter["example"], String(parameter["name"])).toBeDefined();
    }
    for (const [name, parameter] of Object.entries(asObject(components["parameters"]))) {
      const validate = compile(api, ["components", "parameters", name, "schema"]);
      expect(validate(asObject(parameter)["example"]), `${name}: ${explain(validate.errors)}`).toBe(true);
    }
  });
});

const media = allMedia();

test.each(media.map((entry) => [`${entry.api} ${entry.path.join(" ")}`, entry] as const))("%s", (_, entry) => {
  const validate = compile(entry.api, [...entry.path, "schema"]);
  const examples = examplesOf(entry.media);
  expect(examples.length, "a body without an example").toBeGreaterThan(0);
  for (const [name, value] of examples) {
    const body = isObject(value) || Array.isArray(value) ? value : String(value);
    expect(validate(body), `${name}: ${explain(validate.errors)}`).toBe(true);
  }
});
