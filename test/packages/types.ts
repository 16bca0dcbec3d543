// What TypeScript makes of code that uses the client's package, with library checks.

import { cp, mkdir, writeFile } from "node:fs/promises";
import { root } from "../../model/apis.ts";
import { runTool } from "../../scripts/tool.ts";
import { manifestOf } from "./package.ts";

/** The entry points, by what stands behind the name of the package. */
export async function entryPoints(): Promise<{ modules: string[]; documents: string[] }> {
  const names = Object.keys((await manifestOf("client")).exports ?? {}).map((name) => name.slice(1));
  return {
    modules: names.filter((name) => !/\.\w+$/.test(name)),
    documents: names.filter((name) => name.endsWith(".json") && name !== "/package.json"),
  };
}

export interface Workplace {
  /** `typescript`, which is the oldest that the client supports, or `typescript-7`. */
  compiler: string;
  project: string;
}

export async function compileReliedOn({ compiler, project }: Workplace): Promise<string> {
  const folder = `${project}relied-on-${crypto.randomUUID()}`;
  await cp(`${root}test/types/client`, folder, { recursive: true });
  return (await runTool(`${compiler}/bin/tsc`, ["-p", folder])).stdout;
}

export async function compileCode(workplace: Workplace, code: string, options: object, type = "module") {
  const folder = `${workplace.project}types-${crypto.randomUUID()}/`;
  await mkdir(folder);
  await writeFile(`${folder}package.json`, JSON.stringify({ type }));
  await writeFile(`${folder}use.ts`, code);
  const compilerOptions = { target: "es2022", strict: true, noEmit: true, resolveJsonModule: true, ...options };
  await writeFile(`${folder}tsconfig.json`, JSON.stringify({ compilerOptions, files: ["use.ts"] }));
  return (await runTool(`${workplace.compiler}/bin/tsc`, ["-p", folder])).stdout;
}

export async function importsOfAll(omitted?: string, suffix = ""): Promise<string> {
  const { modules, documents } = await entryPoints();
  const names = modules.filter((name) => omitted === undefined || !name.startsWith(omitted));
  const imports = [
    ...names.map((name, i) => `import * as module${i} from "finance-ramp-api${name}"; void module${i};`),
    ...documents.map((name, i) => `import json${i} from "finance-ramp-api${name}"${suffix}; void json${i};`),
  ];
  return imports.join("\n");
}
