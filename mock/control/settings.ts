// The command of the control API that reads and sets what companies are allowed.

import { createForm, sentenceOf } from "../form.ts";
import { Refusal } from "../refusal.ts";
import type { Settings, State } from "../state/types.ts";

const form = createForm({
  type: "object",
  additionalProperties: false,
  properties: {
    paymentSessions: { type: "boolean" },
    kycNotRequired: { type: "boolean" },
    webhookCap: { type: "integer", minimum: 0 },
  } satisfies Record<keyof Settings, object>,
});

/**
 * Sets what is given and leaves the rest.
 * @returns All settings as they are now.
 * @throws Refusal 400 for a setting that does not exist, or a value that is none of its; then nothing is set.
 */
export function changeSettings(state: State, change: Record<string, unknown>): Settings {
  const fault = form(change);
  if (fault !== undefined) throw new Refusal(400, sentenceOf(fault, "the settings"));
  return state.settings(change);
}
