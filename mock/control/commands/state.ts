// Commands about resources and money: a look at them, and what time, banks and people would bring about.

import { largestLook, pageSize } from "../../assumed.ts";
import { moveByHand } from "../../domain/lifecycle/by-hand.ts";
import { listOutcomes } from "../../domain/lifecycle/outcomes.ts";
import { takeCredit } from "../../domain/money/pay-in.ts";
import { takeFunds } from "../../domain/operations/ramp.ts";
import type { BankCredit, MoveOrder, RampFunds } from "../../domain/types.ts";
import { formOf } from "../../form.ts";
import { Refusal } from "../../refusal.ts";
import { attempt, type Commands, type Controlled, checkForm, ownTenantOf, tenantOf } from "../command.ts";

type Query = Record<string, string>;

const text = { type: "string", minLength: 1 };
const amount = { type: ["string", "number"] };
const moveForm = formOf(
  { kind: text, id: text, to: text, field: text, reason: text, tenantId: text },
  "kind",
  "id",
  "to",
);
const fundingForm = formOf({ rampRequestId: text, amount, tenantId: text }, "rampRequestId");
const creditFields = { virtualBankAccountId: text, amount, currency: text } satisfies Record<keyof BankCredit, object>;
const creditForm = formOf({ ...creditFields, tenantId: text }, ...Object.keys(creditFields));

export const stateCommands: Commands = {
  "GET /state": (controlled, _body, { query }) => lookedUp(controlled, query),
  "GET /ledger": (controlled, _body, { query }) => {
    const { tenantId, postings } = taken(query, ["tenantId", "postings"]);
    const tenant = tenantOf(controlled, tenantId);
    const count = wholeNumber("postings", postings, pageSize, 0, largestLook);
    return { tenantId: tenant, ...controlled.state.look.ledger(tenant, count) };
  },
  "POST /bank-credits": (controlled, body) => {
    checkForm(creditForm, body, "the bank credit");
    const { tenantId, ...credit } = body as unknown as BankCredit & { tenantId?: string };
    const tenant = ownTenantOf(controlled, tenantId);
    const given = { ...credit, amount: String(credit.amount) };
    return attempt(() => ({ payInId: controlled.state.change((world) => takeCredit(world, tenant, given)) }));
  },
  "POST /move": (controlled, body) => {
    checkForm(moveForm, body, "the move");
    const { tenantId, ...order } = body;
    const tenant = tenantOf(controlled, tenantId);
    return controlled.state.change((world) => moveByHand(world, tenant, order as unknown as MoveOrder));
  },
  "POST /ramp-funding": (controlled, body) => {
    checkForm(fundingForm, body, "the funding");
    const { tenantId, ...funds } = body;
    const tenant = tenantOf(controlled, tenantId);
    return controlled.state.change((world) => takeFunds(world, tenant, funds as unknown as RampFunds));
  },
  "GET /outcomes": () => listOutcomes(),
};

/** Counts without a kind, a page of a kind, or one resource. */
function lookedUp(controlled: Controlled, query: Query): object {
  const { kind, id, tenantId, ...paging } = taken(query, ["kind", "id", "tenantId", "page", "size"]);
  const { look } = controlled.state;
  const tenant = tenantOf(controlled, tenantId);
  if (kind === undefined) {
    const more = Object.keys(query).find((name) => name !== "tenantId");
    if (more !== undefined) throw new Refusal(400, `${more} needs a kind beside it: ?kind=parties&${more}=…`);
    return { tenantId: tenant, tenants: look.tenants(), kinds: look.counts(tenant) };
  }
  if (id !== undefined) return { tenantId: tenant, kind, ...pageOf(1, 1, 1, [look.one(tenant, kind, id)]) };
  const page = wholeNumber("page", paging["page"], 1, 1, Number.MAX_SAFE_INTEGER);
  const size = wholeNumber("size", paging["size"], pageSize, 1, largestLook);
  const { total, resources } = look.list(tenant, kind, (page - 1) * size, size);
  return { tenantId: tenant, kind, ...pageOf(page, size, total, resources) };
}

function pageOf(page: number, size: number, total: number, resources: object[]): object {
  return { page, size, total, pages: Math.ceil(total / size), resources };
}

/** The query parameters. @throws Refusal 400 for one there is none of. */
function taken(query: Query, names: string[]): Partial<Query> {
  const unknown = Object.keys(query).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Refusal(400, `there is no ${unknown} here; there are ${names.join(", ")}`);
  return query;
}

function wholeNumber(name: string, text: string | undefined, otherwise: number, least: number, most: number): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new Refusal(400, `${name} has to be a whole number from ${least} to ${most}`);
  return value;
}
