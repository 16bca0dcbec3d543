// Workflow commands of GitHub Actions: one annotation for each cause, shown beside the change that was tested.

import { isPackage } from "../../cli/command.ts";
import { commandData, commandProperty } from "./escape.ts";
import { placesOf } from "./places.ts";
import type { Report, WrittenCause } from "./report.ts";

const commands = { failure: "error", finding: "warning" } as const;

function annotation(cause: WrittenCause): string {
  const { key, kind, count, says, changes, files } = cause;
  // An annotation stands beside a file, and those of the contract are not in a repository that has the package.
  const [file] = isPackage ? [] : files;
  const properties = [
    ...(file === undefined ? [] : [`file=${commandProperty(file)}`, "line=1"]),
    `title=${commandProperty(`${count} × ${key}`)}`,
  ];
  return `::${commands[kind]} ${properties.join(",")}::${commandData(`${says}: ${placesOf([cause])}. Would change ${changes}`)}`;
}

/**
 * The annotations of a run, one line each: causes, accepted failures as one notice, and that deliveries were not tested.
 * @param most Lines at most; what is beyond them stands in the reports.
 */
export function annotations(report: Report, most: number): string[] {
  const accepted = report.accepted.filter(({ kind }) => kind === "failure");
  const keys = accepted.map(({ key }) => key).join(", ");
  const notice = accepted.length === 0 ? [] : [`::notice title=Accepted failures::${commandData(keys)}`];
  const { deliveriesNotTested: why } = report;
  const warning = why === undefined ? [] : [`::warning title=Deliveries were not tested::${commandData(why)}`];
  return [...warning, ...notice, ...report.causes.map(annotation)].slice(0, most);
}
