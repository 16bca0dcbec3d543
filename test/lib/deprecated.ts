// A finance contract with deprecations, for tests: the real one has none.

import { cp, writeFile } from "node:fs/promises";
import { generatedDir } from "../../model/apis.ts";
import { asObject, type Json, type JsonObject } from "../../model/document.ts";
import { walk } from "../../model/evidence-walk.js";
import { bundles } from "./bundles.ts";
import { isLasting, temporaryFolder } from "./folder.ts";

/** The operation that is deprecated, what replaces it, and when it ends. */
export const ending = {
  operationId: "listSupportedAssets",
  path: "/v1/supported-assets",
  replacedBy: "listAccountSupportedAssets",
  sunset: "2027-06-30",
} as const;

/** A second one, of another method, which nothing replaces. */
export const final = {
  operationId: "createPartyVerification",
  path: "/v1/parties/{partyId}/verification",
  sunset: "2027-09-30",
} as const;

function at(document: JsonObject, ...keys: string[]): JsonObject {
  const found = keys.reduce<Json | undefined>((node, key) => asObject(node)[key], document);
  if (found === undefined) throw new Error(`the finance contract has no ${keys.join(" ")}`);
  return asObject(found);
}

/** The finance bundle with two deprecated operations, a deprecated parameter and a deprecated field. */
export function deprecatedFinance(sunset: string = ending.sunset): JsonObject {
  const document = structuredClone(bundles.finance);
  // Should the real contract deprecate something, the tests do not count it.
  for (const { node } of walk(document))
    if (node["deprecated"] === true)
      for (const word of ["deprecated", "x-sunset", "x-replaced-by"]) delete node[word];
  const { path, replacedBy } = ending;
  const end = { deprecated: true, "x-sunset": sunset };
  Object.assign(at(document, "paths", path, "get"), end, { "x-replaced-by": replacedBy });
  const last = { deprecated: true, "x-sunset": final.sunset, "x-replaced-by": null };
  Object.assign(at(document, "paths", final.path, "post"), last);
  const sessions = at(document, "paths", "/v1/accounts/{accountId}/fiat-to-crypto/payment-sessions", "get");
  const parameters = (sessions["parameters"] as JsonObject[]).filter(({ name }) => name === "from");
  for (const parameter of parameters) Object.assign(parameter, end, { "x-replaced-by": "to" });
  Object.assign(at(document, "components", "schemas", "Wallet", "properties", "amlStatus"), end);
  return document;
}

/** A copy of generated/ with the deprecated finance bundle. */
export async function deprecatedFolder(sunset?: string): Promise<string> {
  const folder = temporaryFolder("deprecated");
  await cp(generatedDir, folder, { recursive: true, filter: isLasting });
  await writeFile(`${folder}/finance/openapi.json`, JSON.stringify(deprecatedFinance(sunset), null, 2));
  return folder;
}
