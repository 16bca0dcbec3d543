// Runs tools over the bundles: each tool installed by itself, each bundle in a process of its own.

import { mkdir, readFile, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Api, apis } from "../../model/apis.ts";
import { runProcess } from "../lib/process.ts";
import { install, versions } from "./install.ts";
import { reasonOf } from "./reason.ts";
import type { Task } from "./stage.ts";
import type { Outcome, Tool } from "./tool.ts";

/** One row of the table. */
export interface Row {
  tool: Tool;
  version: string;
  outcomes: Record<Api, Outcome>;
  seconds: number;
}

/** Where the bundles are, where the mock is, and where the tools may write. */
export interface Ground {
  bundles: string;
  addresses: Record<Api, string>;
  folder: string;
  /** Installs a tool; another way of doing so is for tests. */
  install?: typeof install;
}

const child = fileURLToPath(new URL("child.ts", import.meta.url));
const timeout = 300_000;

/**
 * Runs one tool over the three bundles.
 * @returns Its row; whatever goes wrong is in it.
 */
export async function runTool(tool: Tool, ground: Ground): Promise<Row> {
  const start = performance.now();
  const version = versions.packages[tool.packages[0] as string] ?? "";
  const outcomes = {} as Record<Api, Outcome>;
  const installed = await (ground.install ?? install)(tool).catch((error: Error) => error);
  for (const api of apis)
    outcomes[api] =
      installed instanceof Error
        ? { accepted: false, notes: [reasonOf(installed)] }
        : await runOne(tool.name, api, installed, ground);
  return { tool, version, outcomes, seconds: (performance.now() - start) / 1000 };
}

async function runOne(
  tool: string,
  api: Api,
  installed: string,
  { bundles, addresses, folder: ground }: Ground,
): Promise<Outcome> {
  const folder = join(ground, tool.replaceAll(/[^\w.-]+/g, "-"), api);
  await mkdir(folder, { recursive: true });
  await symlink(join(installed, "node_modules"), join(folder, "node_modules"));
  const file = join(bundles, api, "openapi.json");
  const task: Task = { tool, api, file, installed, folder, origin: addresses[api] };
  const { code, stderr } = await runProcess([process.execPath, child, JSON.stringify(task)], { cwd: folder, timeout });
  try {
    return JSON.parse(await readFile(join(folder, "outcome.json"), "utf8")) as Outcome;
  } catch {
    const why = code === 124 ? "was not done after five minutes" : `crashes: ${reasonOf(new Error(stderr))}`;
    return { accepted: false, notes: [why] };
  } finally {
    await rm(join(folder, "node_modules"), { force: true });
  }
}
