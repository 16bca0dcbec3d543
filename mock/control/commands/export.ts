// The file that --scenario reads, written from what a sandbox has now.

import { createForm } from "../../form.ts";
import { type Commands, checkForm } from "../command.ts";

const form = createForm({ type: "object", additionalProperties: false });

/** Exports. The file has the credentials of webhooks: without them, no delivery that waits could be authenticated. */
export const exportCommands: Commands = {
  "POST /export": ({ state, delivery, scenarios }, body) => {
    checkForm(form, body, "the export");
    const exported = { ...state.snapshots.export(), deliveryPolicy: delivery.policy() };
    const active = scenarios.export();
    return { settings: state.settings(), state: exported, ...(active.length > 0 && { scenarios: active }) };
  },
};
