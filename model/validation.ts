// Validates values against schemas of a bundle with Ajv. Each validator is compiled at its first use.

import { createRequire } from "node:module";
import type { ErrorObject, ValidateFunction } from "ajv/dist/2020.js";
import { asObject, componentsOf, isObject, type JsonObject } from "./document.ts";

export type { ErrorObject, ValidateFunction };

interface ValidationOptions {
  /** Whether the `discriminator` chooses the branch of a `oneOf`, so that only errors of that branch are found. */
  discriminator?: boolean;
  /** Whether errors include the value and the schema. */
  verbose?: boolean;
}

/** The validators of one bundle. */
export interface Validation {
  /** The validator of the schema at a JSON pointer. */
  at(pointer: string): ValidateFunction;
  /**
   * The validator of a composed schema.
   * @param key Name under which the validator is kept.
   * @param schema Builds the schema, with `schemaAt` for references to the bundle. Called once.
   */
  of(key: string, schema: () => object): ValidateFunction;
}

const documentId = "contract";

const require = createRequire(import.meta.url);
/** Loads Ajv on demand: loading takes longer than starting a server, and the mock's first response may not need it. */
export const loadAjv = () => ({
  Ajv2020: (require("ajv/dist/2020.js") as typeof import("ajv/dist/2020.js")).Ajv2020,
  addFormats: (require("ajv-formats") as typeof import("ajv-formats")).default,
});

/** A decimal number as text. */
const decimalPattern = /^-?\d+(\.\d+)?$/;

/** A UUID; the format of ajv-formats also accepts `urn:uuid:`. */
const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Prepares the validators of a bundle.
 * @param document The bundle; its schemas are JSON Schema 2020-12.
 */
export function createValidation(document: JsonObject, options: ValidationOptions = {}): Validation {
  const { discriminator = false, verbose = false } = options;
  // The bundle is linted and tested in strict mode; checking its schemas again would cost a tenth of a second.
  const checks = { strict: false, validateSchema: false, logger: false } as const;
  const { Ajv2020, addFormats } = loadAjv();
  const ajv = new Ajv2020({ ...checks, allErrors: true, discriminator, verbose });
  addFormats(ajv);
  ajv.addFormat("decimal", decimalPattern);
  ajv.addFormat("uuid", uuidPattern);
  ajv.addSchema(discriminator ? withoutMappings(document) : document, documentId);
  const compiled = new Map<string, ValidateFunction>();
  const of = (key: string, schema: () => object) => {
    const validate = compiled.get(key) ?? ajv.compile(schema());
    compiled.set(key, validate);
    return validate;
  };
  return { of, at: (pointer) => of(pointer, () => schemaAt(pointer)) };
}

/** A schema that refers to the one at a JSON pointer of the bundle. */
export function schemaAt(pointer: string): { $ref: string } {
  return { $ref: `${documentId}#${encodeURI(pointer)}` };
}

/** The bundle without discriminator mappings, which Ajv refuses: it chooses a branch by the constants of the field. */
function withoutMappings(document: JsonObject): JsonObject {
  const schemas = Object.entries(componentsOf(document, "schemas")).map(([name, value]) => {
    const { discriminator, ...schema } = value;
    if (!isObject(discriminator)) return [name, value];
    return [name, { ...schema, discriminator: { propertyName: discriminator["propertyName"] } }];
  });
  return { ...document, components: { ...asObject(document["components"]), schemas: Object.fromEntries(schemas) } };
}
