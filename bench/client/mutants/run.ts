// npm run mutants: changes the client in small ways, one at a time, and prints which changes no test notices.

import { writeFile } from "node:fs/promises";
import { command, numberBetween, UserError } from "../../../cli/command.ts";
import { tryMutants } from "./stryker.ts";
import { figures, type Tried, unexplained } from "./survivors.ts";

/** The core of the client: what can lose money, a secret or a process. The most critical first. */
const core = {
  runtime: [
    ...["retry", "idempotency", "send", "failures", "call", "mask", "deadline", "pause", "progress", "cause"],
    ...["errors", "request", "correlation", "check", "transport", "response", "middleware"],
  ],
  tokens: ["cache", "client-credentials", "grant"],
  webhooks: ["authenticate", "dedupe", "dedupe-memory", "in-time", "receiver"],
};
const files = Object.entries(core).flatMap(([room, names]) => names.map((name) => `client/${room}/${name}.ts`));

const spec = {
  name: "npm run mutants",
  summary: "Changes the core of the client in small ways, one at a time, and prints which changes no test notices.",
  flags: {
    file: {
      value: "TEXTS",
      help: "Only files whose path has one of these texts (commas between), e.g. retry,tokens/.",
    },
    list: { help: "Print the files and end." },
    force: { help: "Try again what an earlier run has tried, although nothing has changed." },
    concurrency: { value: "COUNT", help: "Mutants at the same time.", default: "4", parse: numberBetween(1, 64) },
    json: { value: "FILE", help: "Also write every mutant, and what became of it, to this file." },
  },
  more: `Stryker makes and runs the mutants, in a copy of the repository; it is installed under ~/.cache. The results of a file are
kept until the client or its tests change, so a run that was stopped goes on with the file it was stopped at.
Exit code 1: there is a survivor that bench/client/mutants/SURVIVORS.md does not explain. Its row is printed.`,
} as const;

await command(spec, async ({ file, list, force, concurrency, json }) => {
  const texts = file?.split(",") ?? [""];
  const chosen = files.filter((path) => texts.some((text) => path.includes(text)));
  if (chosen.length === 0) throw new UserError(`no file has ${file} in its path; --list prints them`, 2);
  if (list) return console.log(chosen.join("\n"));
  const tried: Tried[] = [];
  for (const path of chosen) {
    console.log(`${path} (${tried.length + 1} of ${chosen.length})`);
    tried.push({ file: path, mutants: await tryMutants(path, { concurrency, force }) });
  }
  if (json) await writeFile(json, `${JSON.stringify(tried, null, 2)}\n`);
  console.log(`\n${figures(tried)}`);
  const rows = await unexplained(tried);
  if (rows.length === 0) return;
  console.log(`\nNot explained in SURVIVORS.md:\n${rows.join("\n")}`);
  return 1;
});
