// Commands that make, list and end sandboxes.

import { formOf } from "../../form.ts";
import { settingFields, speedField } from "../../option-table.ts";
import { Refusal } from "../../refusal.ts";
import { mainId, type SandboxSettings } from "../../server/sandboxes/sandbox.ts";
import { type Commands, checkForm, type Given } from "../command.ts";

const form = formOf({ speed: speedField, ...settingFields } satisfies Record<keyof SandboxSettings, object>);

export const sandboxesCommands: Commands = {
  "POST /sandboxes": create,
  "GET /sandboxes": (_sandbox, _body, { sandboxes }) => sandboxes.list(),
  "DELETE /sandboxes/{id}": (_sandbox, _body, { path: { id = "" }, sandboxes }) => {
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
  throw new Refusal(404, `there is no sandbox ${id}; it has ended, or was never created`);
}

/** Creates a sandbox. Only this response has its secret. */
function create(_sandbox: unknown, body: Record<string, unknown>, { sandboxes }: Given): object {
  checkForm(form, body, "the sandbox");
  const { shown, secret: clientSecret } = sandboxes.create(body);
  const clients = shown.clients.map((client) => ({ ...client, clientSecret }));
  return { ...shown, clientSecret, clients };
}
