// npm run bench:changes: what rating a change takes, for both services together, beside Redocly's diff alone.

import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { numberBetween, UserError } from "../../cli/command.ts";
import { generatedDir, root } from "../../model/apis.ts";
import { asObject, type JsonObject } from "../../model/document.ts";
import { readBundle } from "../../model/load.ts";
import { programOf } from "../../test/lib/install.ts";
import { runProcess } from "../../test/lib/process.ts";
import { bench } from "../lib/bench.ts";
import { median } from "../lib/quantile.ts";
import { printTable } from "../lib/table.ts";

const services = ["finance", "ramp"] as const;

/** What is changed in both services, and why it is measured. */
const changes: Record<string, (document: JsonObject) => void> = {
  nothing: () => undefined,
  "a description": (document) => {
    asObject(document["info"])["description"] = "Another description.";
  },
  "a field of every schema": (document) => {
    const schemas = Object.values(asObject(asObject(document["components"])["schemas"])).map(asObject);
    for (const { properties } of schemas)
      if (properties !== undefined) asObject(properties)["nickname"] = { type: "string", description: "A nickname." };
  },
  "an operation gone": (document) => {
    const paths = asObject(document["paths"]);
    delete paths[Object.keys(paths)[0] ?? ""];
  },
};

/** A checkout as `npm run changes` reads one: only its generated bundles. */
async function checkout(folder: string, change: (document: JsonObject) => void): Promise<string> {
  for (const api of services) {
    const document = structuredClone(readBundle(api, generatedDir).document);
    change(document);
    await mkdir(join(folder, "generated", api), { recursive: true });
    await writeFile(join(folder, "generated", api, "openapi.json"), JSON.stringify(document, null, 2));
  }
  await writeFile(join(folder, "redocly.yaml"), "extends: [diff-recommended]\n");
  await cp(`${generatedDir}auth`, join(folder, "generated/auth"), { recursive: true });
  return folder;
}

/** Seconds that programs take, started together, to the end of the last one. */
async function seconds(programs: string[][]): Promise<number> {
  const start = performance.now();
  const ended = await Promise.all(programs.map((program) => runProcess(program, { cwd: root, timeout: 120_000 })));
  const failed = ended.find(({ code }) => code !== 0);
  if (failed !== undefined) throw new UserError(`a program failed: ${failed.stderr.trim()}`);
  return (performance.now() - start) / 1000;
}

const ours = (before: string, after: string) => [
  [process.execPath, `${root}scripts/changes.ts`, "--from", before, "--to", after, "--format", "json"],
];

const redocly = (before: string, after: string) =>
  services.map((api) => {
    const files = [before, after].map((side) => join(side, "generated", api, "openapi.json"));
    return [
      ...programOf(root, "redocly"),
      ...["diff", ...files, "--format=json", "--fail-on=none", "--lint-config=off"],
      ...["--config", join(before, "redocly.yaml")],
    ];
  });

await bench(
  {
    name: "npm run bench:changes",
    summary: "Times npm run changes on both services, and Redocly's diff alone beside it.",
    flags: {
      runs: { value: "RUNS", help: "Runs of each; the median counts.", default: "5", parse: numberBetween(1, 100) },
    },
  },
  async ({ runs }, folder) => {
    const before = await checkout(join(folder, "before"), () => undefined);
    const rows: (string | number)[][] = [];
    for (const [what, change] of Object.entries(changes)) {
      const after = await checkout(join(folder, `after ${what}`), change);
      const times = { ours: [] as number[], redocly: [] as number[] };
      // In turns, so that what else the machine does falls on both.
      for (let run = 0; run < runs; run++) {
        times.ours.push(await seconds(ours(before, after)));
        times.redocly.push(await seconds(redocly(before, after)));
      }
      const [own, peer] = [median(times.ours), median(times.redocly)];
      rows.push([what, `${own.toFixed(2)} s`, `${peer.toFixed(2)} s`, (own / peer).toFixed(2)]);
    }
    printTable(["changed in finance and ramp", "npm run changes", "redocly diff", "ratio"], rows);
  },
);
