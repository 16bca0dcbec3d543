// The quickstart as a stranger follows it: nothing but the site, npm and an empty folder.

import { type ChildProcess, execFile, spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import getPort from "get-port";
import { afterAll, expect, test } from "vitest";
import { root } from "../../model/apis.ts";
import { serveSite } from "../../reference/serve.ts";
import { guides } from "../../reference/text/guides.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { finish, printed } from "../lib/process.ts";
import { blocksOf, isReceiver, says } from "./guides.ts";
import { siteFolder } from "./site.ts";

const run = promisify(execFile);
const guide = guides.find(({ name }) => name === "first-call");
const children: ChildProcess[] = [];
const site = await serveSite({ folder: await siteFolder(), host: "127.0.0.1", port: 0 });
let folder = temporaryFolder("quickstart");
let heard = "";
/** Ports as they are printed, and those that stand for them here. */
const ports = new Map([
  ["4000", Number(new URL(site.address).port)],
  ["3000", await getPort()],
]);

// As on a machine with a Node that the mock supports.
const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env["PATH"]}`, NO_COLOR: "1" };

const here = (code: string): string =>
  code.replace(/(127\.0\.0\.1:|\.listen\()(\d+)/g, (_, before, port) => `${before}${ports.get(port) ?? port}`);

afterAll(async () => {
  for (const child of children.filter(({ exitCode }) => exitCode === null).reverse()) {
    const ended = finish(child);
    process.kill(-(child.pid as number), "SIGINT");
    await ended;
  }
  await site.stop();
});

/**
 * Starts what goes on in a terminal of its own, and notes what it prints.
 * @returns What it printed until it was ready.
 */
function terminal(command: string, ready: string): Promise<string> {
  const child = spawn("bash", ["-c", command], { cwd: folder, env, detached: true });
  children.push(child);
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (heard += chunk));
  return printed(child, ready);
}

/** Runs a command in the folder of the reader, who stays where it leads. */
async function shell(command: string): Promise<string> {
  const place = join(dirname(folder), "quickstart-place");
  const { stdout } = await run("bash", ["-c", `set -e\n${command.trim()}\npwd > ${place}`], { cwd: folder, env });
  folder = (await readFile(place, "utf8")).trim();
  return stdout;
}

test("the quickstart works as it is printed, from the site alone", async () => {
  const names = [...(guide?.source ?? "").matchAll(/[Ss]ave this as `([\w.]+)`/g)].map(([, name = ""]) => name);
  const blocks = blocksOf(guide as (typeof guides)[number]);
  const [first] = blocks;
  expect(first?.code).toMatch(/^npx [^\n]+\n$/);
  for (const block of blocks) {
    const code = here(block.code);
    if (block.language === "ts") {
      const name = names.shift() ?? "unnamed.mjs";
      await writeFile(join(folder, name), code);
      if (isReceiver(block)) await terminal(`node ${name}`, "listening");
      else expect(await shell(`node ${name}`), name).toMatch(says(block.printed ?? ""));
    } else if (code.startsWith("npx ")) {
      const output = await terminal(`${code.trim()} --finance-port=0 --ramp-port=0 --auth-port=0`, "Ctrl-C");
      for (const [service, port] of Object.entries({ finance: "4010", ramp: "4020", auth: "4030" }))
        ports.set(port, Number(new RegExp(`^${service}\\s+http://127.0.0.1:(\\d+)`, "m").exec(output)?.[1]));
    } else if (block.flag === "received") {
      for (let tries = 0; tries < 200 && !heard.includes(block.code); tries++) await pause(100);
      expect(heard).toContain(block.code);
    } else if (block.language === "sh") {
      const stdout = await shell(code.startsWith("curl ") ? `${code.trim()} --silent --fail-with-body` : code);
      if (code.startsWith("curl ") && code.includes("/v1/")) expect(stdout).toContain('"success":true');
    }
  }
  expect(names).toEqual([]);
  expect(folder.startsWith(root)).toBe(false);
});
