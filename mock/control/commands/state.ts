// Commands about resources and money: read them, and do what banks, people and time do at the service.

import { asObject } from "../../../model/document.ts";
import { largestLook, pageSize } from "../../assumptions.ts";
import { moveByHand } from "../../domain/lifecycle/by-hand.ts";
import { listOutcomes } from "../../domain/lifecycle/outcomes.ts";
import { takeCredit } from "../../domain/money/pay-in.ts";
import { takeFunds } from "../../domain/operations/ramp.ts";
import type { BankCredit, LookedAt, MoveOrder, RampFunds } from "../../domain/types.ts";
import type { World } from "../../domain/world.ts";
import { type Form, formOf, queryFormOf } from "../../form.ts";
import { withPages } from "../../server/hosted-links.ts";
import type { Sandbox } from "../../server/sandboxes/sandbox.ts";
import { attempt, type Command, type Commands, checkForm, type Given, tenantOf } from "../command.ts";

const text = { type: "string", minLength: 1 };
const amount = { type: ["string", "number"] };
const count = { type: "integer", maximum: largestLook };
const moveForm = formOf(
  { kind: text, id: text, to: text, field: text, reason: text, tenantId: text },
  "kind",
  "id",
  "to",
);
const fundingForm = formOf({ rampRequestId: text, amount, tenantId: text }, "rampRequestId");
const creditFields = { virtualBankAccountId: text, amount, currency: text } satisfies Record<keyof BankCredit, object>;
const creditForm = formOf({ ...creditFields, tenantId: text }, ...Object.keys(creditFields));
const ledgerForm = queryFormOf({ tenantId: text, postings: { ...count, minimum: 0 } });
const lookForm = queryFormOf({
  kind: text,
  id: text,
  tenantId: text,
  page: { type: "integer", minimum: 1 },
  size: { ...count, minimum: 1 },
});

export const stateCommands: Commands = {
  "GET /state": lookUp,
  "GET /ledger": (sandbox, _body, { query }) => {
    checkForm(ledgerForm, query, "the query");
    const { tenantId, postings = pageSize } = query;
    const tenant = tenantOf(sandbox, tenantId);
    return { tenantId: tenant, ...sandbox.state.look.ledger(tenant, Number(postings)) };
  },
  // Casts: the forms have checked the bodies.
  "POST /bank-credits": ordered(creditForm, "the bank credit", (world, tenant, credit) => ({
    payInId: takeCredit(world, tenant, { ...(credit as unknown as BankCredit), amount: String(credit["amount"]) }),
  })),
  "POST /move": ordered(moveForm, "the move", (world, tenant, order) =>
    moveByHand(world, tenant, order as unknown as MoveOrder),
  ),
  "POST /ramp-funding": ordered(fundingForm, "the funding", (world, tenant, funds) =>
    takeFunds(world, tenant, funds as unknown as RampFunds),
  ),
  "GET /outcomes": () => listOutcomes(),
};

/** A command that changes the state of a tenant in one transaction. */
function ordered(
  form: Form,
  name: string,
  work: (world: World, tenant: string, order: Record<string, unknown>) => unknown,
): Command {
  return (sandbox, body) => {
    checkForm(form, body, name);
    const { tenantId, ...order } = body;
    const tenant = tenantOf(sandbox, tenantId);
    return attempt(() => sandbox.state.change((world) => work(world, tenant, order)));
  };
}

/** Without a kind, the counts of all; with a kind, a page of its resources; with an ID, one resource. */
function lookUp(sandbox: Sandbox, _body: unknown, { query, origin }: Given): object {
  checkForm(lookForm, query, "the query");
  const { kind, id, tenantId, page = 1, size = pageSize } = query;
  const { look } = sandbox.state;
  const tenant = tenantOf(sandbox, tenantId);
  if (kind === undefined) return { tenantId: tenant, tenants: look.tenants(), kinds: look.counts(tenant) };
  // Links lead to the pages of the mock, as in the response of a read.
  const place = { origin, sandboxId: sandbox.id, controlPath: sandbox.controlPath };
  const led = (one: LookedAt) => {
    const { result: resource } = asObject(withPages({ partyId: one.id }, { result: one.resource }, place));
    return { ...one, resource };
  };
  if (id !== undefined) return { tenantId: tenant, kind, ...pageOf(1, 1, 1, [led(look.one(tenant, kind, id))]) };
  const [at, most] = [Number(page), Number(size)];
  const { total, resources } = look.list(tenant, kind, (at - 1) * most, most);
  return { tenantId: tenant, kind, ...pageOf(at, most, total, resources.map(led)) };
}

function pageOf(page: number, size: number, total: number, resources: object[]): object {
  return { page, size, total, pages: Math.ceil(total / size), resources };
}
