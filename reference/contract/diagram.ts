// Draws a state machine as SVG with links: statuses lead to their descriptions, labels to operations and events. It has
// its own renderer, because Mermaid's needs a browser. Its graphs have few nodes, and it uses the site's classes for
// colors in both schemes, without inline styles.

import { escapeHtml } from "../text/escape.ts";
import { address } from "./addresses.ts";
import { type DiagramNode, isStraight, type Layout, layout, sizes } from "./layout.ts";
import { type Arrow, arrowsOf, createdStatus, type Label, type StateEntry } from "./states.ts";

const middle = ({ y }: DiagramNode): number => y + sizes.node.height / 2;
const center = ({ x, width }: DiagramNode): number => x + width / 2;
const bottom = (one: DiagramNode): number => (one.name === createdStatus ? middle(one) + 8 : one.y + sizes.node.height);

/** The path of an arrow, and the position of its first label. */
interface Way {
  path: string;
  x: number;
  y: number;
  anchor: "start" | "middle";
}

/** An arrow whose start is not documented: a short line from the side into its status. */
function stub(to: DiagramNode, { labels }: Arrow): Way {
  const length = Math.max(...labels.map(({ text }) => text.length * sizes.label.char)) + 12;
  const isLeft = to.column === 0;
  const [end, start] = isLeft ? [to.x - 2, to.x - length] : [to.x + to.width + 2, to.x + to.width + length];
  const x = (start + end) / 2;
  return { path: `M${start} ${middle(to)}H${end}`, x, y: middle(to) - 8, anchor: "middle" };
}

function way(from: DiagramNode, to: DiagramNode, { channels }: Layout): Way {
  const above = { x: center(to) + sizes.label.gap, y: to.y - 15, anchor: "start" } as const;
  if (isStraight(from, to)) return { path: `M${center(from)} ${bottom(from)}V${to.y - 2}`, ...above };
  const right = from.x + from.width;
  if (from.column === to.column) {
    const channel = channels[from.column] ?? right;
    const [start, end] = [middle(from) + 7, middle(to) + (to.row > from.row ? 0 : 7)];
    const path = `M${right} ${start}H${channel}V${end}H${to.x + to.width + 2}`;
    return { path, x: channel + sizes.label.gap, y: (start + end) / 2 + 4, anchor: "start" };
  }
  if (from.column > to.column) {
    const path = `M${center(from)} ${bottom(from)}V${middle(to)}H${to.x + to.width + 2}`;
    return { path, x: center(from) + sizes.label.gap, y: (bottom(from) + middle(to)) / 2 + 4, anchor: "start" };
  }
  const start = from.name === createdStatus ? middle(from) : middle(from) - 7;
  if (from.row === to.row)
    return { path: `M${right} ${middle(to)}H${to.x - 2}`, x: (right + to.x) / 2, y: middle(to) - 8, anchor: "middle" };
  // Runs down beside its first column, so that it does not cross the statuses of the other column.
  const channel = channels[from.column] ?? right;
  const [turn, end] = to.row > from.row ? [to.y - 22, to.y - 2] : [bottom(to) + 22, bottom(to) + 2];
  return { path: `M${right} ${start}H${channel}V${turn}H${center(to)}V${end}`, ...above };
}

function labelOf({ text, href }: Label, { x, y, anchor }: Way, shift: number): string {
  return (
    `<a class="move-label" href="${escapeHtml(href)}">` +
    `<text x="${x}" y="${y - shift}" text-anchor="${anchor}">${escapeHtml(text)}</text></a>`
  );
}

function nodeOf(node: DiagramNode, entry: StateEntry): string {
  const { name, x, y, width } = node;
  if (name === createdStatus) return `<circle class="start" cx="${center(node)}" cy="${middle(node)}" r="7"/>`;
  const isTerminal = entry.statuses.some(({ status, terminal }) => status === name && terminal === "yes");
  const href = `${address.state(entry.service, entry.schemaName)}#${name}`;
  return (
    `<a class="state${isTerminal ? " terminal" : ""}" href="${escapeHtml(href)}">` +
    `<rect x="${x}" y="${y}" width="${width}" height="${sizes.node.height}" rx="8"/>` +
    `<text x="${center(node)}" y="${middle(node) + 4}" text-anchor="middle">${escapeHtml(name)}</text></a>`
  );
}

/** The SVG; undefined if no transition is known, because boxes alone tell less than the table of statuses. */
export function diagram(entry: StateEntry): string | undefined {
  const arrows = arrowsOf(entry);
  if (arrows.length === 0) return undefined;
  const places = layout(arrows);
  /** Labels by position, so that no label repeats there. */
  const said = new Map<string, string[]>();
  const lines: string[] = [];
  const words: string[] = [];
  for (const arrow of arrows) {
    const [from, to] = [places.nodes.get(arrow.from ?? ""), places.nodes.get(arrow.to)];
    if (to === undefined) continue;
    const drawn = from === undefined ? stub(to, arrow) : way(from, to, places);
    const { path } = drawn;
    lines.push(
      `<path class="move${arrow.assumed ? " assumed" : ""}" d="${path}" marker-end="url(#tip-${entry.schemaName})"/>`,
    );
    if (from === undefined)
      lines.push(`<circle class="unknown" cx="${path.slice(1).split(" ")[0]}" cy="${middle(to)}" r="4"/>`);
    const place = `${drawn.x} ${drawn.y}`;
    const before = said.get(place) ?? [];
    for (const label of arrow.labels.filter(({ text }) => !before.includes(text))) {
      words.push(labelOf(label, drawn, before.length * sizes.label.height));
      before.push(label.text);
    }
    said.set(place, before);
  }
  const { width, height } = places;
  const name = escapeHtml(`Transitions of ${entry.title.toLowerCase()}`);
  const tip = `<marker id="tip-${entry.schemaName}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path class="tip" d="M0 0 L8 4 L0 8 z"/></marker>`;
  const nodes = [...places.nodes.values()].map((node) => nodeOf(node, entry));
  return `<svg class="diagram" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="group" aria-label="${name}"><defs>${tip}</defs>${lines.join("")}${nodes.join("")}${words.join("")}</svg>`;
}
