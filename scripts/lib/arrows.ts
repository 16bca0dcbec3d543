// Holds the arrows between the rooms: dependency-cruiser for TypeScript and JavaScript, a look at the imports for Astro.

import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "../../model/apis.ts";
import rules, { mayImport } from "./arrow-rules.js";
import { runTool, type ToolResult } from "./tool.ts";

const rulesFile = "scripts/lib/arrow-rules.js";

/**
 * Checks every import against the rules.
 * @param folder The repository, or a copy of it.
 * @returns Exit code 1 and a line with the rule's reason for each wrong import; otherwise 0 and a sum.
 */
export async function checkArrows(folder = root): Promise<ToolResult> {
  const rooms = Object.keys(mayImport);
  const tool = ["--config", join(folder, rulesFile), "--output-type", "err-long", ...rooms];
  const cruised = await runTool(".bin/depcruise", tool, folder);
  const astro = wrongInAstro(folder);
  const lines = astro.length > 0 ? `\n${astro.join("\n")}\n` : "";
  return { ...cruised, code: cruised.code === 0 && astro.length === 0 ? 0 : 1, stdout: cruised.stdout + lines };
}

/** The imports between rooms, counted, as lines of `room -> room`. */
export async function arrowGraph(folder = root): Promise<string[]> {
  const tool = ["--config", join(folder, rulesFile), "--output-type", "json", ...Object.keys(mayImport)];
  const { stdout } = await runTool(".bin/depcruise", tool, folder);
  const { modules } = JSON.parse(stdout) as { modules: { source: string; dependencies: { resolved: string }[] }[] };
  const counts = new Map<string, number>();
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) {
      const [from, to] = [roomOf(source), roomOf(resolved)];
      if (from === to || !(from in mayImport) || !(to in mayImport || to === "generated")) continue;
      counts.set(`${from} -> ${to}`, (counts.get(`${from} -> ${to}`) ?? 0) + 1);
    }
  return [...counts].sort().map(([arrow, count]) => `${arrow.padEnd(28)} ${count}`);
}

/** dependency-cruiser does not read .astro files; their imports are in the fence at their head. */
function wrongInAstro(folder: string): string[] {
  return globSync("reference/**/*.astro", { cwd: folder }).flatMap((file) => {
    const [, head = ""] = readFileSync(join(folder, file), "utf8").split("---");
    const targets = [...head.matchAll(/from\s+"(\.[^"]+)"/g)].map(([, path = ""]) => join(dirname(file), path));
    const allowed = ["reference", ...mayImport.reference];
    return targets
      .filter((target) => !allowed.includes(roomOf(target)))
      .map((target) => `  error arrows-of-reference: ${file} → ${target}\n    ${reasonOf("reference")}`);
  });
}

function roomOf(path: string): string {
  return relative(".", path).split("/")[0] as string;
}

function reasonOf(room: string): string {
  return String(rules.forbidden?.find(({ name }) => name === `arrows-of-${room}`)?.comment);
}
