// How a place is called in the sentence of a change.

import { asObject, type JsonObject, keysOf, lookUp } from "../../../../model/document.ts";

/**
 * Name of a place for people, such as "`address` of `Wallet`" or "parameter `size`".
 * @param document The bundle.
 * @param at JSON pointer of a schema, a property or a parameter.
 */
export function nameOf(document: JsonObject, at: string): string {
  const keys = keysOf(at);
  const parameter = keys.indexOf("parameters");
  if (parameter >= 0 && !keys.includes("properties")) {
    const name = lookUp(
      document,
      `#${at
        .split("/")
        .slice(0, parameter + 3)
        .join("/")}`,
    )["name"];
    if (typeof name === "string") return `parameter \`${name}\``;
  }
  const component = keys[0] === "components" ? keys[2] : undefined;
  const property = lastProperty(keys);
  if (property === undefined) return component === undefined ? "the body" : `\`${component}\``;
  const isSchema = keys[1] === "schemas";
  return component === undefined || !isSchema ? `\`${property}\`` : `\`${property}\` of \`${component}\``;
}

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

function lastProperty(keys: string[]): string | undefined {
  const at = keys.lastIndexOf("properties");
  return at < 0 ? undefined : keys[at + 1];
}
