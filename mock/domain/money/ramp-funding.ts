// Funds for a ramp request, whole or in part: the mock has no bank and no chain they would come from.

import { Refusal } from "../../refusal.ts";
import { remember } from "../lifecycle/history.ts";
import { enter } from "../lifecycle/moves.ts";
import { conflict } from "../refusals.ts";
import type { RampFunding, RampFunds } from "../types.ts";
import type { World } from "../world.ts";
import { fromNumber, hasDigits, parseDecimal, toNumber } from "./decimal.ts";

/**
 * Lets funds arrive for a ramp request that waits for them. Which amount has to be paid is not documented: the mock goes
 * on when `amount` is there, and waits for the rest until then.
 * @throws Refusal 404 for an unknown request, 400 for an amount that is none, 409 when the request does not wait for funds.
 */
export function takeFunds(world: World, tenant: string, { rampRequestId, amount }: RampFunds): RampFunding {
  const request = world.store.find(tenant, "rampRequests", rampRequestId);
  if (request === undefined) throw new Refusal(404, `there is no ramp request ${rampRequestId}`);
  const { body } = request;
  if (body["status"] !== "AWAITING_FUNDS")
    throw conflict(`ramp request ${rampRequestId} is ${String(body["status"])}, and waits for no funds`);
  const wanted = fromNumber(Number(body["amount"])) ?? 0n;
  const before = fromNumber(Number(body["amountReceived"] ?? 0)) ?? 0n;
  const added = amount === undefined ? wanted - before : parseDecimal(String(amount));
  if (added === undefined || added <= 0n || !hasDigits(added, 6))
    throw new Refusal(400, `${amount} is no amount above 0 with at most 6 fraction digits`);
  const received = before + added;
  body["amountReceived"] = toNumber(received);
  if (received >= wanted) enter(world, request, "rampRequest", { from: "AWAITING_FUNDS", to: "PROCESSING" });
  else {
    body["version"] = Number(body["version"]) + 1;
    remember(world, request, "FUNDS_RECEIVED");
    world.store.update(request);
  }
  const { status, amountReceived, paymentReceived } = body;
  return {
    ...{ rampRequestId: request.id, status: String(status) },
    ...{ amountReceived: Number(amountReceived), paymentReceived: paymentReceived === true },
  };
}
