// Checks the imports between rooms, with dependency-cruiser, and by text for references that it does not see.

import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "../../model/apis.ts";
import { runTool } from "../tool.ts";
import rules, { mayImport } from "./arrow-rules.js";

type Room = keyof typeof mayImport;

const rulesFile = "scripts/linters/arrow-rules.js";

/** The output of dependency-cruiser. */
interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { violations: Violation[] };
}

/** An import that breaks a rule; `cycle` has all files of a circle. */
interface Violation {
  from: string;
  to: string;
  rule: { name: string };
  cycle?: { name: string }[];
}

async function cruise(folder: string): Promise<Cruise> {
  const tool = ["--config", join(folder, rulesFile), "--output-type", "json", ...Object.keys(mayImport)];
  const { stdout, stderr } = await runTool(".bin/depcruise", tool, folder);
  if (!stdout.startsWith("{")) throw new Error(`dependency-cruiser failed: ${stderr}`);
  return JSON.parse(stdout) as Cruise;
}

/** Checks every import against the rules. @returns Each forbidden import and each circle, with a reason. */
export async function checkArrows(folder = root): Promise<string[]> {
  const { violations } = (await cruise(folder)).summary;
  return [...violations.map(lineOf), ...wrongByText(folder)];
}

function lineOf({ rule, from, to, cycle }: Violation): string {
  const path = cycle === undefined ? [to] : cycle.map(({ name }) => name);
  return `  error ${rule.name}: ${[from, ...path].join(" → ")}\n    ${commentOf(rule.name)}`;
}

/** The imports between rooms, counted, as lines of `room -> room`. */
export async function arrowGraph(folder = root): Promise<string[]> {
  const { modules } = await cruise(folder);
  const counts = new Map<string, number>();
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) {
      const [from, to] = [roomOf(source), roomOf(resolved)];
      if (from === to || !(from in mayImport) || !(to in mayImport || to === "generated")) continue;
      counts.set(`${from} -> ${to}`, (counts.get(`${from} -> ${to}`) ?? 0) + 1);
    }
  return [...counts].sort().map(([arrow, count]) => `${arrow.padEnd(28)} ${count}`);
}

/** An import of any form, with its target. */
const imports = /(?:\bfrom\s*|\bimport\s*\(?\s*)["']([^"']+)["']/g;
/** A URL of a file in generated/, or of code for a worker. */
const opened = /new URL\(\s*["'`]([^"'`]*(?:generated\/|\.(?:ts|js)\b)[^"'`]*)/g;
/** Files that import a package of this repository by name, as its users do. */
const asUsersSeeIt = /^(examples|test|bench|reference\/(guides|contract\/samples\/typescript\.ts))/;

/** Finds the references that dependency-cruiser misses: in .astro files, to our packages by name, and by URL. */
function wrongByText(folder: string): string[] {
  const rooms = Object.keys(mayImport) as Room[];
  const files = rooms.flatMap((room) => globSync(`${room}/**/*.{ts,js,astro}`, { cwd: folder }));
  return files
    .filter((file) => !/(^|\/)(dist|node_modules|\.astro)\//.test(file) && !asUsersSeeIt.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      const room = roomOf(file) as Room; // The files are those of the rooms.
      const named = [...text.matchAll(imports)].map(([, target = ""]) => target);
      const places = [...text.matchAll(opened)].map(([, target = ""]) => target);
      const paths = [...(file.endsWith(".astro") ? named : []), ...places].filter((target) => target.startsWith("."));
      const reached = paths.map((path) => join(dirname(file), path)).filter((path) => !mayReach(room, path));
      const own = named.filter((target) => target.startsWith("finance-ramp-"));
      return [...reached, ...own].map(
        (target) => `  error arrows-of-${room}: ${file} → ${target}\n    ${commentOf(`arrows-of-${room}`)}`,
      );
    });
}

/** Whether a room may use a path: of its own room, of a room that it may import, or outside of all rooms. */
function mayReach(room: Room, path: string): boolean {
  // The reference builds this site.
  if (room === "reference" && path.startsWith("generated/reference")) return true;
  const target = roomOf(path);
  return (
    target === room ||
    (mayImport[room] as string[]).includes(target) ||
    !(target in mayImport || target === "generated")
  );
}

function roomOf(path: string): string {
  return relative(".", path).split("/")[0] as string;
}

function commentOf(rule: string): string {
  return String(rules.forbidden?.find(({ name }) => name === rule)?.comment);
}
