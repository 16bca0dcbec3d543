// The type of a command of the control API, its input, and the checks that commands share.

import { type Form, sentenceOf } from "../form.ts";
import { Refusal } from "../refusal.ts";
import type { Sandboxes } from "../server/sandboxes/registry.ts";
import type { Sandbox } from "../server/sandboxes/sandbox.ts";

/** Input of a command besides its body. */
export interface Given {
  /** Path parameters by name, decoded. */
  path: Record<string, string>;
  /** Query parameters by name; the last value of a repeated parameter. */
  query: Record<string, string>;
  sandboxes: Sandboxes;
  /** Origin at which the caller reaches the mock. */
  origin: string;
}

/** Returns the JSON of the response, or undefined for a 204. Throws a Refusal for invalid input. */
export type Command = (sandbox: Sandbox, body: Record<string, unknown>, given: Given) => unknown;

/** Commands by method and path below /__mock, such as `POST /snapshots/{name}/restore`. */
export type Commands = Record<string, Command>;

/**
 * Checks that a body has the form of its command.
 * @param name Name of the body in the error.
 * @throws Refusal 400.
 */
export function checkForm(form: Form, body: unknown, name: string): void {
  const fault = form(body);
  if (fault !== undefined) throw new Refusal(400, sentenceOf(fault, name));
}

/**
 * Runs work that throws an Error for invalid input, such as an unknown name.
 * @throws Refusal 400 with the message of that error.
 */
export function attempt<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(400, (error as Error).message);
  }
}

/**
 * The ID of the given tenant, in upper or lower case; without it, the first tenant.
 * @throws Refusal 404 for an unknown tenant.
 */
export function tenantOf({ tenants, state }: Sandbox, given: unknown = tenants[0]): string {
  const known = [...new Set([...tenants, ...state.look.tenants()])];
  const wanted = String(given).toLowerCase();
  const tenant = known.find((one) => one.toLowerCase() === wanted);
  if (tenant !== undefined) return tenant;
  throw new Refusal(404, `there is no tenant ${String(given)}; there are ${known.join(", ")}`);
}
