// Refuses what a seed says and no resource has: a misspelled field, or one of the request that creates the resource.

import { nearest } from "../../../cli/nearest.ts";
import { ibanField } from "../../assumed.ts";
import { asArray, asObject, isObject, type JsonObject } from "../../store/json.ts";
import { type Kind, kinds } from "../../store/resources.ts";
import { readSchemas, type StateContract } from "../contract.ts";
import { type Described, fieldsOf } from "../shared-fields.ts";
import { owners } from "./seed.ts";

/** Fields that a seed may have besides those of the reads, by place. */
const more: Partial<Record<Kind, Record<string, string[]>>> = {
  virtualBankAccounts: { "": [ibanField] },
  verifications: { "": ["url", "revoked"] },
  webhooks: { ".authenticationMethod": ["apiKey", "password"] },
};

/**
 * Looks for fields that no resource of its kind has, at any depth that the contract describes.
 * @param resources What is to be seeded, by kind.
 * @throws Error in one line that names the first such field, the nearest there is, and all of them.
 */
export function checkFields(contract: StateContract, resources: Record<string, unknown[] | undefined>): void {
  for (const kind of kinds) {
    const { api, schema, list } = readSchemas[kind];
    const { document } = contract.contracts[api];
    const anyOf = [schema, ...(list === undefined ? [] : [list])].map((name) => ({
      $ref: `#/components/schemas/${name}`,
    }));
    const owner = owners[kind];
    const extra = (place: string) => [
      ...(place === "" ? ["id", ...(owner === undefined ? [] : [owner])] : []),
      ...(more[kind]?.[place] ?? []),
    ];
    for (const [index, given] of asArray(resources[kind]).entries()) {
      const fault = strangeIn({ document: document as JsonObject, schema: { anyOf } }, given, "", extra);
      if (fault !== undefined) throw new Error(`${kind}[${index}]${fault}`);
    }
  }
}

/** The first field that is not described, to follow the name of the resource; undefined when there is none. */
function strangeIn(
  described: Described,
  value: unknown,
  place: string,
  extra: (place: string) => string[],
): string | undefined {
  if (Array.isArray(value))
    return value
      .map((entry, index) => strangeIn(described, entry, `${place}.${index}`, extra))
      .find((fault) => fault !== undefined);
  if (!isObject(value)) return undefined;
  const fields = fieldsOf(described);
  // An object of which nothing is said may have anything.
  if (Object.keys(fields).length === 0) return undefined;
  const known = [...new Set([...extra(place), ...Object.keys(fields)])];
  for (const [name, field] of Object.entries(asObject(value))) {
    if (!known.includes(name))
      return `${place} has no field ${name}${nearest(name, known)}; it may have ${known.join(", ")}`;
    const fault = strangeIn({ ...described, schema: { allOf: fields[name] ?? [] } }, field, `${place}.${name}`, extra);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
