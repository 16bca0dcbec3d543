// The steps of payment requests and of transfers: what moves money, with keys, twice, in both orders and at once.

import { asObject, type JsonObject } from "../../model/document.ts";
import { weaker } from "../../model/evidence.js";
import { resultOf, statusAndCode, succeeded } from "../checks/check.ts";
import type { Exchange } from "../exchange.ts";
import { describe } from "../schema.ts";
import type { Actor } from "./actor.ts";
import { accountTransfers, cryptoTransfers, fiatTransfers, known, paymentRequests } from "./kinds.ts";
import { lookAtList } from "./look.ts";
import { chosen, type Kind, type Made, type Model, type Reply, type Step } from "./model.ts";
import { units } from "./money.ts";
import { lookAtRepeat, note, repeat } from "./steps.ts";

const live = ({ made }: Model) => made.filter(({ kind }) => kind === paymentRequests).reverse();
const mostRequests = 3;
const mostTransfers = 4;

/** Remembers the most that a payment request may have cost, as its responses show it. */
function noteCost(made: Made, shown: JsonObject): void {
  for (const name of ["authorizedAmount", "settlementAmount", "settledAmount"]) {
    const amount = units(asObject(shown[name])["crypto"]);
    if (amount !== undefined && amount > (made.cost ?? 0n)) made.cost = amount;
  }
}

/** The two ways to make a payment request: with the account in the body, or in the path. */
async function make(model: Model, actor: Actor, pick: number, times = 1): Promise<void> {
  const { probe } = actor;
  const operationId = pick % 2 === 0 ? "createPaymentRequest" : "createAccountPaymentRequest";
  const accountId = known(probe, "finance", "accountId");
  const json: JsonObject = { ...probe.body(operationId), amount: { fiat: 1 + (pick % 3) } };
  if (operationId === "createPaymentRequest") Object.assign(json, { accountId });
  const path = operationId === "createPaymentRequest" ? {} : { accountId };
  const options = {
    path,
    json,
    purpose: times === 1 ? "create a payment request" : "one key in requests that overlap",
  };
  const all = await Promise.all(Array.from({ length: times }, () => actor.call(operationId, options)));
  const done = all.find(succeeded);
  if (done === undefined) return actor.refused(all[0] as Exchange);
  const made = note(model, actor, paymentRequests, done, json);
  if (made === undefined) return;
  made.fields = {};
  noteCost(made, resultOf(done));
  const undo = { ...probe.body("reversePaymentRequest") };
  made.undo = { operationId: "reversePaymentRequest", options: { path: made.path, json: undo } };
  const reply = { operationId, options, id: made.id };
  model.replies.push(reply);
  references.set(made, { cardProviderReference: json["cardProviderReference"], externalId: json["externalId"] });
  for (const other of all) if (other !== done && succeeded(other)) lookAtRepeat(actor, reply, other);
}

/** What a payment request is named by, beside its ID. */
const references = new WeakMap<Made, JsonObject>();

/** Calls an operation on a payment request, by its ID or by its references. */
async function act(model: Model, actor: Actor, made: Made, operationId: string, more: JsonObject, times = 1) {
  const byReference = operationId.endsWith("ByReference");
  const json = { ...actor.probe.body(operationId), ...(byReference && references.get(made)), ...more };
  const options = { path: byReference ? {} : made.path, json, purpose: `${operationId}, in a sequence` };
  const all = await Promise.all(Array.from({ length: times }, () => actor.call(operationId, options)));
  const done = all.find(succeeded);
  if (done === undefined) return undefined;
  const result = resultOf(done);
  const reply: Reply = { operationId, options, id: result["id"] };
  model.replies.push(reply);
  for (const other of all) if (other !== done && succeeded(other)) lookAtRepeat(actor, reply, other);
  noteCost(made, result);
  lookAtAmount(actor, made, result, done);
  return done;
}

/** The authorized amount that was set last is kept, where a response shows it. */
function lookAtAmount(actor: Actor, made: Made, shown: JsonObject, exchange: Exchange): void {
  const { fiat } = asObject(shown["authorizedAmount"]);
  const wanted = made.fields["authorized"];
  if (wanted === undefined || fiat === undefined) return;
  const evidence = weaker("listed", actor.evidence(exchange.operation?.operationId ?? "updatePaymentRequest"));
  const expected = `the authorized amount that was set last, ${describe(wanted)}`;
  actor.expect("sequence-read-back", fiat === wanted, exchange, expected, describe(fiat), evidence);
}

async function update(model: Model, actor: Actor, made: Made, pick: number): Promise<void> {
  const authorized = 1 + (pick % 4);
  const before = made.fields["authorized"];
  made.fields["authorized"] = authorized;
  const done = await act(model, actor, made, "updatePaymentRequest", { authorizedAmount: { fiat: authorized } });
  if (done !== undefined) return;
  if (before === undefined) delete made.fields["authorized"];
  else made.fields["authorized"] = before;
}

async function settle(model: Model, actor: Actor, made: Made, pick: number, times = 1): Promise<void> {
  const operationId = pick % 2 === 0 ? "settlePaymentRequest" : "settlePaymentRequestByReference";
  const done = await act(model, actor, made, operationId, { settlementAmount: { fiat: 1 } }, times);
  if (done === undefined) return;
  const expected = `a payment request that is ${made.phase} is not settled again with another key`;
  actor.expect("sequence-settled-once", made.phase === "open", done, expected, statusAndCode(done), "assumed");
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
  delete made.fields["authorized"];
  await Promise.all([
    act(model, actor, made, "updatePaymentRequest", { authorizedAmount: { fiat: 2 } }),
    settle(model, actor, made, 0),
  ]);
}

const create = ["createPaymentRequest"];

/** Steps of payment requests. */
export const paymentSteps: Step[] = [
  {
    name: "create a payment request",
    needs: [...create, "createAccountPaymentRequest"],
    ready: (model) => live(model).length < mostRequests,
    run: (model, actor, pick) => make(model, actor, pick),
  },
  {
    name: "create one with two requests at once",
    needs: [...create, "createAccountPaymentRequest"],
    ready: (model) => live(model).length < mostRequests,
    run: (model, actor, pick) => make(model, actor, pick, 2),
  },
  ...(
    [
      ["change", ["updatePaymentRequest"], update],
      ["settle", ["settlePaymentRequest", "settlePaymentRequestByReference"], settle],
      [
        "settle with two requests at once",
        ["settlePaymentRequest", "settlePaymentRequestByReference"],
        (model: Model, actor: Actor, made: Made, pick: number) => settle(model, actor, made, pick, 2),
      ],
      ["reverse", ["reversePaymentRequest", "reversePaymentRequestByReference"], reverse],
      ["change and settle at once", ["updatePaymentRequest", "settlePaymentRequest"], race],
    ] as const
  ).map(([verb, needs, run]) => ({
    name: `${verb} a payment request`,
    needs: [...create, ...needs],
    ready: (model: Model) => live(model).length > 0,
    run: (model: Model, actor: Actor, pick: number) =>
      run(model, actor, chosen(live(model), Math.floor(pick / 2)) as Made, pick),
  })),
  { ...repeat, needs: create },
];

/** The requests of the three kinds of transfers, of amounts that nobody misses. */
const orders: [kind: Kind, body: (from: string, to: string) => JsonObject, amount: string][] = [
  [cryptoTransfers, (_, receiverAccountId) => ({ receiverAccountId }), "0.01"],
  [fiatTransfers, (_, receiverAccountId) => ({ receiverAccountId }), "0.01"],
  [accountTransfers, (from, to) => ({ sourceAccountId: from, destinationAccountId: to }), "0.01"],
];

/**
 * More than anybody has: it is refused, or it fails later and leaves the funds where they are (F93). Only an event tells that it
 * failed, and a server that lets an account be overdrawn may complete it: funds that are gone are a finding, not a failure.
 */
const tooMuch: (typeof orders)[number] = [
  cryptoTransfers,
  (_, receiverAccountId) => ({ receiverAccountId }),
  "999999999",
];

const transfersOf = ({ made }: Model) => made.filter(({ kind }) => orders.some(([other]) => other === kind));

async function transfer(model: Model, actor: Actor, pick: number, [kind, fill, amount]: (typeof orders)[number]) {
  const both = [known(actor.probe, "finance", "accountId"), known(actor.probe, "finance", "accountId", 1)] as const;
  const [from, to] = pick % 2 === 0 ? both : ([both[1], both[0]] as const);
  const json = { ...actor.probe.body(kind.create), ...fill(from, to), amount };
  const path = kind === accountTransfers ? {} : { senderId: from };
  const exchange = await actor.call(kind.create, { path, json, purpose: `a ${kind.name}` });
  // No response does not mean that nothing was sent.
  const mayMove = succeeded(exchange) || exchange.response.status === 0;
  if (mayMove && amount !== tooMuch[2]) model.transferred += units(amount) ?? 0n;
  const made = note(model, actor, kind, exchange, json);
  if (made !== undefined) made.path = { accountId: from };
}

/** Steps of transfers. */
export const transferSteps: Step[] = [
  ...orders.map((order) => ({
    name: `a ${order[0].name}`,
    needs: [order[0].create],
    ready: (model: Model) => transfersOf(model).length < mostTransfers,
    run: (model: Model, actor: Actor, pick: number) => transfer(model, actor, pick, order),
  })),
  {
    name: "a transfer of more than there is",
    needs: ["createCryptoTransfer"],
    ready: (model: Model) => transfersOf(model).length < mostTransfers,
    run: (model: Model, actor: Actor, pick: number) => transfer(model, actor, pick, tooMuch),
  },
  {
    name: "list transfers",
    needs: ["listTransfers"],
    ready: (model) => transfersOf(model).some(({ kind }) => kind.list !== undefined),
    async run(model, actor, pick) {
      const { kind, path } = chosen(
        transfersOf(model).filter(({ kind }) => kind.list !== undefined),
        pick,
      ) as Made;
      await lookAtList(actor, model, kind, path);
    },
  },
];
