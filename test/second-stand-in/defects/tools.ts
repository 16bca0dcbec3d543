// What the tables of defects are written with: a defect changes responses, requests or deliveries of named operations.

import { clone, object } from "../basics.ts";
import type { Json, Outgoing, Reply, Request, Rules, Tenant, World } from "../model.ts";

export type Kind = "deliveries" | "sequences" | "lists" | "money" | "access" | "shape" | "idempotency" | "errors";
export type Apply = (rules: Rules, world: World) => void;
/** What the helpers below make; it can be applied inside of another defect, too. */
export type Bend = (rules: Rules) => void;

export interface Defect {
  name: string;
  kind: Kind;
  /** What the server does wrong, in one sentence. */
  what: string;
  /** The documented sentence that it breaks, as numbers of openapi/register.yaml. */
  rule: string;
  /** What it takes to see the defect beside the main client: the receiver of deliveries, or ids and clients of `fixtures`. */
  needs: "nothing" | "receiver" | "fixtures";
  apply: Apply;
}

/** One row of a table of defects: name, rule, what, apply. */
export type Row = [name: string, rule: string, what: string, apply: Apply];

/** Defects that only another client, an expired token, or the id of somebody else's resource can show. */
const WITH_FIXTURES =
  /^(expired-token-accepted|scope-.+|approve-role-free|invite-role-free|viewer-creates|foreign-.+|tenant-foreign-served|tenant-ignored)$/;

function needsOf(name: string, kind: Kind): Defect["needs"] {
  if (WITH_FIXTURES.test(name)) return "fixtures";
  return kind === "deliveries" ? "receiver" : "nothing";
}

export const table = (kind: Kind, rows: Row[]): Defect[] =>
  rows.map(([name, rule, what, apply]) => ({ name, kind, rule, what, needs: needsOf(name, kind), apply }));

const named = (operations: string, r: Request): boolean =>
  operations === "*" || operations.split(" ").includes(r.operation);

/** Changes the whole reply of operations, whatever its status. */
export const anyReply =
  (operations: string, change: (reply: Reply, r: Request) => Reply): Bend =>
  (rules) => {
    rules.reply.push((r, reply) => (named(operations, r) ? change(reply, r) : reply));
  };

/** Changes the replies of operations that succeeded. */
export const success = (operations: string, change: (reply: Reply, r: Request) => Reply): Bend =>
  anyReply(operations, (reply, r) => (reply.status < 300 ? change(reply, r) : reply));

/** Changes the body of successful replies in place. */
export const body = (operations: string, change: (body: Json, r: Request) => void): Bend =>
  success(operations, (reply, r) => {
    if (typeof reply.body === "string") return reply;
    const copy = clone(reply.body);
    change(copy, r);
    return { ...reply, body: copy };
  });

/** Changes `result` of successful replies in place; of a list, each of its entries. */
export const result = (operations: string, change: (result: Json, r: Request) => void): Bend =>
  body(operations, (copy, r) => {
    const value = copy["result"];
    for (const one of Array.isArray(value) ? value : [value]) change(object(one), r);
  });

/** Changes replies that refuse a request. */
export const refusal = (operations: string, change: (reply: Reply, error: Json, r: Request) => Reply): Bend =>
  anyReply(operations, (reply, r) => {
    if (reply.status < 400 || typeof reply.body === "string") return reply;
    const copy = clone(reply.body);
    const [error] = (copy["errors"] as Json[] | undefined) ?? [];
    return change({ ...reply, body: copy }, object(error), r);
  });

/** Does something before an operation runs; a reply that is given back goes in its place. */
export const before =
  (operations: string, step: (r: Request) => Reply | undefined): Bend =>
  (rules) => {
    rules.before.push((r) => (named(operations, r) ? step(r) : undefined));
  };

/** Does something after an operation succeeded. */
export const after = (operations: string, step: (r: Request, result: Json) => void): Bend =>
  success(operations, (reply, r) => {
    if (typeof reply.body !== "string") step(r, object(reply.body["result"]));
    return reply;
  });

/** Replaces the code, or the status, of a refusal. */
export const instead = (operations: string, from: string, to: { code?: string; status?: number }): Bend =>
  refusal(operations, (reply, error) => {
    if (error["code"] !== from) return reply;
    if (to.code) error["code"] = to.code;
    return { ...reply, status: to.status ?? reply.status };
  });

/** Changes deliveries of events: all with `*`, those of named types, or those that begin with `PREFIX_`. */
export const delivered =
  (types: string, change: (out: Outgoing, world: World) => Outgoing[] | undefined): Bend =>
  (rules) => {
    const all = types.split(" ");
    rules.delivery.push((out, world) => {
      const type = String(out.body["eventType"]);
      const meant = types === "*" || all.some((one) => type === one || (one.endsWith("_") && type.startsWith(one)));
      return (meant && change(out, world)) || [out];
    });
  };

/** Changes `result` in deliveries in place. */
export const told = (types: string, change: (result: Json, out: Outgoing) => void): Bend =>
  delivered(types, (out) => {
    change(object(out.body["result"]), out);
    return [out];
  });

/** Each query that has a value for a parameter is run as if it did not. */
export const unread = (operations: string, parameter: string): Bend =>
  before(operations, (r) => {
    r.query.delete(parameter);
    return undefined;
  });

export const remove = <T>(list: T[], one: T | undefined): void => {
  const at = one === undefined ? -1 : list.indexOf(one);
  if (at >= 0) list.splice(at, 1);
};

/** A tenant of another company. */
export const strangers = (world: World, tenant: Tenant): Tenant | undefined =>
  [...world.tenants.values()].find((one) => one.companyId !== tenant.companyId);

const REASONS = { token: "Send a valid access token.", tenant: "Access is denied.", right: "You may not do this." };

/** Another response to what is refused before an operation runs: for the token, the tenant, or a scope or a role. */
export const early =
  (reason: keyof typeof REASONS, to: { status?: number; code?: string }): Bend =>
  (rules) => {
    rules.last.push((_, reply) => {
      const errors = typeof reply.body === "string" ? undefined : (reply.body["errors"] as Json[] | undefined);
      if (typeof reply.body === "string" || errors?.[0]?.["message"] !== REASONS[reason]) return reply;
      const changed = { ...errors[0], ...(to.code ? { code: to.code } : {}) };
      return { ...reply, status: to.status ?? reply.status, body: { ...reply.body, errors: [changed] } };
    });
  };
