// Writes a run's observations as a proposal for the contract: an OpenAPI Overlay for each service, without values.

import { statSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "yaml";
import { UserError } from "../../cli/command.ts";
import { calledAs } from "../../cli/invocation.ts";
import { loadContracts } from "../../model/contract.ts";
import { jsonIn } from "../folder.ts";
import { areObservations, type Observations } from "./observations.ts";
import { type Overlay, proposals } from "./proposal.ts";

/** The proposal that a run led to. */
export interface Learned {
  /** Overlays by service, as `proposals` makes them. */
  overlays: Record<string, Overlay>;
  /** The observations that the overlays are made of. */
  observations: Observations;
  /** The day of the run, as YYYY-MM-DD. */
  date: string;
}

/** The specification of the command, with and without the flag --patch. */
export const learning = {
  name: calledAs("npm run learn", "finance-ramp-conformance learn"),
  summary: "Turns the observations of a contract test run into OpenAPI Overlays, one for each service.",
  positionals: [{ name: "FOLDER", help: "The folder of a run's reports, for example reports/staging." }],
};

function readObservations(folder: string): Observations {
  const value = jsonIn(join(folder, "observations.json"));
  if (areObservations(value)) return value;
  const first = calledAs("npm run test:staging", "finance-ramp-conformance run");
  throw new UserError(`${folder} has no readable observations.json; run ${first} first`, 2);
}

async function write(file: string, overlay: Overlay): Promise<void> {
  try {
    await writeFile(file, stringify(overlay, { lineWidth: 120 }));
  } catch (error) {
    throw new UserError(`${file} cannot be written: ${(error as Error).message}`, 2);
  }
  console.log(`${file}: ${overlay.actions.length} actions`);
}

/**
 * Writes the overlays into the folder of the observations, and prints a line for each.
 * @param folder The folder of a run's reports.
 * @throws UserError when it has no observations, or an overlay cannot be written.
 */
export async function writeLearned(folder: string): Promise<Learned> {
  const observations = readObservations(folder);
  const overlays = proposals(loadContracts(), observations);
  const entries = Object.entries(overlays);
  if (entries.length === 0) console.log("No successful response was seen, so there is nothing to learn.");
  for (const [service, overlay] of entries) await write(join(folder, `${service}.overlay.yaml`), overlay);
  const date = statSync(join(folder, "observations.json")).mtime.toISOString().slice(0, 10);
  return { overlays, observations, date };
}
