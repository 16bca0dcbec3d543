// Walks the table of rules over HTTP: on the mock, and in the long tests on the second stand-in, too, which was written from the
// documents alone.

import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { some } from "../../lib/some.ts";
import { startMockServer } from "./mock.ts";
import { type Receiver, startReceiver } from "./receiver.ts";
import { type Rule, sourcesOf } from "./rule.ts";
import { startSecond } from "./second.ts";
import type { Server } from "./server.ts";
import { table } from "./table.ts";
import { isWriting, stepsOn, walk } from "./walk.ts";

const rules = Object.entries(table).flatMap(([subject, own]) => own.map((rule): [string, Rule] => [subject, rule]));
const name = ([subject, [says]]: [string, Rule]) => `${subject}, ${says}`;

const servers = [
  ["the mock", startMockServer, 150],
  ["the second stand-in", startSecond, 100],
] as const;

describe.each(some(servers, 1))("rules on %s", (_, start, least) => {
  let receiver: Receiver;
  let server: Server;
  let isNew = true;
  let walked = 0;
  beforeAll(async () => {
    receiver = await startReceiver();
    server = await start(receiver);
  });
  afterAll(async () => {
    await server.stop();
    receiver.stop();
  });

  for (const one of rules)
    test(name(one), async ({ skip }) => {
      const [, rule] = one;
      const steps = stepsOn(server, rule);
      if (typeof steps === "string") return skip(steps);
      if (!isNew) await server.renew();
      isNew = !isWriting(steps);
      await walk(server, receiver, steps);
      walked += 1;
    });

  test("enough of them", () => {
    expect(walked).toBeGreaterThanOrEqual(least);
  });
});

test("what the servers cannot carry out, and what they assume otherwise, is short", () => {
  const exceptedOf = (those: [string, Rule][]) =>
    those.flatMap(([, [, ...steps]]) => steps.filter((step) => "except" in step));
  expect(exceptedOf(rules).every(({ because }) => because !== "")).toBe(true);
  // What one server alone assumes has a subject of its own.
  const [assumed, others] = [rules.filter(([subject]) => subject === "assumptions"), rules].map(exceptedOf);
  expect(assumed?.length).toBeLessThanOrEqual(20);
  expect(Number(others?.length) - Number(assumed?.length)).toBeLessThanOrEqual(20);
});

test("each rule has its place in the register, and a name of its own", () => {
  const register = readFileSync(new URL("../../../openapi/register.yaml", import.meta.url), "utf8");
  const known = new Set(register.match(/(?<=- id: )[FRC]\d+/g));
  const sources = rules.flatMap(([, rule]) => sourcesOf(rule));
  expect(sources.filter((source) => source !== "assumed" && !known.has(source))).toEqual([]);
  expect(new Set(rules.map(name)).size).toBe(rules.length);
});
