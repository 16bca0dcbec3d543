// Stores and finds the resources of all tenants and kinds.

import { frozenCopy, type JsonFields } from "./json.ts";
import type { Storage } from "./storage.ts";
import { asStored, type Compare, type Row } from "./table.ts";

/** The schemas that show a kind of resource. */
export interface ReadSchema {
  api: "finance" | "ramp";
  /** Schema of a read of one resource. */
  schema: string;
  /** Schema of an entry in lists, if it is another. */
  list?: string;
}

/** By kind, as the control API names it; owners come before what they own. */
const schemasByKind = {
  companies: { api: "ramp", schema: "Company" },
  parties: { api: "finance", schema: "Party", list: "PartySummary" },
  verifications: { api: "finance", schema: "IvVerification" },
  accounts: { api: "finance", schema: "Account" },
  wallets: { api: "finance", schema: "Wallet" },
  virtualBankAccounts: { api: "finance", schema: "VirtualBankAccount" },
  paymentSessions: { api: "finance", schema: "PaymentSession" },
  payIns: { api: "finance", schema: "PayIn" },
  transfers: { api: "finance", schema: "Transfer" },
  paymentRequests: { api: "finance", schema: "PaymentRequest" },
  payoutBankAccounts: { api: "finance", schema: "PayoutBankAccount" },
  payoutRoutes: { api: "finance", schema: "PayoutRoute" },
  payouts: { api: "finance", schema: "Payout" },
  webhooks: { api: "finance", schema: "Webhook" },
  companyBankAccounts: { api: "ramp", schema: "CompanyBankAccount", list: "CompanyBankAccountSummary" },
  companyWallets: { api: "ramp", schema: "CompanyWallet", list: "CompanyWalletSummary" },
  rampRequests: { api: "ramp", schema: "RampRequest", list: "RampRequestSummary" },
  invitations: { api: "ramp", schema: "UserInvitation" },
} satisfies Record<string, ReadSchema>;

export type ResourceKind = keyof typeof schemasByKind;

export const kinds = Object.keys(schemasByKind) as ResourceKind[];

/** The schemas that show each kind. */
export const readSchemas: Record<ResourceKind, ReadSchema> = schemasByKind;

/** A resource of a tenant, as it is stored. */
export interface Resource {
  tenant: string;
  kind: ResourceKind;
  id: string;
  /** ID of the owner: an account or a party. */
  parent?: string | undefined;
  /** A second key to find it by: the receiver of a transfer, the card reference of a payment request. */
  also?: string | undefined;
  /** Fields that reads may show. */
  body: JsonFields;
  /** Fields that no read shows: secrets, and notes of the mock. */
  hidden: JsonFields;
  /** Milliseconds since 1970, like `updated`. */
  created: number;
  updated: number;
}

/** Conditions, which must all hold. */
export interface ResourceFilter {
  /** Owner and second key; `parentOrAlso` must be one of the two. */
  parent?: string | undefined;
  also?: string | undefined;
  parentOrAlso?: string | undefined;
  /** Time of creation: inclusive from, exclusive before. */
  createdFrom?: number | undefined;
  createdBefore?: number | undefined;
  /** Values of fields of the body. */
  fields?: Record<string, unknown>;
}

/** The order of a selection. */
export interface Order {
  /** A field of the body, then the ID; by default the order in which resources were stored. */
  field?: string;
  direction: "ASC" | "DESC";
}

/** A selection of resources of a kind, with order and page. */
export interface Selection {
  tenant: string;
  kind: ResourceKind;
  where?: ResourceFilter;
  order?: Order;
  /** Index of the first resource, and number of resources; by default all. */
  from?: number;
  size?: number;
}

/** Adds missing required fields to a resource, in place, so that the operation sees them, too. */
export type Complete = (kind: ResourceKind, body: JsonFields) => void;

/**
 * Stores and finds resources. The case of IDs does not matter. Within a transaction, found resources are copies, which
 * can be changed and written back; else they are the stored, frozen ones.
 */
export class Store {
  private readonly storage: Storage;
  private readonly now: () => number;
  private readonly complete: Complete;

  /** @param now Time of the mock's clock, for `updated`. */
  constructor(storage: Storage, now: () => number, complete: Complete) {
    this.storage = storage;
    this.now = now;
    this.complete = complete;
  }

  find(tenant: string, kind: ResourceKind, id: string): Resource | undefined {
    const row = this.table(tenant, kind).get(id.toLowerCase());
    return row && this.draft(row.value);
  }

  select(selection: Selection): Resource[] {
    const { from = 0, size = Number.POSITIVE_INFINITY } = selection;
    return this.list(selection)
      .slice(from, from + size)
      .map(({ value }) => this.draft(value));
  }

  count(selection: Selection): number {
    return this.list(selection).length;
  }

  /** Adds a resource, whose body is completed in place; it replaces one of the same ID. */
  insert(resource: Resource): void {
    const { id, parent } = resource;
    this.put({ ...resource, id: id.toLowerCase(), parent: parent?.toLowerCase() });
  }

  /** Writes `body`, which is completed in place, and `hidden`. */
  update({ tenant, kind, id, body, hidden }: Resource): void {
    const before = this.table(tenant, kind).get(id.toLowerCase());
    if (before !== undefined) this.put({ ...before.value, body, hidden, updated: this.now() });
  }

  remove(tenant: string, kind: ResourceKind, id: string): void {
    this.storage.remove(this.table(tenant, kind).get(id.toLowerCase()));
  }

  private put(resource: Resource): void {
    const { tenant, kind, id: key, parent, body, hidden } = resource;
    this.complete(kind, body);
    const value = Object.freeze({ ...resource, body: frozenCopy(body), hidden: frozenCopy(hidden) });
    this.storage.put({ part: "resource", tenant, kind, key, parent, value });
  }

  /** A copy within a transaction, else the resource itself. */
  private draft(resource: Resource): Resource {
    if (!this.storage.isChanging) return resource;
    return { ...resource, body: structuredClone(resource.body), hidden: structuredClone(resource.hidden) };
  }

  private table(tenant: string, kind: ResourceKind) {
    return this.storage.table<Resource>("resource", tenant, kind);
  }

  private list({ tenant, kind, where = {}, order = asMade }: Selection): readonly Row<Resource>[] {
    const meets = conditionOf(where);
    const wanted = ({ value }: Row<Resource>) => meets(value);
    return this.table(tenant, kind).list(JSON.stringify([where, order]), wanted, compareBy(order), where.parent);
  }
}

function conditionOf({ fields = {}, ...where }: ResourceFilter): (resource: Resource) => boolean {
  const is = (value: unknown, wanted: unknown) => wanted === undefined || value === wanted;
  const values = Object.entries(fields);
  const { createdFrom = Number.NEGATIVE_INFINITY, createdBefore = Number.POSITIVE_INFINITY } = where;
  return ({ parent, also, body, created }) =>
    is(parent, where.parent) &&
    is(also, where.also) &&
    (is(parent, where.parentOrAlso) || is(also, where.parentOrAlso)) &&
    created >= createdFrom &&
    created < createdBefore &&
    values.every(([name, wanted]) => is(body[name], wanted));
}

const asMade: Order = { direction: "ASC" };

function compareBy({ field, direction }: Order): Compare<Resource> {
  const sign = direction === "DESC" ? -1 : 1;
  if (field === undefined) return (one, other) => sign * asStored(one, other);
  return (one, other) =>
    sign * (compareValues(one.value.body[field], other.value.body[field]) || compareTexts(one.key, other.key));
}

const compareTexts = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Numbers by size, other values as texts; absent values come first. */
function compareValues(one: unknown, other: unknown): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return compareTexts(String(one ?? ""), String(other ?? ""));
}
