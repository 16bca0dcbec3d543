// The steps of what moves money: payment requests and transfers.

import { readAmount } from "../../model/decimal.ts";
import { asObject, type JsonObject } from "../../model/document.ts";
import { resultOf, succeeded } from "../checks/check.ts";
import { describe } from "../schema.ts";
import { type Actor, type CreatedResource, choose, isOther, type SequenceStep } from "./actor.ts";
import { accountOf, kinds, type SequenceKind } from "./kinds.ts";
import { lookAtList } from "./look.ts";
import { type Deed, note, sendKeyed, stepsOn } from "./steps.ts";

const mostTransfers = 4;

/** Remembers the most that a payment request may have cost, as its responses show it. */
function noteCost(made: CreatedResource, shown: JsonObject): void {
  for (const name of ["authorizedAmount", "settlementAmount", "settledAmount"]) {
    const amount = readAmount(asObject(shown[name])["crypto"]);
    if (amount !== undefined && amount > (made.cost ?? 0n)) made.cost = amount;
  }
}

/** Makes a payment request, with the account in the body or in the path. */
export async function makePaymentRequest(actor: Actor, kind: SequenceKind, times: number, pick: number) {
  const { probe } = actor;
  const operationId = isOther(pick) ? "createAccountPaymentRequest" : "createPaymentRequest";
  const json: JsonObject = { ...probe.body(operationId), amount: { fiat: 1 + (pick % 3) } };
  const purpose = times === 1 ? "create a payment request" : "one key in requests that overlap";
  const done = await sendKeyed(actor, operationId, { json, purpose }, times);
  const made = note(actor, kind, done, json);
  if (made === undefined) return;
  const { cardProviderReference, externalId } = json;
  made.references = { cardProviderReference, externalId };
  noteCost(made, resultOf(done));
  const undo = { path: made.path, json: { ...probe.body("reversePaymentRequest") } };
  made.undo = { operationId: "reversePaymentRequest", options: undo };
}

/** Calls an operation on a payment request, by ID or references. @returns Undefined when it is refused. */
async function act(actor: Actor, made: CreatedResource, operationId: string, more: JsonObject, times = 1) {
  const byReference = operationId.endsWith("ByReference");
  const json = { ...actor.probe.body(operationId), ...(byReference && made.references), ...more };
  const options = { path: byReference ? {} : made.path, json, purpose: `${operationId}, in a sequence` };
  const done = await sendKeyed(actor, operationId, options, times);
  if (!succeeded(done)) return undefined;
  noteCost(made, resultOf(done));
  // A response that shows the authorized amount must show the one that was set last.
  const { fiat } = asObject(resultOf(done)["authorizedAmount"]);
  const { authorized = fiat } = made;
  const expected = `the authorized amount that was set last, ${authorized}`;
  const holds = fiat === undefined || fiat === authorized;
  actor.expectOf(made.kind, "sequence-read-back", holds, done, expected, describe(fiat));
  return done;
}

const update: Deed[1] = async (actor, made, pick) => {
  const before = made.authorized;
  // At pick 0, to which fast-check shrinks, an update has 2 and a creation 1.
  made.authorized = 2 + (pick % 4);
  const more = { authorizedAmount: { fiat: made.authorized } };
  if ((await act(actor, made, "updatePaymentRequest", more)) === undefined) made.authorized = before;
};

const [settleOne, settleByReference] = ["settlePaymentRequest", "settlePaymentRequestByReference"] as const;
const [reverseOne, reverseByReference] = ["reversePaymentRequest", "reversePaymentRequestByReference"] as const;

async function settle(actor: Actor, made: CreatedResource, pick: number, times = 1): Promise<void> {
  const operationId = isOther(pick) ? settleByReference : settleOne;
  const done = await act(actor, made, operationId, { settlementAmount: { fiat: 1 } }, times);
  if (done === undefined) return;
  const expected = `a payment request that is ${made.phase} is not settled again with another key`;
  actor.expect("sequence-settled-once", made.phase === "open", done, expected);
  made.phase = "settled";
}

const reverse: Deed[1] = async (actor, made, pick) => {
  const operationId = isOther(pick) ? reverseByReference : reverseOne;
  if ((await act(actor, made, operationId, {})) === undefined) return;
  made.phase = "reversed";
  delete made.undo;
};

/** A change and a settlement at once: their order is open, so only the balances are judged. */
const race: Deed[1] = async (actor, made) => {
  made.authorized = undefined;
  const more = { authorizedAmount: { fiat: 2 } };
  await Promise.all([act(actor, made, "updatePaymentRequest", more), settle(actor, made, 0)]);
};

const deeds: Deed[] = [
  [["updatePaymentRequest"], update],
  [[settleOne, settleByReference], settle],
  [[settleOne, settleByReference], (actor, made, pick) => settle(actor, made, pick, 2)],
  [[reverseOne, reverseByReference], reverse],
  [["updatePaymentRequest", settleOne], race],
];

/** The steps on payment requests after their creation. */
export const paymentSteps = stepsOn(kinds.paymentRequest, deeds);

const transferKinds = [kinds.cryptoTransfer, kinds.fiatTransfer, kinds.accountTransfer];

/** The amount of a transfer that succeeds. */
const little = "0.01";

/**
 * More than any account has: the transfer is refused, or it fails later and leaves the funds where they are (F93). Only
 * an event shows the failure, and a server with overdrafts may complete it: missing funds are a finding, not a failure.
 */
const tooMuch = "999999999";

const transfersOf = ({ made }: Actor) => made.filter(({ kind }) => transferKinds.includes(kind));
const listed = (actor: Actor) => transfersOf(actor).filter(({ kind }) => kind.list !== undefined);

async function transfer(actor: Actor, pick: number, kind: SequenceKind, amount: string): Promise<void> {
  const [from, to] = [accountOf(actor.probe, pick % 2), accountOf(actor.probe, (pick + 1) % 2)];
  const isBetween = kind === kinds.accountTransfer;
  const ends = isBetween ? { sourceAccountId: from, destinationAccountId: to } : { receiverAccountId: to };
  const json = { ...actor.probe.body(kind.create), ...ends, amount };
  const path = isBetween ? {} : { senderId: from };
  const exchange = await actor.call(kind.create, { path, json, purpose: `a ${kind.name}` });
  // Without a response, the money may still have moved.
  const mayMove = succeeded(exchange) || exchange.response.status === 0;
  if (mayMove && amount === little) actor.transferred += readAmount(amount) ?? 0n;
  note(actor, kind, exchange, json);
}

const orders = [...transferKinds.map((kind) => [kind, little] as const), [kinds.cryptoTransfer, tooMuch] as const];

export const transferSteps: SequenceStep[] = [
  ...orders.map(([kind, amount]) => ({
    needs: [kind.create],
    ready: (actor: Actor) => transfersOf(actor).length < mostTransfers,
    run: (actor: Actor, pick: number) => transfer(actor, pick, kind, amount),
  })),
  {
    needs: ["listTransfers"],
    ready: (actor) => listed(actor).length > 0,
    run: (actor, pick) => lookAtList(actor, choose(listed(actor), pick)),
  },
];
