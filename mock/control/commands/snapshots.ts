// Commands that keep what the state has by name, and bring it back.

import { createForm } from "../../form.ts";
import { type Commands, checkForm, type Given, Made } from "../command.ts";

const form = createForm({
  type: "object",
  required: ["name"],
  additionalProperties: false,
  properties: { name: { type: "string" } },
});

/** Takes, lists, restores and removes snapshots. */
export const snapshotCommands: Commands = {
  "GET /snapshots": (controlled) => controlled.state.snapshots.list(),
  "POST /snapshots": (controlled, body) => {
    checkForm(form, body, "the snapshot");
    return new Made(controlled.state.snapshots.take(String(body["name"])));
  },
  "POST /snapshots/{name}/restore": (controlled, _body, given) => {
    const info = controlled.state.snapshots.restore(nameOf(given));
    controlled.delivery.resume();
    return info;
  },
  "DELETE /snapshots/{name}": (controlled, _body, given) => controlled.state.snapshots.remove(nameOf(given)),
};

function nameOf({ path: { name = "" } }: Given): string {
  return name;
}
