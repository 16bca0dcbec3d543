// Words and lists of values, as rules compare them and sentences name them.

import { asObject } from "../../../../model/document.ts";

/** Names in a row: "`A`", "`A` and `B`", "`A`, `B` and `C`". */
export function listed(values: readonly unknown[], join = "and"): string {
  const quoted = values.map((value) => `\`${typeof value === "string" ? value : JSON.stringify(value)}\``);
  const last = quoted.pop() ?? "";
  return quoted.length === 0 ? last : `${quoted.join(", ")} ${join} ${last}`;
}

/** The values of one list that another lacks. */
export function missing<T>(values: readonly T[], other: readonly T[]): T[] {
  return values.filter((value) => !other.includes(value));
}

/** A value of a node as text, or undefined. */
export function word(node: unknown, key: string): string | undefined {
  const value = asObject(node)[key];
  return typeof value === "string" ? value : undefined;
}
