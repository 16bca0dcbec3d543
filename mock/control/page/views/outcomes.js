// The test values that lead to each outcome, to be copied.

import { call } from "../api.js";
import { copy } from "../copy.js";
import { badge, button, el } from "../dom.js";
import { createSplit } from "../split.js";

/** @typedef {{ where: string, value: string, kind: string, field: string, statuses: string[], reason?: string }} Outcome */

/** Code between backquotes. @param {string} text */
const prose = (text) => text.split("`").map((part, at) => (at % 2 === 1 ? el("code", {}, part) : part));

/** @param {Outcome} one */
const keyOf = ({ where, value }) => `${where} ${value}`.replaceAll("`", "").replaceAll("/", " ");

/** @param {Outcome} one */
const row = (one) => [
  el("span", { class: "one" }, el("b", {}, one.value), " as ", ...prose(one.where)),
  badge(one.statuses.at(-1)),
  el("span", { class: "two" }, `${one.kind}: ${one.field}`),
  el("span", { class: "three" }, one.reason),
];

/** @param {Outcome} one */
function detail(one) {
  return {
    title: one.value,
    body: [
      el(
        "div",
        { class: "buttons" },
        button("Copy the value", () => copy(one.value, "The value"), { class: "primary" }),
      ),
      el("p", {}, "Send ", el("code", {}, one.value), " as ", ...prose(one.where), ". Then:"),
      el("ol", {}, ...one.statuses.map((status) => el("li", {}, `${one.field} of ${one.kind} is `, badge(status)))),
      one.reason && el("p", {}, `The reason is ${one.reason}.`),
      el("p", { class: "none" }, "None of this exists in the service: test values belong to the mock."),
      el("p", {}, el("a", { href: `#/resources/${one.kind}` }, `See ${one.kind}`)),
    ],
  };
}

/** Makes the section. */
export function outcomesView() {
  const split = createSplit(
    {
      label: "Outcomes",
      section: "outcomes",
      key: keyOf,
      row,
      detail,
      empty: () => [],
      hint: "Choose a test value to see what it does.",
    },
    [],
  );
  // They never change.
  const refresh = async () => split.items().length === 0 && split.show(await call("GET /outcomes"));
  return { root: split.root, open: (/** @type {string[]} */ [id]) => split.open(id), refresh };
}
