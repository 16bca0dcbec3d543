// npm run lighthouse: Lighthouse on one page of each type, mobile and desktop; below 95 in any category fails.

import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { serveSite } from "../../reference/serve.ts";
import { audit } from "./audit.ts";
import { startChrome } from "./chrome.ts";

const least = 95;
const pages = {
  first: "index.html",
  service: "finance/index.html",
  operation: "finance/operations/listPaymentSessions.html",
  event: "finance/events/PAYOUT_FAILED.html",
  state: "finance/states/WalletStatus.html",
  error: "ramp/errors/OPTIMISTIC_LOCK_EXCEPTION.html",
  errors: "errors.html",
  schema: "ramp/schemas/RampRequest.html",
  guide: "guides/webhooks.html",
  search: "search.html",
};

const { values } = parseArgs({ options: { help: { type: "boolean", short: "h" } } });
if (values.help) {
  console.log(`Runs Lighthouse on one page of each type, mobile and desktop; below 95 in any category fails.

Usage: npm run lighthouse

  --help  Print this help.`);
  process.exit();
}

try {
  const folder = fileURLToPath(new URL("../../generated/reference", import.meta.url));
  const site = await serveSite({ folder, host: "127.0.0.1", port: 0 });
  const chrome = await startChrome();
  const below: string[] = [];
  try {
    for (const [name, path] of Object.entries(pages)) {
      for (const form of ["mobile", "desktop"] as const) {
        const { scores, lost } = await audit(`${site.address}/${path}`, chrome.port, form);
        const line = Object.entries(scores).map(([category, score]) => `${category} ${score}`);
        console.log(
          `${name.padEnd(10)} ${form.padEnd(8)} ${line.join(", ")}${lost.length > 0 ? ` (${lost.join(", ")})` : ""}`,
        );
        for (const [category, score] of Object.entries(scores))
          if (score < least) below.push(`${name} ${form} ${category} ${score}`);
      }
    }
  } finally {
    await chrome.stop();
    await site.stop();
  }
  if (below.length > 0) throw new Error(`below ${least}: ${below.join("; ")}`);
} catch (error) {
  console.error(`npm run lighthouse: ${(error as Error).message}`);
  process.exitCode = 1;
}
