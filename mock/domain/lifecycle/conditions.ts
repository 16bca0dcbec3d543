// Conditions on resources: the type and clearance of a party, and the conditions of the overlay.

import { asArray, asObject, asText, type JsonFields } from "../../store/json.ts";
import type { Resource, ResourceKind } from "../../store/resources.ts";
import { amountIn } from "../money/decimal.ts";
import type { World } from "../world.ts";
import { momentOf } from "./clock.ts";

/** Whether a party is an organization; without a `partyType`, its fields decide. */
export function isOrganization(party: JsonFields): boolean {
  const type = asText(party["partyType"]);
  return type === undefined ? party["name"] !== undefined && party["firstName"] === undefined : type !== "INDIVIDUAL";
}

/** Whether KYC or KYB is complete. NOT_REQUIRED is documented, VERIFIED is assumed (machines.ts). */
export function isCleared(party: JsonFields): boolean {
  const status = isOrganization(party) ? party["kybStatus"] : party["kycStatus"];
  return party["kycStatus"] === "NOT_REQUIRED" || status === "VERIFIED";
}

/** Whether no consent to partner terms is missing. */
export function hasConsented(party: JsonFields): boolean {
  return party["partnerTermsStatus"] !== "REQUIRED";
}

/** The parties that hold an account; do not change them. */
export function holdersOf(world: World, { tenant, body }: Resource): JsonFields[] {
  const roles = asArray(body["partyRoles"]).map(asObject);
  const holders = roles.filter((role) => role["roleType"] === "ACCOUNT_HOLDER");
  const parties = holders.map((role) => world.store.find(tenant, "parties", String(role["partyId"])));
  return parties.flatMap((party) => (party === undefined ? [] : [party.body]));
}

/** Whether a move is possible for a resource. */
export type MoveCondition = (world: World, resource: Resource) => boolean;

/** A wallet is ready only if its screening ended with APPROVED (AmlStatus of the contract). */
export function isReady(wallet: Resource | undefined): boolean {
  return wallet?.body["amlStatus"] === "APPROVED";
}

export const organisation: MoveCondition = (_, { body }) => isOrganization(body);

export const kycNotRequired: MoveCondition = (_, { body }) => body["kycStatus"] === "NOT_REQUIRED";

/** The source of a payout route is a self-custody wallet. */
export const selfCustodySource: MoveCondition = (world, route) =>
  of(world, route, "wallets", "sourceWalletId")?.body["type"] === "SELF_CUSTODY";

/** The wallet, or the wallet of a pay-in, is not ready. */
export const walletNotReady: MoveCondition = (world, resource) =>
  !isReady(resource.kind === "wallets" ? resource : of(world, resource, "wallets", "accountWalletId"));

/** The source wallet of a transfer is not ready, or the receiver has no wallet. */
export const cannotBeSent: MoveCondition = (world, transfer) =>
  !isReady(of(world, transfer, "wallets", "sourceWalletId")) ||
  of(world, transfer, "wallets", "destinationWalletId") === undefined;

/** The whole amount is held. */
export const fundsHeld: MoveCondition = (world, { tenant, id, body }) => {
  const held = world.ledger(tenant).held(id);
  return held !== undefined && held.amount === amountIn(body["amount"]);
};

/** The whole settlement amount of a payment request is held. */
export const wholeSettlementHeld: MoveCondition = (world, { tenant, id, body }) => {
  const wanted = amountIn(asObject(body["settlementAmount"])["crypto"]);
  return (world.ledger(tenant).held(id)?.amount ?? 0n) >= wanted;
};

export const routeNotActive: MoveCondition = (world, payout) =>
  of(world, payout, "payoutRoutes", "routeId")?.body["status"] !== "ACTIVE";

/** The receiver of a payout is not cleared, or has not consented. */
export const beneficiaryRefused: MoveCondition = (world, payout) => {
  const account = beneficiaryAccount(world, payout);
  const party = account && of(world, account, "parties", "partyId");
  return party === undefined || !isCleared(party.body) || !hasConsented(party.body);
};

/** The bank account of a route lacks its account or routing number. */
export const beneficiaryIncomplete: MoveCondition = (world, route) =>
  of(world, route, "payoutBankAccounts", "payoutBankAccountId")?.hidden["complete"] === false;

/** A route needs a proof, unless its bank account is incomplete: then it fails at once. */
export const proofNeeded: MoveCondition = (world, route) =>
  selfCustodySource(world, route) && !beneficiaryIncomplete(world, route);

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
