// What the rules ask of resources: which kind a party is and whether it is cleared, and the conditions of the overlay.

import { asArray, asObject, asText, type JsonFields } from "../../store/json.ts";
import type { Resource, ResourceKind } from "../../store/resources.ts";
import { amountIn } from "../money/decimal.ts";
import type { World } from "../world.ts";
import { momentOf } from "./clock.ts";

/** Whether a party is an organisation; when its type is not given, its fields tell. */
export function isOrganisation(party: JsonFields): boolean {
  const type = asText(party["partyType"]);
  return type === undefined ? party["name"] !== undefined && party["firstName"] === undefined : type !== "INDIVIDUAL";
}

/** Whether KYC or KYB is done with. NOT_REQUIRED is documented, VERIFIED is ours (machines.ts). */
export function isCleared(party: JsonFields): boolean {
  const status = isOrganisation(party) ? party["kybStatus"] : party["kycStatus"];
  return party["kycStatus"] === "NOT_REQUIRED" || status === "VERIFIED";
}

/** Whether the party owes no consent to partner terms; the final gate after KYC. */
export function hasConsented(party: JsonFields): boolean {
  return party["partnerTermsStatus"] !== "REQUIRED";
}

/** The parties that hold an account, to be read only; the roles of a party go with it. */
export function holdersOf(world: World, { tenant, body }: Resource): JsonFields[] {
  const roles = asArray(body["partyRoles"]).map(asObject);
  const holders = roles.filter((role) => role["roleType"] === "ACCOUNT_HOLDER");
  const parties = holders.map((role) => world.store.find(tenant, "parties", String(role["partyId"])));
  return parties.flatMap((party) => (party === undefined ? [] : [party.body]));
}

/** Whether something holds for a resource. */
export type MoveCondition = (world: World, resource: Resource) => boolean;

/** A wallet is ready when its screening ended well; nothing else is (AmlStatus of the contract). */
export function isReady(wallet: Resource | undefined): boolean {
  return wallet?.body["amlStatus"] === "APPROVED";
}

/** The party is an organization. */
export const organisation: MoveCondition = (_, { body }) => isOrganisation(body);

export const kycNotRequired: MoveCondition = (_, { body }) => body["kycStatus"] === "NOT_REQUIRED";

/** A payout route starts at a self-custody wallet. */
export const selfCustodySource: MoveCondition = (world, route) =>
  of(world, route, "wallets", "sourceWalletId")?.body["type"] === "SELF_CUSTODY";

/** The wallet, or that of a pay-in, is not ready. */
export const walletNotReady: MoveCondition = (world, resource) =>
  !isReady(resource.kind === "wallets" ? resource : of(world, resource, "wallets", "accountWalletId"));

/** A transfer has no wallet to leave from or to arrive in. */
export const cannotBeSent: MoveCondition = (world, transfer) =>
  !isReady(of(world, transfer, "wallets", "sourceWalletId")) ||
  of(world, transfer, "wallets", "destinationWalletId") === undefined;

/** The whole amount is held. */
export const fundsHeld: MoveCondition = (world, { tenant, id, body }) => {
  const held = world.ledger(tenant).held(id);
  return held !== undefined && held.amount === amountIn(body["amount"]);
};

/** All that a payment request settles is held. */
export const wholeSettlementHeld: MoveCondition = (world, { tenant, id, body }) => {
  const wanted = amountIn(asObject(body["settlementAmount"])["crypto"]);
  return (world.ledger(tenant).held(id)?.amount ?? 0n) >= wanted;
};

export const routeNotActive: MoveCondition = (world, payout) =>
  of(world, payout, "payoutRoutes", "routeId")?.body["status"] !== "ACTIVE";

/** Who is to get a payout is not cleared. */
export const beneficiaryRefused: MoveCondition = (world, payout) => {
  const account = beneficiaryAccount(world, payout);
  const party = account && of(world, account, "parties", "partyId");
  return party === undefined || !isCleared(party.body) || !hasConsented(party.body);
};

/** The bank account of a route lacks what a payout needs. */
export const beneficiaryIncomplete: MoveCondition = (world, route) =>
  of(world, route, "payoutBankAccounts", "payoutBankAccountId")?.hidden["complete"] === false;

/** A route has to be proved; one on incomplete data fails at once, whatever its source. */
export const proofNeeded: MoveCondition = (world, route) =>
  selfCustodySource(world, route) && !beneficiaryIncomplete(world, route);

/** The time of a session is up. */
export const isExpired: MoveCondition = (world, { body }) => momentOf(String(body["expiresAt"])) <= world.clock.now();

/** The bank account that a payout is paid to. */
export function beneficiaryAccount(world: World, payout: Resource): Resource | undefined {
  const route = of(world, payout, "payoutRoutes", "routeId");
  return route && of(world, route, "payoutBankAccounts", "payoutBankAccountId");
}

/** The resource that a field of another one names. */
function of(world: World, { tenant, body, hidden }: Resource, kind: ResourceKind, field: string): Resource | undefined {
  const id = asText(body[field] ?? hidden[field]);
  return id === undefined ? undefined : world.store.find(tenant, kind, id);
}
