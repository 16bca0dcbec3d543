// Commands that make, list and end sandboxes.

import { nearest } from "../../../cli/nearest.ts";
import type { Contract } from "../../../model/contract.ts";
import { asStrings, componentsOf } from "../../../model/document.ts";
import { formOf } from "../../form.ts";
import { Refusal } from "../../refusal.ts";
import type { ShownSandbox, Wishes } from "../../server/sandboxes/registry.ts";
import { mainId } from "../../server/sandboxes/sandbox.ts";
import { attempt, CommandResult, type Commands, type Controlled, checkForm } from "../command.ts";
import { settingFields } from "./sandbox.ts";

const texts = { type: "array", items: { type: "string", minLength: 1 }, uniqueItems: true };
const form = formOf({
  ...{ tenants: { type: "integer", minimum: 1, maximum: 10 }, roles: texts, scopes: texts },
  ...{ speed: { type: "number", minimum: 0, maximum: 1e6 }, ...settingFields, seed: { type: "object" } },
} satisfies Record<keyof Wishes | "seed", object>);

export const sandboxesCommands: Commands = {
  "POST /sandboxes": create,
  "GET /sandboxes": ({ sandboxes }) => sandboxes.list(),
  "GET /sandboxes/{id}": ({ sandboxes }, _body, { path: { id = "" } }) => sandboxes.look(id) ?? missingSandbox(id),
  "DELETE /sandboxes/{id}": ({ sandboxes }, _body, { path: { id = "" } }) => {
    if (id === mainId) throw new Refusal(409, "the sandbox main is always there; empty it with POST /__mock/reset");
    if (!sandboxes.end(id)) missingSandbox(id);
  },
};

/**
 * Refuses an id that no sandbox has.
 * @throws Refusal 404.
 */
export function missingSandbox(id: string): never {
  if (id === mainId) throw new Refusal(404, "main is always there and is not listed: it is driven at /__mock itself");
  throw new Refusal(404, `there is no sandbox ${id}; it has ended, or nobody has made it`);
}

/** All of the body is optional; `seed` is what POST /seed takes. The secret is shown here and nowhere else. */
function create({ sandboxes, contracts }: Controlled, body: Record<string, unknown>): CommandResult {
  checkForm(form, body, "the sandbox");
  const { seed, ...wishes } = body as Wishes & { seed?: Record<string, unknown[]> };
  const known = contracts();
  checkKnown(
    "scope",
    wishes.scopes,
    known.flatMap(({ scopes }) => Object.keys(scopes)),
  );
  checkKnown("role", wishes.roles, known.flatMap(rolesOf));
  const { shown, secret } = sandboxes.create(wishes);
  try {
    if (seed !== undefined) attempt(() => sandboxes.find(shown.id)?.state.seed(seed));
  } catch (error) {
    sandboxes.end(shown.id);
    throw error;
  }
  return new CommandResult(withSecret(shown, secret));
}

/** The roles of the contract: those of its own list of them, and those that an operation asks for. */
function rolesOf({ document, operations }: Contract): string[] {
  const listed = asStrings(componentsOf(document, "schemas")["CompanyRole"]?.["enum"]);
  return [...listed, ...operations.flatMap(({ roles }) => roles)];
}

/** @throws Refusal 400 that names the first unknown one. */
function checkKnown(what: string, wanted: string[] | undefined, known: string[]): void {
  const unknown = wanted?.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const all = [...new Set(known)];
  throw new Refusal(400, `there is no ${what} ${unknown}${nearest(unknown, all)}; there are ${all.join(", ")}`);
}

function withSecret({ id, clientId, tenants, clients, ...others }: ShownSandbox, clientSecret: string): object {
  return {
    ...{ id, clientId, clientSecret, tenants },
    clients: clients.map(({ clientId: each, ...client }) => ({ clientId: each, clientSecret, ...client })),
    ...others,
  };
}
