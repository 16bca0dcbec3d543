// npm run bench:mock: compares the mock with Prism and bare node:http: CPU of a request, start, memory, installed size.

import { mkdir, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import getPort from "get-port";
import { UserError } from "../../cli/command.ts";
import { generatedDir, root } from "../../model/apis.ts";
import { loadContracts } from "../../model/contract.ts";
import { asObject, type Json } from "../../model/document.ts";
import { programOf } from "../../test/lib/install.ts";
import { runProcess } from "../../test/lib/process.ts";
import {
  bench,
  installPeer,
  measureInTurn,
  median,
  printTable,
  prismCli,
  ratioOf,
  roundsFlag,
  say,
} from "../measurement.ts";
import { type MeasuredCall, type MeasuredServer, startServer } from "./server.ts";
import { longAccount, sessionCount, writeSessions } from "./sessions.ts";

/** Number of sandboxes in the measurement of their memory. */
const sandboxCount = 200;
/** An account of the cast, so that created sessions do not lengthen the long list. */
const account = "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401";
const sessionsOf = (accountId: string) => `/v1/accounts/${accountId}/fiat-to-crypto/payment-sessions`;

const list: MeasuredCall = { method: "GET", path: `/v1/accounts/${account}/wallets`, status: 200 };
const create: MeasuredCall = {
  method: "POST",
  path: sessionsOf(account),
  status: 201,
  body: JSON.stringify({ inAmount: 250, inCurrency: "EUR", outCryptocurrency: "USDC", externalRef: "top-up-9" }),
};
const page: MeasuredCall = { method: "GET", path: `${sessionsOf(longAccount)}?page=100&size=100`, status: 200 };
/** The requests whose CPU time is measured. The page comes after a create, which changes the sorted list. */
const measured = {
  list: [list],
  create: [create],
  [`create + page 100 of ${sessionCount.toLocaleString("en")}`]: [create, page],
};

const floor = "node:http";
const mock = "this mock";
const prism = "Prism";

const spec = {
  name: "npm run bench:mock",
  summary: "Measures the mock beside Prism and bare node:http, and the size of its installed package.",
  flags: { rounds: roundsFlag("5") },
  more: `CPU is that of the server's process. Only the ratios to node:http, measured in the same rounds, can be compared
between machines. Prism has no state: it responds with examples, also to page 100. It is installed under ~/.cache.
Linux only: CPU and memory are read from /proc.`,
} as const;

/** The command that starts a server on free ports. The second port is for the mock's token endpoint. */
type Start = (port: number, authPort: number) => string[];

/** The start commands. The mock is the installed package, because its source takes twice as long to start. */
function startsOf(user: string, peer: string): Record<string, Start> {
  const wallets = loadContracts().finance.byId.get("listWallets")?.responses[0]?.media[0]?.examples[0]?.value;
  const floorFile = fileURLToPath(new URL("floor.ts", import.meta.url));
  return {
    [floor]: (port) => [process.execPath, floorFile, String(port), JSON.stringify(asObject(wallets as Json)["result"])],
    // With a stopped clock, so that statuses do not change under the load.
    [mock]: (port, authPort) => [
      ...[...programOf(user, "finance-ramp-mock"), `--finance-port=${port}`, "--ramp-port=0"],
      ...[`--auth-port=${authPort}`, "--speed=0", "--payment-sessions"],
    ],
    [prism]: (port) => [
      ...[...programOf(peer, "prism"), "mock", `${generatedDir}finance/openapi.json`],
      ...["--port", String(port), "--verboseLevel", "silent"],
    ],
  };
}

async function start(command: Start): Promise<MeasuredServer & { port: number; authPort: number }> {
  const port = await getPort();
  const authPort = await getPort({ exclude: [port] });
  return { ...(await startServer(command(port, authPort), port, list)), port, authPort };
}

/** Measures the time to the first response. An earlier round fills caches, as a user's first start does. */
async function measureStarts(starts: Record<string, Start>, rounds: number): Promise<Record<string, number[]>> {
  const subjects = Object.entries(starts).map(([name, command]) => {
    const measure = async () => {
      const server = await start(command);
      await server.stop();
      return server.firstResponse;
    };
    return [name, measure] as const;
  });
  for (const [, measure] of subjects) await measure();
  return measureInTurn(Object.fromEntries(subjects), rounds);
}

/** Writes the scenario file with the long list, from the export of a mock. */
async function writeLongList(command: Start, file: string): Promise<void> {
  const server = await start(command);
  await writeSessions(`http://127.0.0.1:${server.port}`, file);
  await server.stop();
}

/** Memory once it is stable, in MB. */
async function settled(server: MeasuredServer): Promise<number> {
  let last = Number.NaN;
  for (let second = 0; second < 10; second++) {
    const now = await server.memory();
    if (Math.abs(now - last) < 1) return now;
    last = now;
    await pause(1_000);
  }
  return last;
}

/** Creates sandboxes in a new mock, each with a token and a party. @returns Their memory, in MB. */
async function measureSandboxes(command: Start): Promise<number> {
  const server = await start(command);
  const party = JSON.stringify({ partyType: "INDIVIDUAL", firstName: "Iris", lastName: "Novak" });
  const use = async () => {
    const made = await server.send({ method: "POST", path: "/__mock/sandboxes", status: 201, body: "{}" });
    const { clientId, clientSecret } = JSON.parse(made) as Record<string, string>;
    const form = `grant_type=client_credentials&client_id=${clientId}&client_secret=${clientSecret}`;
    const type = "application/x-www-form-urlencoded";
    const port = server.authPort;
    const granted = await server.send({ method: "POST", path: "/token", status: 200, body: form, type, port });
    const { access_token: token = "" } = JSON.parse(granted) as Record<string, string>;
    await server.send({ method: "POST", path: "/v1/parties", status: 201, body: party, token });
  };
  // Warms up, because loading on demand and compilation are not costs of a sandbox.
  for (let count = 0; count < sandboxCount; count++) await use();
  const before = await settled(server);
  for (let count = 0; count < sandboxCount; count++) await use();
  const after = await settled(server);
  await server.stop();
  return after - before;
}

/** Counts the packages and bytes that are installed below a folder. */
async function sizeOf(folder: string): Promise<{ packages: number; megabytes: number }> {
  let [packages, bytes] = [0, 0];
  for (const file of await readdir(join(folder, "node_modules"), { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    bytes += (await stat(path)).size;
    if (/\/node_modules\/(@[^/]+\/)?[^/@]+\/package\.json$/.test(path)) packages++;
  }
  return { packages, megabytes: bytes / 1e6 };
}

async function runNpm(args: string[], cwd: string): Promise<void> {
  const { code, stderr } = await runProcess(["npm", ...args], { cwd, timeout: 300_000 });
  if (code !== 0) throw new UserError(`npm ${args[0]} fails: ${stderr.trim().split("\n").at(-1)}`);
}

/** Packs the mock, which also builds it, and installs the tarball into an empty folder, as a user does. */
async function installMock(folder: string): Promise<void> {
  await mkdir(folder);
  await runNpm(["pack", "--pack-destination", folder], `${root}mock`);
  const tarball = (await readdir(folder)).find((file) => file.endsWith(".tgz"));
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "user", private: true }));
  const flags = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund"];
  await runNpm(["install", ...flags, `./${tarball}`], folder);
}

/** A row with the median of each server, and its ratio to the floor. */
function compared(what: string, measured: Record<string, number[]>, unit: string): string[] {
  const cells = Object.values(measured).map(
    (values) => `${median(values).toFixed(0)} ${unit} (${ratioOf(values, measured[floor] ?? [])})`,
  );
  return [what, ...cells];
}

await bench(spec, async ({ rounds }, folder) => {
  const [user, peer] = [join(folder, "user"), await installPeer(prismCli)];
  say("packing and installing");
  await installMock(user);
  const starts = startsOf(user, peer);
  const rows: string[][] = [];

  say("first responses");
  const firsts = await measureStarts(starts, rounds);

  const servers = new Map<string, MeasuredServer>();
  const sessions = join(folder, "sessions.json");
  for (const [name, command] of Object.entries(starts)) {
    const isMock = name === mock;
    if (isMock) await writeLongList(command, sessions);
    servers.set(name, await start(isMock ? (...ports) => [...command(...ports), "--scenario", sessions] : command));
  }
  for (const [name, calls] of Object.entries(measured)) {
    say(`${name}: ${rounds} rounds`);
    const subjects = [...servers].map(([who, server]) => [who, () => server.cpuOfCalls(calls)] as const);
    // Warms up, because compilation on first use is not a cost of a request.
    for (const [, warm] of subjects) await warm();
    rows.push(compared(`CPU, ${name}`, await measureInTurn(Object.fromEntries(subjects), rounds), "µs"));
  }
  for (const server of servers.values()) await server.stop();
  rows.push(compared("first response", firsts, "ms"));

  say(`${sandboxCount} sandboxes`);
  const sandboxes = await measureSandboxes(starts[mock] as Start);
  rows.push([`memory of ${sandboxCount} sandboxes`, "-", `${sandboxes.toFixed(1)} MB`, "-"]);

  const [ours, theirs] = [await sizeOf(user), await sizeOf(peer)];
  rows.push(["packages installed", "-", `${ours.packages}`, `${theirs.packages}`]);
  rows.push(["installed", "-", `${ours.megabytes.toFixed(1)} MB`, `${theirs.megabytes.toFixed(1)} MB`]);
  printTable(["", floor, mock, prism], rows);
});
