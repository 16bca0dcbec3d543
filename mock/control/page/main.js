// Script of the page at /__mock/: draws the section that the address names.

import { sandbox } from "./api.js";
import { startKeys } from "./keys.js";
import { List } from "./list.js";
import { look } from "./live.js";
import { Messages } from "./messages.js";
import { Fault, Top } from "./top.js";
import { html, render, useEffect, useState } from "./vendor/preact.js";
import { deliveries } from "./views/deliveries.js";
import { requests } from "./views/requests.js";
import { resources } from "./views/resources.js";
import { scenarios } from "./views/scenarios.js";
import { settings } from "./views/settings.js";
import { snapshots } from "./views/snapshots.js";

/** @typedef {{ title: string, Section?: () => import("./vendor/preact.js").Child }} MenuItem By default a ListView. */

/** In the order of the menu. @type {MenuItem[]} */
const views = [requests, resources, deliveries, scenarios, snapshots, settings];
const ids = views.map(({ title }) => title.toLowerCase());

/** The parts of the address after `#`. */
function useAddress() {
  const [hash, set] = useState(location.hash);
  useEffect(() => addEventListener("hashchange", () => set(location.hash)), []);
  return hash.split("/").slice(1).map(decodeURIComponent);
}

function Page() {
  const [first = "", ...rest] = useAddress();
  const [isMenuOpen, showMenu] = useState(false);
  const index = Math.max(ids.indexOf(first), 0);
  const view = /** @type {MenuItem} */ (views[index]);
  const { title, Section = List } = view;
  useEffect(() => {
    document.title = `${title} · ${sandbox === "main" ? "" : `${sandbox} · `}Mock control`;
    showMenu(false);
  }, [title]);
  const items = views.map(
    ({ title }, at) => html`<li>
      <a href=${`#/${ids[at]}`} aria-current=${at === index ? "page" : undefined}>
        ${title}<kbd aria-hidden="true">${at + 1}</kbd>
      </a>
    </li>`,
  );
  return html`<${Top} ...${{ title, isMenuOpen, showMenu }} />
    <nav id="sections" aria-label="Sections" class=${isMenuOpen ? "open" : ""}><ul>${items}</ul></nav>
    <${Fault} />
    <main onClick=${() => showMenu(false)}><${Section} key=${title} ...${{ view, rest }} /></main>
    <${Messages} />`;
}

render(html`<${Page} />`, document.body);
startKeys(ids);
look();
