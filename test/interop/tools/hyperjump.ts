// @hyperjump/json-schema: the OpenAPI 3.1 schema of the OpenAPI Initiative, with its base dialect for the schemas within.

import type { Adapter } from "../tool.ts";

interface Unit {
  valid: boolean;
  errors?: { instanceLocation: string; absoluteKeywordLocation: string }[];
}

interface Module {
  validate(schema: string, instance: unknown, format: string): Promise<Unit>;
}

/** Validates against `schema-base`. */
export const hyperjump: Adapter = {
  async accept({ load, document }) {
    const { validate } = await load<Module>("@hyperjump/json-schema/openapi-3-1");
    const { valid, errors = [] } = await validate(
      "https://spec.openapis.org/oas/3.1/schema-base/latest",
      document,
      "BASIC",
    );
    const deepest = errors.sort((a, b) => b.instanceLocation.length - a.instanceLocation.length)[0];
    if (!valid) throw new Error(`invalid at ${deepest?.instanceLocation} by ${deepest?.absoluteKeywordLocation}`);
    return {};
  },
};
