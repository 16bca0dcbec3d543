// Times completions inside a call, as an editor asks for them: TypeScript's own server, over the sources of the clients.

import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../../model/apis.ts";
import { median } from "../lib/quantile.ts";

const finance = `import { createFinanceClient } from "${root}client/finance.ts";
const client = createFinanceClient({ baseUrl: "https://finance.example.com", auth: "token" });
`;
const path = `{ path: { accountId: "a" } }`;

/** Programs with the place of a completion: within a request body, after its first letter. */
export const programs = {
  "openapi-fetch": `import createClient from "openapi-fetch";
import type { paths } from "${root}generated/finance/types.ts";
const client = createClient<paths>({ baseUrl: "https://finance.example.com" });
client.POST("/v1/accounts/{accountId}/payouts", { params: ${path}, body: { a‸ } });
`,
  "finance, by path": `${finance}client.POST("/v1/accounts/{accountId}/payouts", { params: ${path}, body: { a‸ } });
`,
  "finance, by name": `${finance}client.createPayout({ accountId: "a", body: { a‸ } });
`,
} as const;

/** What a completion offers, and the median time it takes after each keystroke, in milliseconds. */
export interface Completion {
  names: string[];
  medianMs: number;
}

/**
 * Asks for completions in each program, all in one server, in turn.
 * @param folder An empty folder for the programs.
 * @param rounds How often; the first two warm up and do not count.
 * @returns The completions by program.
 */
export async function completions(folder: string, rounds: number): Promise<Record<string, Completion>> {
  await symlink(`${root}node_modules`, join(folder, "node_modules"));
  const server = new Server();
  const places: {
    name: string;
    file: string;
    at: { line: number; offset: number };
    times: number[];
    names: string[];
  }[] = [];
  for (const [name, text] of Object.entries(programs)) {
    const own = join(folder, name.replace(/\W+/g, "-"));
    await mkdir(own);
    const file = join(own, "use.mts");
    const config = { extends: `${root}tsconfig.json`, include: ["use.mts"] };
    await writeFile(join(own, "tsconfig.json"), JSON.stringify(config));
    const before = text.slice(0, text.indexOf("‸"));
    const at = { line: before.split("\n").length, offset: before.length - before.lastIndexOf("\n") };
    await writeFile(file, text.replace("‸", ""));
    server.tell("open", { file });
    places.push({ name, file, at, times: [] as number[], names: [] as string[] });
  }
  for (let round = -2; round < rounds; round++)
    for (const place of places) {
      const { file, at } = place;
      // A keystroke: one letter for another.
      const letter = { line: at.line, offset: at.offset - 1, endLine: at.line, endOffset: at.offset };
      server.tell("change", { file, ...letter, insertString: round % 2 === 0 ? "r" : "a" });
      const start = performance.now();
      const found = await server.ask("completionInfo", { file, ...at });
      if (round >= 0) place.times.push(performance.now() - start);
      place.names = found.entries.map(({ name }) => name);
    }
  await server.end();
  return Object.fromEntries(places.map(({ name, names, times }) => [name, { names, medianMs: median(times) }]));
}

/** TypeScript's server, as far as completions need it. */
class Server {
  readonly #process: ChildProcess;
  readonly #waiting = new Map<number, (body: { entries: { name: string }[] }) => void>();
  #count = 0;
  #text = "";

  constructor() {
    const args = [`${root}node_modules/typescript/lib/tsserver.js`, "--disableAutomaticTypingAcquisition"];
    this.#process = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
    this.#process.stdout?.setEncoding("utf8").on("data", (text: string) => this.#read(text));
  }

  tell(command: string, given: object): number {
    const seq = ++this.#count;
    this.#process.stdin?.write(`${JSON.stringify({ seq, type: "request", command, arguments: given })}\n`);
    return seq;
  }

  ask(command: string, given: object): Promise<{ entries: { name: string }[] }> {
    const seq = this.tell(command, given);
    return new Promise((resolve) => this.#waiting.set(seq, resolve));
  }

  async end(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once("exit", resolve));
    this.tell("exit", {});
    await ended;
  }

  /** Messages are lines of JSON between headers, which are not. */
  #read(text: string): void {
    const lines = (this.#text + text).split("\n");
    this.#text = lines.pop() ?? "";
    for (const line of lines) {
      if (!line.startsWith("{")) continue;
      const { type, request_seq: seq, body } = JSON.parse(line);
      if (type === "response") this.#waiting.get(seq)?.(body ?? { entries: [] });
    }
  }
}
