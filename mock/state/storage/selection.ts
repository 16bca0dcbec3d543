// Which resources are wanted: typed conditions and orders.

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
