// The bends that defects are made of: each changes responses, requests, or deliveries of named operations.

import { clone, object, ok, refused, ServerRefusal, text } from "../basics.ts";
import { cut } from "../lists.ts";
import type {
  Bend,
  JsonRecord,
  OutgoingDelivery,
  SentResponse,
  ServerRequest,
  ServerRules,
  ServerWorld,
  Tenant,
  Webhook,
} from "../model.ts";

export interface Defect {
  name: string;
  /** The check that has to find it. */
  check: string;
  /** False if it is a finding, because the rule is not documented. */
  isFailure: boolean;
  bend: Bend;
}

/** Bends by check and name. */
type Table = Record<string, Record<string, Bend>>;

export function defectsOf(table: Table, isFailure = true): Defect[] {
  return Object.entries(table).flatMap(([check, bends]) =>
    Object.entries(bends).map(([name, bend]) => ({ name, check, isFailure, bend })),
  );
}

const named = (operations: string, { operation }: ServerRequest): boolean =>
  operations === "*" || operations.split(" ").includes(operation);

export const all =
  (...bends: Bend[]): Bend =>
  (rules, world) => {
    for (const bend of bends) bend(rules, world);
  };

/** Replaces policies of the server. */
export const policy =
  (replace: (usual: ServerRules) => Partial<ServerRules>): Bend =>
  (rules) =>
    Object.assign(rules, replace({ ...rules }));

/** Changes responses of operations, with any status. */
export const anyResponse =
  (operations: string, change: (response: SentResponse, r: ServerRequest) => SentResponse): Bend =>
  (rules) => {
    rules.response.push((r, response) => (named(operations, r) ? change(response, r) : response));
  };

/** Changes successful responses. */
export const success = (
  operations: string,
  change: (response: SentResponse, r: ServerRequest) => SentResponse,
): Bend => anyResponse(operations, (response, r) => (response.status < 300 ? change(response, r) : response));

export const status = (operations: string, value: number): Bend =>
  success(operations, (response) => ({ ...response, status: value }));

/** Changes bodies of successful responses in place. */
export const body = (operations: string, change: (body: JsonRecord, r: ServerRequest) => void): Bend =>
  success(operations, (response, r) =>
    withBody(response, (copy) => {
      change(copy, r);
      return copy;
    }),
  );

/** Changes `result` of successful responses in place, or each row of a list. */
export const result = (operations: string, change: (result: JsonRecord, r: ServerRequest) => void): Bend =>
  body(operations, (copy, r) => {
    const value = copy["result"];
    for (const one of Array.isArray(value) ? value : [value]) change(object(one), r);
  });

export const set = (operations: string, fields: JsonRecord): Bend =>
  result(operations, (one) => void Object.assign(one, fields));

export const drop = (operations: string, ...fields: string[]): Bend =>
  result(operations, (one) => {
    for (const field of fields) delete one[field];
  });

/** Changes a field that is present. */
export const turn = (operations: string, field: string, change: (value: unknown) => unknown): Bend =>
  result(operations, (one) => {
    if (one[field] !== undefined) one[field] = change(one[field]);
  });

/** Replaces one value of a field. */
export const rename = (operations: string, field: string, from: string, to: unknown): Bend =>
  turn(operations, field, (value) => (value === from ? to : value));

/** Changes each balance of wallets. */
export const balances = (change: (amount: JsonRecord, balance: JsonRecord) => void): Bend =>
  result("listWallets", (wallet) => {
    for (const one of (wallet["balances"] as JsonRecord[] | undefined) ?? []) change(object(one["amount"]), one);
  });

/** Changes a list before it is cut into pages. */
export const listed =
  (operations: string, change: (items: JsonRecord[], r: ServerRequest) => unknown[]): Bend =>
  (rules) => {
    rules.list.push((r, items) => (named(operations, r) ? change(items as JsonRecord[], r) : items));
  };

/** Changes refusals of operations. */
export const refusal = (
  operations: string,
  change: (response: SentResponse, error: JsonRecord, r: ServerRequest) => SentResponse,
): Bend =>
  anyResponse(operations, (response, r) => {
    if (response.status < 400 || typeof response.body === "string") return response;
    const copy = clone(response.body);
    const [error] = (copy["errors"] as JsonRecord[] | undefined) ?? [];
    return change({ ...response, body: copy }, object(error), r);
  });

/** Replaces the code or the status of a refusal. */
export const instead = (operations: string, from: string, to: { code?: string; status?: number }): Bend =>
  refusal(operations, (response, error) => {
    if (error["code"] !== from) return response;
    if (to.code) error["code"] = to.code;
    return { ...response, status: to.status ?? response.status };
  });

/** Changes all responses, also those of the token endpoint, and those before an operation is known. */
export const leaving =
  (
    fits: (response: SentResponse, host: string) => boolean,
    change: (response: SentResponse, headers: ServerRequest["headers"]) => SentResponse,
  ): Bend =>
  (rules) => {
    rules.last.push((host, response, headers) => (fits(response, host) ? change(response, headers) : response));
  };

export const issued = (change: (body: JsonRecord) => JsonRecord): Bend =>
  leaving(
    (response, host) => host === "token" && response.status === 200,
    (response) => withBody(response, change),
  );

export const errors = (change: (body: JsonRecord, status: number) => JsonRecord): Bend =>
  leaving(
    (response, host) => response.status >= 400 && host !== "token",
    (response) => withBody(response, (old) => change(old, response.status)),
  );

export const withBody = (response: SentResponse, change: (body: JsonRecord) => JsonRecord): SentResponse =>
  typeof response.body === "string" ? response : { ...response, body: change(clone(response.body)) };

export const withHeaders = (response: SentResponse, more: Record<string, string>): SentResponse => ({
  ...response,
  headers: { ...response.headers, ...more },
});

/** Runs before an operation. A response that it returns replaces that of the operation. */
export const before =
  (operations: string, step: (r: ServerRequest) => SentResponse | undefined | undefined): Bend =>
  (rules) => {
    rules.before.push((r) => (named(operations, r) ? (step(r) ?? undefined) : undefined));
  };

export const refuse = (
  operations: string,
  name: string,
  status: number,
  fits: (r: ServerRequest) => boolean,
): Bend =>
  before(operations, (r) => (fits(r) ? refused(new ServerRefusal(status, name, "Not here.")) : undefined));

/** Replaces values of a field that should be refused. */
export const takes = (
  operations: string,
  field: string,
  fits: (value: unknown) => boolean,
  value: unknown,
): Bend =>
  before(operations, ({ body: given }) => {
    if (fits(given[field])) given[field] = typeof value === "function" ? value(given[field]) : value;
  });

/** Removes values of a query parameter. */
export const ignores = (
  operations: string,
  parameter: string,
  fits: (value: string) => boolean = () => true,
): Bend =>
  before(operations, ({ query }) => {
    const value = query.get(parameter);
    if (value !== null && fits(value)) query.delete(parameter);
  });

/** Runs after an operation succeeds. */
export const after = (operations: string, step: (r: ServerRequest, result: JsonRecord) => void): Bend =>
  success(operations, (response, r) => {
    if (typeof response.body !== "string") step(r, object(response.body["result"]));
    return response;
  });

/** Changes deliveries of events: of all (`*`), of named types, or of types with a prefix (`PREFIX_`). */
export const delivered =
  (types: string, change: (out: OutgoingDelivery, world: ServerWorld) => OutgoingDelivery[] | undefined): Bend =>
  (rules) => {
    const wanted = types.split(" ");
    rules.delivery.push((out, world) => {
      const type = String(out.body["eventType"]);
      const meant =
        types === "*" || wanted.some((one) => type === one || (one.endsWith("_") && type.startsWith(one)));
      return (meant && change(out, world)) || [out];
    });
  };

/** Changes `result` of deliveries in place. */
export const told = (types: string, change: (result: JsonRecord, out: OutgoingDelivery) => void): Bend =>
  delivered(types, (out) => {
    change(object(out.body["result"]), out);
    return [out];
  });

export const tells = (types: string, fields: JsonRecord): Bend =>
  told(types, (r) => void Object.assign(r, fields));

export const tellsNo = (types: string, field: string): Bend => told(types, (r) => void delete r[field]);

export const chosen = (choose: (all: Webhook[], type: string) => Webhook[]): Bend =>
  policy(() => ({ receivers: (_, tenant, event) => choose(tenant.webhooks, event.eventType) }));

/** Allows webhooks on this machine. */
export const anyAddress: Bend = policy(() => ({ hooks: /^https?:\/\/[^/]/i }));

export function remove<T>(list: T[], one: T | undefined): void {
  const at = one === undefined ? -1 : list.indexOf(one);
  if (at >= 0) list.splice(at, 1);
}

/** A tenant of another company. */
export const strangers = (world: ServerWorld, tenant: Tenant): Tenant | undefined =>
  [...world.tenants.values()].find((one) => one.companyId !== tenant.companyId);

export const isText = (value: unknown): value is string => text(value) !== "";

const orders = ["createdAt", "id"].map((property) => ({ property, direction: "DESC" }));
export const emptyList = ok([], 200, {
  pagination: cut({} as ServerRequest, [], 1, 100).pagination,
  sort: { orders },
});
