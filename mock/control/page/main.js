// Script of the page at /__mock/: leads from the address to a section, and draws it.

import { sandbox } from "./api.js";
import { Dialog, Messages } from "./dialogs.js";
import { showKeys, startKeys } from "./keys.js";
import { look } from "./live.js";
import { Fault, Top } from "./top.js";
import { html, render, useEffect, useState } from "./vendor/preact.js";
import { Deliveries } from "./views/deliveries.js";
import { Ledger } from "./views/ledger.js";
import { Outcomes } from "./views/outcomes.js";
import { Requests } from "./views/requests.js";
import { Resources } from "./views/resources.js";
import { Sandboxes } from "./views/sandboxes.js";
import { Scenarios } from "./views/scenarios.js";
import { Settings } from "./views/settings.js";
import { Snapshots } from "./views/snapshots.js";

/** In the order of the menu: each gets the rest of the address. */
const sections = Object.entries({
  ...{ requests: Requests, resources: Resources, ledger: Ledger, deliveries: Deliveries, scenarios: Scenarios },
  ...{ outcomes: Outcomes, snapshots: Snapshots, settings: Settings, sandboxes: Sandboxes },
}).map(([id, view]) => ({ id, view, title: id[0]?.toUpperCase() + id.slice(1) }));

/** The parts of the address behind `#`. */
function useAddress() {
  const [hash, set] = useState(location.hash);
  useEffect(() => addEventListener("hashchange", () => set(location.hash)), []);
  return hash.split("/").slice(1).map(decodeURIComponent);
}

function Page() {
  const [id, ...rest] = useAddress();
  const [isMenuOpen, showMenu] = useState(false);
  const { view, title, ...section } = sections.find((one) => one.id === id) ?? /** @type {any} */ (sections[0]);
  useEffect(() => {
    document.title = `${title} · ${sandbox === "main" ? "" : `${sandbox} · `}Mock control`;
    showMenu(false);
  }, [title]);
  const items = sections.map(
    (one, at) => html`<li>
      <a href=${`#/${one.id}`} aria-current=${one.id === section.id ? "page" : undefined}>
        ${one.title}<kbd aria-hidden="true">${at + 1}</kbd>
      </a>
    </li>`,
  );
  const help = () => showKeys(sections.map((one) => one.title));
  return html`<${Top} ...${{ title, isMenuOpen, showMenu, help }} />
    <nav id="sections" aria-label="Sections" class=${isMenuOpen ? "open" : ""}><ul>${items}</ul></nav>
    <${Fault} />
    <main onClick=${() => showMenu(false)}><${view} key=${section.id} rest=${rest} /></main>
    <${Messages} />
    <${Dialog} />`;
}

render(html`<${Page} />`, document.body);
startKeys(sections.map(({ id }) => id));
look();
