// Validates values against schemas of the contract, and says how well the sources know each rule that was broken.

import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Api } from "../../scripts/lib/apis.ts";
import type { Evidence } from "../../scripts/lib/evidence.ts";
import { asArray, asObject, asStrings, isObject, type JsonObject, resolve } from "../../scripts/lib/openapi.ts";
import type { Contract, Media } from "./contract.ts";
import { evidenceAt, evidenceOfPointer, nearest, pointerKeys, weaker } from "./evidence.ts";

/** A rule of a schema that a value breaks. */
export interface SchemaProblem {
  /** Path to the value, for example `result.0.id`. */
  place: string;
  /** What was expected, from the schema. */
  expected: string;
  actual: string;
  evidence: Evidence;
}

const engines = new WeakMap<Contract, Ajv2020>();

function engineOf(contract: Contract): Ajv2020 {
  const known = engines.get(contract);
  if (known !== undefined) return known;
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false, validateSchema: false, verbose: true });
  addFormats.default(ajv);
  ajv.addFormat("decimal", /^-?\d+(\.\d+)?$/);
  for (const [api, document] of Object.entries(contract.documents)) ajv.addSchema(document, api);
  engines.set(contract, ajv);
  return ajv;
}

const validators = new WeakMap<Contract, Map<string, ValidateFunction>>();

/** The compiled validator of a schema of a bundle, by its JSON pointer. */
export function validatorOf(contract: Contract, service: Api, pointer: string): ValidateFunction {
  const known = validators.get(contract) ?? new Map<string, ValidateFunction>();
  validators.set(contract, known);
  const key = `${service}#${pointer}`;
  const found = known.get(key) ?? engineOf(contract).compile({ $ref: key });
  known.set(key, found);
  return found;
}

/**
 * Validates a body.
 * @param media Where its schema stands.
 * @param value The body, read as JSON.
 * @returns One problem for each broken rule, with the weakest evidence on the way to it.
 */
export function validateBody(contract: Contract, service: Api, media: Media, value: unknown): SchemaProblem[] {
  const validate = validatorOf(contract, service, media.pointer);
  if (validate(value)) return [];
  const errors = withoutBranches(validate.errors ?? []);
  const document = contract.documents[service];
  return errors.map((error) => {
    const path = error.instancePath.split("/").slice(1);
    const place = error.keyword === "required" ? [...path, String(error.params["missingProperty"])] : path;
    return {
      place: place.join("."),
      expected: `${place.join(".") || "the body"} ${expectation(error)}`,
      actual: error.keyword === "required" ? "it is missing" : describe(error.data),
      evidence: weaker(
        // That a member is there is the word of the object that requires it; the member speaks of its values.
        evidenceAt(document, media.schema, path, media.evidence),
        media.evidence,
        componentEvidence(document, error.schemaPath),
        // The sources say integer; how many bits it has is our reading.
        /^int(32|64)$/.test(String(error.params["format"])) ? "observed" : "documented",
      ),
    };
  });
}

/** The word nearest to the broken keyword counts only within a component; paths are weighed by `media.evidence`. */
function componentEvidence(document: JsonObject, schemaPath: string): Evidence {
  return pointerKeys(schemaPath)[0] === "components" ? evidenceOfPointer(document, schemaPath) : "documented";
}

/** The errors inside the branches of a oneOf or if say less than the one about the whole. */
function withoutBranches(errors: ErrorObject[]): ErrorObject[] {
  const wholes = errors.filter(({ keyword }) => keyword === "oneOf" || keyword === "if");
  const kept = errors.filter(
    (error) =>
      error.keyword !== "if" &&
      !wholes.some((whole) => whole.keyword === "oneOf" && whole !== error && inside(error, whole)),
  );
  return kept;
}

function inside(error: ErrorObject, whole: ErrorObject): boolean {
  return error.instancePath.startsWith(whole.instancePath) && error.keyword !== "oneOf";
}

function expectation({ keyword, message, params }: ErrorObject): string {
  if (keyword === "required") return "is there";
  if (keyword === "enum") return `is one of ${asStrings(params["allowedValues"]).join(", ")}`;
  if (keyword === "oneOf") return "has one of the documented forms";
  return message ?? keyword;
}

/** A value in a few words, for reports: long texts are cut. */
export function describe(value: unknown): string {
  const text = value === undefined ? "nothing" : (JSON.stringify(value) ?? String(value));
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}

/** A schema that applies to a value, with the path to the value (indexes as `[]`). */
export interface Visit {
  path: string[];
  value: unknown;
  schema: JsonObject;
  evidence: Evidence;
  /** Members that no schema names. */
  added: string[];
}

/**
 * Walks a value together with its schema.
 * @returns Every place whose schema is known, and the members that are not in it.
 */
export function* walkValue(document: JsonObject, media: Media, value: unknown): Generator<Visit> {
  yield* walk(document, media.schema, value, [], media.evidence);
}

function* walk(
  document: JsonObject,
  node: JsonObject,
  value: unknown,
  path: string[],
  inherited: Evidence,
): Generator<Visit> {
  const parts = [...flatten(document, node, value, inherited)];
  const declared = new Map<string, { schema: JsonObject; evidence: Evidence }>();
  let open = false;
  for (const { schema, evidence } of parts) {
    for (const [name, child] of Object.entries(asObject(schema["properties"]))) {
      if (isObject(child) && !declared.has(name)) declared.set(name, { schema: child, evidence });
    }
    open ||= schema["additionalProperties"] !== undefined;
  }
  const members = isObject(value) ? Object.keys(value) : [];
  const added = declared.size > 0 && !open ? members.filter((name) => !declared.has(name)) : [];
  for (const [index, { schema, evidence }] of parts.entries()) {
    yield { path, value, schema, evidence, added: index === 0 ? added : [] };
  }
  if (isObject(value)) {
    for (const [name, child] of declared) {
      if (value[name] === undefined) continue;
      yield* walk(document, child.schema, value[name], [...path, name], child.evidence);
    }
  }
  const items = parts.find(({ schema }) => isObject(schema["items"]));
  if (items !== undefined && Array.isArray(value)) {
    for (const entry of value) {
      yield* walk(document, asObject(items.schema["items"]), entry, [...path, "[]"], items.evidence);
    }
  }
}

const components = new WeakMap<JsonObject, Map<string, JsonObject>>();

/** A component, looked up once for each document. */
function component(document: JsonObject, ref: string): JsonObject {
  const known = components.get(document) ?? new Map<string, JsonObject>();
  components.set(document, known);
  const found = known.get(ref) ?? resolve(document, { $ref: ref });
  known.set(ref, found);
  return found;
}

/** The schemas that apply to a value at one place: references and allOf followed, oneOf chosen by discriminator. */
function* flatten(
  document: JsonObject,
  node: JsonObject,
  value: unknown,
  inherited: Evidence,
): Generator<{ schema: JsonObject; evidence: Evidence }> {
  let schema = node;
  let evidence = nearest(node, inherited);
  while (typeof schema["$ref"] === "string") {
    schema = component(document, schema["$ref"]);
    evidence = weaker(evidence, nearest(schema, "documented"));
  }
  yield { schema, evidence };
  for (const branch of asArray(schema["allOf"])) yield* flatten(document, asObject(branch), value, evidence);
  const discriminator = asObject(schema["discriminator"]);
  const tag = isObject(value) ? value[String(discriminator["propertyName"])] : undefined;
  const target = asObject(discriminator["mapping"])[String(tag)];
  if (typeof target === "string") yield* flatten(document, { $ref: target }, value, evidence);
}
