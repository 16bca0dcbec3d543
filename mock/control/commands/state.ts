// Commands that look into the state: resources as reads may show them, and the ledger.

import { largestLook, pageSize } from "../../assumed.ts";
import { Refusal } from "../../refusal.ts";
import { type Commands, type Controlled, tenantOf } from "../command.ts";

type Query = Record<string, string>;

/** Looks into the state; changes nothing. */
export const stateCommands: Commands = {
  "GET /state": (controlled, _body, { query }) => lookedUp(controlled, query),
  "GET /ledger": (controlled, _body, { query }) => {
    const { tenantId, postings } = taken(query, ["tenantId", "postings"]);
    const tenant = tenantOf(controlled, tenantId);
    const count = wholeNumber("postings", postings, pageSize, 0, largestLook);
    return { tenantId: tenant, ...controlled.state.look.ledger(tenant, count) };
  },
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
