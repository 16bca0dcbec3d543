// How memory grows where the data does not: rows at the same point of each cycle, their slopes, and what is too much.

import { slopeOf } from "../../lib/slope.ts";

/** The mock at the end of a cycle, when its data is that of the start again. */
export interface Row {
  minute: number;
  /** Which of its processes it was; a young one says nothing about an old one. */
  process: number;
  /** Resources of all kinds. */
  resources: number;
  sandboxes: number;
  /** In MB, after garbage was collected. */
  heap: number;
  rss: number;
  file: number;
}

type Measure = "heap" | "rss";

/** MB a minute, and MB in all, that both have to be passed: caches and compiled code fill up for a while. */
const most: Record<Measure, { slope: number; total: number }> = {
  heap: { slope: 0.1, total: 3 },
  rss: { slope: 0.5, total: 25 },
};
const words: Record<Measure, string> = { heap: "the heap", rss: "the memory of the process" };
/** Rows that tell something. */
const leastRows = 4;

/** How memory grows, in MB a minute; 0 without values. */
export function growthOf(values: { minute: number; memory: number }[]): number {
  return slopeOf(values.map(({ minute, memory }) => ({ x: minute, y: memory })));
}

/** The rows that can be compared: those of the process that lived longest, without its first third. */
export function comparable(rows: Row[]): Row[] {
  const byProcess = Map.groupBy(rows, ({ process }) => process);
  const [longest = []] = [...byProcess.values()].sort((one, other) => other.length - one.length);
  return longest.slice(Math.ceil(longest.length / 3));
}

/**
 * Judges the rows.
 * @returns A line for each measure, and what is wrong.
 */
export function judge(rows: Row[]): { lines: string[]; faults: string[] } {
  const compared = comparable(rows);
  const span = (compared.at(-1)?.minute ?? 0) - (compared[0]?.minute ?? 0);
  if (compared.length < leastRows)
    return {
      lines: [`memory: ${compared.length} cycles of one process can be compared, too few to judge`],
      faults: [],
    };
  const lines: string[] = [];
  const faults: string[] = [];
  for (const measure of ["heap", "rss"] as const) {
    const slope = growthOf(compared.map((row) => ({ minute: row.minute, memory: row[measure] })));
    const text = `${words[measure]} grows by ${slope.toFixed(3)} MB a minute`;
    lines.push(`${text}, over ${compared.length} cycles in ${span.toFixed(1)} minutes with the same data`);
    if (slope > most[measure].slope && slope * span > most[measure].total) faults.push(text);
  }
  return { lines, faults };
}

/** The head of the table. */
export const head = " cycle  minute  process  resources  sandboxes  heap MB   RSS MB  file MB";

/** A row of the table. */
export function printedRow({ minute, process, resources, sandboxes, heap, rss, file }: Row, cycle: number): string {
  const cells: [unknown, number][] = [
    [cycle, 6],
    [minute.toFixed(1), 8],
    [process, 9],
    [resources, 11],
    [sandboxes, 11],
    [heap.toFixed(2), 9],
    [rss.toFixed(1), 9],
    [file.toFixed(2), 9],
  ];
  return cells.map(([cell, width]) => String(cell).padStart(width)).join("");
}
