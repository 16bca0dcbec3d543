// The personal, bank and secret values that the contract's examples show, to look for in what is written about calls.

import { asObject, type Json, type JsonObject } from "../../scripts/lib/openapi.ts";
import { sensitiveValues } from "../../scripts/lib/sensitive.ts";
import { bundles } from "./bundles.ts";
import { allMedia, examplesOf } from "./media.ts";

/** Short values and plain words are parts of other words: `US` is in `USDC`. */
const isTelling = (value: string) => value.length >= 4 && !/^([a-z_ -]+|[A-Z_]+)$/.test(value);

/** Every sensitive value of the examples, each once. */
export function sensitiveExamples(): string[] {
  const values = allMedia().flatMap(({ api, media }) =>
    examplesOf(media).flatMap(([, value]) => sensitiveValues(bundles[api], asObject(media["schema"]), value as Json)),
  );
  return [...new Set(values)].filter(isTelling);
}

/** Those of the values that a text has. A short value inside a longer word is chance: 6789 is in many an ID or time. */
export function leaksIn(text: string, values: string[]): string[] {
  const has = (value: string) => {
    if (value.length > 6) return text.includes(value);
    return new RegExp(`(?<![\\w-])${value.replace(/[^\w]/g, "\\$&")}(?![\\w-])`).test(text);
  };
  return values.filter((value) => has(value) || has(JSON.stringify(value).slice(1, -1)));
}

/** The request examples of a bundle, by operationId. */
export function requestExamples(document: JsonObject): [operationId: string, body: Json][] {
  return Object.values(asObject(document["paths"])).flatMap((item) =>
    Object.values(asObject(item)).flatMap((operation) => {
      const media = asObject(asObject(asObject(asObject(operation)["requestBody"])["content"])["application/json"]);
      const id = String(asObject(operation)["operationId"]);
      return examplesOf(media).map(([, value]): [string, Json] => [id, value as Json]);
    }),
  );
}
