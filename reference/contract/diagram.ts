// A diagram of a state machine as SVG: states that transitions connect, in ranks from left to right, and below them
// those that none does. Drawn here because the graphs have a handful of nodes and no renderer of Mermaid runs without
// a browser: no dependency, no inline style, colours from the site's own classes in both schemes.

import type { Transition } from "../../model/states.ts";
import { escapeHtml } from "../text/escape.ts";
import type { StateEntry } from "./states.ts";

const box = { height: 34, gapX: 96, gapY: 30, charWidth: 7.7, padding: 22, margin: 12, wrap: 640 };

/** Where moves begin that have no status before them: the creation, and what is not documented. */
const created = "created";
const undocumented = "not documented";

interface Node {
  name: string;
  rank: number;
  x: number;
  y: number;
  width: number;
}

/** A transition between two nodes of the picture. */
interface Move {
  from: string;
  to: string;
  assumed: boolean;
}

const isStart = (name: string): boolean => name === created || name === undocumented;
const widthOf = (name: string): number => (isStart(name) ? 14 : Math.round(name.length * box.charWidth + box.padding));

function moveOf({ from, to, evidence }: Transition): Move {
  return { from: from === null ? created : (from ?? undocumented), to, assumed: evidence === "assumed" };
}

/** The distance of each connected state from where the transitions begin. */
function ranks(moves: Move[]): Map<string, number> {
  const found = new Map<string, number>();
  const targets = new Set(moves.map(({ to }) => to));
  const starts = moves.map(({ from }) => from).filter((name) => !targets.has(name) && name !== undocumented);
  const follow = (first: string[]) => {
    const queue = first.filter((name) => !found.has(name));
    for (const name of queue) found.set(name, 0);
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      for (const { from, to } of moves) {
        if (from !== name || found.has(to)) continue;
        found.set(to, (found.get(name) ?? 0) + 1);
        queue.push(to);
      }
    }
  };
  follow(starts);
  // What is not documented stands right before the state it leads to.
  const unknown = moves.filter(({ from }) => from === undocumented).map(({ to }) => found.get(to));
  const ranked = unknown.filter((rank) => rank !== undefined);
  if (unknown.length > 0 && ranked.length > 0) found.set(undocumented, Math.max(0, Math.min(...ranked) - 1));
  follow(moves.map(({ from }) => from));
  for (const { from, to } of moves) if (!found.has(to)) found.set(to, (found.get(from) ?? 0) + 1);
  return found;
}

/** Places for all states; the connected ones first. */
function layout(entry: StateEntry, moves: Move[]): { nodes: Map<string, Node>; width: number; height: number } {
  const nodes = new Map<string, Node>();
  const byRank = new Map<number, string[]>();
  for (const [name, rank] of ranks(moves)) byRank.set(rank, [...(byRank.get(rank) ?? []), name]);
  let x = box.margin;
  let bottom = box.margin;
  for (const [rank, names] of [...byRank].sort(([a], [b]) => a - b)) {
    names.forEach((name, index) => {
      const y = box.margin + index * (box.height + box.gapY);
      nodes.set(name, { name, rank, x, y, width: widthOf(name) });
      bottom = Math.max(bottom, y + box.height);
    });
    x += Math.max(...names.map(widthOf)) + box.gapX;
  }
  let width = nodes.size === 0 ? 0 : x - box.gapX + box.margin;
  const rest = entry.statuses.map((one) => one.status).filter((name) => !nodes.has(name));
  let [restX, restY] = [box.margin, nodes.size === 0 ? box.margin : bottom + box.gapY];
  for (const name of rest) {
    if (restX + widthOf(name) > box.wrap) [restX, restY] = [box.margin, restY + box.height + box.gapY / 2];
    nodes.set(name, { name, rank: -1, x: restX, y: restY, width: widthOf(name) });
    restX += widthOf(name) + box.gapY / 2;
    width = Math.max(width, restX + box.margin);
    bottom = Math.max(bottom, restY + box.height);
  }
  return { nodes, width, height: bottom + box.margin };
}

/** Both ends of an arrow: between ranks from side to side, within a rank from top to bottom. */
function ends(from: Node, to: Node, shift: number): [x1: number, y1: number, x2: number, y2: number] {
  const middle = ({ y }: Node) => y + box.height / 2 + shift;
  if (from.rank < to.rank) return [from.x + from.width, middle(from), to.x - 2, middle(to)];
  if (from.rank > to.rank) return [from.x, middle(from), to.x + to.width + 2, middle(to)];
  const x = Math.min(from.x + from.width, to.x + to.width) / 2 + Math.max(from.x, to.x) / 2;
  return from.y < to.y ? [x, from.y + box.height, x, to.y - 2] : [x, from.y, x, to.y + box.height + 2];
}

function arrow(from: Node, to: Node, { assumed }: Move, label: string, shift: number): string {
  const [x1, y1, x2, y2] = ends(from, to, shift);
  const isUpright = x1 === x2;
  const place = isUpright
    ? `x="${x1 + 12}" y="${(y1 + y2) / 2 + 4}"`
    : `x="${(x1 + x2) / 2}" y="${labelY(y1, y2, shift)}"`;
  const text = `<text class="move-label" ${place} text-anchor="middle">${label}</text>`;
  const kind = assumed ? "move assumed" : "move";
  return `<path class="${kind}" d="M${x1} ${y1} L${x2} ${y2}" marker-end="url(#tip)"/>${text}`;
}

/** Above the arrow, or below the lower one of a pair. */
function labelY(y1: number, y2: number, shift: number): number {
  return (y1 + y2) / 2 + (shift > 0 ? 15 : -7);
}

function drawn({ name, x, y, width }: Node, isConnected: boolean): string {
  const middle = y + box.height / 2;
  if (name === created) return `<circle class="start" cx="${x + width / 2}" cy="${middle}" r="6"/>`;
  if (name === undocumented)
    return `<g class="anywhere"><circle cx="${x + width / 2}" cy="${middle}" r="9"/><text x="${x + width / 2}" y="${middle + 4}" text-anchor="middle">?</text></g>`;
  const kind = isConnected ? "state" : "state alone";
  return `<g class="${kind}"><rect x="${x}" y="${y}" width="${width}" height="${box.height}" rx="6"/><text x="${x + width / 2}" y="${middle + 4}" text-anchor="middle">${escapeHtml(name)}</text></g>`;
}

/** The diagram; `undefined` when no transition is known, because boxes alone say less than the table. */
export function diagram(entry: StateEntry): string | undefined {
  if (entry.transitions.length === 0) return undefined;
  const moves = entry.transitions.map(moveOf);
  const { nodes, width, height } = layout(entry, moves);
  const arrows = moves.map((move, index) => {
    const [start, end] = [nodes.get(move.from), nodes.get(move.to)];
    const isPair = moves.some(({ from, to }) => from === move.to && to === move.from);
    const shift = !isPair || start?.rank === end?.rank ? 0 : (start?.rank ?? 0) < (end?.rank ?? 0) ? -6 : 6;
    return start === undefined || end === undefined ? "" : arrow(start, end, move, String(index + 1), shift);
  });
  const connected = new Set(moves.flatMap(({ from, to }) => [from, to]));
  const boxes = [...nodes.values()].map((node) => drawn(node, connected.has(node.name)));
  const name = escapeHtml(`Transitions of ${entry.title.toLowerCase()}; the list below says the same in words`);
  const tip =
    '<marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path class="tip" d="M0 0 L8 4 L0 8 z"/></marker>';
  return `<svg class="diagram" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${name}"><defs>${tip}</defs>${arrows.join("")}${boxes.join("")}</svg>`;
}

/** The same transitions in Mermaid, for the page in Markdown. Mermaid draws no dashed transition, so a word says it. */
export function mermaid(entry: StateEntry): string {
  const lines = entry.transitions.map(({ from, to, operationId, event, evidence }) => {
    const words = [operationId ?? event, evidence === "assumed" && "(assumed)"].filter(Boolean).join(" ");
    return `  ${from ?? (from === null ? "[*]" : "not_documented")} --> ${to}${words === "" ? "" : `: ${words}`}`;
  });
  return ["stateDiagram-v2", ...lines].join("\n");
}
