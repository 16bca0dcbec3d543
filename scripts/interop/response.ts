// Holds the body that a client got to the contract.

import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { calls } from "./calls.ts";
import type { Stage } from "./tool.ts";

/**
 * Checks the body of the success of the API's call.
 * @returns What is wrong with it; nothing when it is valid.
 */
export function faultsOf({ api, document }: Stage, body: unknown): string | undefined {
  if (body === null || typeof body !== "object") return `the body is no object but ${JSON.stringify(body)}`;
  const { path, method, status } = calls[api];
  const ajv = new Ajv2020({ strict: false, validateFormats: true, logger: false });
  addFormats.default(ajv);
  ajv.addSchema(document, "bundle");
  const steps = ["paths", path, method.toLowerCase(), "responses", status, "content", "application/json", "schema"];
  const pointer = steps.map((step) => step.replaceAll("~", "~0").replaceAll("/", "~1")).join("/");
  const isValid = ajv.compile({ $ref: `bundle#/${encodeURI(pointer)}` });
  return isValid(body) ? undefined : ajv.errorsText(isValid.errors, { dataVar: "body" });
}
