// npm run learn -- FOLDER: turns what a run saw into a proposal for the contract, an OpenAPI Overlay without values.

import { readFileSync, statSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "yaml";
import { calledAs, command, isPackage, UserError, type Values } from "../cli/command.ts";
import { root } from "../model/apis.ts";
import { loadContracts } from "../model/contract.ts";
import { asObject, type Json, type JsonObject } from "../model/document.ts";
import { applyTo, patchTo } from "./learn/apply/repository.ts";
import { linesOfDeliveries } from "./learn/deliveries.ts";
import { areObservations, type Observations } from "./learn/observations.ts";
import { type Overlay, proposals } from "./learn/proposal.ts";

const positionals = [{ name: "FOLDER", help: "The folder of a run's reports, for example reports/staging." }];
const flags = {
  apply: {
    help: "Also write it into openapi/ of this repository, with the entry for the changelog; refused on changes.",
  },
  patch: { value: "FILE", help: "Also write it as a Git patch; the working tree is not touched." },
} as const;
const summary = "Turns the observations of a contract test run into OpenAPI Overlays, one for each service.";

function readObservations(folder: string): Observations {
  try {
    const value: unknown = JSON.parse(readFileSync(join(folder, "observations.json"), "utf8"));
    if (areObservations(value)) return value;
  } catch {
    // What cannot be read is no observation either.
  }
  const first = calledAs("npm run test:staging", "finance-ramp-conformance run");
  throw new UserError(`${folder} has no readable observations.json; run ${first} first`, 2);
}

/** The report of the same run; without one there is nothing to say of deliveries. */
function readReport(folder: string): JsonObject {
  try {
    return asObject(JSON.parse(readFileSync(join(folder, "report.json"), "utf8")) as Json);
  } catch {
    return {};
  }
}

async function write(file: string, overlay: Overlay): Promise<void> {
  try {
    await writeFile(file, stringify(overlay, { lineWidth: 120 }));
  } catch (error) {
    throw new UserError(`${file} cannot be written: ${(error as Error).message}`, 2);
  }
  console.log(`${file}: ${overlay.actions.length} actions`);
}

async function main({ apply, patch }: Partial<Values<typeof flags>>, folder: string): Promise<void> {
  const observations = readObservations(folder);
  const overlays = proposals(loadContracts(), observations);
  const entries = Object.entries(overlays);
  if (entries.length === 0) console.log("No successful response was seen, so there is nothing to learn.");
  for (const [service, overlay] of entries) await write(join(folder, `${service}.overlay.yaml`), overlay);
  const date = statSync(join(folder, "observations.json")).mtime.toISOString().slice(0, 10);
  const learned = { overlays, observations, date };
  if (apply) for (const line of applyTo(root, learned)) console.log(line);
  if (patch !== undefined) for (const line of patchTo(root, learned, patch)) console.log(line);
  for (const line of linesOfDeliveries(readReport(folder)["deliveries"])) console.log(line);
}

const name = calledAs("npm run learn", "finance-ramp-conformance learn");
// What is learned is written into the repository of the contract, and a package has none.
if (isPackage) await command({ name, summary, positionals }, (_, [folder]) => main({ apply: false }, folder as string));
else await command({ name, summary, flags, positionals }, (values, [folder]) => main(values, folder as string));
