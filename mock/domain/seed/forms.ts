// Refuses a seed that says what no resource has, such as a misspelled field, or what reads cannot show: a resource that breaks
// its schema would break every list it is in.

import { nearest } from "../../../cli/nearest.ts";
import { ibanField } from "../../assumed.ts";
import { faultOf, validationOf } from "../../form.ts";
import { asArray, asObject, asText, type JsonFields } from "../../store/json.ts";
import { kinds, type Resource, type ResourceKind } from "../../store/resources.ts";
import { readSchemas, type StateContract } from "../contract.ts";
import { unknownFields } from "../fields.ts";
import { viewOf } from "../views.ts";
import { flagForHttp, isAllowedHttp } from "../webhook.ts";
import type { World } from "../world.ts";
import { owners } from "./seed.ts";

/** Fields that a seed may have besides those of the reads, by place. */
const more: Partial<Record<ResourceKind, Record<string, string[]>>> = {
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
    const document: JsonFields = contract.contracts[api].document;
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

/**
 * Holds what was seeded to the contract, as it stands in the state now.
 * @param resources What was seeded, by kind.
 * @throws Error in one line that names the first place that is wrong: `wallets[0].amlStatus must be one of …`.
 */
export function checkShown(world: World, tenant: string, resources: Record<string, unknown[] | undefined>): void {
  for (const kind of kinds) {
    asArray(resources[kind]).forEach((given, index) => {
      const resource = world.store.find(tenant, kind, asText(asObject(given)["id"]) ?? "");
      const words = resource && wrongIn(world, kind, resource);
      if (words !== undefined) throw new Error(`${kind}[${index}]${words}`);
    });
  }
}

/** What is wrong with a resource, to follow its name; undefined when nothing is. */
function wrongIn(world: World, kind: ResourceKind, resource: Resource): string | undefined {
  const { api, schema } = readSchemas[kind];
  const validate = validationOf(world.contract.contracts[api].document).at(`/components/schemas/${schema}`);
  const address = kind === "webhooks" ? String(resource.body["url"]) : "";
  const isAllowed = isAllowedHttp(address, world.allowHttpWebhooks);
  if (validate(isAllowed ? secured(resource.body) : viewOf(world, resource))) return undefined;
  const [error] = validate.errors ?? [];
  if (error === undefined) return undefined;
  const { at, words } = faultOf(error);
  const flag = at === "/url" ? flagForHttp(address) : undefined;
  const hint = flag === undefined ? "" : `; plain http there needs ${flag}`;
  return `${at.replaceAll("/", ".")} ${words}${hint}`;
}

/** A webhook as if its receiver were on HTTPS: a flag allows more than the contract does. */
function secured(body: JsonFields): JsonFields {
  return { ...body, url: String(body["url"]).replace(/^http:/i, "https:") };
}
