// Snapshots: taken, restored, removed.

import { call } from "../api.js";
import { act, ask, say } from "../dialogs.js";
import { button, el, facts, time } from "../dom.js";
import { createForm } from "../form.js";
import { createSplit } from "../split.js";

/** @typedef {import("../../../domain/types.ts").SnapshotInfo} Snapshot */

/** @param {Snapshot} one */
const sizeOf = ({ counts }) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** @param {Snapshot} one */
const row = (one) => [
  el("span", { class: "one" }, one.name),
  el("span", {}),
  el("span", { class: "two" }, `${sizeOf(one)} resources`),
  el("span", { class: "three" }, time(one.time)),
];

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
  return {
    title: name,
    body: [
      el(
        "div",
        { class: "buttons" },
        button("Restore", restore, { class: "primary" }),
        button("Take again", again),
        button("Remove", remove, { class: "danger" }),
      ),
      facts([
        ["Clock", time(taken)],
        .../** @type {[string, number][]} */ (Object.entries(counts).filter(([, count]) => count > 0)),
      ]),
    ],
  };
}

/** Makes the section. */
export function snapshotsView() {
  const split = createSplit(
    {
      label: "Snapshots",
      section: "snapshots",
      key: ({ name }) => name,
      row,
      detail,
      empty: () => [el("p", {}, "No snapshot yet. One keeps resources, money, clock and settings under a name.")],
      hint: "Choose a snapshot to restore it.",
    },
    [el("a", { class: "button", href: "#/snapshots/take/new" }, "Take a snapshot")],
  );
  const form = () =>
    createForm(
      [
        {
          name: "name",
          label: "Name",
          required: true,
          hint: "Letters, digits, _, . and -. The same name is replaced.",
        },
      ],
      "Take",
      async ({ name }) => {
        await call("POST /snapshots", { body: { name } });
        say(`${name} is taken.`);
        await refresh();
        location.hash = `#/snapshots/${encodeURIComponent(name)}`;
      },
    ).form;
  const refresh = async () => split.show(await call("GET /snapshots"));
  /** @param {string[]} rest */
  const open = ([name, isNew]) => (isNew ? split.put("Take a snapshot", [form()]) : split.open(name));
  return { root: split.root, open, refresh };
}
