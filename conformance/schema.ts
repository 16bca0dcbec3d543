// Validates values against schemas of the contract, and gives the evidence of each broken rule.

import type { Api } from "../model/apis.ts";
import type { Contract } from "../model/contract.ts";
import { asArray, asObject, isObject, type JsonObject } from "../model/document.ts";
import { type Evidence, evidenceAt, evidenceOfPointer, presenceOf, weaker } from "../model/evidence.js";
import type { Media } from "../model/media.ts";
import { keysOf, pointer } from "../model/pointer.js";
import { createValidation, type ErrorObject, type Validation } from "../model/validation.ts";
import type { Contracts } from "./contracts.ts";

/** A rule of a schema that a value breaks. */
export interface SchemaProblem {
  /** Path to the value, for example `result.0.id`. */
  place: string;
  /** What was expected, from the schema. */
  expected: string;
  actual: string;
  evidence: Evidence;
  /** JSON pointer of the schema that has the rule. */
  pointer: string;
  /** The keyword of the schema; for a format, the format. */
  rule: string;
}

const validations = new WeakMap<Contract, Validation>();

/** The validators of a contract; their errors carry the value and its schema. */
export function validationOf(contract: Contract): Validation {
  const known = validations.get(contract) ?? createValidation(contract.document, { verbose: true });
  validations.set(contract, known);
  return known;
}

/**
 * Validates a body.
 * @param media The media type of the contract, with its schema.
 * @param value The body, read as JSON.
 * @returns One problem for each broken rule, with the weakest evidence on the way to it.
 */
export function validateBody(contracts: Contracts, service: Api, media: Media, value: unknown): SchemaProblem[] {
  const validate = validationOf(contracts[service]).at(media.pointer);
  if (validate(value)) return [];
  const errors = withoutConstants(withoutBranches(validate.errors ?? []));
  const document = contracts[service].document;
  return errors.map((error) => {
    const path = error.instancePath.split("/").slice(1);
    const isMissing = error.keyword === "required";
    const place = isMissing ? [...path, String(error.params["missingProperty"])] : path;
    const known = weaker(
      evidenceAt(document, media.schema, path, media.ground),
      componentEvidence(document, error.schemaPath),
    );
    return {
      place: place.join("."),
      expected: `${place.join(".") || "the body"} ${expectation(error)}`,
      actual: isMissing ? "it is missing" : describe(error.data),
      evidence: isMissing ? presenceOf(known, asObject(error.parentSchema)) : weaker(known, ofFormat(error)),
      pointer: pointerOfError(document, error, media),
      rule: error.keyword === "format" ? String(error.params["format"]) : error.keyword,
    };
  });
}

/** JSON pointer of the schema with the broken keyword; Ajv returns the bundle's own objects. */
function pointerOfError(document: JsonObject, { parentSchema }: ErrorObject, media: Media): string {
  return pointerOf(document, asObject(parentSchema)) ?? media.pointer;
}

const pointers = new WeakMap<JsonObject, Map<JsonObject, string>>();

/** JSON pointer of a schema in its bundle; undefined for a schema that is not part of the bundle. */
export function pointerOf(document: JsonObject, schema: JsonObject): string | undefined {
  const known = pointers.get(document) ?? new Map<JsonObject, string>();
  if (!pointers.has(document)) {
    pointers.set(document, known);
    const note = (node: unknown, at: string): void => {
      if (isObject(node)) known.set(node, at);
      if (typeof node !== "object" || node === null) return;
      for (const [key, child] of Object.entries(node)) note(child, pointer(at, key));
    };
    note(document, "");
  }
  return known.get(schema);
}

/** Evidence of a format: integers are documented, but their 32 or 64 bits are only our reading. */
function ofFormat({ params }: ErrorObject): Evidence {
  return /^int(32|64)$/.test(String(params["format"])) ? "observed" : "documented";
}

/** Evidence of a rule within a component; outside of components, `evidenceAt` alone decides. */
function componentEvidence(document: JsonObject, schemaPath: string): Evidence {
  return keysOf(schemaPath)[0] === "components" ? evidenceOfPointer(document, schemaPath) : "documented";
}

/** Leaves out errors inside the branches of a oneOf or if: the error of the whole says more. */
function withoutBranches(errors: ErrorObject[]): ErrorObject[] {
  const wholes = errors.filter(({ keyword }) => keyword === "oneOf");
  const isInside = ({ keyword, instancePath }: ErrorObject) =>
    keyword !== "oneOf" && wholes.some((whole) => instancePath.startsWith(whole.instancePath));
  return errors.filter((error) => error.keyword !== "if" && !isInside(error));
}

/** Leaves out `enum` errors beside a `const` error, which says the same. */
function withoutConstants(errors: ErrorObject[]): ErrorObject[] {
  const constants = new Set(
    errors.filter(({ keyword }) => keyword === "const").map(({ instancePath }) => instancePath),
  );
  return errors.filter(({ keyword, instancePath }) => keyword !== "enum" || !constants.has(instancePath));
}

function expectation({ keyword, message, params, parentSchema }: ErrorObject): string {
  if (keyword === "required")
    return asObject(parentSchema)["x-presence"] === "table" ? "is there, as its table says" : "is there";
  if (keyword === "enum") return `is one of ${asArray(params["allowedValues"]).map(String).join(", ")}`;
  if (keyword === "oneOf") return "has one of the documented forms";
  if (keyword === "const") return `is ${JSON.stringify(params["allowedValue"])}`;
  return message ?? keyword;
}

/** A value in a few words, for reports: long texts are cut. */
export function describe(value: unknown): string {
  const text = value === undefined ? "nothing" : (JSON.stringify(value) ?? String(value));
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}
