// A mutant as Stryker reports it, and how it is written down.

import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "../../../model/apis.ts";

/** A place; lines and columns from 1. */
interface Place {
  line: number;
  column: number;
}

/** A mutant and what became of it, in the words of the schema of mutation testing reports. */
export interface Mutant {
  location: { start: Place; end: Place };
  mutatorName: string;
  replacement?: string;
  status: "Killed" | "Survived" | "Timeout" | "NoCoverage" | "Ignored" | "RuntimeError" | "CompileError" | "Pending";
  statusReason?: string;
}

/** The longest code that is quoted. */
const longest = 90;

/** Code in one line, shortened. */
function oneLine(code: string): string {
  const line = code.replace(/\s+/g, " ").trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

/** The path of a file in the repository. */
export const relativeTo = (file: string): string => relative(root, file);

/**
 * What a mutant changes: the code before and after.
 * @param mutant The mutant.
 * @param file The file that it is of.
 * @returns One line, the same wherever in the file the code stands.
 */
export function changeIn({ location: { start, end }, replacement = "" }: Mutant, file: string): string {
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? "").slice(0, end.column - 1);
  lines[0] = (lines[0] ?? "").slice(start.column - 1);
  return `${oneLine(lines.join("\n"))} → ${oneLine(replacement)}`;
}
