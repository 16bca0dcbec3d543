// What the rules ask of parties: which kind they are, and whether they are cleared.

import { asArray, asObject, asText, type JsonObject } from "../../store/json.ts";
import type { Resource } from "../../store/resources.ts";
import type { World } from "../world.ts";

/** Whether a party is an organisation; when its type is not given, its fields tell. */
export function isOrganisation(party: JsonObject): boolean {
  const type = asText(party["partyType"]);
  return type === undefined ? party["name"] !== undefined && party["firstName"] === undefined : type !== "INDIVIDUAL";
}

/** Whether KYC or KYB is done with. NOT_REQUIRED is documented, VERIFIED is ours (transitions.ts). */
export function isCleared(party: JsonObject): boolean {
  const status = isOrganisation(party) ? party["kybStatus"] : party["kycStatus"];
  return party["kycStatus"] === "NOT_REQUIRED" || status === "VERIFIED";
}

/** Whether the party owes no consent to partner terms; the final gate after KYC. */
export function hasConsented(party: JsonObject): boolean {
  return party["partnerTermsStatus"] !== "REQUIRED";
}

/** The parties that hold an account, to be read only; undefined stands for one that is gone. */
export function holdersOf(world: World, { tenant, body }: Resource): (JsonObject | undefined)[] {
  return asArray(body["partyRoles"])
    .map(asObject)
    .filter((role) => role["roleType"] === "ACCOUNT_HOLDER")
    .map((role) => world.store.look.find(tenant, "parties", String(role["partyId"]))?.body);
}
