// Which resources are wanted: typed conditions and orders, and the SQL they stand for.

import type { Value } from "./database.ts";
import type { Kind } from "./store.ts";

/** One condition on a resource. */
export type Condition =
  /** It belongs to a resource. */
  | { parent: string }
  /** Its second key. */
  | { also: string }
  /** It belongs to a resource, or has it as its second key. */
  | { parentOrAlso: string }
  /** A field of its body has a value. */
  | { field: string; equals: string }
  /** It was created at a time or later. */
  | { createdFrom: number }
  /** It was created before a time. */
  | { createdBefore: number };

/** The order of a selection. */
export interface Order {
  /** `stored` is the order in which resources were stored; it breaks ties of a field, the id those of a time. */
  by: "stored" | "created" | "updated" | { field: string };
  direction: "ASC" | "DESC";
}

/** Which resources of a kind, in which order, and which page of them. */
export interface Selection {
  tenant: string;
  kind: Kind;
  /** Conditions that all hold. */
  where?: Condition[];
  /** By default as they were stored. */
  order?: Order;
  /** First entry and number of entries; by default all. */
  from?: number;
  size?: number;
}

/** A part of a statement with the values of its places. */
export type Fragment = [sql: string, ...values: Value[]];

/** The condition of a whole selection. */
export function whereOf({ tenant, kind, where = [] }: Selection): Fragment {
  const parts: Fragment[] = [["tenant = ?", tenant], ["kind = ?", kind], ...where.map(conditionOf)];
  return [parts.map(([sql]) => sql).join(" AND "), ...parts.flatMap(([, ...values]) => values)];
}

/** The order of a selection. */
export function orderOf({ order = { by: "stored", direction: "ASC" } }: Selection): Fragment {
  const { by, direction } = order;
  if (by === "stored") return [`seq ${direction}`];
  if (typeof by === "string") return [`${by} ${direction}, id ${direction}`];
  return [`json_extract(body, ?) ${direction}, seq ${direction}`, pathOf(by.field)];
}

function conditionOf(condition: Condition): Fragment {
  if ("parent" in condition) return ["parent = ?", condition.parent];
  if ("also" in condition) return ["also = ?", condition.also];
  if ("parentOrAlso" in condition) return ["(parent = ? OR also = ?)", condition.parentOrAlso, condition.parentOrAlso];
  if ("field" in condition) return ["json_extract(body, ?) = ?", pathOf(condition.field), condition.equals];
  if ("createdFrom" in condition) return ["created >= ?", condition.createdFrom];
  return ["created < ?", condition.createdBefore];
}

/** SQLite's path of a field. */
function pathOf(field: string): string {
  return `$."${field}"`;
}
