// node test/conformance/second.ts: runs the suite against the second stand-in with each of its defects, and tells what is missed.

import { command, UserError } from "../../cli/command.ts";
import { DEFECTS } from "../second-stand-in/defects/index.ts";
import { VARIATIONS } from "../second-stand-in/variations.ts";
import { proveDefects, proveVariations } from "./second/all.ts";
import { isReached, kinds, tableOf } from "./second/share.ts";

const name = "node test/conformance/second.ts";
const summary =
  "Runs the contract tests against the second stand-in with each of its defects, and prints what is missed.";
const flags = {
  kind: { value: "KIND", help: `Defects of that kind: ${kinds.join(", ")}.` },
  defect: { value: "NAME", help: "That defect or variation alone; several with commas." },
  variations: { help: "The faithful server and its legal variations: nothing may be blamed." },
  all: { help: "Every check that finds a defect; a run otherwise ends at the first." },
  jobs: { value: "N", default: "2", help: "Runs at a time.", parse: Number },
} as const;
const more = "Exit 0: nothing is blamed, and the share of each kind is reached; 1: it is not; 2: called wrongly.";

/** Names that were asked for. @throws UserError for one that there is not. */
function wantedNames(kind: string | undefined, defect: string | undefined): Set<string> {
  if (kind !== undefined && !kinds.some((known) => known === kind)) throw new UserError(`there is no kind ${kind}`, 2);
  if (defect === undefined) {
    return new Set(DEFECTS.filter((one) => kind === undefined || one.kind === kind).map((one) => one.name));
  }
  const names = defect.split(",");
  const known = [...DEFECTS, ...VARIATIONS].map((one) => one.name);
  const unknown = names.find((one) => !known.includes(one));
  if (unknown !== undefined) throw new UserError(`there is no defect or variation ${unknown}`, 2);
  return new Set(names);
}

await command({ name, summary, flags, more }, async ({ kind, defect, variations, all, jobs }) => {
  const names = wantedNames(kind, defect);
  const legal = VARIATIONS.map((one) => one.name).filter(
    (one) => variations || (defect !== undefined && names.has(one)),
  );
  if (legal.length > 0) {
    const blamed = await proveVariations(variations ? [undefined, ...legal] : legal, jobs, console.log);
    return blamed.length === 0 ? 0 : 1;
  }
  const results = await proveDefects(
    DEFECTS.filter((one) => names.has(one.name)),
    { all, jobs, say: console.log },
  );
  console.log(`\n${tableOf(results)}`);
  return isReached(results) ? 0 : 1;
});
