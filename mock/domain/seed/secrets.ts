// How a webhook authenticates, in two parts: what reads show, and the secret that only the delivery sees.

import { asObject, type JsonObject } from "../../store/json.ts";

/** The fields of a method that no read shows. */
const secretMembers = ["apiKey", "password"];

/**
 * Splits an `authenticationMethod`.
 * @param method As a caller sends it, or as a seed has it.
 * @returns `shown` without secrets; `whole` with them, undefined when there are none.
 */
export function splitMethod(method: unknown): { shown: JsonObject; whole: JsonObject | undefined } {
  const whole = asObject(method);
  const shown = Object.fromEntries(Object.entries(whole).filter(([name]) => !secretMembers.includes(name)));
  return { shown, whole: secretMembers.some((name) => whole[name] !== undefined) ? whole : undefined };
}
