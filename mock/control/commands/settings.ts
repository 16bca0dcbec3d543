// Commands that read and set what companies are allowed.

import type { Settings } from "../../domain/types.ts";
import { createForm } from "../../form.ts";
import { type Commands, checkForm } from "../command.ts";

const form = createForm({
  type: "object",
  additionalProperties: false,
  properties: {
    paymentSessions: { type: "boolean" },
    kycNotRequired: { type: "boolean" },
    companyActive: { type: "boolean" },
    strict: { type: "boolean" },
    webhookCap: { type: "integer", minimum: 0 },
  } satisfies Record<keyof Settings, object>,
});

/** Reads the settings; sets what is given, leaves the rest, and returns all. */
export const settingsCommands: Commands = {
  "GET /settings": (controlled) => controlled.state.settings(),
  "POST /settings": (controlled, change) => {
    const state = controlled.state;
    checkForm(form, change, "the settings");
    return state.settings(change);
  },
};
