// Holds what a client got, or a tool made up, to the contract.

import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { JsonObject } from "../../model/document.ts";
import { calls } from "./calls.ts";
import type { Stage } from "./tool.ts";

/**
 * Checks a value against a schema of the bundle.
 * @param pointer Where the schema stands, with `#` in front.
 * @returns What is wrong with it; nothing when it is valid.
 */
export function schemaFaults(document: JsonObject, pointer: string, value: unknown): string | undefined {
  const isValid = checkerOf(document).compile({ $ref: `bundle${pointer}` });
  return isValid(value) ? undefined : checkerOf(document).errorsText(isValid.errors, { dataVar: "" });
}

const checkers = new WeakMap<JsonObject, Ajv2020>();

function checkerOf(document: JsonObject): Ajv2020 {
  const known = checkers.get(document);
  if (known !== undefined) return known;
  const ajv = new Ajv2020({ strict: false, validateFormats: true, logger: false });
  addFormats.default(ajv);
  ajv.addSchema(document, "bundle");
  checkers.set(document, ajv);
  return ajv;
}

/**
 * Checks the body of the success of the API's call.
 * @returns What is wrong with it; nothing when it is valid.
 */
export function faultsOf({ api, document }: Stage, body: unknown): string | undefined {
  if (body === null || typeof body !== "object") return `the body is no object but ${JSON.stringify(body)}`;
  const { path, method, status } = calls[api];
  const steps = ["paths", path, method.toLowerCase(), "responses", status, "content", "application/json", "schema"];
  const pointer = steps.map((step) => step.replaceAll("~", "~0").replaceAll("/", "~1")).join("/");
  return schemaFaults(document, `#/${encodeURI(pointer)}`, body);
}
