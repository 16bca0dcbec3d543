// npm run test:defects: switches each defect on alone, and prints which check found it.

import { loadContract } from "../../../conformance/contract.ts";
import { commandLine } from "../../../conformance/usage.ts";
import { defects, novelties } from "./defects.ts";
import { focusOn, prove } from "./prove.ts";

const help = `Switches each seeded defect on alone, and prints which check found it.

Usage: npm run test:defects -- [--quick] [NAME]

  --quick    makes only the requests that can lead to the check meant for the defect
  NAME       runs that defect alone

Exit 0: all are found; 1: one is missed; 2: called wrongly.`;

async function proveAll(quick: boolean, only: string | undefined): Promise<void> {
  const contract = loadContract();
  let missed = 0;
  for (const [kind, list] of [
    ["failure", defects],
    ["finding", novelties],
  ] as const) {
    for (const defect of list.filter(({ id }) => only === undefined || id === only)) {
      const result = await prove(
        contract,
        defect.behaviour,
        defect.target,
        quick ? { focus: focusOn(defect.check) } : {},
      );
      const seen = kind === "failure" ? result.failures : result.findings;
      const wrong = kind === "finding" && result.failures.length > 0;
      const found = seen.some(({ check }) => check === defect.check) && !wrong;
      if (!found) missed++;
      const others = new Set(result.failures.map(({ check }) => check).filter((check) => check !== defect.check));
      const more = others.size > 0 ? `  (also ${[...others].join(", ")})` : "";
      console.log(
        `${found ? "found " : "MISSED"}  ${kind}  ${defect.id.padEnd(26)} ${defect.check.padEnd(26)} ${defect.what}${more}`,
      );
    }
  }
  const total = defects.length + novelties.length;
  console.log(
    only === undefined
      ? `\n${total - missed} of ${total} found (${defects.length} defects, ${novelties.length} novelties).`
      : "",
  );
  process.exitCode = missed === 0 ? 0 : 1;
}

const name = "npm run test:defects";
const given = commandLine({ name, help, options: { quick: { type: "boolean" } }, takes: ["NAME"] });
const only = given?.positionals[0];
if (only !== undefined && ![...defects, ...novelties].some(({ id }) => id === only)) {
  console.error(`${name}: there is no defect ${only}`);
  process.exitCode = 2;
} else if (given !== undefined) await proveAll(given.values["quick"] === true, only);
