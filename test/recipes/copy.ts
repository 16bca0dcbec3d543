// The copy of the repository in which recipes are followed: its history, and what runs in it.

import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../../model/apis.ts";
import { copyRepository } from "../lib/folder.ts";
import { runProcess } from "../lib/process.ts";

function git(copy: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: copy, encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
  return stdout.trim();
}

/** Copies the repository as it is, with its history; what is not committed is the last commit of main. */
export async function copyWithHistory(): Promise<string> {
  const copy = await copyRepository();
  // The recipes say to raise a row that has become too small: here all are free.
  const sizes = join(copy, "scripts/size-table.txt");
  writeFileSync(sizes, readFileSync(sizes, "utf8").replace(/^(.* (?:code|css|yaml|kB|other) +)[\d.]+/gm, "$1-"));
  mkdirSync(join(copy, "reports"));
  git(copy, "init", "--quiet", "--initial-branch=main");
  git(copy, "config", "user.name", "Test");
  git(copy, "config", "user.email", "test@example.com");
  git(copy, "fetch", "--quiet", root, "HEAD");
  git(copy, "reset", "--quiet", "FETCH_HEAD");
  commit(copy, "What is not committed");
  return copy;
}

export function commit(copy: string, message: string): string {
  git(copy, "add", "--all");
  git(copy, "commit", "--quiet", "--allow-empty", "--message", message);
  return git(copy, "rev-parse", "HEAD");
}

export function checkout(copy: string, revision: string): void {
  git(copy, "checkout", "--quiet", "--force", revision);
}

/** Runs a command and writes its output to reports/. @returns Whether it succeeded. */
export async function run(copy: string, log: string, command: string): Promise<boolean> {
  const surroundings = { cwd: copy, env: { LONG: "", CI: "" }, timeout: 1_200_000 };
  const { code, stdout, stderr } = await runProcess(["sh", "-c", command], surroundings);
  writeFileSync(join(copy, "reports", `${log}.txt`), `${command}\n${stdout}${stderr}`);
  return code === 0;
}

/** Runs tests. @returns The files that are red, or the command if it failed without one. */
export async function redFiles(copy: string, log: string, command: string): Promise<string[]> {
  const report = join(copy, "reports/vitest.json");
  writeFileSync(report, '{ "testResults": [] }');
  const isGreen = await run(copy, log, `${command} --reporter=dot --reporter=json --outputFile.json=${report}`);
  type Report = { testResults: { name: string; status: string }[] };
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
  const red = testResults.filter(({ status }) => status === "failed").map(({ name }) => relative(copy, name));
  rmSync(report);
  return isGreen || red.length > 0 ? red.sort() : [command];
}

/** Stops all that runs below this process: the tests start servers in groups of their own. */
export function stopAll(): void {
  const { stdout } = spawnSync("ps", ["-eo", "pid=,ppid="], { encoding: "utf8" });
  const rows = stdout
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] =>
    rows.filter(([, owner]) => owner === parent).flatMap(([pid = 0]) => [pid, ...below(pid)]);
  spawnSync("kill", ["-KILL", ...below(process.pid).map(String)]);
}
