// The command that brings everything back to the start.

import { createForm } from "../../form.ts";
import { Refusal } from "../../refusal.ts";
import { type Commands, type Controlled, checkForm, optionalText, tenantOf } from "../command.ts";

const form = createForm({
  type: "object",
  additionalProperties: false,
  properties: { tenantId: { type: "string" }, snapshot: { type: "string" } },
});

/** Resets. */
export const resetCommands: Commands = { "POST /reset": reset };

/**
 * `{"tenantId"?: …}`: everything, or only what is one tenant's; scenarios, requests, the clock and the delivery policy are
 * nobody's. `{"snapshot": …}`: everything, but the state is that of the snapshot, with the deliveries that waited.
 */
function reset(controlled: Controlled, body: Record<string, unknown>): void {
  const { state, delivery, scenarios, journal } = controlled;
  checkForm(form, body, "the reset");
  const tenantId = body["tenantId"] === undefined ? undefined : tenantOf(controlled, body["tenantId"]);
  const snapshot = optionalText(body["snapshot"]);
  if (snapshot !== undefined) {
    if (tenantId !== undefined) throw new Refusal(400, "a snapshot is of all tenants; leave tenantId out");
    controlled.state.snapshots.restore(snapshot);
    delivery.resume(true);
  } else {
    state?.reset(...(tenantId === undefined ? [] : [tenantId]));
    delivery.clear(tenantId);
  }
  if (tenantId !== undefined) return;
  scenarios.clear();
  journal.clear();
}
