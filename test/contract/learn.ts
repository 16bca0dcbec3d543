// npm run learn -- FOLDER: turns what a run saw into a proposal for the contract, an OpenAPI Overlay without values.

import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { stringify } from "yaml";
import { loadContract } from "./contract.ts";
import type { Observations } from "./observations.ts";
import { type Overlay, proposals } from "./proposal.ts";

const help = `Turns the observations of a contract test run into OpenAPI Overlays, one for each service.

Usage: npm run learn -- FOLDER     the folder of a run's reports, for example reports/staging`;

function readObservations(folder: string): Observations | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, "observations.json"), "utf8")) as Observations;
  } catch {
    console.error(`npm run learn: ${folder} has no readable observations.json; run npm run test:staging first`);
    return undefined;
  }
}

async function main(folder: string): Promise<number> {
  const observations = readObservations(folder);
  if (observations === undefined) return 2;
  const overlays: Record<string, Overlay> = proposals(loadContract(), observations);
  for (const [service, overlay] of Object.entries(overlays)) {
    const file = join(folder, `${service}.overlay.yaml`);
    await writeFile(file, stringify(overlay, { lineWidth: 120 }));
    console.log(`${file}: ${overlay.actions.length} actions`);
  }
  return 0;
}

const { values, positionals } = parseArgs({
  options: { help: { type: "boolean", short: "h" } },
  allowPositionals: true,
});
const [folder] = positionals;
if (values.help || folder === undefined || positionals.length > 1) {
  console[values.help ? "log" : "error"](help);
  process.exitCode = values.help ? 0 : 2;
} else process.exitCode = await main(folder);
