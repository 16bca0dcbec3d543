// The books: balances of the wallets, the last postings, and whether they add up.

import { call } from "../api.js";
import { el, fill, short } from "../dom.js";
import { choose } from "../form.js";

/** @typedef {import("../../../domain/types.ts").LookedAtLedger} Ledger */

/** @param {string} holder */
const holderOf = (holder) =>
  holder === "outside" ? "outside" : el("a", { href: `#/resources/wallets/${holder}` }, short(holder));

/**
 * @param {string} caption
 * @param {string[]} names Those that end with a space have numbers.
 * @param {import("../dom.js").Child[][]} rows
 */
function table(caption, names, rows) {
  const isNumber = names.map((name) => name.endsWith(" "));
  const head = el(
    "tr",
    {},
    ...names.map((name, at) => el("th", { scope: "col", class: isNumber[at] && "number" }, name.trim())),
  );
  const body = rows.map((cells) =>
    el(
      "tr",
      {},
      ...cells.map((cell, at) => el("td", { class: isNumber[at] && "number", "data-name": names[at]?.trim() }, cell)),
    ),
  );
  return el(
    "section",
    { class: "scroll", tabindex: 0, "aria-label": caption },
    el("h2", {}, caption),
    el("table", {}, el("thead", {}, head), el("tbody", {}, ...body)),
  );
}

/** Makes the section. */
export function ledgerView() {
  const search = el("input", {
    type: "search",
    placeholder: "Search  /",
    "aria-label": "Search the ledger",
    oninput: draw,
  });
  const tenants = el("select", { "aria-label": "Tenant", hidden: true });
  const sums = el("p", { class: "sums", role: "status" });
  const tables = el("div", { class: "tables" });
  const root = el("div", { class: "ledger" }, el("div", { class: "tools" }, search, tenants, sums), tables);
  /** @type {Ledger & { tenantId: string } | undefined} */
  let ledger;
  /** @type {string | undefined} */
  let tenantId;
  let drawn = "";
  tenants.addEventListener("change", () => {
    tenantId = tenants.value;
    refresh();
  });

  function draw() {
    if (ledger === undefined) return;
    const word = search.value.toLowerCase();
    const { balances, postings, faults } = ledger;
    const now = JSON.stringify([ledger, word]);
    if (now === drawn) return;
    drawn = now;
    /** @param {object} one */
    const fits = (one) => Object.values(one).join(" ").toLowerCase().includes(word);
    const assets = Object.entries(ledger.sums).map(([asset, sum]) => `${asset} ${sum}`);
    sums.className = faults.length === 0 ? "sums good" : "sums bad";
    sums.textContent = faults.length === 0 ? `All adds up: ${assets.join(", ")}` : faults.join("; ");
    fill(tables, [
      table(
        "Balances",
        ["Wallet", "Asset", "Available ", "Reserved ", "Total "],
        balances.filter(fits).map((one) => [holderOf(one.holder), one.asset, one.available, one.reserved, one.total]),
      ),
      table(
        "Last postings",
        ["Operation", "Wallet", "Asset", "Amount "],
        postings.filter(fits).map((one) => [short(one.operation), holderOf(one.holder), one.asset, one.amount]),
      ),
    ]);
  }

  async function refresh() {
    const [known, { tenants: all }] = await Promise.all([
      call("GET /ledger", { query: { tenantId, postings: 100 } }),
      call("GET /state", { query: { tenantId } }),
    ]);
    ledger = known;
    tenants.hidden = all.length < 2;
    if (tenants.options.length !== all.length)
      choose(
        tenants,
        all.map((/** @type {string} */ id) => [id, `Tenant …${id.slice(-4)}`]),
      );
    tenants.value = known.tenantId;
    draw();
  }
  return { root, open: () => undefined, refresh };
}
