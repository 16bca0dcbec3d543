// Commands about a whole sandbox: settings, clock, snapshots, reset.

import { formOf } from "../../form.ts";
import { settingFields } from "../../option-table.ts";
import type { Sandbox } from "../../server/sandboxes/sandbox.ts";
import { attempt, type Commands, checkForm, type Given } from "../command.ts";

const text = { type: "string" };

const settingsForm = formOf(settingFields);
const snapshotForm = formOf({ name: text }, "name");
const resetForm = formOf({ snapshot: text });

const units: Record<string, number> = { milliseconds: 1, seconds: 1e3, minutes: 6e4, hours: 36e5, days: 864e5 };
const time = { type: "number", minimum: 0 };
const clockForm = formOf({
  ...Object.fromEntries(Object.keys(units).map((unit) => [unit, time])),
  wait: { type: "boolean" },
});

const nameOf = ({ path: { name = "" } }: Given) => name;

export const sandboxCommands: Commands = {
  "GET /settings": ({ state }) => state.settings(),
  "POST /settings": ({ state }, change) => {
    checkForm(settingsForm, change, "the settings");
    return state.settings(change);
  },
  "GET /clock": ({ state }) => ({ now: state.now().toISOString() }),
  "POST /clock": advance,
  "GET /snapshots": ({ state }) => state.snapshots.list(),
  "POST /snapshots": ({ state }, body) => {
    checkForm(snapshotForm, body, "the snapshot");
    return state.snapshots.take(String(body["name"]));
  },
  "POST /snapshots/{name}/restore": ({ state, delivery }, _body, given) => {
    const info = state.snapshots.restore(nameOf(given));
    delivery.resume();
    return info;
  },
  "DELETE /snapshots/{name}": ({ state }, _body, given) => state.snapshots.remove(nameOf(given)),
  "POST /reset": reset,
};

/**
 * Advances the clock by the sum of the given units. Unless `wait` is false, the response comes when the due deliveries
 * have been attempted, or after the timeout of a receiver.
 */
function advance({ state, delivery }: Sandbox, body: Record<string, unknown>): object | Promise<object> {
  checkForm(clockForm, body, "the move of the clock");
  const { wait = true, ...given } = body;
  // Casts: clockForm allows only these units, with numbers.
  const parts = Object.entries(given).map(([unit, count]) => (units[unit] as number) * (count as number));
  attempt(() => state.advance(parts.reduce((sum, part) => sum + part, 0)));
  const now = state.now().toISOString();
  if (wait === false) return { now };
  return delivery.settled().then((settled) => (settled ? { now } : { now, settled }));
}

/** Goes back to the start, or to a snapshot and its waiting deliveries. */
function reset({ state, delivery, scenarios, journal }: Sandbox, body: Record<string, unknown>): void {
  checkForm(resetForm, body, "the reset");
  const { snapshot } = body as { snapshot?: string };
  if (snapshot === undefined) state.reset();
  else state.snapshots.restore(snapshot);
  delivery.resume(true);
  scenarios.clear();
  journal.clear();
}
