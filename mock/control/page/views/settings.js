// Settings of the sandbox, what the mock is, and the way back to the start.

import { call, health, sandbox } from "../api.js";
import { act, ask, say } from "../dialogs.js";
import { button, el, facts, fill } from "../dom.js";
import { createForm } from "../form.js";

/** @param {Record<string, any>} settings @returns {import("../form.js").Field[]} */
const fieldsOf = (settings) => [
  {
    name: "paymentSessions",
    label: "Payment sessions can be created",
    type: "checkbox",
    value: settings["paymentSessions"],
  },
  {
    name: "kycNotRequired",
    label: "Parties can be created without verification (kycNotRequired)",
    type: "checkbox",
    value: settings["kycNotRequired"],
  },
  { name: "companyActive", label: "The company is active", type: "checkbox", value: settings["companyActive"] },
  { name: "strict", label: "Unknown fields of a request are refused", type: "checkbox", value: settings["strict"] },
  {
    name: "webhookCap",
    label: "Webhooks a tenant may have",
    type: "number",
    required: true,
    value: settings["webhookCap"],
  },
];

/** @param {number} seconds */
const lasting = (seconds) =>
  seconds < 120
    ? `${seconds} s`
    : seconds < 7200
      ? `${Math.floor(seconds / 60)} min`
      : `${Math.floor(seconds / 3600)} h`;

/** Makes the section. */
export function settingsView() {
  const allowed = el("section");
  const about = el("section");
  const reset = button(
    "Reset everything",
    () =>
      ask(
        `Reset ${sandbox}?`,
        "Resources, clock and settings are as at the start; scenarios, requests and deliveries are removed. Snapshots stay.",
        "Reset",
        async () => {
          await call("POST /reset");
          drawn = "";
          return "All is as at the start.";
        },
      ),
    { class: "danger" },
  );
  const exported = button("Export", () =>
    act(async () => {
      const file = new Blob([JSON.stringify(await call("POST /export"))], { type: "application/json" });
      const link = el("a", { href: URL.createObjectURL(file), download: `mock-${sandbox}.json` });
      link.click();
      URL.revokeObjectURL(link.href);
      return "The file is downloaded. It contains the credentials of your webhooks.";
    }),
  );
  const share = el(
    "section",
    {},
    el("h2", {}, "Share"),
    el(
      "p",
      {},
      "Writes everything that is here to a file: resources, money, clock, settings, scenarios, idempotency keys and " +
        "waiting deliveries, with the credentials of webhooks. Start another mock with --scenario and this file.",
    ),
    exported,
  );
  const start = el(
    "section",
    {},
    el("h2", {}, "Start over"),
    el("p", {}, "Brings this sandbox back to what it was at the start."),
    reset,
  );
  const root = el(
    "div",
    { class: "plain", tabindex: 0, role: "region", "aria-label": "Settings" },
    allowed,
    share,
    start,
    about,
  );
  let drawn = "";

  async function refresh() {
    const known = await health();
    fill(about, [
      el("h2", {}, "This mock"),
      facts([
        [
          "Contract",
          Object.entries(known.contract)
            .map(([api, version]) => `${api} ${version}`)
            .join(", "),
        ],
        ["State", { memory: "in memory", file: "in a file" }[known.state]],
        ["Writes", known.writable ? "accepted" : "refused: the data file cannot be written"],
        ["Runs for", lasting(known.uptime)],
        ["Sandboxes besides main", String(known.sandboxes)],
      ]),
    ]);
    const settings = await call("GET /settings");
    if (JSON.stringify(settings) === drawn || allowed.contains(document.activeElement)) return;
    drawn = JSON.stringify(settings);
    const { form } = createForm(fieldsOf(settings), "Save", async (values) => {
      drawn = JSON.stringify(await call("POST /settings", { body: values }));
      say("The settings are saved.");
    });
    fill(allowed, [el("h2", {}, "What companies are allowed"), form]);
  }
  return { root, open: () => undefined, refresh };
}
