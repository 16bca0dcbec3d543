// What a command of the control API is: what it drives, what it is given, and the checks that all commands share.

import { type Form, sentenceOf } from "../form.ts";
import { Refusal } from "../refusal.ts";
import type { Sandboxes } from "../server/sandboxes/registry.ts";
import type { Sandbox } from "../server/sandboxes/sandbox.ts";

/** What a command is given besides its body. */
export interface Given {
  /** Path parameters by name, decoded. */
  path: Record<string, string>;
  /** Query parameters by name; of a repeated one the last. */
  query: Record<string, string>;
  /** All of the mock. */
  sandboxes: Sandboxes;
  /** Where the mock is for the caller, as an origin. */
  origin: string;
}

/**
 * Does one thing. What it returns is the JSON of the response, and nothing is a 204. It throws a Refusal for what it
 * does not take.
 */
export type Command = (sandbox: Sandbox, body: Record<string, unknown>, given: Given) => unknown;

/** Commands by method and path below /__mock, such as `POST /snapshots/{name}/restore`. */
export type Commands = Record<string, Command>;

/**
 * Checks that a body has the form of its command.
 * @param name What the body is, in the error.
 * @throws Refusal 400.
 */
export function checkForm(form: Form, body: unknown, name: string): void {
  const fault = form(body);
  if (fault !== undefined) throw new Refusal(400, sentenceOf(fault, name));
}

/**
 * Does what may fail because of what the caller gave: unknown names, wrong values.
 * @throws Refusal 400 in the place of an error, with its message.
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
 * The tenant that is named, in any case, or else the first.
 * @throws Refusal 404 for one there is not.
 */
export function tenantOf({ tenants, state }: Sandbox, given: unknown = tenants[0]): string {
  const known = [...new Set([...tenants, ...state.look.tenants()])];
  const wanted = String(given).toLowerCase();
  const tenant = known.find((one) => one.toLowerCase() === wanted);
  if (tenant !== undefined) return tenant;
  throw new Refusal(404, `there is no tenant ${String(given)}; there are ${known.join(", ")}`);
}
