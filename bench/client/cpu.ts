// The CPU time that a call takes in the process of its client: against a service in another process, and with a stub in the
// place of the network.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { lowerQuartile, median } from "../lib/quantile.ts";
import { bundle } from "./bundles.ts";
import { floor } from "./contestants.ts";
import { respond } from "./responses.ts";
import type { Ready } from "./stage.ts";

/** The calls that are measured. */
export type Calls = Record<"list" | "create", () => Promise<unknown>>;
/** What is measured: both calls over the network, and the list without it. */
export const cpuKinds = ["list", "create", "list, no network"] as const;
/** One of them. */
export type CpuKind = (typeof cpuKinds)[number];

/** CPU time of a call. */
export interface Cpu {
  /** Microseconds: the lower quartile of all rounds. */
  us: number;
  /** How many times that of bare fetch in the same round: the median of all rounds. */
  ratio: number;
}

/** Calls in a round of one client: enough for several garbage collections, which are lumps of time. */
const callsInRound: Record<CpuKind, number> = { list: 250, create: 250, "list, no network": 1000 };

/**
 * Bundles the calls of a client, as they are when they are used.
 * @returns The module, whose `connect` makes the calls for an origin.
 */
export async function bundleCalls({ folder, imports }: Ready): Promise<string> {
  const file = join(folder, "calls.mjs");
  const entryPoints = [join(folder, "calls/calls.ts")];
  // CommonJS in a bundle requires built-ins of Node.
  const js = `import { createRequire } from "node:module"; const require = createRequire(${JSON.stringify(import.meta.url)});`;
  const banner = imports.includes('"stripe"') ? { js } : {};
  const { text } = await bundle({ entryPoints, platform: "node", minify: false, banner });
  await writeFile(file, text);
  return file;
}

/** The calls of a client for an origin; each is made once, and must give the 20 items, and what was created. */
async function connect(ready: Ready, file: string, origin: string): Promise<Calls> {
  const { connect } = (await import(pathToFileURL(file).href)) as { connect(origin: string): Calls };
  const calls = connect(origin);
  const [list, created] = [JSON.stringify(await calls.list()), JSON.stringify(await calls.create())];
  if (!list.includes("item-19") || !created.includes("routeId"))
    throw new Error(
      `${ready.name} does not read the responses of the bench: ${list.slice(0, 300)} ${created.slice(0, 300)}`,
    );
  return calls;
}

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
 * @returns Takes the stub away.
 */
function stubNetwork(): () => void {
  const key = Symbol.for("undici.globalDispatcher.1");
  const before: unknown = Reflect.get(globalThis, key);
  const dispatcher = {
    dispatch({ method, path }: { method: string; path: string }, handler: Handler) {
      const { status = 500, body } = respond(method, path);
      const bytes = Buffer.from(body);
      const headers = ["content-type", "application/json", "content-length", `${bytes.length}`].map((text) =>
        Buffer.from(text),
      );
      setImmediate(() => {
        handler.onConnect(() => {});
        handler.onHeaders(status, headers, () => {}, "OK");
        handler.onData(bytes);
        handler.onComplete([]);
      });
      return true;
    },
  };
  Reflect.set(globalThis, key, dispatcher);
  return () => void Reflect.set(globalThis, key, before);
}

/** Microseconds of CPU that a call takes, over the calls of a round. */
async function cpuPerCall(call: () => Promise<unknown>, count: number): Promise<number> {
  const before = process.cpuUsage();
  for (let i = 0; i < count; i++) await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / count;
}

/** Measures one call of every client in rounds; the first two warm up. The order turns round, so that nobody always runs after the same one. */
async function measureRounds(
  calls: [name: string, call: () => Promise<unknown>][],
  count: number,
  rounds: number,
  say: Say,
) {
  const spent = new Map<string, number[]>(calls.map(([name]) => [name, []]));
  for (let round = -2; round < rounds; round++) {
    for (const [name, call] of round % 2 === 0 ? calls : [...calls].reverse()) {
      const used = await cpuPerCall(call, count);
      if (round >= 0) spent.get(name)?.push(used);
    }
    if ((round + 1) % 10 === 0 && round > 0) say(`round ${round + 1} of ${rounds}`);
  }
  return spent;
}

/** Tells how far it is. */
export type Say = (line: string) => void;

/**
 * Measures the CPU time of the calls of all clients, in turn.
 * @param clients The clients, the floor among them.
 * @param origin The service.
 * @param rounds How many rounds.
 * @param say Is told how far it is.
 * @returns CPU time by client and kind; a client with a transport of its own has nothing for "no network".
 */
export async function measureCpu(
  clients: Ready[],
  origin: string,
  rounds: number,
  say: Say,
): Promise<Record<string, Partial<Record<CpuKind, Cpu>>>> {
  const found: Record<string, Partial<Record<CpuKind, Cpu>>> = Object.fromEntries(
    clients.map(({ name }) => [name, {}]),
  );
  const files = new Map<Ready, string>();
  for (const client of clients) files.set(client, await bundleCalls(client));
  const measureKind = async (kind: CpuKind, chosen: Ready[], at: string) => {
    const calls: [string, () => Promise<unknown>][] = [];
    for (const client of chosen)
      calls.push([
        client.name,
        (await connect(client, files.get(client) as string, at))[kind === "create" ? kind : "list"],
      ]);
    const spent = await measureRounds(calls, callsInRound[kind], rounds, (line) => say(`CPU, ${kind}: ${line}`));
    const bare = spent.get(floor.name) ?? [];
    for (const [name, values] of spent) {
      const ratio = median(values.map((value, round) => value / (bare[round] ?? Number.NaN)));
      (found[name] as Partial<Record<CpuKind, Cpu>>)[kind] = { us: lowerQuartile(values), ratio };
    }
  };
  await measureKind("list", clients, origin);
  await measureKind("create", clients, origin);
  const restore = stubNetwork();
  try {
    const stubbed = clients.filter(({ hasOwnTransport }) => !hasOwnTransport);
    await measureKind("list, no network", stubbed, "http://finance.example.com");
  } finally {
    restore();
  }
  return found;
}
