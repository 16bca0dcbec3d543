// The section Settings: settings of the sandbox, export and import, reset, keys.

import { call, sandbox } from "../api.js";
import { Form } from "../form.js";
import { Keys } from "../keys.js";
import { useData } from "../live.js";
import { act, ask, carryOut } from "../messages.js";
import { button } from "../parts.js";
import { html, useRef } from "../vendor/preact.js";

/** @type {import("../form.js").FormField[]} */
const fields = [
  { name: "paymentSessions", label: "Payment sessions can be created", type: "checkbox" },
  { name: "kycNotRequired", label: "Parties can be created without verification (kycNotRequired)", type: "checkbox" },
  { name: "companyActive", label: "The company is active", type: "checkbox" },
  { name: "webhookCap", label: "Webhooks a tenant may have", type: "number", required: true },
];

const exportFile = () =>
  act(async () => {
    const file = new Blob([JSON.stringify(await call("POST /export"))], { type: "application/json" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = `mock-${sandbox}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
    return "The file is downloaded. It contains the credentials of your webhooks.";
  });

/** @param {File} file */
const importFile = (file) =>
  act(async () => {
    const body = await new Response(file).json().catch(() => {
      throw new Error(`${file.name} is not JSON.`);
    });
    return carryOut("POST /import", { body }, "The file is imported.");
  });

const reset = () =>
  ask("Go back to the start? Everything but the snapshots is lost.", () =>
    carryOut("POST /reset", {}, "The sandbox is reset."),
  );

function Share() {
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  const choose = async (/** @type {any} */ { target }) => {
    const [file] = target.files;
    if (file === undefined) return;
    await importFile(file);
    target.value = "";
  };
  return html`<section>
    <h2>Share</h2>
    <p>
      A file has the whole state: resources, money, clock, settings, scenarios, idempotency keys and waiting
      deliveries, with the credentials of webhooks. Import it in another mock, or start one with --scenario and this file.
    </p>
    <div class="buttons">
      ${button("Export", exportFile)}${button("Import", () => input.current?.click())}
      <input type="file" accept="application/json,.json" aria-label="File to import" hidden ref=${input} onChange=${choose} />
    </div>
  </section>`;
}

function Section() {
  const current = useData(() => call("GET /settings"), []);
  if (current === undefined) return undefined;
  const save = (/** @type {object} */ body) => carryOut("POST /settings", { body }, "The settings are saved.");
  const own = fields.map((field) => ({ ...field, value: current[field.name] }));
  return html`<div class="plain" tabindex="0" role="region" aria-label="Settings">
    <section>
      <h2>What companies are allowed</h2>
      <${Form} key=${JSON.stringify(current)} fields=${own} label="Save" work=${save} />
    </section>
    <${Share} />
    <section>
      <h2>Start over</h2>
      <p>Brings this sandbox back to what it was at the start.</p>
      <p>${button("Reset everything", reset, "danger")}</p>
    </section>
    <${Keys} />
  </div>`;
}

export const settings = { title: "Settings", Section };
