// The finance service: payout routes and payouts.

import { address, code, hash, later, micro, nanos, ok, ServerRefusal, text } from "../basics.ts";
import { announce } from "../deliveries.ts";
import { onePage, paged } from "../lists.ts";
import type {
  Account,
  SentResponse,
  ServerOperation,
  ServerRequest,
  ServerWorld,
  ShownObject,
  Tenant,
} from "../model.ts";
import { account, balanceOf, required } from "./common.ts";

const EVENTS: Record<string, string> = {
  PROVIDER_PROCESSING: "PAYOUT_PROCESSING",
  COMPLETED: "PAYOUT_COMPLETED",
  REJECTED: "PAYOUT_REJECTED",
  FAILED: "PAYOUT_FAILED",
  RETURNED: "PAYOUT_RETURNED",
};
const REASONS: Record<string, string> = {
  REJECTED: "REJECTED_BY_PROVIDER",
  FAILED: "SEND_FAILED",
  RETURNED: "RETURNED_BY_BANK",
};

/** Creates a payout and lets it go its way, one status after the other. */
export function play(
  world: ServerWorld,
  tenant: Tenant,
  owner: Account,
  order: { routeId: string; asset: string; amount: string; path: string[] },
): ShownObject {
  const wallet = owner.wallets.find((one) => one.balances.some((b) => b.asset === order.asset));
  const balance = balanceOf(wallet, order.asset);
  const amount = micro(order.amount);
  const enough = balance !== undefined && balance.total - balance.reserved >= amount;
  const { path, ...fields } = order;
  const made: ShownObject = {
    fundingMode: "PULL",
    ...fields,
    id: code("po"),
    status: "REQUESTED",
    accountId: owner.id,
  };
  owner.payouts.push(made);
  const statuses: string[] = enough ? path : ["SENDING", "FAILED"];
  if (enough && balance) world.rules.hold(balance, amount);
  for (const [i, status] of statuses.entries()) {
    later(world, 3 + i * 3, () => {
      made.status = status;
      if (enough && balance) {
        if (status === "PROVIDER_PROCESSING") world.rules.pay(balance, undefined, amount);
        if (status === "REJECTED" || (status === "FAILED" && !statuses.includes("PROVIDER_PROCESSING"))) {
          world.rules.release(balance, amount);
        }
        // What the bank sends back is credited again.
        if (status === "RETURNED") balance.total += amount;
      }
      if (status === "FAILED") made["failureReason"] = enough ? "SEND_FAILED" : "INSUFFICIENT_FUNDS";
      const eventType = EVENTS[status];
      if (!eventType) return;
      const reason = REASONS[status] ? { reason: REASONS[status] } : {};
      announce(world, tenant, eventType, {
        status,
        payoutId: made.id,
        ...reason,
        accountId: owner.id,
        occurredAt: nanos(),
      });
    });
  }
  return made;
}

function request(r: ServerRequest): SentResponse {
  const owner = account(r);
  const route = owner.routes.find((one) => one.id === required(r, "routeId"));
  if (!route) throw new ServerRefusal(404, "route-unknown", "No such payout route.");
  if (route.status !== "ACTIVE") throw new ServerRefusal(409, "route-not-active", "The payout route is not ACTIVE.");
  const amount = text(r.body["amount"]);
  if (!/^\d+(\.\d{1,6})?$/.test(amount))
    throw new ServerRefusal(400, "invalid-request", "amount is not a decimal string.");
  const path = r.world.rules.payoutPath(r.world.payouts++);
  const asset = text(r.body["asset"]) || "USDC";
  return ok(play(r.world, r.tenant, owner, { routeId: route.id, asset, amount, path }), 201);
}

function read(r: ServerRequest): SentResponse {
  const found = account(r).payouts.find((one) => one.id === r.params["payoutId"]);
  if (!found) throw new ServerRefusal(404, "payout-unknown", "No such payout.");
  return ok(found);
}

function createRoute(r: ServerRequest): SentResponse {
  const owner = account(r);
  const bank = r.tenant.payoutBankAccounts.find((one) => one["id"] === r.body["payoutBankAccountId"]);
  if (!bank) throw new ServerRefusal(404, "bank-account-unknown", "No such bank account.");
  const party = r.tenant.parties.find((one) => one.id === bank["partyId"]);
  const role = owner.roles.find((one) => one.partyId === party?.id && one.roleType === "PAYOUT_RECIPIENT");
  const cleared = [party?.fields["kycStatus"], party?.fields["kybStatus"]].includes("CLEARED");
  if (role?.status !== "ACTIVE" || !cleared) {
    throw new ServerRefusal(
      409,
      "recipient-not-ready",
      "The party needs the role PAYOUT_RECIPIENT and a cleared verification.",
    );
  }
  const wallet = owner.wallets.find((one) => one.id === r.body["sourceWalletId"]) ?? owner.wallets[0];
  const proof = wallet?.type === "SELF_CUSTODY";
  const made: ShownObject = {
    sourceWalletId: wallet?.id,
    status: proof ? "AWAITING_OWNERSHIP_PROOF" : "ACTIVE",
    payoutBankAccountId: bank["id"],
    accountId: owner.id,
    id: code("route"),
  };
  owner.routes.push(made);
  return ok(made, 201);
}

function routeOf(r: ServerRequest): ShownObject {
  const found = account(r).routes.find((one) => one.id === r.params["routeId"]);
  if (!found) throw new ServerRefusal(404, "route-unknown", "No such payout route.");
  return found;
}

function complete(r: ServerRequest): SentResponse {
  const found = routeOf(r);
  if (found.status !== "AWAITING_OWNERSHIP_PROOF")
    throw new ServerRefusal(409, "no-proof-awaited", "The route needs no proof.");
  // Only an externally owned account signs: 65 bytes, and no contract (ERC-1271).
  if (!/^0x[0-9a-f]{130}$/i.test(required(r, "signature")))
    throw new ServerRefusal(
      400,
      "invalid-request",
      "The signature is not that of an account; ERC-1271 is not supported.",
    );
  found.status = "ACTIVE";
  found["depositAddress"] = address();
  return ok(found);
}

const ACCOUNT = "/v1/accounts/{accountId}";
const PROOF = `${ACCOUNT}/payout-routes/{routeId}/ownership-proof`;

export const payouts: ServerOperation[] = [
  {
    method: "GET",
    path: `${ACCOUNT}/payout-routes`,
    name: "listPayoutRoutes",
    handle: (r) => onePage(r, account(r).routes),
  },
  { method: "POST", path: `${ACCOUNT}/payout-routes`, name: "createPayoutRoute", handle: createRoute },
  {
    method: "POST",
    path: `${PROOF}/prepare`,
    name: "prepareRouteOwnershipProof",
    handle: (r) => ok({ message: `Wallet of route ${routeOf(r).id}, ${hash()}` }),
  },
  { method: "POST", path: `${PROOF}/complete`, name: "completeRouteOwnershipProof", handle: complete },
  {
    method: "GET",
    path: `${ACCOUNT}/payouts`,
    name: "listPayouts",
    handle: (r) => paged(r, [...account(r).payouts].reverse(), { size: 14, max: 42 }),
  },
  { method: "POST", path: `${ACCOUNT}/payouts`, name: "createPayout", handle: request },
  { method: "GET", path: `${ACCOUNT}/payouts/{payoutId}`, name: "getPayout", handle: read },
];
