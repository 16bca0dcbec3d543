// Places the statuses of a diagram in rows by their distance from the creation; the longest path is the first column.

import { type Arrow, createdStatus } from "./states.ts";

/** Measures in CSS pixels; the font is monospaced. */
export const sizes = {
  node: { height: 36, char: 7.25, padding: 30 },
  label: { char: 6.65, height: 24, gap: 10 },
  row: 34,
  column: 44,
  channel: 24,
  margin: 8,
} as const;

/** A status, or the dot for the creation, with its position. */
export interface DiagramNode {
  name: string;
  row: number;
  column: number;
  x: number;
  y: number;
  width: number;
}

/** The positions of a diagram's parts. */
export interface Layout {
  nodes: Map<string, DiagramNode>;
  /** By column: the x position of the lines that pass its statuses. */
  channels: number[];
  width: number;
  height: number;
}

const widthOf = (name: string): number =>
  name === createdStatus ? 16 : Math.round(name.length * sizes.node.char + sizes.node.padding);

/** Width of the longest label of some arrows. */
const labelWidth = (arrows: Arrow[]): number =>
  Math.max(0, ...arrows.flatMap(({ labels }) => labels.map(({ text }) => Math.ceil(text.length * sizes.label.char))));

/** The arrows with a known start that do not close a cycle. */
function forward(arrows: Arrow[]): (Arrow & { from: string })[] {
  const known = arrows.flatMap((one) => (one.from === undefined ? [] : [{ ...one, from: one.from }]));
  const back = new Set<object>();
  const done = new Set<string>();
  const visit = (name: string, way: string[]) => {
    for (const one of known.filter(({ from }) => from === name)) {
      if (way.includes(one.to)) back.add(one);
      else if (!done.has(one.to)) visit(one.to, [...way, one.to]);
    }
    done.add(name);
  };
  for (const name of [createdStatus, ...known.map(({ from }) => from)]) if (!done.has(name)) visit(name, [name]);
  return known.filter((one) => !back.has(one));
}

/** The row of each status: its longest distance from a start. */
function rowsOf(names: string[], arrows: (Arrow & { from: string })[]): Map<string, number> {
  const rows = new Map(names.map((name) => [name, 0]));
  // Each round moves down the statuses that are too high. Without cycles, as many rounds as names are enough.
  for (const _ of names)
    for (const { from, to } of arrows) rows.set(to, Math.max(rows.get(to) ?? 0, (rows.get(from) ?? 0) + 1));
  return rows;
}

/** The statuses of the longest path through the rows, found from its end. */
function spine(rows: Map<string, number>, arrows: (Arrow & { from: string })[]): Set<string> {
  const last = Math.max(...rows.values());
  let at = [...rows].find(([, row]) => row === last)?.[0];
  const path = new Set<string>();
  while (at !== undefined) {
    path.add(at);
    at = arrows.find(({ from, to }) => to === at && rows.get(from) === (rows.get(to) ?? 0) - 1)?.from;
  }
  return path;
}

/** Whether an arrow runs straight down to the next row. */
export const isStraight = (from: DiagramNode, to: DiagramNode): boolean =>
  from.column === to.column && to.row === from.row + 1;

/**
 * Places all statuses that an arrow leads to or from.
 * @throws Error for a diagram without arrows.
 */
export function layout(arrows: Arrow[]): Layout {
  if (arrows.length === 0) throw new Error("a diagram needs an arrow");
  const names = [...new Set(arrows.flatMap(({ from, to }) => (from === undefined ? [to] : [from, to])))];
  const ahead = forward(arrows);
  const rows = rowsOf(names, ahead);
  const main = spine(rows, ahead);
  const nodes = new Map<string, DiagramNode>();
  for (const [name, row] of rows) {
    const beside = [...nodes.values()].filter((one) => one.row === row && !main.has(one.name));
    nodes.set(name, { name, row, column: main.has(name) ? 0 : beside.length + 1, x: 0, y: 0, width: widthOf(name) });
  }
  const height = placeRows(nodes, arrows);
  return { nodes, ...placeColumns(nodes, arrows), height };
}

function placeRows(nodes: Map<string, DiagramNode>, arrows: Arrow[]): number {
  let y: number = sizes.margin;
  for (let row = 0; row <= Math.max(...[...nodes.values()].map((one) => one.row)); row++) {
    const own = [...nodes.values()].filter((one) => one.row === row);
    // Number of labels above each status.
    const labels = own.map(({ name }) => {
      const above = arrows.filter(({ from, to }) => to === name && from !== undefined);
      return new Set(above.flatMap((one) => one.labels.map(({ text }) => text))).size;
    });
    if (row > 0) y += sizes.row + Math.max(0, ...labels) * sizes.label.height;
    for (const one of own) one.y = y;
    y += sizes.node.height;
  }
  return y + sizes.margin;
}

function placeColumns(nodes: Map<string, DiagramNode>, arrows: Arrow[]): { channels: number[]; width: number } {
  const all = [...nodes.values()];
  const into = (column: number) => arrows.filter(({ to }) => nodes.get(to)?.column === column);
  const stubs = (column: number) => into(column).filter(({ from }) => from === undefined);
  const left = stubs(0).length === 0 ? 0 : labelWidth(stubs(0)) + sizes.channel;
  let x: number = sizes.margin + left;
  const channels: number[] = [];
  for (let column = 0; column <= Math.max(...all.map((one) => one.column)); column++) {
    const own = all.filter((one) => one.column === column);
    const wide = Math.max(...own.map(({ width }) => width));
    const center = x + wide / 2;
    for (const one of own) one.x = center - one.width / 2;
    const passing = arrows.filter(({ from, to }) => passes(nodes.get(from ?? ""), nodes.get(to), column));
    const above = into(column).filter((one) => one.from !== undefined && !passing.includes(one));
    const reach = center + sizes.label.gap + labelWidth(above);
    const channel = Math.max(x + wide + sizes.channel, reach + sizes.channel / 2);
    channels.push(channel);
    const passed = passing.length === 0 ? 0 : channel + sizes.label.gap + labelWidth(passing);
    const stub = column === 0 || stubs(column).length === 0 ? 0 : x + wide + labelWidth(stubs(column)) + sizes.channel;
    x = Math.max(x + wide, reach, passed, stub) + sizes.column;
  }
  return { channels, width: Math.ceil(x - sizes.column + sizes.margin) };
}

/** Whether an arrow runs beside a column, from one of its statuses to another. */
function passes(from: DiagramNode | undefined, to: DiagramNode | undefined, column: number): boolean {
  return from?.column === column && to?.column === column && !isStraight(from, to);
}
