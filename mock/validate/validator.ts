// Validates requests and events against the bundle, with Ajv validators that are compiled once, at their first use.

import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { object } from "../contract/document.ts";
import type { Contract, JsonObject, Operation } from "../contract/types.ts";

/** What of a request is validated. */
export interface Input {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body?: unknown;
}

/** The validators of one contract. */
export interface Validator {
  /**
   * Validates a request.
   * @param operation Its operation.
   * @param bodyType Media type of the body, one of the operation's; undefined when there is no body.
   * @returns What is wrong; empty when nothing is.
   */
  request(operation: Operation, bodyType: string | undefined, input: Input): ErrorObject[];
  /** Validates an event before it is delivered. */
  event(pointer: string, event: unknown): ErrorObject[];
}

const documentId = "contract";
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Prepares the validators of a contract.
 * @param contract The contract; its schemas are JSON Schema 2020-12.
 */
export function createValidator(contract: Contract): Validator {
  // The bundle is linted and tested in strict mode; checking its schemas again would cost a tenth of a second.
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    discriminator: true,
    logger: false,
    validateSchema: false,
  });
  addFormats.default(ajv);
  ajv.addFormat("decimal", /^-?\d+(\.\d+)?$/);
  ajv.addFormat("uuid", uuid); // ajv-formats also lets `urn:uuid:` pass.
  ajv.addSchema(withoutMappings(contract.document), documentId);
  const compiled = new Map<string, ValidateFunction>();

  const validate = (key: string, schema: () => object, value: unknown): ErrorObject[] => {
    const check = compiled.get(key) ?? ajv.compile(schema());
    compiled.set(key, check);
    return check(value) ? [] : (check.errors ?? []);
  };
  return {
    request: (operation, bodyType, input) =>
      validate(`${operation.operationId} ${bodyType}`, () => requestSchema(operation, bodyType), input),
    event: (pointer, event) => validate(pointer, () => reference(pointer), event),
  };
}

function reference(pointer: string): object {
  return { $ref: `${documentId}#${encodeURI(pointer)}` };
}

/** One schema for the whole request, so that one pass finds everything that is wrong. */
function requestSchema(operation: Operation, bodyType: string | undefined): object {
  const place = (where: "path" | "query") => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === where);
    return {
      type: "object",
      properties: Object.fromEntries(parameters.map(({ name, pointer }) => [name, reference(pointer)])),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
    };
  };
  const body = operation.body?.pointers[bodyType ?? ""];
  const properties = { path: place("path"), query: place("query"), ...(body ? { body: reference(body) } : {}) };
  return { type: "object", properties };
}

/** Ajv chooses the branch of a `oneOf` by the constants of its `discriminator` and refuses an explicit mapping. */
function withoutMappings(document: JsonObject): JsonObject {
  const components = object(document["components"]);
  const schemas = Object.entries(object(components["schemas"])).map(([name, value]) => {
    const { discriminator, ...schema } = object(value);
    if (discriminator === undefined) return [name, value];
    return [name, { ...schema, discriminator: { propertyName: object(discriminator)["propertyName"] } }];
  });
  return { ...document, components: { ...components, schemas: Object.fromEntries(schemas) } };
}
