// The books: balances of the wallets, the last postings, and whether they add up.

import { call } from "../api.js";
import { useData } from "../live.js";
import { short } from "../parts.js";
import { html, useState } from "../vendor/preact.js";
import { Tenants } from "./resources.js";

/** @typedef {import("../parts.js").Child} Child */

/** @param {string} holder */
const holderLink = (holder) =>
  holder === "outside" ? "outside" : html`<a href=${`#/resources/wallets/${holder}`}>${short(holder)}</a>`;

/** @param {{ caption: string, names: string[], rows: Child[][], empty: string }} props Names that end with a space have numbers. */
function Table({ caption, names, rows, empty }) {
  const kind = (/** @type {number} */ at) => (names[at]?.endsWith(" ") ? "number" : "");
  const cells = (/** @type {Child[]} */ row) =>
    row.map((cell, at) => html`<td class=${kind(at)} data-name=${names[at]?.trim()}>${cell}</td>`);
  return html`<section class="scroll" tabindex="0" aria-label=${caption}>
    <h2>${caption}</h2>
    <table>
      <thead><tr>${names.map((name, at) => html`<th scope="col" class=${kind(at)}>${name.trim()}</th>`)}</tr></thead>
      <tbody>${rows.map((row) => html`<tr>${cells(row)}</tr>`)}</tbody>
    </table>
    ${rows.length === 0 && html`<p class="none">${empty}</p>`}
  </section>`;
}

function Section() {
  const [word, setWord] = useState("");
  const [tenantId, setTenant] = useState(/** @type {string | undefined} */ (undefined));
  const known = useData(
    () =>
      Promise.all([
        call("GET /ledger", { query: { tenantId, postings: 100 } }),
        call("GET /state", { query: { tenantId } }),
      ]),
    [tenantId],
  );
  if (known === undefined) return undefined;
  const [{ balances, postings, faults, sums, tenantId: current }, { tenants }] = known;
  const fits = (/** @type {object} */ one) => Object.values(one).join(" ").toLowerCase().includes(word.toLowerCase());
  const assets = Object.entries(sums).map(([asset, sum]) => `${asset} ${sum}`);
  const rowOf = {
    balance: (/** @type {any} */ one) => [holderLink(one.holder), one.asset, one.available, one.reserved, one.total],
    posting: (/** @type {any} */ one) => [short(one.operation), holderLink(one.holder), one.asset, one.amount],
  };
  return html`<div class="ledger">
    <div class="tools">
      <input type="search" placeholder="Search  /" aria-label="Search the ledger" value=${word}
        onInput=${(/** @type {any} */ { target }) => setWord(target.value)} />
      <${Tenants} all=${tenants} value=${current} set=${setTenant} />
      <p class=${faults.length === 0 ? "sums good" : "sums bad"} role="status">
        ${faults.length === 0 ? `All adds up: ${assets.join(", ")}` : faults.join("; ")}
      </p>
    </div>
    <div class="tables">
      <${Table} caption="Balances" names=${["Wallet", "Asset", "Available ", "Reserved ", "Total "]}
        rows=${balances.filter(fits).map(rowOf.balance)} empty="No wallet has money. Seed one, or credit a virtual bank account." />
      <${Table} caption="Last postings" names=${["Operation", "Wallet", "Asset", "Amount "]}
        rows=${postings.filter(fits).map(rowOf.posting)} empty="No money has moved yet. A transfer or a payout moves some." />
    </div>
  </div>`;
}

export const ledger = { title: "Ledger", Section };
