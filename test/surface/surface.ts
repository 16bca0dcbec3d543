// All that others rely on, a line each, made from the code.

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { startMock } from "../../mock/start.ts";
import { root } from "../../model/apis.ts";
import { binLines, commandLines, scriptNames } from "./commands.ts";
import { exportLines } from "./exports.ts";

/** The texts of files that Git tracks. */
function textsOf(...patterns: string[]): string[] {
  const names = execFileSync("git", ["ls-files", "--", ...patterns], { cwd: root, encoding: "utf8" });
  const here = names.split("\n").filter((name) => name !== "" && existsSync(root + name));
  return here.map((name) => readFileSync(root + name, "utf8"));
}

/** The npm scripts that a workflow, CI or a README calls, or called once: who has read a README still calls them. */
function scriptLines(before: string[]): string[] {
  const workflows = textsOf(".github/workflows/*.yml");
  const texts = [...workflows, ...textsOf(".ci/run", "README.md", "*/README.md")];
  const calls = texts.flatMap((text) => [
    ...[...text.matchAll(/\bnpm run (?:--silent )?([\w:]+)/g)].map(([, name]) => name),
    ...[...text.matchAll(/\bnpm (start|test)\b/g)].map(([, name]) => name),
  ]);
  const matrices = workflows.flatMap((text) => {
    const { jobs } = parse(text) as { jobs: Record<string, { strategy?: { matrix: { script?: string[] } } }> };
    return Object.values(jobs).flatMap(({ strategy }) => strategy?.matrix.script ?? []);
  });
  const called = new Set([...calls, ...matrices]);
  return scriptNames
    .filter((name) => called.has(name) || before.includes(`script ${name}`))
    .map((name) => `script ${name}`);
}

/** Variables that our programs read beside those of their help; those that they set for their own parts are none. */
function variableLines(): string[] {
  const rooms = ["client", "mock", "conformance", "cli", "reference", "scripts"];
  const code = textsOf(...rooms.map((room) => `${room}/*.ts`));
  const read = code.flatMap((text) => [...text.matchAll(/\benv(?:\.|\[")([A-Z][A-Z0-9_]+)\b(?!"\] = )/g)]);
  const own = read.map(([, name = ""]) => name).filter((name) => !name.startsWith("REFERENCE_"));
  const flags = code.flatMap((text) => [...text.matchAll(/\benv: "(\w+)"/g)].map(([, name = ""]) => name));
  return [...own, ...flags].map((name) => `env ${name}`);
}

/** What is served beside the commands of the control API. */
const pages = ["/__mock/", "/__mock/health", "/__mock/hosted/page.css", "/health"];

/** The commands of the control API, by their keys in the code of the mock; the pages, as a mock serves them. */
async function routeLines(): Promise<string[]> {
  const keys = textsOf("mock/*.ts").flatMap((text) => [
    ...text.matchAll(/"((?:GET|POST|PUT|PATCH|DELETE) )(\/[^" ]*)":/g),
  ]);
  const commands = keys.map(([, method, path]) => `route ${method}/__mock${path}`);
  const mock = await startMock();
  try {
    const statuses = pages.map(async (path) => {
      const { ok } = await fetch(mock.addresses.finance + path);
      return ok ? [`route GET ${path}`] : [];
    });
    return [...commands, ...(await Promise.all(statuses)).flat()];
  } finally {
    await mock.stop();
  }
}

/** The addresses have a list of their own, as long as a test holds the pages to it. */
function addressLines(): string[] {
  const list = "reference/addresses.txt";
  const holds = textsOf("test/reference/*.test.ts").some((text) => text.includes(list));
  return holds ? [`address all of ${list}`] : [];
}

/** Everything that others rely on, as sorted lines. @param before The list as it was. */
export async function surface(before: string[]): Promise<string[]> {
  const asked = Promise.all([commandLines(), routeLines()]);
  const lines = [...exportLines(), ...binLines, ...scriptLines(before), ...variableLines(), ...addressLines()];
  lines.push(...(await asked).flat());
  return [...new Set(lines)].toSorted();
}
