// Refuses what a seed says and no resource has: a misspelled field, or one of the request that creates the resource.

import { nearest } from "../../../cli/nearest.ts";
import { ibanField } from "../../assumed.ts";
import { asArray, type JsonObject } from "../../store/json.ts";
import { type Kind, kinds } from "../../store/resources.ts";
import { readSchemas, type StateContract } from "../contract.ts";
import { unknownFields } from "../fields.ts";
import { owners } from "./seed.ts";

/** Fields that a seed may have besides those of the reads, by place. */
const more: Partial<Record<Kind, Record<string, string[]>>> = {
  virtualBankAccounts: { "": [ibanField] },
  verifications: { "": ["url", "revoked"] },
  webhooks: { "authenticationMethod.": ["apiKey", "password"] },
};

/**
 * Looks for fields that no resource of its kind has, at any depth that the contract describes.
 * @param resources What is to be seeded, by kind.
 * @throws Error in one line that names the first such field, the nearest there is, and all of them.
 */
export function checkFields(contract: StateContract, resources: Record<string, unknown[] | undefined>): void {
  for (const kind of kinds) {
    const { api, schema, list = schema } = readSchemas[kind];
    const document: JsonObject = contract.contracts[api].document;
    const anyOf = [schema, list].map((name) => ({ $ref: `#/components/schemas/${name}` }));
    const extra = (at: string) => [
      ...(at === "" ? ["id", ...(owners[kind] === undefined ? [] : [owners[kind]])] : []),
      ...(more[kind]?.[at] ?? []),
    ];
    for (const [index, given] of asArray(resources[kind]).entries())
      for (const { at, name, known } of unknownFields({ document, schema: { anyOf } }, given, extra)) {
        const place = [`${kind}[${index}]`, ...at.split(".").slice(0, -1)].join(".");
        throw new Error(`${place} has no field ${name}${nearest(name, known)}; it may have ${known.join(", ")}`);
      }
  }
}
