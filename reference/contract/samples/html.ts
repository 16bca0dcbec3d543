// Marks the parts of a sample that a reader replaces, so that a script can fill in the reader's own values.

import { escapeHtml } from "../../text/escape.ts";
import { highlight, type Language } from "../../text/highlight.ts";
import type { OperationPage } from "../model.ts";
import { mockToken, origins, pathValues, tenantPlaceholder } from "./request.ts";

/** The part of a sample that has the tenant: a line, or in PHP an item of a list. */
const tenantPart = new RegExp(`(?<=\\[)'[^']*${tenantPlaceholder}', |^(?!curl_setopt).*${tenantPlaceholder}.*\\n`, "m");

/** Removes the tenant from a sample. */
export const withoutTenant = (code: string): string => code.replace(tenantPart, "");

/** The IDs in a request body: strings in fields whose names end in `Id`, at any depth. */
function idsIn(value: unknown): [string, string][] {
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, one]): [string, string][] =>
    typeof one === "string" && /[a-z]Id$/.test(name) ? [[name, one]] : idsIn(one),
  );
}

/** The names of a call's IDs, by ID. If two names have the same ID, the first one counts. */
export function idsOf(entry: OperationPage, value: unknown): Map<string, string> {
  const pairs = [...Object.entries(pathValues(entry)), ...idsIn(value)].filter(([, id]) => id !== "");
  return new Map(pairs.reverse().map(([name, id]) => [id, name]));
}

/** A sample as HTML, with its origin, token and IDs marked, and with an empty mark at the position of the tenant. */
export function filledHtml(entry: OperationPage, value: unknown, code: string, grammar: Language): string {
  const names = new Map([[mockToken, "token"], ...idsOf(entry, value)]);
  for (const [service, origin] of Object.entries(origins)) names.set(origin, `origin.${service}`);
  const byText = new Map([...names].map(([text, name]) => [escapeHtml(text), name]));
  // Longer values first, because one may contain a shorter one. Tags come before, so that nothing within them is marked.
  const values = [...byText.keys()].sort((a, b) => b.length - a.length).map((text) => text.replace(/\W/g, "\\$&"));
  const tenant = tenantPart.exec(code)?.[0] ?? "";
  // The position of the tenant may be within a string, so the code is highlighted with a placeholder character there.
  return highlight(code.replace(tenantPart, "\u{e000}"), grammar)
    .replace(new RegExp(["<[^>]*>", ...values].join("|"), "g"), (found) => {
      const name = byText.get(found);
      return name === undefined ? found : `<var data-fill="${escapeHtml(name)}">${found}</var>`;
    })
    .replace("\u{e000}", () => `<ins data-tenant="${escapeHtml(tenant)}"></ins>`);
}
