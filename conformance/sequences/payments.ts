// The steps of payment requests and of transfers: what moves money, with keys, twice, in both orders and at once.

import { asObject, type JsonObject } from "../../model/document.ts";
import { weaker } from "../../model/evidence.js";
import { resultOf, succeeded } from "../checks/check.ts";
import { unitsOf } from "../decimal.ts";
import type { Exchange } from "../exchange.ts";
import { describe } from "../schema.ts";
import type { Actor } from "./actor.ts";
import { accountTransfers, cryptoTransfers, fiatTransfers, known, paymentRequests } from "./kinds.ts";
import { lookAtList } from "./look.ts";
import { chosen, copies, type Kind, type Made, type Model, type Step } from "./model.ts";
import { allOf, note, noteReply, repeat } from "./steps.ts";

const requestsOf = (model: Model) => allOf(model, paymentRequests);
const mostRequests = 3;
const mostTransfers = 4;

/** Remembers the most that a payment request may have cost, as its responses show it. */
function noteCost(made: Made, shown: JsonObject): void {
  for (const name of ["authorizedAmount", "settlementAmount", "settledAmount"]) {
    const amount = unitsOf(asObject(shown[name])["crypto"]);
    if (amount !== undefined && amount > (made.cost ?? 0n)) made.cost = amount;
  }
}

/** The two ways to make a payment request: with the account in the body, or in the path. */
async function make(model: Model, actor: Actor, pick: number, times: number): Promise<void> {
  const { probe } = actor;
  const isInBody = pick % 2 === 0;
  const operationId = isInBody ? "createPaymentRequest" : "createAccountPaymentRequest";
  const accountId = known(probe, "finance", "accountId");
  const json = { ...probe.body(operationId), amount: { fiat: 1 + (pick % 3) }, ...(isInBody && { accountId }) };
  const purpose = times === 1 ? "create a payment request" : "one key in requests that overlap";
  const options = { path: isInBody ? {} : { accountId }, json, purpose };
  const all = await actor.callTogether(operationId, copies(options, times));
  const done = all.find(succeeded) ?? (all[0] as Exchange);
  const made = note(model, actor, paymentRequests, done, json);
  if (made === undefined) return;
  const { cardProviderReference, externalId } = json as JsonObject;
  made.references = { cardProviderReference, externalId };
  noteCost(made, resultOf(done));
  const undo = { path: made.path, json: { ...probe.body("reversePaymentRequest") } };
  made.undo = { operationId: "reversePaymentRequest", options: undo };
  const others = all.filter((other) => other !== done);
  noteReply(model, actor, { operationId, options, id: made.id }, others);
}

/** Calls an operation on a payment request, by its ID or by its references. @returns Undefined when it is refused. */
async function act(model: Model, actor: Actor, made: Made, operationId: string, more: JsonObject, times = 1) {
  const byReference = operationId.endsWith("ByReference");
  const json = { ...actor.probe.body(operationId), ...(byReference && made.references), ...more };
  const options = { path: byReference ? {} : made.path, json, purpose: `${operationId}, in a sequence` };
  const all = await actor.callTogether(operationId, copies(options, times));
  const done = all.find(succeeded);
  if (done === undefined) return undefined;
  const result = resultOf(done);
  const others = all.filter((other) => other !== done);
  noteReply(model, actor, { operationId, options, id: result["id"] }, others);
  noteCost(made, result);
  lookAtAmount(actor, made, result, done);
  return done;
}

/** The authorized amount that was set last is kept, where a response shows it. */
function lookAtAmount(actor: Actor, { authorized }: Made, shown: JsonObject, exchange: Exchange): void {
  const { fiat } = asObject(shown["authorizedAmount"]);
  if (authorized === undefined || fiat === undefined) return;
  const evidence = weaker("listed", actor.evidence(exchange.operation?.operationId ?? "updatePaymentRequest"));
  const expected = `the authorized amount that was set last, ${authorized}`;
  actor.expect("sequence-read-back", fiat === authorized, exchange, expected, describe(fiat), evidence);
}

async function update(model: Model, actor: Actor, made: Made, pick: number): Promise<void> {
  const before = made.authorized;
  made.authorized = 1 + (pick % 4);
  const more = { authorizedAmount: { fiat: made.authorized } };
  if ((await act(model, actor, made, "updatePaymentRequest", more)) === undefined) made.authorized = before;
}

async function settle(model: Model, actor: Actor, made: Made, pick: number, times = 1): Promise<void> {
  const operationId = pick % 2 === 0 ? "settlePaymentRequest" : "settlePaymentRequestByReference";
  const done = await act(model, actor, made, operationId, { settlementAmount: { fiat: 1 } }, times);
  if (done === undefined) return;
  const expected = `a payment request that is ${made.phase} is not settled again with another key`;
  actor.expect("sequence-settled-once", made.phase === "open", done, expected);
  made.phase = "settled";
}

async function reverse(model: Model, actor: Actor, made: Made, pick: number): Promise<void> {
  const operationId = pick % 2 === 0 ? "reversePaymentRequest" : "reversePaymentRequestByReference";
  if ((await act(model, actor, made, operationId, {})) === undefined) return;
  made.phase = "reversed";
  delete made.undo;
}

/** A change and a settlement at the same time: which comes first is open, so only money is looked at. */
async function race(model: Model, actor: Actor, made: Made): Promise<void> {
  made.authorized = undefined;
  const more = { authorizedAmount: { fiat: 2 } };
  await Promise.all([act(model, actor, made, "updatePaymentRequest", more), settle(model, actor, made, 0)]);
}

type Run = (model: Model, actor: Actor, made: Made, pick: number) => Promise<void>;

const settlements = ["settlePaymentRequest", "settlePaymentRequestByReference"];
const twice: Run = (model, actor, made, pick) => settle(model, actor, made, pick, 2);

const rows: [verb: string, needs: string[], run: Run][] = [
  ["change", ["updatePaymentRequest"], update],
  ["settle", settlements, settle],
  ["settle with two requests at once", settlements, twice],
  ["reverse", ["reversePaymentRequest", "reversePaymentRequestByReference"], reverse],
  ["change and settle at once", ["updatePaymentRequest", "settlePaymentRequest"], race],
];

/** Steps of payment requests. */
export const paymentSteps: Step[] = [
  ...[1, 2].map((times) => ({
    name: times === 1 ? "create a payment request" : "create one with two requests at once",
    needs: ["createPaymentRequest", "createAccountPaymentRequest"],
    ready: (model: Model) => requestsOf(model).length < mostRequests,
    run: (model: Model, actor: Actor, pick: number) => make(model, actor, pick, times),
  })),
  ...rows.map(([verb, needs, run]) => ({
    name: `${verb} a payment request`,
    needs: ["createPaymentRequest", ...needs],
    ready: (model: Model) => requestsOf(model).length > 0,
    run: (model: Model, actor: Actor, pick: number) =>
      run(model, actor, chosen(requestsOf(model), Math.floor(pick / 2)) as Made, pick),
  })),
  { ...repeat, needs: ["createPaymentRequest"] },
];

const kinds = [cryptoTransfers, fiatTransfers, accountTransfers];

/** An amount that nobody misses. */
const little = "0.01";

/**
 * More than anybody has: it is refused, or it fails later and leaves the funds where they are (F93). Only an event tells that it
 * failed, and a server that lets an account be overdrawn may complete it: funds that are gone are a finding, not a failure.
 */
const tooMuch = "999999999";

const transfersOf = ({ made }: Model) => made.filter(({ kind }) => kinds.includes(kind));
const listed = (model: Model) => transfersOf(model).filter(({ kind }) => kind.list !== undefined);

async function transfer(model: Model, actor: Actor, pick: number, kind: Kind, amount: string): Promise<void> {
  const both = [known(actor.probe, "finance", "accountId"), known(actor.probe, "finance", "accountId", 1)] as const;
  const [from, to] = pick % 2 === 0 ? both : ([both[1], both[0]] as const);
  const isBetween = kind === accountTransfers;
  const accounts = isBetween ? { sourceAccountId: from, destinationAccountId: to } : { receiverAccountId: to };
  const json = { ...actor.probe.body(kind.create), ...accounts, amount };
  const path = isBetween ? {} : { senderId: from };
  const exchange = await actor.call(kind.create, { path, json, purpose: `a ${kind.name}` });
  // No response does not mean that nothing was sent.
  const mayMove = succeeded(exchange) || exchange.response.status === 0;
  if (mayMove && amount === little) model.transferred += unitsOf(amount) ?? 0n;
  const made = note(model, actor, kind, exchange, json);
  if (made !== undefined) made.path = { accountId: from };
}

const orders = [...kinds.map((kind) => [kind, little] as const), [cryptoTransfers, tooMuch] as const];

/** Steps of transfers. */
export const transferSteps: Step[] = [
  ...orders.map(([kind, amount]) => ({
    name: amount === little ? `a ${kind.name}` : "a transfer of more than there is",
    needs: [kind.create],
    ready: (model: Model) => transfersOf(model).length < mostTransfers,
    run: (model: Model, actor: Actor, pick: number) => transfer(model, actor, pick, kind, amount),
  })),
  {
    name: "list transfers",
    needs: ["listTransfers"],
    ready: (model) => listed(model).length > 0,
    async run(model, actor, pick) {
      const { kind, path } = chosen(listed(model), pick) as Made;
      await lookAtList(actor, model, kind, path);
    },
  },
];
