// The finance service: payout routes and payouts.

import {
  address,
  code,
  hash,
  later,
  micro,
  nanos,
  ok,
  operationsOf,
  resourceOf,
  ServerRefusal,
  text,
} from "../basics.ts";
import { announce } from "../deliveries.ts";
import { onePage, paged } from "../lists.ts";
import type { Account, SentResponse, ServerRequest, ServerWorld, ShownObject, Tenant } from "../model.ts";
import { invalid } from "../server.ts";
import { account, amountOf, balanceOf, required } from "./common.ts";

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

/** Creates a payout that takes one status after the other. */
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
        // A returned payout is credited.
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
  const route = routeOf(r, required(r, "routeId"));
  if (route.status !== "ACTIVE")
    throw new ServerRefusal(409, "route-not-active", "The payout route is not ACTIVE.");
  const amount = amountOf(r);
  const path = r.world.rules.payoutPath(r.world.payouts++);
  const asset = text(r.body["asset"]) || "USDC";
  return ok(play(r.world, r.tenant, owner, { routeId: route.id, asset, amount, path }), 201);
}

function createRoute(r: ServerRequest): SentResponse {
  const owner = account(r);
  const bank = resourceOf(r.tenant.payoutBankAccounts, r.body["payoutBankAccountId"], "bank-account-unknown");
  const party = r.tenant.parties.find((one) => one.id === bank["partyId"]);
  const role = owner.roles.find((one) => one.partyId === party?.id && one.roleType === "PAYOUT_RECIPIENT");
  const cleared = [party?.fields["kycStatus"], party?.fields["kybStatus"]].includes("CLEARED");
  if (role?.status !== "ACTIVE" || !cleared) {
    throw new ServerRefusal(409, "recipient-not-ready", "The party is no recipient, or not verified.");
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

const routeOf = (r: ServerRequest, id = r.params["routeId"]): ShownObject =>
  resourceOf(account(r).routes, id, "route-unknown");

function complete(r: ServerRequest): SentResponse {
  const found = routeOf(r);
  if (found.status !== "AWAITING_OWNERSHIP_PROOF")
    throw new ServerRefusal(409, "no-proof-awaited", "The route needs no proof.");
  // A signature of 65 bytes: contracts (ERC-1271) are not supported.
  if (!/^0x[0-9a-f]{130}$/i.test(required(r, "signature")))
    throw invalid("finance", "The signature is not that of an account; ERC-1271 is not supported.");
  found.status = "ACTIVE";
  found["depositAddress"] = address();
  return ok(found);
}

const ACCOUNT = "/v1/accounts/{accountId}";
const PROOF = `${ACCOUNT}/payout-routes/{routeId}/ownership-proof`;

export const payouts = operationsOf({
  listPayoutRoutes: [`GET ${ACCOUNT}/payout-routes`, (r) => onePage(r, account(r).routes)],
  createPayoutRoute: [`POST ${ACCOUNT}/payout-routes`, createRoute],
  prepareRouteOwnershipProof: [
    `POST ${PROOF}/prepare`,
    (r) => ok({ message: `Wallet of route ${routeOf(r).id}, ${hash()}` }),
  ],
  completeRouteOwnershipProof: [`POST ${PROOF}/complete`, complete],
  listPayouts: [
    `GET ${ACCOUNT}/payouts`,
    (r) => paged(r, [...account(r).payouts].reverse(), { size: 14, max: 42 }),
  ],
  createPayout: [`POST ${ACCOUNT}/payouts`, request],
  getPayout: [
    `GET ${ACCOUNT}/payouts/{payoutId}`,
    (r) => ok(resourceOf(account(r).payouts, r.params["payoutId"], "payout-unknown")),
  ],
});
