// npm run bench:reference: the page of an operation beside Redoc and Scalar on the same bundle, measured in one run.

import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { UserError } from "../../cli/command.ts";
import { generatedDir, root } from "../../model/apis.ts";
import { programOf } from "../../test/lib/install.ts";
import { runProcess } from "../../test/lib/process.ts";
import { bench } from "../lib/bench.ts";
import { openTable } from "../lib/table.ts";
import { type Audit, audit } from "./audit.ts";
import { startChrome } from "./chrome.ts";
import { fetchScalar } from "./scalar.ts";
import { serve } from "./site.ts";

const bundle = `${generatedDir}finance/openapi.json`;

/** Redoc in one file, as its own command makes it. */
async function buildRedoc(folder: string): Promise<void> {
  const args = ["build-docs", bundle, "-o", join(folder, "redoc.html"), "--inlineBundle"];
  const { code, stderr } = await runProcess([...programOf(root, "redocly"), ...args], { cwd: root, timeout: 120_000 });
  if (code !== 0) throw new UserError(`Redoc cannot be built: ${stderr.trim()}`);
}

/** Scalar as its documentation puts it on a page, from a file of its own. */
async function buildScalar(folder: string): Promise<void> {
  await fetchScalar(folder);
  await copyFile(bundle, join(folder, "openapi.json"));
  const call = 'Scalar.createApiReference("#app", { url: "openapi.json", telemetry: false, withDefaultFonts: false })';
  const head =
    '<!doctype html><html lang="en"><head><title>Scalar</title><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head>';
  await writeFile(
    join(folder, "scalar.html"),
    `${head}<body><div id="app"></div><script src="scalar.js"></script><script>${call}</script></body></html>`,
  );
}

const spec = {
  name: "npm run bench:reference",
  summary: "Measures the reference beside Redoc and Scalar on the same bundle, in one run.",
};

/** What is printed of a page. */
const columns: Record<string, (audit: Audit) => string> = {
  weight: ({ bytes }) => `${(bytes / 1000).toFixed(0)} kB`,
  requests: ({ requests }) => String(requests),
  FCP: ({ fcp }) => `${fcp.toFixed(0)} ms`,
  LCP: ({ lcp }) => `${lcp.toFixed(0)} ms`,
  TBT: ({ tbt }) => `${tbt.toFixed(0)} ms`,
  "perf.": ({ scores }) => String(scores["performance"]),
  "access.": ({ scores }) => String(scores["accessibility"]),
};

async function printPages(targets: Record<string, string>, port: number): Promise<void> {
  for (const form of ["mobile", "desktop"] as const) {
    const row = openTable([form, ...Object.keys(columns)], 22);
    for (const [name, url] of Object.entries(targets)) {
      const measured = await audit(url, port, form);
      row([name, ...Object.values(columns).map((cell) => cell(measured))]);
    }
    console.log();
  }
}

await bench(spec, async (_, folder) => {
  await Promise.all([buildRedoc(folder), buildScalar(folder)]);
  await writeFile(join(folder, "index.html"), "");
  const ours = await serve(`${generatedDir}reference`);
  const theirs = await serve(folder);
  try {
    const chrome = await startChrome();
    const targets = {
      "reference, operation": `${ours.address}/finance/operations/listPaymentSessions.html`,
      "reference, service": `${ours.address}/finance/index.html`,
      "Redoc (one page)": `${theirs.address}/redoc.html`,
      "Scalar (one page)": `${theirs.address}/scalar.html`,
    };
    await printPages(targets, chrome.port).finally(() => chrome.stop());
  } finally {
    await ours.stop();
    await theirs.stop();
  }
});
