// Snapshots: taken, restored, removed.

import { call } from "../api.js";
import { act, ask } from "../dialogs.js";
import { Form } from "../form.js";
import { useData } from "../live.js";
import { factList, time } from "../parts.js";
import { split } from "../split.js";
import { html } from "../vendor/preact.js";

/** @typedef {import("../../../domain/types.ts").SnapshotInfo} Snapshot */

/** @param {Snapshot} one */
const row = (one) => html`<span class="one">${one.name}</span>
  <span></span>
  <span class="two">${Object.values(one.counts).reduce((sum, count) => sum + count, 0)} resources</span>
  <span class="three">${time(one.time)}</span>`;

/** @param {Snapshot} one */
function detail({ name, time: taken, counts }) {
  const restore = () =>
    ask(`Restore ${name}?`, "Resources, money, clock and settings of now are replaced.", "Restore", async () => {
      await call("POST /snapshots/{name}/restore", { path: { name } });
      return `${name} is restored.`;
    });
  const again = () =>
    act(async () => {
      await call("POST /snapshots", { body: { name } });
      return `${name} has all of now.`;
    });
  const remove = () =>
    ask(`Remove ${name}?`, "It cannot be brought back.", "Remove", async () => {
      await call("DELETE /snapshots/{name}", { path: { name } });
      location.hash = "#/snapshots";
      return `${name} is removed.`;
    });
  const some = /** @type {[string, number][]} */ (Object.entries(counts).filter(([, count]) => count > 0));
  return {
    title: name,
    body: html`<div class="buttons">
        <button type="button" class="primary" onClick=${restore}>Restore</button>
        <button type="button" onClick=${again}>Take again</button>
        <button type="button" class="danger" onClick=${remove}>Remove</button>
      </div>
      ${factList([["Clock", time(taken)], ...some])}`,
  };
}

/** @type {import("../form.js").Field[]} */
const fields = [
  { name: "name", label: "Name", required: true, hint: "Letters, digits, _, . and -. The same name is replaced." },
];

async function take(/** @type {Record<string, string>} */ { name = "" }) {
  await call("POST /snapshots", { body: { name } });
  location.hash = `#/snapshots/${encodeURIComponent(name)}`;
  return `${name} is taken.`;
}

const empty = html`<p>No snapshot yet. One keeps resources, money, clock and settings under a name.</p>
  <p><a href="#/snapshots/take/new">Take one now</a>, try something, and restore it.</p>`;

/** @param {{ rest: string[] }} props */
export function Snapshots({ rest: [name, isNew] }) {
  const known = useData(() => call("GET /snapshots"), []);
  const aside = { title: "Take a snapshot", body: html`<${Form} fields=${fields} label="Take" work=${take} />` };
  return split({
    ...{ label: "Snapshots", section: "snapshots", items: known, row, detail, empty, opened: name },
    ...{ keyOf: (/** @type {Snapshot} */ one) => one.name, aside: isNew !== undefined && aside },
    hint: "Choose a snapshot to restore it.",
    tools: html`<a class="button" href="#/snapshots/take/new">Take a snapshot</a>`,
  });
}
