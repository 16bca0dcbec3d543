// npm run learn -- FOLDER: turns what a run saw into a proposal for the contract, an OpenAPI Overlay without values.

import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "yaml";
import { loadContract } from "./contract.ts";
import { areObservations, type Observations } from "./learn/observations.ts";
import { type Overlay, proposals } from "./learn/proposal.ts";
import { commandLine } from "./usage.ts";

const help = `Turns the observations of a contract test run into OpenAPI Overlays, one for each service.

Usage: npm run learn -- FOLDER     the folder of a run's reports, for example reports/staging`;

/** Undefined, after a line that says so, when the folder holds no observations of a run. */
function readObservations(folder: string): Observations | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(join(folder, "observations.json"), "utf8"));
    if (areObservations(value)) return value;
  } catch {
    // What cannot be read is no observation either.
  }
  console.error(`npm run learn: ${folder} has no readable observations.json; run npm run test:staging first`);
  return undefined;
}

async function main(folder: string): Promise<number> {
  const observations = readObservations(folder);
  if (observations === undefined) return 2;
  const overlays: Record<string, Overlay> = proposals(loadContract(), observations);
  if (Object.keys(overlays).length === 0) console.log("No successful response was seen, so there is nothing to learn.");
  for (const [service, overlay] of Object.entries(overlays)) {
    const file = join(folder, `${service}.overlay.yaml`);
    try {
      await writeFile(file, stringify(overlay, { lineWidth: 120 }));
    } catch (error) {
      console.error(`npm run learn: ${file} cannot be written: ${(error as Error).message}`);
      return 2;
    }
    console.log(`${file}: ${overlay.actions.length} actions`);
  }
  return 0;
}

const given = commandLine({ name: "npm run learn", help, needs: ["FOLDER"] });
if (given !== undefined) process.exitCode = await main(given.positionals[0] as string);
