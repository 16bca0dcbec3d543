// Whether reads can show what was seeded: a resource that breaks its schema would break every list it is in.

import { faultOf, validationOf } from "../../form.ts";
import { asArray, asObject, asText, type JsonObject } from "../../store/json.ts";
import { type Kind, kinds, type Resource } from "../../store/resources.ts";
import { readSchemas } from "../contract.ts";
import { viewOf } from "../views.ts";
import { flagForHttp, isAllowedHttp } from "../webhook.ts";
import type { World } from "../world.ts";

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
function wrongIn(world: World, kind: Kind, resource: Resource): string | undefined {
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
function secured(body: JsonObject): JsonObject {
  return { ...body, url: String(body["url"]).replace(/^http:/i, "https:") };
}
