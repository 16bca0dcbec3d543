// The file that --scenario reads, written from what a sandbox has now.

import { createForm } from "../../form.ts";
import { type Commands, checkForm } from "../command.ts";
import { digestOf } from "../digest.ts";

const form = createForm({ type: "object", additionalProperties: false });

/** Exports. The file has the credentials of webhooks: without them, no delivery that waits could be authenticated. */
export const exportCommands: Commands = {
  "POST /export": ({ state, delivery, scenarios }, body) => {
    checkForm(form, body, "the export");
    const exported = { ...state.snapshots.export(), deliveryPolicy: delivery.policy() };
    const active = scenarios.export();
    const whole = { ...exported, digest: digestOf(exported) };
    return { settings: state.settings(), state: whole, ...(active.length > 0 && { scenarios: active }) };
  },
};
