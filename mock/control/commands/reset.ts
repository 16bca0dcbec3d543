// The command that brings everything back to the start.

import { createForm } from "../../form.ts";
import { type Commands, type Controlled, checkForm, optionalText } from "../command.ts";

const form = createForm({
  type: "object",
  additionalProperties: false,
  properties: { tenantId: { type: "string" } },
});

/** Resets. */
export const resetCommands: Commands = { "POST /reset": reset };

/** `{"tenantId"?: …}`: everything, or only what is one tenant's; scenarios, requests, the clock and the delivery policy are nobody's. */
function reset({ state, delivery, scenarios, journal }: Controlled, body: Record<string, unknown>): void {
  checkForm(form, body, "the reset");
  const tenantId = optionalText(body["tenantId"]);
  state?.reset(...(tenantId === undefined ? [] : [tenantId]));
  delivery?.clear(tenantId);
  if (tenantId !== undefined) return;
  scenarios.clear();
  journal.clear();
}
