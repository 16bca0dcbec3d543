// Which parts of a sample a reader replaces with values of their own: marked in the HTML, so that a script can fill them in.

import { escapeHtml } from "../../text/escape.ts";
import { highlight, type Language } from "../../text/highlight.ts";
import type { OperationPage } from "../model.ts";
import { mockToken, origins, pathValues, tenantPlaceholder } from "./request.ts";

/** The part of a sample that names the tenant: a line, or an entry of PHP's list. */
const tenantPart = new RegExp(`(?<=\\[)'[^']*${tenantPlaceholder}', |^(?!curl_setopt).*${tenantPlaceholder}.*\\n`, "m");

/** A sample as it is without a tenant. */
export const withoutTenant = (code: string): string => code.replace(tenantPart, "");

/** IDs within a request body: strings in fields whose name ends in Id, at any depth. */
function idsIn(value: unknown): [string, string][] {
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, one]): [string, string][] =>
    typeof one === "string" && /[a-z]Id$/.test(name) ? [[name, one]] : idsIn(one),
  );
}

/** The name of each ID of a call, by the ID; where two have the same, the first one counts. */
export function idsOf(entry: OperationPage, value: unknown): Map<string, string> {
  const pairs = [...Object.entries(pathValues(entry)), ...idsIn(value)].filter(([, id]) => id !== "");
  return new Map(pairs.reverse().map(([name, id]) => [id, name]));
}

/** A sample as HTML, with its origin, token and IDs marked, and with an empty mark where the tenant goes in. */
export function filledHtml(entry: OperationPage, value: unknown, code: string, grammar: Language): string {
  const names = new Map([[mockToken, "token"], ...idsOf(entry, value)]);
  for (const [service, origin] of Object.entries(origins)) names.set(origin, `origin.${service}`);
  const byText = new Map([...names].map(([text, name]) => [escapeHtml(text), name]));
  // A longer value first, as it may have a shorter one in it. Tags come before all, so that nothing within them is marked.
  const values = [...byText.keys()].sort((a, b) => b.length - a.length).map((text) => text.replace(/\W/g, "\\$&"));
  const tenant = tenantPart.exec(code)?.[0] ?? "";
  // The place may be within a string, so the whole is highlighted with a sign there that no sample has.
  return highlight(code.replace(tenantPart, "\u{e000}"), grammar)
    .replace(new RegExp(["<[^>]*>", ...values].join("|"), "g"), (found) => {
      const name = byText.get(found);
      return name === undefined ? found : `<var data-fill="${escapeHtml(name)}">${found}</var>`;
    })
    .replace("\u{e000}", () => `<ins data-tenant="${escapeHtml(tenant)}"></ins>`);
}
