// The resources of all tenants, of all kinds, in one table.

import { asText, type JsonObject } from "../json.ts";
import type { Columns, Database } from "./database.ts";
import { orderOf, type Selection, whereOf } from "./selection.ts";

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

/** Keeps and finds resources. Ids are compared without regard to case, as UUIDs are. */
export interface Store {
  find(tenant: string, kind: Kind, id: string): Resource | undefined;
  select(selection: Selection): Resource[];
  count(selection: Selection): number;
  /** Adds a resource; one of the same id is replaced. */
  insert(resource: Resource): void;
  /** Writes `body` and `hidden` back. */
  update(resource: Resource): void;
  remove(tenant: string, kind: Kind, id: string): void;
}

/**
 * Makes the store over a database.
 * @param database Where the table is.
 * @param now Time of the mock's clock, for the time of an update.
 */
export function createStore(database: Database, now: () => number): Store {
  return {
    find(tenant, kind, id) {
      const row = database.get(
        "SELECT * FROM resources WHERE tenant = ? AND kind = ? AND id = ?",
        tenant,
        kind,
        id.toLowerCase(),
      );
      return row === undefined ? undefined : read(row);
    },
    select(selection) {
      const [where, ...values] = whereOf(selection);
      const [order, ...places] = orderOf(selection);
      const sql = `SELECT * FROM resources WHERE ${where} ORDER BY ${order} LIMIT ? OFFSET ?`;
      return database.all(sql, ...values, ...places, selection.size ?? -1, selection.from ?? 0).map(read);
    },
    count(selection) {
      const [where, ...values] = whereOf(selection);
      return Number(database.get(`SELECT count(*) AS n FROM resources WHERE ${where}`, ...values)?.["n"]);
    },
    insert({ tenant, kind, id, parent, also, body, hidden, created, updated }) {
      database.run(
        `INSERT INTO resources (tenant, kind, id, parent, also, body, hidden, created, updated)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (tenant, kind, id) DO UPDATE SET parent = excluded.parent, also = excluded.also,
           body = excluded.body, hidden = excluded.hidden, created = excluded.created, updated = excluded.updated`,
        tenant,
        kind,
        id.toLowerCase(),
        parent?.toLowerCase() ?? null,
        also ?? null,
        JSON.stringify(body),
        JSON.stringify(hidden),
        created,
        updated,
      );
    },
    update({ tenant, kind, id, body, hidden }) {
      database.run(
        "UPDATE resources SET body = ?, hidden = ?, updated = ? WHERE tenant = ? AND kind = ? AND id = ?",
        JSON.stringify(body),
        JSON.stringify(hidden),
        now(),
        tenant,
        kind,
        id.toLowerCase(),
      );
    },
    remove(tenant, kind, id) {
      database.run("DELETE FROM resources WHERE tenant = ? AND kind = ? AND id = ?", tenant, kind, id.toLowerCase());
    },
  };
}

function read(row: Columns): Resource {
  return {
    tenant: String(row["tenant"]),
    kind: row["kind"] as Kind,
    id: String(row["id"]),
    parent: asText(row["parent"]),
    also: asText(row["also"]),
    body: JSON.parse(String(row["body"])) as JsonObject,
    hidden: JSON.parse(String(row["hidden"])) as JsonObject,
    created: Number(row["created"]),
    updated: Number(row["updated"]),
  };
}
