// What it costs the compilers, in CPU time, to check the app of two calls.

import { join } from "node:path";
import { root } from "../../model/apis.ts";
import { runProcess } from "../../test/lib/process.ts";
import { childrenCpu } from "../mock/usage.ts";
import { type Compiler, compilerFiles, compilers } from "./compilers.ts";
import type { Say } from "./cpu.ts";
import type { Ready } from "./stage.ts";

/** Seconds of CPU by compiler, or why the app does not compile. */
export type Checked = Partial<Record<Compiler, number | string>>;

async function check(compiler: Compiler, { folder }: Ready): Promise<number | string> {
  const command = [process.execPath, `${root}node_modules/${compilerFiles[compiler]}`, "-p", join(folder, "app")];
  const before = await childrenCpu();
  const { code, stdout } = await runProcess(command, { cwd: folder, timeout: 300_000 });
  if (code === 124) return "takes more than 5 minutes";
  if (code !== 0) return `does not compile: ${stdout.trim().split("\n")[0]}`;
  return ((await childrenCpu()) - before) / 1e6;
}

/**
 * Measures what it costs to check the app of each client, in turn. The best of all runs counts, because other processes
 * only add; the first run fills the caches of the disk.
 * @param clients The clients.
 * @param runs Runs of each client with each compiler.
 * @param say Is told how far it is.
 * @returns Seconds of CPU, by client and compiler.
 */
export async function measureTypes(clients: Ready[], runs: number, say: Say): Promise<Record<string, Checked>> {
  const found: Record<string, Checked> = Object.fromEntries(clients.map(({ name }) => [name, {}]));
  for (let run = 0; run < runs; run++) {
    for (const client of clients) {
      const checked = found[client.name] as Checked;
      for (const compiler of compilers) {
        const before = checked[compiler];
        if (typeof before === "string") continue;
        const now = await check(compiler, client);
        checked[compiler] = typeof now === "string" ? now : Math.min(now, before ?? Infinity);
      }
    }
    say(`type check: run ${run + 1} of ${runs}`);
  }
  return found;
}
