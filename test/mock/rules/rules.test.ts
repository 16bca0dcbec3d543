// Walks the table of rules over HTTP: on the mock, and on the second stand-in, which was written from the documents alone.

import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startMockServer } from "./mock.ts";
import { type Receiver, startReceiver } from "./receiver.ts";
import type { Rule } from "./rule.ts";
import { startSecond } from "./second.ts";
import type { Server } from "./server.ts";
import { table } from "./table.ts";
import { isWriting, stepsOn, walk } from "./walk.ts";

const rules = Object.entries(table).flatMap(([subject, some]) => some.map((rule): [string, Rule] => [subject, rule]));
const name = ([subject, [source, says]]: [string, Rule]) => `${subject}: ${says} (${source})`;

describe.each([
  ["the mock", startMockServer, 0],
  ["the second stand-in", startSecond, 0],
] as const)("rules on %s", (_, start, least) => {
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

test("each rule has its place in the register, and a name of its own", () => {
  const register = readFileSync(new URL("../../../openapi/register.yaml", import.meta.url), "utf8");
  const known = new Set(register.match(/(?<=- id: )[FRC]\d+/g));
  const sources = rules.flatMap(([, [source]]) => source.split(" "));
  expect(sources.filter((source) => source !== "assumed" && !known.has(source))).toEqual([]);
  expect(new Set(rules.map(name)).size).toBe(rules.length);
});
