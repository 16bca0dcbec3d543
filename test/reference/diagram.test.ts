// The diagrams of the state machines: every arrow ends at its statuses, passes through no other, and no two lead astray.

import { describe, expect, test } from "vitest";
import { diagram } from "../../reference/contract/diagram.ts";
import { type Layout, layout, type Node, sizes } from "../../reference/contract/layout.ts";
import { type Arrow, arrowsOf, created, type StateEntry, states } from "../../reference/contract/states.ts";

type Segment = [x1: number, y1: number, x2: number, y2: number];

/** The straight parts of a path of M, H and V. */
function segmentsOf(path: string): Segment[] {
  const found: Segment[] = [];
  let [x, y] = [0, 0];
  for (const [, letter, first = "", second = ""] of path.matchAll(/([MHV])(-?[\d.]+)(?: (-?[\d.]+))?/g)) {
    const [toX, toY] = letter === "M" ? [+first, +second] : letter === "H" ? [+first, y] : [x, +first];
    if (letter !== "M") found.push([x, y, toX, toY]);
    [x, y] = [toX, toY];
  }
  return found;
}

/** Whether a part of a line runs through a box. */
function crosses([x1, y1, x2, y2]: Segment, { x, y, width }: Node): boolean {
  const inside = (a: number, b: number, from: number, to: number) =>
    Math.max(a, b) > from + 1 && Math.min(a, b) < to - 1;
  return inside(x1, x2, x, x + width) && inside(y1, y2, y, y + sizes.node.height);
}

/** Whether two parts of lines lie on each other for more than a point. */
function overlap([a1, b1, a2, b2]: Segment, [c1, d1, c2, d2]: Segment): boolean {
  const shared = (p: number, q: number, r: number, s: number) =>
    Math.min(Math.max(p, q), Math.max(r, s)) - Math.max(Math.min(p, q), Math.min(r, s));
  if (a1 === a2 && c1 === c2 && a1 === c1) return shared(b1, b2, d1, d2) > 1;
  return b1 === b2 && d1 === d2 && b1 === d1 && shared(a1, a2, c1, c2) > 1;
}

/** What is wrong with the lines of a diagram. */
function faults(entry: StateEntry, arrows: Arrow[], { nodes, width, height }: Layout): string[] {
  const svg = diagram(entry) ?? "";
  const paths = [...svg.matchAll(/<path class="move[^"]*" d="([^"]+)"/g)].map(([, path = ""]) => segmentsOf(path));
  expect(paths.length).toBe(arrows.length);
  return paths.flatMap((path, index) => {
    const { from, to } = arrows[index] as Arrow;
    const name = `${entry.schemaName}: ${from} to ${to}`;
    const through = [...nodes.values()].filter(
      (node) => node.name !== created && path.some((one) => crosses(one, node)),
    );
    const under = arrows.filter((one, at) => {
      const apart = at > index && one.to !== to && one.from !== from;
      return apart && paths[at]?.some((part) => path.some((own) => overlap(own, part)));
    });
    const isOutside = path.flat().some((value, at) => value < 0 || value > (at % 2 === 0 ? width : height));
    return [
      ...through.map((node) => `${name} passes through ${node.name}`),
      ...under.map((one) => `${name} lies on ${one.from} to ${one.to}`),
      ...(isOutside ? [`${name} leaves the picture`] : []),
    ];
  });
}

describe("diagrams", () => {
  const drawn = states.filter(({ transitions }) => transitions.length > 0);

  test("no arrow passes through a status, lies on another, or leaves the picture", () => {
    expect(drawn.length).toBeGreaterThan(8);
    expect(drawn.flatMap((entry) => faults(entry, arrowsOf(entry), layout(arrowsOf(entry))))).toEqual([]);
  });

  test("what a documented arrow says, no assumed one to the same status says again", () => {
    const twice = drawn.flatMap((entry) =>
      arrowsOf(entry).flatMap(({ to, assumed, labels }, _, all) => {
        const sure = all.filter((one) => one.to === to && !one.assumed).flatMap((one) => one.labels);
        const again = labels.filter(({ text }) => assumed && sure.some((one) => one.text === text));
        return again.map(({ text }) => `${entry.schemaName} ${to}: ${text}`);
      }),
    );
    expect(twice).toEqual([]);
  });

  test("no label lies on a status or on another label", () => {
    type Box = Record<"x" | "y" | "width" | "height", number> & { text: string };
    const hit = (a: Box, b: Box) =>
      a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
    const wrong = drawn.flatMap((entry) => {
      const { nodes, width: whole } = layout(arrowsOf(entry));
      const texts = /<text x="([\d.]+)" y="([\d.]+)" text-anchor="(start|middle)">([^<]+)<\/text><\/a>/g;
      const labels = [...(diagram(entry) ?? "").matchAll(texts)]
        .map(([, x = "", y = "", anchor, text = ""]): Box => {
          const width = text.length * sizes.label.char;
          return { text, x: +x - (anchor === "middle" ? width / 2 : 0), y: +y - 9, width, height: 11 };
        })
        .filter(({ text }) => !nodes.has(text));
      const boxes = [...nodes.values()]
        .filter(({ name }) => name !== created)
        .map(({ name, x, y, width }): Box => ({ text: name, x, y, width, height: sizes.node.height }));
      return labels.flatMap((one, at) => [
        ...[...boxes, ...labels.slice(at + 1)]
          .filter((other) => hit(one, other))
          .map(({ text }) => `${entry.schemaName}: ${one.text} on ${text}`),
        ...(one.x < 0 || one.x + one.width > whole ? [`${entry.schemaName}: ${one.text} is cut off`] : []),
      ]);
    });
    expect(wrong).toEqual([]);
  });

  test("a machine without transitions has no diagram", () => {
    const none = states.find(({ transitions }) => transitions.length === 0);
    expect(none && diagram(none)).toBeUndefined();
  });
});
