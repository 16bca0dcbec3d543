// What the programs of generated clients have in common: addresses, token, and the fields of each call as TypeScript.

import { calls, rampRequestId, token } from "./calls.ts";
import type { Stage } from "./tool.ts";

/** Texts for programs; each is an expression of TypeScript. */
export interface Texts {
  origin: string;
  /** `Bearer …`. */
  bearer: string;
  token: string;
  /** Body of `registerWebhook`. */
  webhook: string;
  /** Path parameter of `getRampRequest`. */
  rampRequestId: string;
  /** Form of `createAccessToken`. */
  form: string;
}

/**
 * Picks the program of an API.
 * @param lines The programs by API; each ends with `export const body: unknown = …`.
 */
export function programs(
  { api, origin }: Stage,
  lines: (texts: Texts) => Record<"finance" | "ramp" | "auth", string[]>,
): string {
  const texts = {
    ...{ origin, bearer: `Bearer ${token}`, token, rampRequestId },
    ...{ webhook: calls.finance.body, form: calls.auth.body },
  };
  const literals = Object.entries(texts).map(([name, value]) => [name, JSON.stringify(value)]);
  return `${lines(Object.fromEntries(literals) as Texts)[api].join("\n")}\n`;
}
