// The resources of all tenants, of all kinds.

import type { JsonObject } from "../json.ts";
import { copied, frozen } from "./copy.ts";
import type { Selection } from "./selection.ts";
import type { Row, Shelf } from "./shelf.ts";
import type { TenantRows } from "./tenant.ts";
import type { Writing } from "./writing.ts";

/** What kinds of resources there are; the words by which `seed` names them. */
export const kinds = [
  "companies",
  "parties",
  "verifications",
  "accounts",
  "wallets",
  "virtualBankAccounts",
  "paymentSessions",
  "payIns",
  "transfers",
  "paymentRequests",
  "payoutBankAccounts",
  "payoutRoutes",
  "payouts",
  "webhooks",
  "companyBankAccounts",
  "companyWallets",
  "rampRequests",
  "invitations",
] as const;

/** A kind of resource. */
export type Kind = (typeof kinds)[number];

/** One resource. */
export interface Resource {
  tenant: string;
  kind: Kind;
  id: string;
  /** Id of the resource it belongs to: an account or a party. */
  parent?: string | undefined;
  /** A second key it is found by: the receiver of a transfer, the card reference of a payment request. */
  also?: string | undefined;
  /** What a read may show. */
  body: JsonObject;
  /** What no read shows: secrets, and what the mock has to remember besides. */
  hidden: JsonObject;
  /** In milliseconds since 1970. */
  created: number;
  updated: number;
}

/**
 * Keeps and finds resources. Ids are compared without regard to case, as UUIDs are. Within a transaction what is found
 * is a copy, which can be changed and written back; outside of one it is what is stored, and frozen.
 */
export interface Store extends Found {
  /** The same without a copy, frozen within a transaction too: for who only reads what is found. */
  readonly look: Found;
  count(selection: Selection): number;
  /** Adds a resource; one of the same id is replaced. */
  insert(resource: Resource): void;
  /** Writes `body` and `hidden` back. */
  update(resource: Resource): void;
  remove(tenant: string, kind: Kind, id: string): void;
}

/** How resources are found. */
export interface Found {
  find(tenant: string, kind: Kind, id: string): Resource | undefined;
  select(selection: Selection): Resource[];
}

/** Where the rows of the tenants are. */
export interface Tenants {
  /** What a tenant has, to be read. */
  reading(tenant: string): TenantRows;
  /** What a tenant has, to be changed. */
  writing(tenant: string): TenantRows;
}

/**
 * Makes the store.
 * @param tenants Where the rows are.
 * @param writing What it writes with.
 * @param now Time of the mock's clock, for the time of an update.
 */
export function createStore(tenants: Tenants, writing: Writing, now: () => number): Store {
  const { changes, transaction } = writing;

  const shown = (rows: TenantRows, tenant: string, kind: Kind, row: Row): Resource => {
    const { id, parent, also, body, hidden } = row;
    const created = rows.timeOf(kind, row.created);
    const updated = rows.timeOf(kind, row.updated);
    return { tenant, kind, id, parent, also, body, hidden, created, updated };
  };

  /** Has what was found changeable within a transaction. */
  const draft = (resource: Resource): Resource => {
    if (!changes.isOpen) return resource;
    resource.body = copied(resource.body);
    resource.hidden = copied(resource.hidden);
    return resource;
  };

  /** Times are compared only where they are those of this state. */
  const shelfOf = ({ tenant, kind, where = [], order }: Selection): Shelf => {
    const rows = tenants.reading(tenant);
    const isByTime = order?.by === "created" || order?.by === "updated";
    return isByTime || where.some(isAboutTime) ? rows.writing(kind) : rows.reading(kind);
  };

  const put = (tenant: string, kind: Kind, row: Row, before: Row | undefined) =>
    transaction(() => {
      const shelf = tenants.writing(tenant).writing(kind);
      shelf.put(row);
      const undo = () => (before === undefined ? shelf.remove(row.id) : shelf.put(before));
      changes.wrote("resource", row.seq, row, undo, { tenant, kind });
    });

  const known = (tenant: string, kind: Kind, id: string) => tenants.writing(tenant).writing(kind).get(id.toLowerCase());

  const look: Found = {
    find(tenant, kind, id) {
      const rows = tenants.reading(tenant);
      const row = rows.reading(kind).get(id.toLowerCase());
      return row && shown(rows, tenant, kind, row);
    },
    select(selection) {
      const { tenant, kind } = selection;
      const found = shelfOf(selection).select(selection);
      const rows = tenants.reading(tenant);
      return found.map((row) => shown(rows, tenant, kind, row));
    },
  };

  return {
    look,
    find(tenant, kind, id) {
      const found = look.find(tenant, kind, id);
      return found && draft(found);
    },
    select: (selection) => look.select(selection).map(draft),
    count: (selection) => shelfOf(selection).count(selection),
    insert({ tenant, kind, id: given, parent, also, body, hidden, created, updated }) {
      const id = given.toLowerCase();
      const before = known(tenant, kind, id);
      const seq = before?.seq ?? writing.nextSeq();
      const stored = { body: frozen(body), hidden: frozen(hidden), created, updated };
      put(tenant, kind, Object.freeze({ seq, id, parent: parent?.toLowerCase(), also, ...stored }), before);
    },
    update({ tenant, kind, id, body, hidden }) {
      const before = known(tenant, kind, id);
      if (before === undefined) return;
      const stored = { body: frozen(body), hidden: frozen(hidden), updated: now() };
      put(tenant, kind, Object.freeze({ ...before, ...stored }), before);
    },
    remove(tenant, kind, id) {
      const before = known(tenant, kind, id);
      if (before === undefined) return;
      transaction(() => {
        const shelf = tenants.writing(tenant).writing(kind);
        shelf.remove(before.id);
        changes.wrote("resource", before.seq, undefined, () => shelf.put(before));
      });
    },
  };
}

function isAboutTime(condition: object): boolean {
  return "createdFrom" in condition || "createdBefore" in condition;
}
