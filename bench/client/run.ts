// npm run bench:client: size, CPU per call, type-checking and completion time of the client, beside its peers in one run.

import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { numberBetween } from "../../cli/command.ts";
import { root } from "../../model/apis.ts";
import { runProcess } from "../../test/lib/process.ts";
import { bench } from "../lib/bench.ts";
import { lowerQuartile } from "../lib/quantile.ts";
import { printTable } from "../lib/table.ts";
import { apps, bundleApp } from "./bundles.ts";
import { completions } from "./completion.ts";

const spec = {
  name: "npm run bench:client",
  summary:
    "Prints the size, the CPU time per request, and the type-checking and completion time of the client and its peers.",
  flags: {
    calls: { value: "COUNT", help: "Requests in a round.", default: "400", parse: numberBetween(1, 1e6) },
    rounds: {
      value: "COUNT",
      help: "Rounds, each measuring every client.",
      default: "60",
      parse: numberBetween(1, 1e6),
    },
  },
} as const;

async function sizes(): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const [name, app] of Object.entries(apps)) {
    const { minified, gzipped } = await bundleApp(app);
    rows.push([name, minified, gzipped, `${(gzipped / 1000).toFixed(2)} kB`]);
  }
  printTable(["Bundle of an app with two requests", "minified", "gzipped", ""], rows);
}

const body = JSON.stringify({
  success: true,
  result: Array.from({ length: 20 }, (_, id) => ({ id: `wallet-${id}` })),
});
const url = "https://finance.example.com/v1/accounts/8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401/wallets?page=1";

/** The handler that Node's `fetch` hands to its dispatcher, as far as a response needs it. */
interface Handler {
  onConnect(abort: () => void): void;
  onHeaders(status: number, headers: Buffer[], resume: () => void, text: string): boolean;
  onData(chunk: Buffer): boolean;
  onComplete(trailers: Buffer[]): void;
}

/**
 * Puts a stub in the place of the network: beneath `fetch`, so that all of `fetch` is measured, and in a turn of the
 * event loop of its own, as every response of a network is.
 */
function stubTransport(): void {
  const headers = ["content-type", "application/json", "content-length", `${body.length}`].map((text) =>
    Buffer.from(text),
  );
  const bytes = Buffer.from(body);
  Object.defineProperty(globalThis, Symbol.for("undici.globalDispatcher.1"), {
    value: {
      dispatch(_: unknown, handler: Handler) {
        setImmediate(() => {
          handler.onConnect(() => {});
          handler.onHeaders(200, headers, () => {}, "OK");
          handler.onData(bytes);
          handler.onComplete([]);
        });
        return true;
      },
    },
  });
}

/** The clients as functions that make one call; bundled, as they are when they are used. */
async function callers(folder: string): Promise<Record<string, () => Promise<unknown>>> {
  const file = join(folder, "clients.mjs");
  const { text } = await bundleApp(
    `export { default as createFetchClient } from "openapi-fetch";
     export { createFinanceClient, unwrap } from "./client/finance.ts";`,
    { platform: "node", minify: false },
  );
  await writeFile(file, text);
  const { createFetchClient, createFinanceClient, unwrap } = await import(pathToFileURL(file).href);
  const baseUrl = "https://finance.example.com";
  const headers = { Authorization: "Bearer token" };
  const peer = createFetchClient({ baseUrl, headers });
  const ours = createFinanceClient({ baseUrl, auth: "token" });
  const path = "/v1/accounts/{accountId}/wallets";
  const init = { params: { path: { accountId: "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401" }, query: { page: 1 } } };
  return {
    "bare fetch": async () => (await fetch(url, { headers })).json(),
    "openapi-fetch": async () => (await peer.GET(path, init)).data,
    finance: async () => (await ours.GET(path, init)).data,
    "finance, by name": async () => (await ours.listWallets({ accountId: init.params.path.accountId, page: 1 })).data,
    "finance, unwrap": () => unwrap(ours.GET(path, init)),
  };
}

/** Microseconds of CPU a call takes, over so many calls. */
async function cpuPerCall(call: () => Promise<unknown>, calls: number): Promise<number> {
  const before = process.cpuUsage();
  for (let i = 0; i < calls; i++) await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / calls;
}

async function cpu(calls: number, rounds: number, folder: string): Promise<void> {
  stubTransport();
  const clients = Object.entries(await callers(folder));
  const spent = new Map<string, number[]>(clients.map(([name]) => [name, []]));
  for (let round = -2; round < rounds; round++) {
    // The first rounds warm up. The order turns round, so that nobody always runs after the same one.
    for (const [name, call] of round % 2 === 0 ? clients : [...clients].reverse()) {
      const used = await cpuPerCall(call, calls);
      if (round >= 0) spent.get(name)?.push(used);
    }
  }
  const bare = lowerQuartile(spent.get("bare fetch") ?? []);
  const rows = [...spent].map(([name, values]) => {
    const used = lowerQuartile(values);
    return [name, used.toFixed(1), (used / bare).toFixed(2)];
  });
  printTable(["CPU per request, transport stubbed", "µs", "× bare fetch"], rows);
}

const uses = {
  "openapi-typescript's output": `import type { paths as finance } from "${root}generated/finance/types.ts";
import type { paths as ramp } from "${root}generated/ramp/types.ts";
export type Paths = [keyof finance, keyof ramp, finance["/v1/webhooks"]["get"], ramp["/v1/company"]["get"]];`,
  "finance and ramp clients": `import { createFinanceClient, unwrap } from "${root}client/finance.ts";
import { createRampClient } from "${root}client/ramp.ts";
const options = { baseUrl: "https://x.example", auth: "token" };
const finance = createFinanceClient(options);
const ramp = createRampClient(options);
const params = { path: { accountId: "a" } };
export const calls = [
  await unwrap(finance.GET("/v1/accounts/{accountId}/wallets", { params })),
  await unwrap(finance.POST("/v1/payment-requests", { body: {} })),
  await finance.GET("/v1/webhooks"),
  await unwrap(ramp.GET("/v1/company")),
];`,
  "the same calls by name": `import { createFinanceClient, unwrap } from "${root}client/finance.ts";
import { createRampClient } from "${root}client/ramp.ts";
const options = { baseUrl: "https://x.example", auth: "token" };
const finance = createFinanceClient(options);
const ramp = createRampClient(options);
export const calls = [
  await unwrap(finance.listWallets({ accountId: "a" })),
  await unwrap(finance.createPaymentRequest({ body: {} })),
  await finance.listWebhooks(),
  await unwrap(ramp.getCompany()),
];`,
};
const compilers = { "TypeScript 5.9": "typescript/bin/tsc", "TypeScript 7": "typescript-7/bin/tsc" };

/** Seconds a compiler needs for a project of one file; the best of a few, because noise only adds. */
async function checkTime(compiler: string, folder: string): Promise<number> {
  const command = [process.execPath, `${root}node_modules/${compiler}`, "--noEmit", "-p", folder];
  const times: number[] = [];
  // The first run fills the caches of the disk.
  for (let run = 0; run < 4; run++) {
    const start = performance.now();
    const { code, stdout } = await runProcess(command, { cwd: root, timeout: 120_000 });
    if (code !== 0) throw new Error(stdout);
    times.push((performance.now() - start) / 1000);
  }
  return Math.min(...times);
}

async function typeChecks(folder: string): Promise<void> {
  const rows: string[][] = [];
  await symlink(`${root}node_modules`, join(folder, "node_modules"));
  for (const [name, source] of Object.entries(uses)) {
    const config = { extends: `${root}tsconfig.json`, compilerOptions: { skipLibCheck: false }, include: ["use.mts"] };
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
    await writeFile(join(folder, "use.mts"), source);
    const times: string[] = [];
    for (const compiler of Object.values(compilers)) times.push((await checkTime(compiler, folder)).toFixed(2));
    rows.push([name, ...times]);
  }
  printTable(["Type check of a project, seconds", ...Object.keys(compilers)], rows);
}

async function completionTimes(folder: string): Promise<void> {
  await mkdir(folder);
  const rows = Object.entries(await completions(folder, 15)).map(([name, { medianMs }]) => [name, medianMs.toFixed(0)]);
  printTable(["Completion in a request body, after each keystroke", "median ms"], rows);
}

await bench(spec, async ({ calls, rounds }, folder) => {
  await sizes();
  await typeChecks(folder);
  await completionTimes(join(folder, "completion"));
  await cpu(calls, rounds, folder);
});
