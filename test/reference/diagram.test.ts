// The diagrams of the state machines, and the events of a status: the payloads say which have it.

import { expect, test } from "vitest";
import { loadContracts } from "../../model/contract.ts";
import { asObject, propertiesOf, resolve } from "../../model/document.ts";
import type { EventType } from "../../model/events.ts";
import { diagram } from "../../reference/contract/diagram.ts";
import { layout, sizes } from "../../reference/contract/layout.ts";
import { arrowsOf, createdStatus, type StateEntry, states } from "../../reference/contract/states.ts";

/** A part of a drawing: a status, a label, or a straight part of an arrow. */
type Box = Record<"x" | "y" | "width" | "height", number>;

/** Whether two parts lie on each other; for two lines, by more than where they cross. */
function hit(a: Box, b: Box, least = 0): boolean {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.min(width, height) > 0 && Math.max(width, height) > least;
}

/** The straight parts of a path of M, H and V, as boxes of the width of a line. */
function linesOf(path: string): Box[] {
  const lines: Box[] = [];
  let x = 0;
  let y = 0;
  for (const [, letter, first = "", second = ""] of path.matchAll(/([MHV])(-?[\d.]+)(?: (-?[\d.]+))?/g)) {
    const toX = letter === "V" ? x : +first;
    const toY = { M: +second, H: y, V: +first }[`${letter}`] ?? y;
    const width = Math.abs(toX - x) + 2;
    const height = Math.abs(toY - y) + 2;
    if (letter !== "M") lines.push({ x: Math.min(x, toX) - 1, y: Math.min(y, toY) - 1, width, height });
    x = toX;
    y = toY;
  }
  return lines;
}

/** The parts of a diagram by name, as the SVG has them. */
function partsOf(entry: StateEntry) {
  const svg = diagram(entry) ?? "";
  const { nodes, width, height } = layout(arrowsOf(entry));
  const statuses = [...nodes.values()].filter(({ name }) => name !== createdStatus);
  const paths = [...svg.matchAll(/<path class="move[^"]*" d="([^"]+)"/g)];
  const texts = /<text x="([\d.]+)" y="([\d.]+)" text-anchor="(start|middle)">([^<]+)<\/text><\/a>/g;
  const labels = [...svg.matchAll(texts)].map(([, x = "", y = "", anchor, name = ""]) => {
    const wide = name.length * sizes.label.char;
    return { name, x: +x - (anchor === "middle" ? wide / 2 : 0), y: +y - 9, width: wide, height: 11 };
  });
  return {
    width,
    height,
    lines: paths.map(([, path = ""]) => linesOf(path)),
    labels: labels.filter(({ name }) => !nodes.has(name)),
    statuses: statuses.map((one) => ({ ...one, height: sizes.node.height })),
  };
}

const drawn = states.filter(({ transitions }) => transitions.length > 0);

test("no arrow passes through a status, lies on another, or leaves the picture", () => {
  expect(drawn.length).toBeGreaterThan(8);
  const wrong = drawn.flatMap((entry) => {
    const { lines, statuses, width, height } = partsOf(entry);
    const arrows = arrowsOf(entry);
    expect(lines.length).toBe(arrows.length);
    return lines.flatMap((parts, index) => {
      const isOn = (other: Box, least?: number) => parts.some((part) => hit(part, other, least));
      const { from, to } = arrows[index] ?? {};
      const apart = arrows.map((one, at) =>
        at > index && one.to !== to && one.from !== from ? (lines[at] ?? []) : [],
      );
      const under = apart.filter((other) => other.some((part) => isOn(part, 3)));
      // An arrow ends at the edge of a status.
      const through = statuses.filter(({ x, y, ...one }) =>
        isOn({ x: x + 1, y: y + 1, width: one.width - 2, height: one.height - 2 }),
      );
      const outside = parts.filter(
        (one) => one.x < -1 || one.y < -1 || one.x + one.width > width + 1 || one.y + one.height > height + 1,
      );
      return [
        ...through.map(({ name }) => `passes through ${name}`),
        ...under.map(() => "lies on another"),
        ...outside.map(() => "leaves the picture"),
      ].map((fault) => `${entry.schemaName}: ${from} to ${to} ${fault}`);
    });
  });
  expect(wrong).toEqual([]);
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

test("no label lies on a status or on another label, or is cut off", () => {
  const wrong = drawn.flatMap((entry) => {
    const { labels, statuses, width } = partsOf(entry);
    return labels.flatMap((one, at) => {
      const under = [...statuses, ...labels.slice(at + 1)].filter((other) => hit(one, other));
      const isCut = one.x < 0 || one.x + one.width > width;
      return [...under.map(({ name }) => `on ${name}`), ...(isCut ? ["is cut off"] : [])].map(
        (fault) => `${entry.schemaName}: ${one.name} ${fault}`,
      );
    });
  });
  expect(wrong).toEqual([]);
});

const contracts = loadContracts();
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The statuses of a schema that an event has, by the schema of its payload, or else by its examples. */
function statusesIn({ api, result, key, examples }: EventType, schemaName: string): unknown[] {
  const { document } = contracts[api];
  const resource = (key[0] ?? "").replace(/Id$/, "");
  return Object.entries(propertiesOf(document, result))
    .filter(([field]) => schemaName === capitalized(field === "status" ? `${resource}Status` : field))
    .flatMap(([field, schema]) => {
      const { const: only } = resolve(document, schema);
      if (only !== undefined) return [only];
      return examples.map(({ value }) => asObject(asObject(value)["result"])[field]);
    });
}

test.each(states.map((entry) => [`${entry.service} ${entry.schemaName}`, entry] as const))("%s", (_, entry) => {
  const events = [...contracts[entry.service].events.values()];
  for (const { status, events: shown } of entry.statuses) {
    const expected = events.filter((event) => statusesIn(event, entry.schemaName).includes(status));
    expect(new Set(shown.map(({ type }) => type)), status).toEqual(
      new Set(expected.map(({ eventType }) => eventType)),
    );
  }
});
