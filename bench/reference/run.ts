// npm run bench:reference: compares our pages with Redoc on the same bundle, with Lighthouse, and counts how often the
// search ranks a right page first, or among the first three.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import getPort from "get-port";
import { parse } from "yaml";
import { UserError } from "../../cli/command.ts";
import { generatedDir, root } from "../../model/apis.ts";
import { makeSearch } from "../../reference/search/engine.ts";
import type { SearchEntry } from "../../reference/search/search-entry.ts";
import { serveSite } from "../../reference/serve.ts";
import { startBrowser } from "../../test/lib/chromium.ts";
import { programOf } from "../../test/lib/install.ts";
import { runProcess } from "../../test/lib/process.ts";
import { bench, importPeer, installPeer, measureInTurn, median, printTable, roundsFlag, say } from "../measurement.ts";

/** Our pages, one of each kind. */
const pages = {
  first: "index.html",
  service: "finance/index.html",
  operation: "finance/operations/listPaymentSessions.html",
  event: "finance/events/PAYOUT_FAILED.html",
  schema: "ramp/schemas/RampRequest.html",
  errors: "errors.html",
  guide: "guides/webhooks.html",
  search: "search.html",
};
const forms = ["mobile", "desktop"] as const;
/** Minimum score of our pages in all categories except performance. */
const least = 95;
const site = `${generatedDir}reference`;
const questionFiles = ["40", "100", "words"].map((name) => `test/reference/questions-${name}.yaml`);

const spec = {
  name: "npm run bench:reference",
  summary: "Measures the reference beside Redoc with Lighthouse, and its search with questions.",
  flags: { rounds: roundsFlag("3") },
  more: `Compares the built site (npm run reference) with the page that redocly build-docs makes of the finance
contract. Lighthouse is installed under ~/.cache. The questions are in ${questionFiles.join(" and ")}.
Exit code 1: in a category other than performance, one of our pages has a score below ${least}.`,
} as const;

/** The categories of Lighthouse, by column. */
const categories = {
  performance: "performance",
  accessibility: "accessibility",
  practices: "best-practices",
  SEO: "seo",
};
/** The metrics of Lighthouse beside its scores, by column. */
const metrics = {
  "weight, B": "total-byte-weight",
  "LCP, ms": "largest-contentful-paint",
  "TBT, ms": "total-blocking-time",
};

/** The part of Lighthouse that this bench uses. */
interface Lighthouse {
  default(url: string, flags: object, config: object | undefined): Promise<{ lhr: LighthouseResult } | undefined>;
  desktopConfig: object;
}
interface LighthouseResult {
  runtimeError?: { message: string };
  audits: Record<string, { numericValue?: number } | undefined>;
  categories: Record<string, { score: number | null } | undefined>;
}

/** The measurements of a page, by column. */
type Audit = Record<string, number>;

/** Measures a page in a new browser, which has no cache of the page before. */
async function audit(lighthouse: Lighthouse, url: string, form: (typeof forms)[number]): Promise<Audit> {
  const port = await getPort();
  const browser = await startBrowser(["--no-first-run", `--remote-debugging-port=${port}`]).catch(() => {
    throw new UserError("Chromium is missing: apt-get update && apt-get install -y chromium-headless-shell");
  });
  try {
    const flags = { port, output: "json", logLevel: "silent", onlyCategories: Object.values(categories) };
    const run = await lighthouse.default(url, flags, form === "desktop" ? lighthouse.desktopConfig : undefined);
    const result = run?.lhr;
    if (result === undefined || result.runtimeError !== undefined)
      throw new UserError(`Lighthouse cannot measure ${url}: ${result?.runtimeError?.message ?? "no result"}`);
    const values = Object.entries(metrics).map(
      ([column, id]) => [column, result.audits[id]?.numericValue ?? 0] as const,
    );
    const scores = Object.entries(categories).map(([column, name]) => {
      return [column, Math.round(100 * (result.categories[name]?.score ?? 0))] as const;
    });
    return Object.fromEntries([...values, ...scores]);
  } finally {
    await browser.close();
  }
}

/** Builds Redoc's page of the finance service. */
async function buildRedoc(folder: string): Promise<void> {
  const output = join(folder, "index.html");
  const flags = ["-o", output, "--inlineBundle", "--lint-config=off"];
  const command = [...programOf(root, "redocly"), "build-docs", `${generatedDir}finance/openapi.json`, ...flags];
  const { code, stderr } = await runProcess(command, { cwd: root, timeout: 120_000 });
  if (code !== 0) throw new UserError(`redocly build-docs fails: ${stderr.trim().split("\n").at(-1)}`);
}

/** Prints the median of Lighthouse's measurements of each page. @returns Our scores that are too low. */
async function printPages(addresses: Record<string, string>, rounds: number): Promise<string[]> {
  const lighthouse = await importPeer<Lighthouse>(await installPeer({ lighthouse: "13.5.0" }), "lighthouse");
  const low: string[] = [];
  for (const form of forms) {
    say(`Lighthouse, ${form}: ${rounds} rounds of ${Object.keys(addresses).length} pages`);
    const subjects = Object.entries(addresses).map(
      ([name, url]) => [name, () => audit(lighthouse, url, form)] as const,
    );
    const measured = await measureInTurn(Object.fromEntries(subjects), rounds);
    const columns = [...Object.keys(metrics), ...Object.keys(categories)];
    const rows = Object.entries(measured).map(([name, audits]) => {
      const values = columns.map((column) => Math.round(median(audits.map((one) => one[column] ?? Number.NaN))));
      for (const [index, column] of columns.entries()) {
        const isScore = column in categories && column !== "performance";
        const value = values[index] ?? 0;
        if (isScore && name in pages && value < least) low.push(`${name}, ${form}: ${column} ${value}`);
      }
      return [name, ...values];
    });
    printTable([form, ...columns], rows);
  }
  return low;
}

/** Prints how often the search ranks a right page first, or among the first three. */
async function printSearch(): Promise<void> {
  const entries = JSON.parse(await readFile(`${site}/assets/search.json`, "utf8")) as SearchEntry[];
  const search = await makeSearch(entries);
  const rows: string[][] = [];
  for (const file of questionFiles) {
    const questions = parse(await readFile(root + file, "utf8")) as { ask: string; find: string[] }[];
    const countWithin = (limit: number) =>
      questions.filter(({ ask, find }) => {
        const results = search.find(ask).entries.slice(0, limit);
        return results.some(({ href }) => find.includes(href.split("#")[0] ?? ""));
      }).length;
    rows.push([file, ...[1, 3].map((limit) => `${countWithin(limit)} of ${questions.length}`)]);
  }
  printTable(["search", "first", "among the first three"], rows);
}

/** Serves a folder on a free port. @throws UserError if the site is not built. */
const serve = (folder: string) =>
  serveSite({ folder, host: "127.0.0.1", port: 0 }).catch((error: Error) => {
    throw new UserError(error.message);
  });

await bench(spec, async ({ rounds }, folder) => {
  const ours = await serve(site);
  try {
    await printSearch();
    await buildRedoc(folder);
    const redoc = await serve(folder);
    try {
      const addresses = Object.entries(pages).map(([name, path]) => [name, `${ours.address}/${path}`] as const);
      const low = await printPages({ ...Object.fromEntries(addresses), Redoc: `${redoc.address}/index.html` }, rounds);
      if (low.length > 0) throw new UserError(`below ${least}: ${low.join("; ")}`);
    } finally {
      await redoc.stop();
    }
  } finally {
    await ours.stop();
  }
});
