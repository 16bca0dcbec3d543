// npm run test:defects: switches each defect on alone, and prints which check found it.

import { command, UserError } from "../../../cli/command.ts";
import type { Contracts } from "../../../conformance/contracts.ts";
import { loadContracts } from "../../../model/contract.ts";
import { type Defect, defects, novelties } from "./defects.ts";
import { focusOn, prove } from "./prove.ts";

const name = "npm run test:defects";
const summary = "Switches each seeded defect on alone, and prints which check found it.";
const flags = { quick: { help: "Make only the requests that can lead to the check meant for the defect." } };
const positionals = [{ name: "NAME", help: "Run that defect alone.", optional: true }];
const more = "Exit 0: all are found; 1: one is missed; 2: called wrongly.";

/** Proves one defect, and prints a line about it. */
async function proveOne(contracts: Contracts, kind: "failure" | "finding", defect: Defect, quick: boolean) {
  const options = quick ? { focus: focusOn(defect.check) } : {};
  const { failures, findings } = await prove(
    defect.contracts?.(contracts) ?? contracts,
    defect.behaviour,
    defect.target,
    options,
  );
  const seen = kind === "failure" ? failures : findings;
  const wrong = kind === "finding" && failures.length > 0;
  const found = seen.some(({ check }) => check === defect.check) && !wrong;
  const others = new Set(failures.map(({ check }) => check).filter((check) => check !== defect.check));
  const also = others.size > 0 ? `  (also ${[...others].join(", ")})` : "";
  const columns = [defect.id.padEnd(26), defect.check.padEnd(26), defect.what];
  console.log(`${found ? "found " : "MISSED"}  ${kind}  ${columns.join(" ")}${also}`);
  return found;
}

async function proveAll(quick: boolean, only: string | undefined): Promise<number> {
  const isWanted = ({ id }: Defect) => only === undefined || id === only;
  const wanted = [defects.filter(isWanted), novelties.filter(isWanted)] as const;
  if (wanted.flat().length === 0) throw new UserError(`there is no defect ${only}`, 2);
  const contracts = loadContracts();
  let found = 0;
  for (const defect of wanted[0]) found += Number(await proveOne(contracts, "failure", defect, quick));
  for (const defect of wanted[1]) found += Number(await proveOne(contracts, "finding", defect, quick));
  const total = wanted.flat().length;
  const parts = `${defects.length} defects, ${novelties.length} novelties`;
  if (only === undefined) console.log(`\n${found} of ${total} found (${parts}).`);
  return found === total ? 0 : 1;
}

await command({ name, summary, flags, positionals, more }, ({ quick }, [only]) => proveAll(quick, only));
