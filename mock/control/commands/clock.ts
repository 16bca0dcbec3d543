// Commands that read and move the mock's clock.

import { createForm } from "../../form.ts";
import { attempt, type Commands, type Controlled, checkForm } from "../command.ts";

const units: Record<string, number> = { milliseconds: 1, seconds: 1e3, minutes: 6e4, hours: 36e5, days: 864e5 };
const form = createForm({
  type: "object",
  additionalProperties: false,
  properties: {
    ...Object.fromEntries(Object.keys(units).map((unit) => [unit, { type: "number", minimum: 0 }])),
    wait: { type: "boolean" },
  },
});

/** Reads and moves the clock. */
export const clockCommands: Commands = {
  "GET /clock": (controlled) => ({ now: controlled.state.now().toISOString() }),
  "POST /clock": advance,
};

/**
 * `{"minutes": 30, "wait"?: false}`: moves the clock on by the sum of what is given. Unless `wait` is false, the response
 * comes when the deliveries that fell due have been attempted, or when one receiver's time is over.
 */
function advance(controlled: Controlled, body: Record<string, unknown>): object | Promise<object> {
  const state = controlled.state;
  checkForm(form, body, "the move of the clock");
  const { wait = true, ...given } = body;
  const parts = Object.entries(given).map(([unit, count]) => (units[unit] as number) * (count as number));
  attempt(() => state.advance(parts.reduce((sum, part) => sum + part, 0)));
  const now = state.now().toISOString();
  if (wait === false) return { now };
  return controlled.delivery.settled().then((settled) => (settled ? { now } : { now, settled }));
}
