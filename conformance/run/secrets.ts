// The secrets of a request, so that reports can mask them wherever they come back.

import type { SentRequest } from "../exchange.ts";

/** Fields that are never read back: what a request sends there may come back anywhere in a response. */
const secretFields = /"(?:apiKey|password|client_secret|identityShareToken)"\s*:\s*"((?:[^"\\]|\\.)*)"/g;

/** Secrets that a request has in its body, such as the key of a webhook. */
export function secretsIn({ body = "" }: SentRequest): string[] {
  if (!body.startsWith("{")) return [];
  return [...body.matchAll(secretFields)].map(([, text = ""]) => text).filter((text) => text.length >= 8);
}
