// npm run bench:reference: our pages beside Redoc, Scalar, Stoplight Elements, Swagger UI and Redocly's build-docs on the same
// bundle, in one run and in turns: what disturbs the machine disturbs all of them.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { numberBetween } from "../../cli/command.ts";
import { generatedDir } from "../../model/apis.ts";
import { bench } from "../lib/bench.ts";
import { median } from "../lib/quantile.ts";
import { openTable } from "../lib/table.ts";
import { type Audit, audit } from "./audit.ts";
import { startChrome } from "./chrome.ts";
import { serve } from "./site.ts";
import { buildViewers } from "./viewers.ts";

/** Our pages: those of one operation, and of the whole service. */
const pages = {
  "reference, operation": "finance/operations/listPaymentSessions.html",
  "reference, service": "finance/index.html",
};

const spec = {
  name: "npm run bench:reference",
  summary: "Measures the reference beside five others on the same bundle, in one run.",
  flags: {
    rounds: { value: "COUNT", help: "Rounds; the median counts.", default: "3", parse: numberBetween(1, 50) },
    phone: { help: "Measures only as a phone, which takes half the time." },
  },
};

const kB = (one: Audit): number => one.bytes / 1000;

/** What is printed of the measurements of a page: a figure and its unit. */
const columns: Record<string, [of: (audit: Audit) => number, unit: string]> = {
  weight: [kB, " kB"],
  requests: [(one) => one.requests, ""],
  FCP: [(one) => one.fcp, " ms"],
  LCP: [(one) => one.lcp, " ms"],
  TBT: [(one) => one.tbt, " ms"],
  "perf.": [(one) => one.scores["performance"] ?? 0, ""],
  "access.": [(one) => one.scores["accessibility"] ?? 0, ""],
};

/** Measures a page in a browser of its own, so that nothing of the page before is left in it. */
async function measure(url: string, form: "mobile" | "desktop"): Promise<Audit> {
  const chrome = await startChrome();
  return audit(url, chrome.port, form).finally(() => chrome.stop());
}

/** Measures each page once in every round, and prints the medians. */
async function printPages(targets: Map<string, string>, form: "mobile" | "desktop", rounds: number): Promise<void> {
  const measured = new Map<string, Audit[]>([...targets.keys()].map((name) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const [name, url] of targets) measured.get(name)?.push(await measure(url, form));
  const row = openTable([form, ...Object.keys(columns)], 22);
  for (const [name, all] of measured)
    row([name, ...Object.values(columns).map(([of, unit]) => `${median(all.map(of)).toFixed(0)}${unit}`)]);
  console.log();
}

await bench(spec, async ({ rounds, phone }, folder) => {
  await writeFile(join(folder, "index.html"), "");
  const viewers = await buildViewers(`${generatedDir}finance/openapi.json`, folder);
  const ours = await serve(`${generatedDir}reference`);
  const theirs = await serve(folder);
  try {
    const targets = new Map<string, string>();
    for (const [name, path] of Object.entries(pages)) targets.set(name, `${ours.address}/${path}`);
    for (const [name, path] of viewers) targets.set(name, `${theirs.address}/${path}`);
    for (const form of phone ? (["mobile"] as const) : (["mobile", "desktop"] as const))
      await printPages(targets, form, rounds);
  } finally {
    await ours.stop();
    await theirs.stop();
  }
});
