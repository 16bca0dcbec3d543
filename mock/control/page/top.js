// The bar at the top: which sandbox, whether all is well, what time it is.

import { base, call, sandbox } from "./api.js";
import { act, open } from "./dialogs.js";
import { button, el } from "./dom.js";
import { choose, createForm } from "./form.js";
import { compareNext, live, pause } from "./live.js";

/** @param {string} selector @returns {any} The element; index.html has every one. */
const find = (selector) => document.querySelector(selector);

/** Beyond these, sandboxes are chosen in their own section. */
const listed = 100;

/** Address of the page of a sandbox. @param {string} id */
export const pageOf = (id) => (id === "main" ? "/__mock/" : `/__mock/sandboxes/${encodeURIComponent(id)}/`);

/** @param {Record<string, number>} by */
const advance = (by) =>
  act(async () => {
    const { now, settled } = await call("POST /clock", { body: by });
    const late = settled === false ? " Some deliveries are still under way." : "";
    return `It is ${now.slice(0, 16).replace("T", " ")} UTC in the mock.${late}`;
  });

/** @type {[label: string, by: Record<string, number>][]} */
const steps = [
  ["+1 min", { minutes: 1 }],
  ["+1 h", { hours: 1 }],
  ["+1 day", { days: 1 }],
];

function ownStep() {
  open("Advance the clock", (close) => {
    const units = ["minutes", "seconds", "hours", "days"];
    const { form } = createForm(
      [
        { name: "count", label: "By", type: "number", required: true, value: 30 },
        { name: "unit", label: "Unit", type: "select", options: units.map((unit) => [unit, unit]) },
      ],
      "Advance",
      async ({ count, unit }) => {
        if (await advance({ [unit]: count })) close();
      },
    );
    return [form];
  });
}

/** Fills the choice of sandboxes. */
export async function showSandboxes() {
  /** @type {string[]} */
  let ids = sandbox === "main" ? ["main"] : ["main", sandbox];
  if ((live.health?.sandboxes ?? 0) <= listed) {
    const all = await call("GET /sandboxes").catch(() => []);
    ids = [...new Set([...ids, ...all.map((/** @type {{ id: string }} */ { id }) => id)])];
  }
  const select = find("#sandbox");
  choose(select, [...ids.map((id) => /** @type {[string, string]} */ ([id, id])), ["", "All sandboxes …"]]);
  select.value = sandbox;
}

/** Makes the bar work. */
export function startTop() {
  const select = find("#sandbox");
  choose(select, [[sandbox, sandbox]]);
  select.addEventListener("change", () => {
    if (select.value === "") {
      select.value = sandbox;
      location.hash = "#/sandboxes";
    } else location.assign(pageOf(select.value) + location.hash.split("/").slice(0, 2).join("/"));
  });
  const buttons = steps.map(([label, by]) => button(label, () => advance(by)));
  find("#advance").append(...buttons, button("…", ownStep, { "aria-label": "Advance by another amount" }));
  find("#pause").addEventListener("click", () => {
    pause(!live.paused);
    showTop();
  });
  find("#menu").addEventListener("click", () => showMenu(!document.body.classList.contains("menu")));
  find("main").addEventListener("click", () => showMenu(false));
  document.title = sandbox === "main" ? "Mock control" : `${sandbox} · Mock control`;
}

/** @param {boolean} isOpen Only where the screen is too narrow for it to be there anyway. */
export function showMenu(isOpen) {
  document.body.classList.toggle("menu", isOpen);
  find("#menu").setAttribute("aria-expanded", String(isOpen));
}

/** @param {string} now @returns {Node} */
function clockFace(now) {
  const [year = "", rest = ""] = [now.slice(0, 5), now.slice(5, 19).replace("T", " ")];
  return el("time", { datetime: now, title: `${now} (UTC)` }, el("span", { class: "year" }, year), rest);
}

/** Sandboxes that there were when the choice was filled. */
let known = -1;

/** Shows what is known by now. */
export function showTop() {
  const { health, now, fault, paused } = live;
  const isWell = fault === undefined && health?.writable === true;
  const words = fault ? "No response" : paused ? "Paused" : isWell ? "Live" : "Read-only";
  const place = find("#health");
  if (place.textContent !== words) {
    place.className = fault === undefined && health === undefined ? "" : isWell ? "good" : "bad";
    place.replaceChildren(el("span", {}, words));
  }
  find("#clock").replaceChildren(...(now === undefined ? ["none"] : [clockFace(now)]));
  find("#pause").textContent = paused ? "Go on" : "Pause";
  document.body.classList.toggle("paused", paused);
  showFault(fault);
  if (health !== undefined && health.sandboxes !== known) {
    known = health.sandboxes;
    showSandboxes();
  }
}

/** @param {import("./api.js").ApiError | undefined} fault */
function showFault(fault) {
  const place = find("#fault");
  place.hidden = fault === undefined;
  const text = fault === undefined ? "" : `${fault.message} `;
  if (place.dataset["text"] === text) return;
  place.dataset["text"] = text;
  const isGone = fault?.status === 404 && base !== "/__mock";
  place.replaceChildren(text, isGone ? el("a", { href: pageOf("main") }, "Go to main") : "");
}

addEventListener("changed", compareNext);
