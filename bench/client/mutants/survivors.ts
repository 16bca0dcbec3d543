// SURVIVORS.md: the mutants that no test kills, each with its reason, and the figures of the last run.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../../../model/apis.ts";
import { changeIn, type Mutant } from "./mutant.ts";

/** What became of the mutants of a file. */
export interface Tried {
  /** Path within the repository. */
  file: string;
  mutants: Mutant[];
}

/** A row of a table of Markdown. */
const rowOf = (cells: (string | number)[]): string => `| ${cells.join(" | ")} |`;
/** Code in a cell: two backticks, because code can have one, and no bar that would end the cell. */
const codeOf = (code: string): string => `\`\` ${code.replaceAll("|", "\\|")} \`\``;

const isLeft = ({ status }: Mutant): boolean => status === "Survived" || status === "NoCoverage";

/**
 * The survivors that SURVIVORS.md does not explain. A line is not compared, because it changes with any other.
 * @returns A row for each, for that file, without its reason.
 */
export async function unexplained(tried: Tried[]): Promise<string[]> {
  const known = await readFile(join(root, "bench/client/mutants/SURVIVORS.md"), "utf8");
  const rows = tried.flatMap(({ file, mutants }) =>
    mutants.filter(isLeft).map((mutant) => [mutant.location.start.line, placeOf(file, mutant)] as const),
  );
  return rows.filter(([, place]) => !known.includes(place)).map(([line, place]) => `${place} line ${line}: … |`);
}

/** The cells of a survivor that tell it from others. */
function placeOf(file: string, mutant: Mutant): string {
  return rowOf([file.replace(/^client\//, ""), codeOf(changeIn(mutant, join(root, file)))]);
}

/** The figures by file, as a table of Markdown. */
export function figures(tried: Tried[]): string {
  const lines = tried.map(({ file, mutants }) => {
    const count = (...states: Mutant["status"][]) => mutants.filter(({ status }) => states.includes(status)).length;
    const left = count("Survived", "NoCoverage");
    const [killed, late] = [count("Killed", "RuntimeError", "CompileError"), count("Timeout")];
    return [file.replace(/^client\//, ""), killed + late + left, killed, late, left, count("Ignored")] as const;
  });
  const sums = [1, 2, 3, 4, 5].map((column) => lines.reduce((sum, line) => sum + (line[column] as number), 0));
  const head = [rowOf(["File", "Made", "Killed", "Too slow", "Survived", "Left out"]), `| --- |${" ---: |".repeat(5)}`];
  return [...head, ...lines.map((line) => rowOf([...line])), rowOf(["all", ...sums])].join("\n");
}
