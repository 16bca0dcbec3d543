// What the conditions of the overlay mean.

import { asObject, asText } from "../../store/json.ts";
import type { Kind, Resource } from "../../store/resources.ts";
import { momentOf } from "../moment.ts";
import { parseDecimal } from "../money/decimal.ts";
import type { World } from "../world.ts";
import type { Condition } from "./overlay.ts";
import { hasConsented, isCleared, isOrganisation } from "./party.ts";
import { isReady } from "./ready.ts";

/** Whether a condition holds for a resource, by its name. */
export const conditions: Record<Condition, (world: World, resource: Resource) => boolean> = {
  organisation: (_, { body }) => isOrganisation(body),
  kycNotRequired: (_, { body }) => body["kycStatus"] === "NOT_REQUIRED",
  selfCustodySource: (world, route) => of(world, route, "wallets", "sourceWalletId")?.body["type"] === "SELF_CUSTODY",
  walletNotReady: (world, resource) =>
    !isReady(resource.kind === "wallets" ? resource : of(world, resource, "wallets", "accountWalletId")),
  cannotBeSent: (world, transfer) =>
    !isReady(of(world, transfer, "wallets", "sourceWalletId")) ||
    of(world, transfer, "wallets", "destinationWalletId") === undefined,
  fundsHeld: (world, { tenant, id, body }) => {
    const amount = parseDecimal(String(body["amount"]));
    const held = world.ledger(tenant).held(id);
    return held !== undefined && held.amount === amount;
  },
  wholeSettlementHeld: (world, { tenant, id, body }) => {
    const wanted = parseDecimal(String(asObject(body["settlementAmount"])["crypto"])) ?? 0n;
    return (world.ledger(tenant).held(id)?.amount ?? 0n) >= wanted;
  },
  routeNotActive: (world, payout) => of(world, payout, "payoutRoutes", "routeId")?.body["status"] !== "ACTIVE",
  beneficiaryRefused: (world, payout) => {
    const account = beneficiaryAccount(world, payout);
    const party = account && of(world, account, "parties", "partyId");
    return party === undefined || !isCleared(party.body) || !hasConsented(party.body);
  },
  // A route on incomplete data fails at once, whatever its source.
  proofNeeded: (world, route) =>
    conditions.selfCustodySource(world, route) && !conditions.beneficiaryIncomplete(world, route),
  beneficiaryIncomplete: (world, route) =>
    of(world, route, "payoutBankAccounts", "payoutBankAccountId")?.hidden["complete"] === false,
  expired: (world, { body }) => momentOf(String(body["expiresAt"])) <= world.clock.now(),
};

/** The bank account that a payout is paid to. */
export function beneficiaryAccount(world: World, payout: Resource): Resource | undefined {
  const route = of(world, payout, "payoutRoutes", "routeId");
  return route && of(world, route, "payoutBankAccounts", "payoutBankAccountId");
}

/** The resource that a field of another one names. */
function of(world: World, { tenant, body, hidden }: Resource, kind: Kind, field: string): Resource | undefined {
  const id = asText(body[field] ?? hidden[field]);
  return id === undefined ? undefined : world.store.look.find(tenant, kind, id);
}
