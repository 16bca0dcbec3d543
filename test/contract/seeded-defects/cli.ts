// npm run test:defects: switches each defect on alone, and prints which check found it.

import { loadContract } from "../contract.ts";
import { defects, novelties } from "./defects.ts";
import { focusOn, prove } from "./prove.ts";

const contract = loadContract();
// --quick makes only the requests that can lead to the check; a name runs that defect alone.
const quick = process.argv.includes("--quick");
const only = process.argv.slice(2).find((argument) => !argument.startsWith("--"));
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
