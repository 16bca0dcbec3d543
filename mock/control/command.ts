// What a command of the control API is: what it drives, what it is given, and the checks that all commands share.

import { type Form, sentenceOf } from "../form.ts";
import { Refusal } from "../refusal.ts";
import { Scenarios } from "../respond/scenarios/queue.ts";
import type { MockContext } from "../server/call.ts";
import type { Sandbox } from "../server/sandboxes/sandbox.ts";
import { servedContracts } from "../server/services.ts";

/** What the control API drives. */
export type Controlled = ReturnType<typeof controlledOf>;

/** What the control API drives of a sandbox; its parts are made when a command asks for them. */
export function controlledOf(mock: MockContext, sandbox: Sandbox) {
  const contracts = () => servedContracts(mock.services);
  return {
    contracts,
    sandboxes: mock.sandboxes,
    /** The tenant that is meant where none is named. */
    tenantId: sandbox.tenants[0] as string,
    /** All tenants of its clients. */
    tenants: sandbox.tenants,
    get state() {
      return sandbox.state;
    },
    get delivery() {
      return sandbox.delivery;
    },
    get journal() {
      return sandbox.journal;
    },
    get scenarios() {
      sandbox.scenarios ??= new Scenarios(contracts);
      return sandbox.scenarios;
    },
  };
}

/** What a command is given besides its body. */
export interface Given {
  /** Path parameters by name, decoded. */
  path: Record<string, string>;
  /** Query parameters by name; of a repeated one the last. */
  query: Record<string, string>;
}

/**
 * Does one thing. What it returns is the JSON of the response, nothing is a 204, and a `Made` is a 201. It throws a Refusal
 * for what it does not take.
 */
export type Command = (controlled: Controlled, body: Record<string, unknown>, given: Given) => unknown;

/** Commands by method and path below /__mock, such as `POST /snapshots/{name}/restore`. */
export type Commands = Record<string, Command>;

/** What a command has made: 201. */
export class CommandResult {
  readonly result: unknown;

  constructor(result: unknown) {
    this.result = result;
  }
}

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
 * A text that may be left out.
 * @throws Refusal 400 for anything else, null among it.
 */
function optionalText(value: unknown): string | undefined {
  if (value === undefined || typeof value === "string") return value;
  throw new Refusal(400, `${JSON.stringify(value)} is no text; leave it out to mean the usual one`);
}

/**
 * The tenant that is named, in any case, or else the one that is meant.
 * @throws Refusal 404 for one there is not, 400 for what is no text.
 */
export function tenantOf(controlled: Pick<Controlled, "tenantId" | "tenants" | "state">, given: unknown): string {
  const { tenantId, tenants, state } = controlled;
  return given === undefined ? tenantId : tenantAmong([...tenants, ...state.look.tenants()], given);
}

/** The same, of the tenants of the sandbox's clients alone: what another one has no client could ever see. */
export function ownTenantOf({ tenantId, tenants }: Pick<Controlled, "tenantId" | "tenants">, given: unknown): string {
  return given === undefined ? tenantId : tenantAmong(tenants, given);
}

function tenantAmong(tenants: readonly string[], given: unknown): string {
  const wanted = optionalText(given)?.toLowerCase();
  const found = tenants.find((tenant) => tenant.toLowerCase() === wanted);
  if (found !== undefined) return found;
  throw new Refusal(404, `there is no tenant ${String(given)}; there are ${[...new Set(tenants)].join(", ")}`);
}
