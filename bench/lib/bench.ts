// The frame of every bench: flags and help, the machine it runs on, a temporary folder, and a clean end whatever ends it.

import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { type CommandSpec, command, type Flag, type Values } from "../../cli/command.ts";
import { stopProcesses } from "../../test/lib/process.ts";

/** Exit codes of the signals that end a bench, as shells have them. */
const signals = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Runs a bench.
 * @param spec Name, summary and flags, as `command` takes them.
 * @param measure Measures and prints; gets the flags, and an empty folder that is removed afterwards. The processes it
 *   starts with `startProcess` are stopped afterwards. It may return an exit code.
 */
export async function bench<const F extends Record<string, Flag>>(
  spec: CommandSpec<F>,
  measure: (flags: Values<F>, folder: string) => unknown,
): Promise<void> {
  await command(spec, async (flags) => {
    const folder = await mkdtemp(join(tmpdir(), "bench-"));
    const clear = () => {
      stopProcesses();
      // A process that was just stopped may still write.
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    };
    process.once("exit", clear);
    for (const [signal, code] of Object.entries(signals)) process.once(signal, () => process.exit(code));
    console.log(`Node ${process.version}, ${process.platform} ${process.arch}, ${availableParallelism()} cores\n`);
    try {
      return await measure(flags, folder);
    } finally {
      clear();
    }
  });
}
