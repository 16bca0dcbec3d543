// Which parts of a sample a reader replaces with values of their own: marked in the HTML, so that a script can fill them in.

import { escapeHtml } from "../../text/escape.ts";
import { highlight, type Language } from "../../text/highlight.ts";
import type { OperationEntry } from "../model.ts";
import { mockToken, origins, pathValues } from "./request.ts";

/** A value of the samples that has a name: an origin, the token, or an ID. */
export interface Fill {
  /** `origin.finance`, `token`, or the name of a parameter or a field. */
  name: string;
  value: string;
}

/** Stands for the tenant where a sample is asked for with one. */
export const tenantPlaceholder = "TENANT_ID";

/** IDs within a request body: strings in fields whose name ends in Id, at any depth. */
function idsIn(value: unknown): [string, string][] {
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, one]): [string, string][] =>
    typeof one === "string" && /[a-z]Id$/.test(name) ? [[name, one]] : idsIn(one),
  );
}

/** The IDs of a call by name; where two have the same value, the first one counts. */
export function idsOf(entry: OperationEntry, value: unknown): Fill[] {
  const byValue = new Map<string, string>();
  for (const [name, one] of [...Object.entries(pathValues(entry)), ...idsIn(value)])
    if (!byValue.has(one)) byValue.set(one, name);
  return [...byValue].map(([one, name]) => ({ name, value: one }));
}

function fillsOf(entry: OperationEntry, value: unknown): Fill[] {
  const hosts = Object.entries(origins).map(([service, origin]) => ({ name: `origin.${service}`, value: origin }));
  return [...hosts, { name: "token", value: mockToken }, ...idsOf(entry, value)];
}

/** Escaped code with its fills marked, but not within tags. A longer value first, as it may have a shorter one in it. */
function marked(code: string, grammar: Language, fills: Fill[]): string {
  const sorted = fills.filter(({ value }) => value !== "").toSorted((a, b) => b.value.length - a.value.length);
  const values = sorted.map(({ value }) => escapeHtml(value).replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return highlight(code, grammar).replace(new RegExp(["<[^>]*>", ...values].join("|"), "g"), (found) => {
    const name = sorted.find(({ value }) => escapeHtml(value) === found)?.name;
    return name === undefined ? found : `<var data-fill="${escapeHtml(name)}">${found}</var>`;
  });
}

/** What a longer text has in addition to a shorter one: where, and what. */
function insertion(short: string, long: string): { at: number; text: string } {
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  // A line that is inserted begins at its own line break.
  let back = 0;
  while (at > 0 && back < 200 && long[at - 1] !== "\n" && long[at - 1] === long[at - 1 + long.length - short.length]) {
    at--;
    back++;
  }
  return { at, text: long.slice(at, at + long.length - short.length) };
}

/**
 * A sample as HTML with its fills marked, and with an empty mark where the tenant goes in.
 * @param code The sample without a tenant.
 * @param withTenant The same with `tenantPlaceholder` as its tenant.
 */
export function filledHtml(
  entry: OperationEntry,
  value: unknown,
  { grammar, code, withTenant }: { grammar: Language; code: string; withTenant: string },
): string {
  const fills = fillsOf(entry, value);
  if (withTenant === code) return marked(code, grammar, fills);
  const { at, text } = insertion(code, withTenant);
  // The place may be within a string, so the whole is highlighted with a sign there that no sample has.
  const html = marked(`${code.slice(0, at)}\u{e000}${code.slice(at)}`, grammar, fills);
  return html.replace("\u{e000}", () => `<ins data-tenant="${escapeHtml(text)}"></ins>`);
}
