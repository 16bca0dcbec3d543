// The personal, bank and secret values of the contract's examples, which no log or report may contain.

import { asObject, type Json } from "../../model/document.ts";
import { sensitiveValues } from "../../model/sensitive.ts";
import { bundles } from "./bundles.ts";
import { allMedia, examplesOf } from "./media.ts";

/** Short values and plain words are parts of other words: `US` is in `USDC`. */
const isTelling = (value: string) => value.length >= 4 && !/^([a-z_ -]+|[A-Z_]+|\d{1,7})$/.test(value);

/** The sensitive values of the examples that stand at no harmless field, each once. */
export function sensitiveExamples(): string[] {
  const harmless = new Set<string>();
  const values = allMedia().flatMap(({ api, media }) =>
    examplesOf(media).flatMap(([, value]) => {
      const sensitive = sensitiveValues(bundles[api], asObject(media["schema"]), value as Json);
      for (const leaf of leavesOf(value)) if (!sensitive.includes(leaf)) harmless.add(leaf);
      return sensitive;
    }),
  );
  return [...new Set(values)].filter((value) => isTelling(value) && !harmless.has(value));
}

function leavesOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [String(value)];
  return Object.values(value).flatMap(leavesOf);
}

/** The values that a text contains; digits within a longer number do not count. */
export function leaksIn(text: string, values: string[]): string[] {
  return values.filter((value) => {
    if (/^\d+$/.test(value)) return new RegExp(`(?<![\\w.-])${value}(?![\\w.-])`).test(text);
    return text.includes(value) || text.includes(JSON.stringify(value).slice(1, -1));
  });
}
