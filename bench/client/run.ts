// npm run bench:client: app size and CPU time of calls, compared with fetch, openapi-fetch and hey-api.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { UserError } from "../../cli/command.ts";
import { generatedDir } from "../../model/apis.ts";
import { programOf } from "../../test/lib/install.ts";
import { printed, runProcess, startProcess } from "../../test/lib/process.ts";
import { bench, installPeer, measureInTurn, median, printTable, ratioOf, roundsFlag, say } from "../measurement.ts";
import { bundleApp } from "./bundles.ts";

const spec = {
  name: "npm run bench:client",
  summary:
    "Measures the client beside bare fetch, openapi-fetch and hey-api: size of an app, and CPU time of its calls.",
  flags: { rounds: roundsFlag("40") },
  more: `Sizes are those of an app with two calls, a list and a create, bundled, minified and gzipped. "With token endpoint"
includes getting tokens, which only this client does. CPU is that of the client's process; the service runs in another one.
Only the ratios to bare fetch, measured in the same rounds, can be compared between machines. hey-api is installed under
~/.cache.`,
} as const;

/** The code of the same two calls with a client. `origin`, `accountId` and `payout` are in scope. */
interface BenchClient {
  imports: string;
  /** Statements that create the client. */
  connect: string;
  /** The same with the token endpoint, if the client supports it. */
  connectWithTokens?: string;
  list: string;
  create: string;
}

const accountId = "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401";
const payout = { routeId: "8bd5f7ea-9042-4136-bf8c-2ea1309dc201", asset: "USDC", amount: "100.00" };
const headers = `{ Authorization: "Bearer token" }`;
const floor = "bare fetch";

/** All clients. @param heyApi Folder of the code that hey-api has generated. */
const clientsOf = (heyApi: string): Record<string, BenchClient> => ({
  [floor]: {
    imports: "",
    connect: `const headers = ${headers};`,
    list: `await (await fetch(\`\${origin}/v1/accounts/\${accountId}/wallets?page=1\`, { headers })).json()`,
    create: `await (await fetch(\`\${origin}/v1/accounts/\${accountId}/payouts\`, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify(payout),
    })).json()`,
  },
  "this client": {
    imports: `import { clientCredentials } from "./client/auth.ts";
      import { createFinanceClient } from "./client/finance.ts";`,
    connect: `const finance = createFinanceClient({ baseUrl: origin, auth: "token" });`,
    connectWithTokens: `const tokenUrl = "https://auth.example.com/token";
      const auth = clientCredentials({ tokenUrl, clientId: "id", clientSecret: "secret" });
      const finance = createFinanceClient({ baseUrl: origin, auth });`,
    list: "await finance.listWallets({ accountId, page: 1 })",
    create: "await finance.createPayout({ accountId, body: payout })",
  },
  "openapi-fetch": {
    imports: `import createClient from "openapi-fetch";`,
    connect: `const client = createClient({ baseUrl: origin, headers: ${headers} });`,
    list: `await client.GET("/v1/accounts/{accountId}/wallets", { params: { path: { accountId }, query: { page: 1 } } })`,
    create: `await client.POST("/v1/accounts/{accountId}/payouts", { params: { path: { accountId } }, body: payout })`,
  },
  "hey-api": {
    imports: `import { client } from "${heyApi}/client.gen.ts";
      import { createPayout, listWallets } from "${heyApi}/sdk.gen.ts";`,
    connect: `client.setConfig({ baseUrl: origin, auth: "token" });`,
    list: "await listWallets({ path: { accountId }, query: { page: 1 } })",
    create: "await createPayout({ path: { accountId }, body: payout })",
  },
});

/** Generates the client of hey-api. @returns The folder of its code. */
async function makeHeyApi(folder: string): Promise<string> {
  const installed = await installPeer({ "@hey-api/openapi-ts": "0.99.0", typescript: "5.9.3" });
  const made = join(folder, "hey-api");
  const flags = ["--input", `${generatedDir}finance/openapi.json`, "--output", made, "--no-log-file"];
  const command = [...programOf(installed, "openapi-ts"), ...flags];
  const { code, stdout, stderr } = await runProcess(command, { cwd: installed, timeout: 120_000 });
  if (code !== 0) throw new UserError(`hey-api fails: ${(stderr || stdout).trim().split("\n")[0]}`);
  return made;
}

/** The size of an app with the two calls; a dash if the client cannot connect in that way. */
async function sizeOf({ imports, list, create }: BenchClient, connect: string | undefined): Promise<string> {
  if (connect === undefined) return "-";
  const { gzipped } = await bundleApp(`${imports}
    const origin = "https://finance.example.com", accountId = "a", payout = {};
    ${connect}
    console.log(${list}, ${create});`);
  return `${(gzipped / 1000).toFixed(2)} kB`;
}

/** The two calls of a client, as functions to measure. */
type CallPair = Record<"list" | "create", () => Promise<unknown>>;

/**
 * Bundles the calls of a client, as in a user's app, and makes each once.
 * @throws Error if the client does not read the responses.
 */
async function connect(name: string, client: BenchClient, origin: string, folder: string): Promise<CallPair> {
  const app = `${client.imports}
    const accountId = ${JSON.stringify(accountId)}, payout = ${JSON.stringify(payout)};
    export function connect(origin) {
      ${client.connect}
      return { list: async () => ${client.list}, create: async () => ${client.create} };
    }`;
  const file = join(folder, `${name.replaceAll(" ", "-")}.mjs`);
  await writeFile(file, (await bundleApp(app, { platform: "node", minify: false })).text);
  const calls = ((await import(pathToFileURL(file).href)) as { connect(origin: string): CallPair }).connect(origin);
  const responses = JSON.stringify([await calls.list(), await calls.create()]);
  if (!responses.includes("item-19") || !responses.includes("created"))
    throw new Error(`${name} does not read the responses: ${responses.slice(0, 500)}`);
  return calls;
}

/** Calls in a round: enough for several garbage collections, whose cost is uneven. */
const callsInRound = 250;

/** Microseconds of CPU that a call takes in this process. */
async function cpuPerCall(call: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let count = 0; count < callsInRound; count++) await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / callsInRound;
}

/** Measures one of the calls of all clients. @returns Ratio to the floor and CPU time, by client. */
async function measureCall(
  clients: Record<string, CallPair>,
  callName: keyof CallPair,
  rounds: number,
): Promise<Record<string, string>> {
  say(`CPU, ${callName}: ${rounds} rounds`);
  const subjects = Object.entries(clients).map(([name, calls]) => [name, () => cpuPerCall(calls[callName])] as const);
  // Warms up, because compilation on first use is not a cost of a call.
  for (const [, warm] of subjects) await warm();
  const measured = await measureInTurn(Object.fromEntries(subjects), rounds);
  return Object.fromEntries(
    Object.entries(measured).map(([name, values]) => {
      return [name, `${ratioOf(values, measured[floor] ?? [])} (${median(values).toFixed(0)} µs)`];
    }),
  );
}

await bench(spec, async ({ rounds }, folder) => {
  const clients = clientsOf(await makeHeyApi(folder));
  const server = fileURLToPath(new URL("server.ts", import.meta.url));
  const service = startProcess([process.execPath, server], { cwd: folder, output: "pipe" });
  const origin = (await printed(service, /^http.*\n/)).trim();
  const connected: Record<string, CallPair> = {};
  for (const [name, client] of Object.entries(clients)) connected[name] = await connect(name, client, origin, folder);
  const list = await measureCall(connected, "list", rounds);
  const create = await measureCall(connected, "create", rounds);
  const rows: string[][] = [];
  for (const [name, client] of Object.entries(clients)) {
    const sizes = [await sizeOf(client, client.connect), await sizeOf(client, client.connectWithTokens)];
    rows.push([name, ...sizes, list[name] ?? "", create[name] ?? ""]);
  }
  printTable(["", "app of two calls", "with token endpoint", "CPU, list", "CPU, create"], rows);
});
