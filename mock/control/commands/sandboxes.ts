// Commands that make, list and end sandboxes.

import { formOf } from "../../form.ts";
import { Refusal } from "../../refusal.ts";
import type { ShownSandbox } from "../../server/sandboxes/registry.ts";
import { mainId, type SandboxSettings } from "../../server/sandboxes/sandbox.ts";
import { CommandResult, type Commands, type Controlled, checkForm } from "../command.ts";
import { settingFields } from "./sandbox.ts";

const form = formOf({
  ...{ speed: { type: "number", minimum: 0, maximum: 1e6 }, ...settingFields },
} satisfies Record<keyof SandboxSettings, object>);

export const sandboxesCommands: Commands = {
  "POST /sandboxes": create,
  "GET /sandboxes": ({ sandboxes }) => sandboxes.list(),
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

/** All of the body is optional. The secret is shown here and nowhere else. */
function create({ sandboxes }: Controlled, body: Record<string, unknown>): CommandResult {
  checkForm(form, body, "the sandbox");
  const { shown, secret } = sandboxes.create(body);
  return new CommandResult(withSecret(shown, secret));
}

function withSecret({ id, clientId, tenants, clients, ...others }: ShownSandbox, clientSecret: string): object {
  return {
    ...{ id, clientId, clientSecret, tenants },
    clients: clients.map(({ clientId: each, ...client }) => ({ clientId: each, clientSecret, ...client })),
    ...others,
  };
}
