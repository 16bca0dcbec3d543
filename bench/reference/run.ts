// npm run bench:reference: the page of an operation beside Redoc and Scalar on the same bundle, measured in one run.

import { execFile } from "node:child_process";
import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { serveSite } from "../../reference/serve.ts";
import { type Audit, audit } from "./audit.ts";
import { startChrome } from "./chrome.ts";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../..", import.meta.url));
const built = `${root}generated/reference`;
const bundle = `${root}generated/finance/openapi.json`;

/** Redoc in one file, as its own command makes it. */
async function buildRedoc(folder: string): Promise<void> {
  const command = [
    `${root}node_modules/@redocly/cli/bin/cli.js`,
    "build-docs",
    bundle,
    "-o",
    join(folder, "redoc.html"),
    "--inlineBundle",
  ];
  await run(process.execPath, command, {
    cwd: root,
    env: { ...process.env, REDOCLY_TELEMETRY: "off" },
    maxBuffer: 1e8,
  });
}

/** Scalar as its documentation puts it on a page, from a file of its own. */
async function buildScalar(folder: string): Promise<void> {
  const scalar = dirname(fileURLToPath(import.meta.resolve("@scalar/api-reference")));
  await copyFile(join(scalar, "browser/standalone.js"), join(folder, "scalar.js"));
  await copyFile(bundle, join(folder, "openapi.json"));
  const call = 'Scalar.createApiReference("#app", { url: "openapi.json", telemetry: false, withDefaultFonts: false })';
  const head =
    '<!doctype html><html lang="en"><head><title>Scalar</title><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head>';
  await writeFile(
    join(folder, "scalar.html"),
    `${head}<body><div id="app"></div><script src="scalar.js"></script><script>${call}</script></body></html>`,
  );
}

function line(name: string, { scores, bytes, requests, fcp, lcp, tbt }: Audit): string {
  const cells = [
    `${(bytes / 1000).toFixed(0)} kB`,
    String(requests),
    `${fcp.toFixed(0)} ms`,
    `${lcp.toFixed(0)} ms`,
    `${tbt.toFixed(0)} ms`,
    String(scores["performance"]),
    String(scores["accessibility"]),
  ];
  return [name.padEnd(22), ...cells.map((cell) => cell.padStart(10))].join(" ");
}

const { values } = parseArgs({ options: { help: { type: "boolean", short: "h" } } });
if (values.help) {
  console.log(`Measures the reference beside Redoc and Scalar on the same bundle, in one run.

Usage: npm run bench:reference

  --help  Print this help.`);
  process.exit();
}

const folder = await mkdtemp(join(tmpdir(), "bench-reference-"));
try {
  await Promise.all([buildRedoc(folder), buildScalar(folder)]);
  await writeFile(join(folder, "index.html"), "");
  const ours = await serveSite({ folder: built, host: "127.0.0.1", port: 0 });
  const theirs = await serveSite({ folder, host: "127.0.0.1", port: 0 });
  const chrome = await startChrome();
  const targets = {
    "reference, operation": `${ours.address}/finance/operations/listPaymentSessions.html`,
    "reference, service": `${ours.address}/finance/index.html`,
    "Redoc (one page)": `${theirs.address}/redoc.html`,
    "Scalar (one page)": `${theirs.address}/scalar.html`,
  };
  try {
    for (const form of ["mobile", "desktop"] as const) {
      const head = ["weight", "requests", "FCP", "LCP", "TBT", "perf.", "access."];
      console.log(`\n${form.padEnd(22)} ${head.map((cell) => cell.padStart(10)).join(" ")}`);
      for (const [name, url] of Object.entries(targets)) console.log(line(name, await audit(url, chrome.port, form)));
    }
  } finally {
    await chrome.stop();
    await ours.stop();
    await theirs.stop();
  }
} catch (error) {
  console.error(`npm run bench:reference: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
