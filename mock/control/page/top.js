// The bar at the top: sandbox, health, clock.

import { base, call, pageOf, sandbox } from "./api.js";
import { pause, useData, useLive } from "./live.js";
import { act } from "./messages.js";
import { named, Select } from "./parts.js";
import { html } from "./vendor/preact.js";

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

/** @param {string} id */
const goTo = (id) => location.assign(pageOf(id) + location.hash.split("/").slice(0, 2).join("/"));

/** @param {string} now */
const clockFace = (now) => html`<time datetime=${now} title=${`${now} (UTC)`}>
  <span class="year">${now.slice(0, 5)}</span>${now.slice(5, 19).replace("T", " ")}
</time>`;

/** @param {{ title: string, isMenuOpen: boolean, showMenu: (isOpen: boolean) => void }} props */
export function Top({ title, isMenuOpen, showMenu }) {
  const { health, now, fault, paused } = useLive();
  const made = useData(() => call("GET /sandboxes"), []) ?? [];
  const sandboxes = [...new Set(["main", sandbox, ...made.map((/** @type {{ id: string }} */ { id }) => id)])];
  const isWell = fault === undefined && health?.writable === true;
  const words = fault ? "No response" : paused ? "Paused" : health === undefined ? "" : isWell ? "Live" : "Read-only";
  const mood = words === "" ? "" : isWell ? (paused ? "busy" : "good") : "bad";
  const menu = { "aria-expanded": String(isMenuOpen), onClick: () => showMenu(!isMenuOpen) };
  return html`<header id="top">
    <button id="menu" type="button" aria-controls="sections" ...${menu}>☰ <span id="section">${title}</span></button>
    <h1>Mock</h1>
    <label class="sandbox">
      <span>Sandbox</span>
      <${Select} id="sandbox" value=${sandbox} options=${named(sandboxes)} set=${goTo} />
    </label>
    <span id="health" class=${mood}><span>${words}</span></span>
    <fieldset class="clock" aria-label="Clock of the mock">
      <span>Clock, UTC</span>
      <span id="clock">${now === undefined ? "none" : clockFace(now)}</span>
      <span id="advance">
        ${steps.map(([label, by]) => html`<button type="button" onClick=${() => advance(by)}>${label}</button>`)}
      </span>
    </fieldset>
    <button id="pause" type="button" onClick=${() => pause(!paused)}>${paused ? "Go on" : "Pause"}</button>
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
