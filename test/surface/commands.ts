// What each command takes, as its help says: usage, flags, variables of the environment, exit codes.

import { readFileSync } from "node:fs";
import { root } from "../../model/apis.ts";
import { runScript } from "../lib/process.ts";
import { manifestOf, packages, sourceOf } from "./exports.ts";

const scripts = JSON.parse(readFileSync(`${root}package.json`, "utf8")).scripts as Record<string, string>;
export const scriptNames = Object.keys(scripts);

const bins = packages.flatMap((folder) =>
  Object.entries(manifestOf(folder).bin ?? {}).map(([bin, file]) => ({ folder, bin, file: sourceOf(file) })),
);

export const binLines = bins.map(({ folder, bin }) => `bin ${folder} ${bin}`);

const own = Object.entries(scripts).flatMap(([script, line]) => {
  const file = /^node ([\w/.-]+\.[jt]s)\b/.exec(line)?.[1];
  return file === undefined ? [] : [{ name: `npm run ${script}`, file }];
});

/** The npm scripts that are programs of ours, and the programs of the packages. */
export const commands = [...own, ...bins.map(({ bin, file }) => ({ name: bin, file }))];

/** One line for each thing that a caller of the commands relies on. */
export async function commandLines(): Promise<string[]> {
  const { code, stdout, stderr } = await runScript("test/surface/helps.ts");
  if (code !== 0 || stderr !== "") throw new Error(`a command does not help: ${stderr}`);
  const helps = JSON.parse(stdout) as Record<string, string>;
  return Object.entries(helps).flatMap(([name, help]) => helpLines(name, help));
}

function helpLines(name: string, help: string): string[] {
  const [usage = ""] = help.split("\n");
  const positionals: string[] = usage.match(/\[?\b[A-Z][A-Z_]+\b\]?/g) ?? [];
  const flags = [...help.matchAll(/^ {2}--(?!help)([\w-]+)( <)?/gm)];
  const standIns = [...help.matchAll(/\benv:\s+(\w+)\)/g)].map(([, variable = ""]) => variable);
  const table = [...help.matchAll(/^ {2}([A-Z]+_[A-Z0-9_]+) {2}/gm)].map(([, variable = ""]) => variable);
  const variables = [...standIns, ...table.filter((word) => !positionals.includes(word))];
  const [exits = ""] = /^Exit[\s\S]*?(?=\n\n|\nExamples|$(?![\s\S]))/m.exec(help) ?? [];
  return [
    `command ${name}`,
    ...positionals.map((word) => `command ${name} ${word}`),
    ...flags.map(([, flag, value]) => `command ${name} --${flag}${value === undefined ? "" : "="}`),
    ...variables.map((variable) => `env ${variable}`),
    ...[...exits.matchAll(/(?<![\w.-])\d{1,3}(?![\w.-])/g)].map(([code]) => `exit ${name} ${code}`),
  ];
}
