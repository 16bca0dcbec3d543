// The bar at the top: which sandbox, whether all is well, what time it is.

import { base, call, pageOf, sandbox } from "./api.js";
import { act, open } from "./dialogs.js";
import { Form } from "./form.js";
import { pause, useData, useLive } from "./live.js";
import { named, Select } from "./parts.js";
import { html } from "./vendor/preact.js";

/** Beyond these, sandboxes are chosen in their own section. */
const most = 100;

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

/** @type {import("./form.js").Field[]} */
const ownStep = [
  { name: "count", label: "By", type: "number", required: true, value: 30 },
  { name: "unit", label: "Unit", type: "select", options: named(["minutes", "seconds", "hours", "days"]) },
];

const askStep = () =>
  open("Advance the clock", (close) => {
    const work = async (/** @type {any} */ { count, unit }) => (await advance({ [unit]: count })) && close();
    return html`<${Form} fields=${ownStep} label="Advance" work=${work} />`;
  });

/** The sandboxes that can be switched to. */
function useSandboxes() {
  const count = useLive().health?.sandboxes;
  const listed = useData(async () => ((count ?? 0) > most ? [] : call("GET /sandboxes")), [count]) ?? [];
  return [...new Set(["main", sandbox, ...listed.map((/** @type {{ id: string }} */ { id }) => id)])];
}

/** @param {string} id The empty one stands for all. */
function goTo(id) {
  if (id === "") location.hash = "#/sandboxes";
  else location.assign(pageOf(id) + location.hash.split("/").slice(0, 2).join("/"));
}

/** @param {string} now */
const clockFace = (now) => html`<time datetime=${now} title=${`${now} (UTC)`}>
  <span class="year">${now.slice(0, 5)}</span>${now.slice(5, 19).replace("T", " ")}
</time>`;

/** @param {{ title: string, isMenuOpen: boolean, showMenu: (isOpen: boolean) => void, help: () => void }} props */
export function Top({ title, isMenuOpen, showMenu, help }) {
  const { health, now, fault, paused } = useLive();
  const sandboxes = useSandboxes();
  const isWell = fault === undefined && health?.writable === true;
  const words = fault ? "No response" : paused ? "Paused" : health === undefined ? "" : isWell ? "Live" : "Read-only";
  const mood = words === "" ? "" : isWell ? (paused ? "busy" : "good") : "bad";
  const menu = { "aria-expanded": String(isMenuOpen), onClick: () => showMenu(!isMenuOpen) };
  return html`<header id="top">
    <button id="menu" type="button" aria-controls="sections" ...${menu}>☰ <span id="section">${title}</span></button>
    <h1>Mock</h1>
    <label class="sandbox">
      <span>Sandbox</span>
      <${Select} id="sandbox" value=${sandbox} options=${[...named(sandboxes), ["", "All sandboxes …"]]} set=${goTo} />
    </label>
    <span id="health" class=${mood}><span>${words}</span></span>
    <fieldset class="clock" aria-label="Clock of the mock">
      <span>Clock, UTC</span>
      <span id="clock">${now === undefined ? "none" : clockFace(now)}</span>
      <span id="advance">
        ${steps.map(([label, by]) => html`<button type="button" onClick=${() => advance(by)}>${label}</button>`)}
        <button type="button" aria-label="Advance by another amount" onClick=${askStep}>…</button>
      </span>
    </fieldset>
    <button id="pause" type="button" onClick=${() => pause(!paused)}>${paused ? "Go on" : "Pause"}</button>
    <button id="help" type="button" aria-label="Show the keys" onClick=${help}>?</button>
  </header>`;
}

/** Why the last look failed. */
export function Fault() {
  const { fault } = useLive();
  const isGone = fault?.status === 404 && base !== "/__mock";
  return html`<p id="fault" role="alert" hidden=${fault === undefined}>
    ${fault?.message} ${isGone && html`<a href=${pageOf("main")}>Go to main</a>`}
  </p>`;
}
