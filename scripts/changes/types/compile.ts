// Compiles probes against generated types with TypeScript's native compiler, in a temporary folder.

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { root } from "../../../model/apis.ts";
import { runTool } from "../../lib/tool.ts";
import type { Refusal } from "./probe.ts";

/** An error of the compiler. */
export interface Diagnostic extends Refusal {
  /** File within the folder, such as `now/probes.ts`. */
  file: string;
  /** Line, from 1. */
  line: number;
  text: string;
}

/** Checks as strictly as our own code does, and more: an optional field is not one that may be `undefined`. */
const compilerOptions = {
  exactOptionalPropertyTypes: true,
  noUnusedLocals: false,
  skipLibCheck: true,
  types: [],
  // The probes need no more of the library; every file of it takes time to read.
  lib: ["es5", "es2015.symbol"],
  rootDir: ".",
};

/**
 * Compiles some files.
 * @param files Their texts by path within a folder of their own.
 * @returns The errors, in the compiler's order.
 * @throws Error when the compiler cannot be run.
 */
export async function compile(files: Record<string, string>): Promise<Diagnostic[]> {
  const folder = await mkdtemp(join(tmpdir(), "changes-types-"));
  try {
    const config = { extends: `${root}tsconfig.json`, compilerOptions, include: ["**/*.ts"], exclude: [] };
    const all = { ...files, "package.json": '{ "type": "module" }', "tsconfig.json": JSON.stringify(config) };
    await Promise.all(Object.entries(all).map(([name, text]) => write(join(folder, name), text)));
    const { code, stdout, stderr } = await runTool("typescript-7/bin/tsc", ["-p", folder, "--pretty", "false"], folder);
    const found = [...diagnostics(stdout)];
    if (code !== 0 && found.length === 0) throw new Error(`The compiler failed: ${stderr || stdout}`);
    return found.map((entry) => ({ ...entry, file: relative(folder, join(folder, entry.file)) }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Property does not exist, as a name, in a type, or in a module. */
const goneCodes = ["2339", "2694", "2551", "2724", "2305"];

/** The type that the probes give to what only the other direction has, or nobody. */
const hidden = /'(unique symbol|symbol|typeof hidden)'/;

/** Reads the compiler's output: an error starts a line, its explanation is indented below it. */
function* diagnostics(output: string): Generator<Diagnostic> {
  for (const entry of output.split(/\r?\n(?=\S)/)) {
    const match = /^(.+?)\((\d+),\d+\): error TS(\d+): ([\s\S]*)$/.exec(entry);
    if (match === null) continue;
    const [, file = "", line = "", code = "", text = ""] = match;
    const quoted = [...text.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name);
    const gone = goneCodes.includes(code) || hidden.test(text);
    yield { file, line: Number(line), text: `TS${code}: ${text.trim()}`, gone, quoted };
  }
}
