// What was measured, as one Markdown table with a row for each client, and the goals.

import { compilers } from "./compilers.ts";
import { usual } from "./contestants.ts";
import { type Cpu, type CpuKind, cpuKinds } from "./cpu.ts";
import type { Growth } from "./growth.ts";
import type { Checked } from "./types.ts";

/** What is measured of one client; a text in place of a figure says why there is none. */
export interface Row {
  name: string;
  note?: string | undefined;
  /** Why the client cannot be had: then it has nothing else. */
  left?: string;
  size?: { minified: number; gzipped: number };
  cpu?: Partial<Record<CpuKind, Cpu>>;
  types?: Checked;
  completion?: number | string;
  growth?: Growth;
}

/** The goal of the app of two calls by name, in bytes; that of growth is `allowed` in growth.ts. */
export const goals = { gzipped: 5500 } as const;

const none = "–";
const times = (value: number, floor: number) => (value / floor).toFixed(2);

/** A column: its head, and its cell, given the row and the floor's. */
type Column = [head: string, cell: (row: Row, floor: Row) => string | undefined];

const isText = (value: unknown): value is string => typeof value === "string";
const columns: Column[] = [
  ["Client", ({ name }) => name],
  ["App of two requests, gzipped", ({ size }) => size && `${(size.gzipped / 1000).toFixed(2)} kB`],
  ...cpuKinds.map(
    (kind): Column => [
      `CPU, ${kind}`,
      ({ cpu }) => cpu?.[kind] && `${cpu[kind].ratio.toFixed(2)} (${cpu[kind].us.toFixed(0)} µs)`,
    ],
  ),
  ...compilers.map(
    (compiler): Column => [
      compiler,
      ({ types }, floor) => {
        const [own, bare] = [types?.[compiler], floor.types?.[compiler]];
        if (own === undefined || isText(own)) return own;
        return `${isText(bare) || !bare ? "" : `${times(own, bare)} `}(${own.toFixed(2)} s)`;
      },
    ],
  ),
  [
    "Completion",
    ({ completion }, floor) => {
      if (completion === undefined || isText(completion)) return completion;
      const bare = floor.completion;
      return `${isText(bare) || !bare ? "" : `${times(completion, bare)} `}(${completion.toFixed(0)} ms)`;
    },
  ],
  [
    "Heap per request",
    ({ growth }) =>
      growth && `${growth.bytesPerCall.toFixed(1)} B (${growth.points.at(-1)?.x.toLocaleString("en-US")})`,
  ],
];

/** The table, without the columns that nothing was measured for, and what has to be known to read it. */
export function tableOf(rows: Row[]): string {
  const measured = rows.filter(({ left }) => left === undefined);
  const floor = measured[0] as Row;
  const used = columns.filter(([, cell]) => measured.some((row) => cell(row, floor) !== undefined));
  const lines = [
    used.map(([head]) => head),
    used.map((_, index) => (index === 0 ? "---" : "---:")),
    ...measured.map((row) => used.map(([, cell]) => cell(row, floor) ?? none)),
  ].map((cells) => `| ${cells.join(" | ")} |`);
  const notes = rows.flatMap(({ name, note, left }) => {
    const text = left === undefined ? note : `left out: it ${left}`;
    return text === undefined ? [] : [`- ${name}: ${text}`];
  });
  const reading = `Figures are times bare fetch in the same run, with the absolute ones in parentheses. CPU of a request is that
of the client's process, with and without a network; type checks are CPU time of the compiler, and completion is the
median after a keystroke. Heap per request is the slope over so many calls.`;
  return [...lines, "", reading, "", ...notes].join("\n");
}

/** The goals that are missed, each as a sentence. */
export function missed(rows: Row[]): string[] {
  const grown = rows.flatMap(({ name, growth }) =>
    name.startsWith("finance") && growth?.grows
      ? [`${name} leaves ${growth.bytesPerCall.toFixed(1)} bytes of heap with each call.`]
      : [],
  );
  const size = rows.find(({ name }) => name === usual)?.size?.gzipped ?? 0;
  const tooLarge = size > goals.gzipped ? [`${usual} is ${size} bytes gzipped, over ${goals.gzipped}.`] : [];
  return [...tooLarge, ...grown];
}
