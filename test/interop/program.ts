// Compiles what a tool generated together with a program that uses it, and runs the program against the mock.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { root } from "../../model/apis.ts";
import { runProcess } from "../lib/process.ts";
import type { Stage } from "./tool.ts";

const timeout = 120_000;
const main = `import { body } from "./call.ts";\nconsole.log(JSON.stringify(body));\n`;

/** Writes the program beside what was generated. */
export async function writeProgram(stage: Stage, text: string): Promise<void> {
  await stage.write("call.ts", text);
  await stage.write("main.ts", main);
}

/**
 * Compiles generated files and program with `tsc --strict`.
 * @returns The first complaint of the compiler and how many there are; nothing when it has none.
 */
export async function compile(stage: Stage): Promise<string | undefined> {
  const types = existsSync(join(stage.folder, "node_modules/@types/node")) ? ["node"] : [];
  const compilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, allowImportingTsExtensions: true, types },
    ...{ target: "es2022", module: "esnext", moduleResolution: "bundler", lib: ["es2023", "dom", "dom.iterable"] },
    ...{ jsx: "react-jsx", resolveJsonModule: true },
  };
  await stage.write("tsconfig.json", JSON.stringify({ compilerOptions, include: ["**/*.ts", "**/*.tsx"] }));
  const command = [process.execPath, `${root}node_modules/typescript/bin/tsc`, "--pretty", "false"];
  const { code, stdout } = await runProcess(command, { cwd: stage.folder, timeout });
  if (code === 0) return undefined;
  const errors = stdout.split("\n").filter((line) => /error TS\d+/.test(line));
  return errors[0] === undefined ? `tsc ended with ${code}` : `${errors.length} errors of tsc: ${errors[0]}`;
}

/** Runs the program; returns the body it got. */
export async function runProgram(stage: Stage): Promise<unknown> {
  const outfile = join(stage.folder, "main.mjs");
  const target = { bundle: true, platform: "node", format: "esm", target: "node22", logLevel: "silent" } as const;
  // Generated clients may be CommonJS or expect `require` for what Node brings along.
  const banner = { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' };
  await build({ absWorkingDir: stage.folder, entryPoints: ["main.ts"], outfile, ...target, banner });
  const { code, stdout, stderr } = await runProcess([process.execPath, outfile], { cwd: stage.folder, timeout });
  if (code !== 0) throw new Error(stderr.trim() || `the program ended with ${code}`);
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as unknown;
}
