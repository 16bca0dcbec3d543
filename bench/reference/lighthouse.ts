// npm run lighthouse: Lighthouse on one page of each type, mobile and desktop; below 95 in any category fails.

import { UserError } from "../../cli/command.ts";
import { generatedDir } from "../../model/apis.ts";
import { bench } from "../lib/bench.ts";
import { audit } from "./audit.ts";
import { startChrome } from "./chrome.ts";
import { serve } from "./site.ts";

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

const spec = {
  name: "npm run lighthouse",
  summary: `Runs Lighthouse on one page of each type, mobile and desktop; below ${least} in any category fails.`,
};

/** Measures one page in one form, and prints what it got. @returns The scores that are too low. */
async function judge(name: string, form: "mobile" | "desktop", url: string, port: number): Promise<string[]> {
  const { scores, lost, lcp, tbt } = await audit(url, port, form);
  const line = Object.entries(scores).map(([category, score]) => `${category} ${score}`);
  const why = lost.length > 0 ? ` (${lost.join(", ")})` : "";
  const times = `LCP ${lcp.toFixed(0)} ms, TBT ${tbt.toFixed(0)} ms`;
  console.log(`${name.padEnd(10)} ${form.padEnd(8)} ${line.join(", ")}${why}, ${times}`);
  const low = Object.entries(scores).filter(([, score]) => score < least);
  return low.map(([category, score]) => `${name} ${form} ${category} ${score}`);
}

await bench(spec, async () => {
  const site = await serve(`${generatedDir}reference`);
  const below: string[] = [];
  try {
    const chrome = await startChrome();
    try {
      for (const [name, path] of Object.entries(pages))
        for (const form of ["mobile", "desktop"] as const)
          below.push(...(await judge(name, form, `${site.address}/${path}`, chrome.port)));
    } finally {
      await chrome.stop();
    }
  } finally {
    await site.stop();
  }
  if (below.length > 0) throw new UserError(`below ${least}: ${below.join("; ")}`);
});
