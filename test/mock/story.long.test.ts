// mock/STORY.md and mock/README.md, run as they are printed: their commands start mock and listener, their blocks go through one
// bash with real curl, and each has to print what stands under it. Only the ports are others.

import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commands as controlCommands } from "../../mock/control/commands/index.ts";
import { listOutcomes } from "../../mock/domain/lifecycle/outcomes.ts";
import { root } from "../../model/apis.ts";
import { loadContracts } from "../../model/contract.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { exchange } from "../lib/listen.ts";
import { finish, printed, startScript } from "../lib/process.ts";
import { startForTest } from "./mock.ts";

/** A block that is run, and what it is printed to answer; nothing when it answers nothing. */
interface Block {
  commands: string;
  answer: string;
}

const read = (file: string) => readFileSync(`${root}${file}`, "utf8");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
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
 * A story for the tests of a block: `shell` blocks start a program, `sh` blocks are run, the `text` block below one is its output.
 * @param file Path within the repository.
 */
function useStory(file: string) {
  const text = read(file);
  const fences = [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)];
  const blocks = fences.flatMap(([, language, commands = ""], index): Block[] => {
    const [, next, answer = ""] = fences[index + 1] ?? [];
    return language === "sh" ? [{ commands, answer: next === "text" ? answer : "" }] : [];
  });
  const running: ChildProcess[] = [];
  /** What is printed in the story, and what stands for it here. */
  const addresses = new Map<string, string>();
  let received = "";

  /** Starts a command of the package from its source; flags given later win. */
  async function launch(command: string): Promise<void> {
    const [, name = "", args = ""] = /^npx finance-ramp-(\w+) (.+)\n$/.exec(command) ?? [];
    const { flags, ready, ports } = programs[name] as (typeof programs)[string];
    const child = startScript(String(scripts[name]).replace(/^node /, ""), [...args.split(" "), ...flags]);
    running.push(child);
    if (name === "webhook") child.stdout?.on("data", (chunk) => (received += chunk));
    const [, ...origins] = ready.exec(await printed(child, ready)) ?? [];
    for (const [index, port] of ports.entries()) addresses.set(`http://127.0.0.1:${port}`, String(origins[index]));
  }

  beforeAll(async () => {
    for (const [, language, content = ""] of fences) if (language === "shell") await launch(content);
  });
  afterAll(async () => {
    const ends = running.map(finish);
    for (const child of running) child.kill("SIGINT");
    await Promise.all(ends);
  });

  return {
    text,
    blocks,
    /** Address of the finance service. */
    finance: () => String(addresses.get("http://127.0.0.1:4010")),
    /** What the listener has printed. */
    received: () => received,
    /** Runs blocks in one bash that stops at the first failure; each prints what stands under it. */
    async expectPrinted(wanted: Block[]) {
      const commands = wanted.map((block) => `${block.commands}\necho '${mark}'\n`).join("");
      const { FORCE_COLOR: _, ...env } = process.env;
      const script = exchange(commands, addresses);
      const child = spawn("bash", ["-e", "-c", script], { cwd: root, env: { ...env, NO_COLOR: "1" } });
      const { code, stdout, stderr } = await finish(child);
      const names = new Map([...addresses].map(([name, address]) => [address, name]));
      const outputs = exchange(stdout, names).split(`${mark}\n`);
      for (const [index, { commands, answer }] of wanted.entries())
        expect(comparable(outputs[index] ?? "", answer), `${commands}\n${stderr}`).toEqual(answer.split("\n"));
      expect([code, stderr]).toEqual([0, ""]);
    },
  };
}

/** What was printed, with `…` for what differs each time, so that a difference shows in its line. */
function comparable(output: string, answer: string): string[] {
  const wanted = answer.split("\n");
  return output.split("\n").map((line, index) => {
    const parts = (wanted[index] ?? "").split("…").map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
    return new RegExp(`^${parts.join(".+")}$`).test(line) ? (wanted[index] ?? line) : line;
  });
}

describe("STORY", () => {
  const { text, blocks, expectPrinted, received } = useStory("mock/STORY.md");
  /** The events of the contract that the story names: a new one turns no story red. */
  const events = [...loadContracts().finance.events.keys()].filter((type) => text.includes(`\`${type}\``)).sort();
  /** In alphabetical order: the service promises no order. */
  const arrived = () =>
    [...new Set([...received().matchAll(/ POST \/hooks \{"eventType":"(\w+)"/g)].map(([, type]) => type))].sort();

  test("runs from top to bottom, prints what it says, and every event that it names arrives with the registered key", async () => {
    expect(blocks.length).toBeGreaterThan(8);
    expect(events.length).toBeGreaterThan(8);
    await expectPrinted(blocks);
    await expect.poll(arrived, { timeout: 30_000 }).toEqual(events);
    expect(received()).not.toContain("REFUSED");
  }, 300_000);
});

describe("README", () => {
  const { text, blocks, expectPrinted, finance, received } = useStory("mock/README.md");

  test("every block prints what it says, after the first alone", async () => {
    expect(blocks.length).toBeGreaterThan(6);
    // In a shell of its own: none may need what another one has set.
    const apart = blocks.map(({ commands, answer }, at) => ({
      commands: at ? `(\n${commands}\n)` : commands,
      answer,
    }));
    await expectPrinted(apart);
    for (const { commands, answer } of blocks.slice(1)) expect(answer, commands).not.toBe("");
    await expect.poll(received).toContain("PAYOUT_COMPLETED");
  }, 120_000);

  test("it names every test value", () => {
    const [, table = ""] = text.split("## Test values");
    const named = new Set([...table.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
    expect(listOutcomes().filter(({ value }) => !named.has(value))).toEqual([]);
  });

  test("GET /__mock/ describes every command of the control API, and no other, to a client that asks for JSON", async () => {
    const ask = (accept: string) => fetch(`${finance()}/__mock/`, { headers: { Accept: accept } });
    const { commands } = (await (await ask("application/json")).json()) as { commands: object };
    expect(Object.keys(commands).sort()).toEqual(Object.keys(controlCommands).sort());
    for (const accept of ["*/*", "text/html,application/json;q=0.9"])
      expect((await ask(accept)).headers.get("content-type")).toContain("text/html");
  });

  test("its scenario file is loaded", async () => {
    const [, file = ""] = /^A scenario file [\s\S]*?```json\n([\s\S]*?)^```$/m.exec(text) ?? [];
    const scenario = `${temporaryFolder("readme")}/scenario.json`;
    writeFileSync(scenario, file);
    const mock = await startForTest({ scenario });
    const { moves, settings } = JSON.parse(file) as { moves: { id: string; to: string }[]; settings: object };
    expect(await mock.settings()).toMatchObject(settings);
    expect(await mock.resources("payouts", { id: String(moves[0]?.id) })).toMatchObject([
      { resource: { status: moves[0]?.to } },
    ]);
    expect(JSON.stringify(await mock.request("GET", "/scenarios"))).toContain("429");
  });
});
