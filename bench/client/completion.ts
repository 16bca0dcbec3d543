// Times completions inside a call, as an editor asks for them: TypeScript's own server, one for all clients.

import { type ChildProcess, spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../../model/apis.ts";
import { median } from "../lib/quantile.ts";
import type { Say } from "./cpu.ts";
import type { Ready } from "./stage.ts";

/** Where something is typed: the letter before the place changes with each keystroke. */
interface Place {
  client: Ready;
  file: string;
  at: { line: number; offset: number };
  times: number[];
  isOffered: boolean;
}

async function openPlace(server: Server, client: Ready): Promise<Place> {
  const file = join(client.folder, "typing/typing.ts");
  const text = await readFile(file, "utf8");
  const before = text.slice(0, text.indexOf("‸"));
  const at = { line: before.split("\n").length, offset: before.length - before.lastIndexOf("\n") };
  await writeFile(file, text.replace("‸", ""));
  server.tell("open", { file });
  return { client, file, at, times: [], isOffered: false };
}

/**
 * Asks for completions in the call of each client, all in one server, in turn, each after a keystroke.
 * @param clients The clients.
 * @param rounds How often; two more warm up and do not count.
 * @param say Is told how far it is.
 * @returns The median time in milliseconds by client, or that what should be is not offered.
 */
export async function measureCompletion(
  clients: Ready[],
  rounds: number,
  say: Say,
): Promise<Record<string, number | string>> {
  const server = new Server();
  try {
    const places: Place[] = [];
    for (const client of clients) places.push(await openPlace(server, client));
    for (let round = -2; round < rounds; round++) {
      for (const place of places) {
        const { client, file, at } = place;
        const letter = { line: at.line, offset: at.offset - 1, endLine: at.line, endOffset: at.offset };
        server.tell("change", { file, ...letter, insertString: round % 2 === 0 ? "n" : "a" });
        const start = performance.now();
        const { entries } = await server.ask("completionInfo", { file, ...at });
        if (round >= 0) place.times.push(performance.now() - start);
        place.isOffered = entries.some(({ name }) => name === client.typing[1]);
      }
      say(`completion: round ${round + 3} of ${rounds + 2}`);
    }
    return Object.fromEntries(
      places.map(({ client, times, isOffered }) => [
        client.name,
        isOffered ? median(times) : `${client.typing[1]} is not offered`,
      ]),
    );
  } finally {
    server.end();
  }
}

/** What a completion offers. */
interface Offer {
  entries: { name: string }[];
}

/** TypeScript's server, as far as completions need it. */
class Server {
  readonly #process: ChildProcess;
  readonly #waiting = new Map<number, (offer: Offer) => void>();
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

  ask(command: string, given: object): Promise<Offer> {
    const seq = this.tell(command, given);
    return new Promise((resolve) => this.#waiting.set(seq, resolve));
  }

  end(): void {
    this.#process.kill();
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
