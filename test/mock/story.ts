// Stories of mock/*.md, run as they are printed: their commands start mock and listener, their blocks go through one bash
// with real curl, and each has to print what stands under it. Only the ports are others.

import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { root } from "../../model/apis.ts";
import { exchange } from "../lib/listen.ts";
import { finish, printed, type ScriptResult, startScript } from "../lib/process.ts";

/** A block that is run, and what it is printed to answer; nothing when it answers nothing. */
interface Block {
  commands: string;
  answer: string;
}

/** A story with what runs it. */
interface Story {
  text: string;
  blocks: Block[];
  /** Address of the finance service, once the mock of the story runs. */
  finance(): string;
  /** What the listener has printed. */
  received(): string;
  forget(): void;
  /** Starts what the story starts, on free ports. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Runs blocks in one bash that stops at the first failure; what each printed is an output. */
  run(wanted: Block[]): Promise<ScriptResult & { outputs: string[] }>;
}

const mark = "-- end of a block --";

/** How a command of a story is started: on which ports, and what it prints when it is ready. */
const programs: Record<string, { flags: string[]; ready: RegExp; ports: string[] }> = {
  mock: {
    flags: ["--finance-port=0", "--ramp-port=0", "--auth-port=0"],
    ready: /finance +(\S+)\nramp +(\S+)\nauth +(\S+)\n/,
    ports: ["4010", "4020", "4030"],
  },
  webhook: { flags: ["--port=0"], ready: /Listening on (http\S+\d);/, ports: ["3000"] },
};

/**
 * Reads a story: `shell` blocks start a program, `sh` blocks are run, the `text` block below one is its output.
 * @param file Path within the repository.
 */
export async function readStory(file: string): Promise<Story> {
  const text = await readFile(`${root}${file}`, "utf8");
  const fence = /^```(\w+)\n([\s\S]*?)^```$/gm;
  const fences = [...text.matchAll(fence)].map(([, language = "", content = ""]) => ({ language, content }));
  const blocks = fences.flatMap(({ language, content: commands }, index): Block[] => {
    const next = fences[index + 1];
    return language === "sh" ? [{ commands, answer: next?.language === "text" ? next.content : "" }] : [];
  });
  const running: ChildProcess[] = [];
  /** What is printed in the story, and what stands for it here. */
  const addresses = new Map<string, string>();
  let received = "";

  /** Starts a command of the package from its source; flags given later win. */
  const launch = async (command: string) => {
    const [, name = "", args = ""] = /^npx finance-ramp-(\w+) (.+)\n$/.exec(command) ?? [];
    const { scripts } = JSON.parse(await readFile(`${root}package.json`, "utf8")) as {
      scripts: Record<string, string>;
    };
    const { flags, ready, ports } = programs[name] as (typeof programs)[string];
    const child = startScript(String(scripts[name]).replace(/^node /, ""), [...args.split(" "), ...flags]);
    running.push(child);
    if (name === "webhook") child.stdout?.on("data", (chunk) => (received += chunk));
    const [, ...found] = ready.exec(await printed(child, ready)) ?? [];
    for (const [index, port] of ports.entries()) addresses.set(`http://127.0.0.1:${port}`, String(found[index]));
  };

  return {
    text,
    blocks,
    finance: () => String(addresses.get("http://127.0.0.1:4010")),
    received: () => received,
    forget: () => {
      received = "";
    },
    async start() {
      for (const { language, content } of fences) if (language === "shell") await launch(content);
    },
    async stop() {
      const ends = running.map(finish);
      for (const child of running) child.kill("SIGINT");
      await Promise.all(ends);
    },
    async run(wanted) {
      const commands = wanted.map(({ commands }) => `${commands}\necho '${mark}'\n`).join("");
      const script = exchange(commands, addresses);
      const { FORCE_COLOR: _, ...env } = process.env;
      const child = spawn("bash", ["-e", "-c", script], { cwd: root, env: { ...env, NO_COLOR: "1" } });
      const result = await finish(child);
      const shown = new Map([...addresses].map(([name, address]) => [address, name]));
      return { ...result, outputs: exchange(result.stdout, shown).split(`${mark}\n`) };
    },
  };
}

/** The first block as it is, and each of the others in a shell of its own: none may need what another one has set. */
export function alone([first, ...others]: Block[]): Block[] {
  const apart = others.map((block) => ({ ...block, commands: `(\n${block.commands}\n)` }));
  return first === undefined ? [] : [first, ...apart];
}

/** What was printed, with `…` for what differs each time, so that a difference shows in its line. */
export function comparable(output: string, answer: string): string[] {
  const wanted = answer.split("\n");
  return output.split("\n").map((line, index) => {
    const parts = (wanted[index] ?? "").split("…").map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
    return new RegExp(`^${parts.join(".+")}$`).test(line) ? (wanted[index] ?? line) : line;
  });
}
