// Validates values against the schemas of the bundles, with Ajv for JSON Schema 2020-12 in strict mode.

import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Api } from "../../model/apis.ts";
import { asObject } from "../../model/document.ts";
import { words } from "../../model/vocabulary.js";
import { bundles } from "./bundles.ts";

/** The words of OpenAPI and of ours that JSON Schema does not know; Ajv refuses every other unknown word. */
const vocabulary = ["components", "discriminator", "example", ...Object.keys(words)];

/** Formats that say what a string is and assert nothing (openapi/README.md). */
const annotations = [
  ...["asset-code", "bank-account-number", "bank-account-number-end", "bic", "blockchain-address", "country"],
  ...["currency-code", "iban", "phone", "routing-number", "transaction-hash"],
];

const ajv = new Ajv2020({ strict: true, allErrors: true });
addFormats.default(ajv);
ajv.addFormat("decimal", /^-?\d+(\.\d+)?$/);
for (const format of annotations) ajv.addFormat(format, true);
ajv.addVocabulary(vocabulary);

/**
 * Compiles a schema of a bundle.
 * @param api Which bundle.
 * @param path Where the schema stands, as keys from the root of the document.
 * @returns Ajv's validating function; it throws when the schema does not compile in strict mode.
 */
export function compile(api: Api, path: (string | number)[]): ValidateFunction {
  let node: unknown = bundles[api];
  for (const key of path) node = asObject(node)[key];
  // References lead to #/components/schemas of the bundle, so these go along.
  return ajv.compile({ ...asObject(node), components: bundles[api]["components"] });
}

/** The errors of a validation, one line each. */
export function explain(errors: ErrorObject[] | null | undefined): string {
  return (errors ?? [])
    .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
    .join("\n");
}
