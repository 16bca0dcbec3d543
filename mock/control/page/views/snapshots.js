// The section Snapshots: takes, restores and removes them.

import { call } from "../api.js";
import { Form } from "../form.js";
import { ask, carryOut } from "../messages.js";
import { button, factList, time } from "../parts.js";
import { html } from "../vendor/preact.js";

/** @type {import("../form.js").FormField[]} */
const fields = [
  { name: "name", label: "Name", required: true, hint: "Letters, digits, _, . and -. The same name is replaced." },
];

const take = (/** @type {any} */ { name = "" }) =>
  carryOut("POST /snapshots", { body: { name } }, `${name} is taken.`, `#/snapshots/${encodeURIComponent(name)}`);

/** @type {import("../list.js").ListView<import("../../../domain/types.ts").SnapshotInfo>} */
export const snapshots = {
  title: "Snapshots",
  hint: "Choose a snapshot to restore it.",
  read: async () => ({ items: await call("GET /snapshots") }),
  keyOf: ({ name }) => name,
  row: ({ name, time: taken }) => [name, undefined, undefined, time(taken)],
  detail({ name, time: taken }) {
    const path = { name };
    const restore = () =>
      ask(`Restore ${name}? It replaces the current resources, money, clock and settings.`, () =>
        carryOut("POST /snapshots/{name}/restore", { path }, `${name} is restored.`),
      );
    const remove = () =>
      ask(`Remove ${name}?`, () =>
        carryOut("DELETE /snapshots/{name}", { path }, `${name} is removed.`, "#/snapshots"),
      );
    return {
      title: name,
      body: html`<div class="buttons">
          ${button("Restore", restore, "primary")}${button("Remove", remove, "danger")}
        </div>
        ${factList([["Clock", time(taken)]])}`,
    };
  },
  empty: () => html`<p>No snapshot yet. One keeps resources, money, clock and settings under a name.</p>
    <p><a href="#/snapshots/take/new">Take one now</a>, try something, and restore it.</p>`,
  tools: () => html`<a class="button" href="#/snapshots/take/new">Take a snapshot</a>`,
  aside: ([, isNew]) =>
    isNew !== undefined && {
      title: "Take a snapshot",
      body: html`<${Form} fields=${fields} label="Take" work=${take} />`,
    },
};
