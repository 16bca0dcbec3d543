// A diagram of a state machine as SVG: states the sources connect, in ranks from left to right, and below them those
// they do not connect. Drawn here because the graphs have a handful of nodes and no renderer of Mermaid runs without
// a browser: no dependency, no inline style, colours from the site's own classes in both schemes.

import { escapeHtml } from "../text/escape.ts";
import type { StateEntry } from "./states.ts";

const box = { height: 34, gapX: 96, gapY: 18, charWidth: 7.7, padding: 22, margin: 12 };
const anywhere = "";

interface Node {
  name: string;
  x: number;
  y: number;
  width: number;
}

const widthOf = (name: string): number =>
  name === anywhere ? 14 : Math.round(name.length * box.charWidth + box.padding);

/** The distance of each connected state from where the transitions begin. */
function ranks(entry: StateEntry): Map<string, number> {
  const found = new Map<string, number>();
  const targets = new Set(entry.transitions.map((one) => one.to));
  const starts = entry.transitions.map((one) => one.from ?? anywhere).filter((name) => !targets.has(name));
  const queue = [
    ...new Set(starts.length > 0 ? starts : entry.transitions.slice(0, 1).map((one) => one.from ?? anywhere)),
  ];
  for (const name of queue) found.set(name, 0);
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    for (const { from = anywhere, to } of entry.transitions) {
      if (from !== name || found.has(to)) continue;
      found.set(to, (found.get(name) ?? 0) + 1);
      queue.push(to);
    }
  }
  return found;
}

/** Places for all states; the connected ones first. */
function layout(entry: StateEntry): { nodes: Map<string, Node>; width: number; height: number } {
  const nodes = new Map<string, Node>();
  const byRank = new Map<number, string[]>();
  for (const [name, rank] of ranks(entry)) byRank.set(rank, [...(byRank.get(rank) ?? []), name]);
  let x = box.margin;
  let bottom = box.margin;
  for (const [, names] of [...byRank].sort(([a], [b]) => a - b)) {
    const width = Math.max(...names.map(widthOf));
    names.forEach((name, index) => {
      const y = box.margin + index * (box.height + box.gapY);
      nodes.set(name, { name, x, y, width: widthOf(name) });
      bottom = Math.max(bottom, y + box.height);
    });
    x += width + box.gapX;
  }
  let width = nodes.size === 0 ? 0 : x - box.gapX + box.margin;
  const rest = entry.statuses.map((one) => one.status).filter((name) => !nodes.has(name));
  let [restX, restY] = [box.margin, nodes.size === 0 ? box.margin : bottom + box.gapY * 2];
  for (const name of rest) {
    if (restX + widthOf(name) > 640) [restX, restY] = [box.margin, restY + box.height + box.gapY];
    nodes.set(name, { name, x: restX, y: restY, width: widthOf(name) });
    restX += widthOf(name) + box.gapY;
    width = Math.max(width, restX - box.gapY + box.margin);
    bottom = Math.max(bottom, restY + box.height);
  }
  return { nodes, width, height: bottom + box.margin };
}

function arrow(from: Node, to: Node, label: string): string {
  const y1 = from.y + box.height / 2;
  const y2 = to.y + box.height / 2;
  const [x1, x2] = [from.x + from.width, to.x - 2];
  const text = `<text class="move-label" x="${(x1 + x2) / 2}" y="${(y1 + y2) / 2 - 7}" text-anchor="middle">${label}</text>`;
  return `<path class="move" d="M${x1} ${y1} L${x2} ${y2}" marker-end="url(#tip)"/>${text}`;
}

/** The diagram; `undefined` when the sources state no transition, because boxes alone say less than the table. */
export function diagram(entry: StateEntry): string | undefined {
  if (entry.transitions.length === 0) return undefined;
  const { nodes, width, height } = layout(entry);
  const moves = entry.transitions.map(({ from = anywhere, to }, index) => {
    const [start, end] = [nodes.get(from), nodes.get(to)];
    return start === undefined || end === undefined ? "" : arrow(start, end, String(index + 1));
  });
  const connected = new Set(entry.transitions.flatMap(({ from, to }) => [from ?? anywhere, to]));
  const boxes = [...nodes.values()].map(({ name, x, y, width: wide }) => {
    if (name === anywhere) return `<circle class="start" cx="${x + wide / 2}" cy="${y + box.height / 2}" r="6"/>`;
    const kind = connected.has(name) ? "state" : "state alone";
    const middle = `x="${x + wide / 2}" y="${y + box.height / 2 + 4}"`;
    return `<g class="${kind}"><rect x="${x}" y="${y}" width="${wide}" height="${box.height}" rx="6"/><text ${middle} text-anchor="middle">${escapeHtml(name)}</text></g>`;
  });
  const name = escapeHtml(
    `Transitions of ${entry.title.toLowerCase()} that the sources state; the table below says the same in words`,
  );
  const tip =
    '<marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path class="tip" d="M0 0 L8 4 L0 8 z"/></marker>';
  return `<svg class="diagram" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${name}"><defs>${tip}</defs>${moves.join("")}${boxes.join("")}</svg>`;
}

/** The same transitions in Mermaid, for the page in Markdown. */
export function mermaid(entry: StateEntry): string {
  const lines = entry.transitions.map(
    ({ from, to, operationId }) => `  ${from ?? "[*]"} --> ${to}${operationId === undefined ? "" : `: ${operationId}`}`,
  );
  return ["stateDiagram-v2", ...lines].join("\n");
}
