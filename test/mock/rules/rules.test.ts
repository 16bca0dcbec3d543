// Walks the table of rules over HTTP: on the mock, and in the long tests on the server of the tests, too; with RULES_AT, on the
// server that this file names. What a server does not carry out is listed.

import { readFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { some } from "../../lib/some.ts";
import { type Rule, sourcesOf } from "./rule.ts";
import { otherServer, servers, useServer } from "./servers.ts";
import { table } from "./table.ts";
import { isWriting, planOn, walk } from "./walk.ts";

const rules = Object.entries(table).flatMap(([subject, own]) => own.map((rule): [string, Rule] => [subject, rule]));
const name = ([subject, [says]]: [string, Rule]) => `${subject}, ${says}`;

describe.each(otherServer.length > 0 ? otherServer : some(servers, 1))("rules on %s", (label, start, least) => {
  const used = useServer(start);
  const skipped: string[] = [];
  let isNew = true;
  let walked = 0;
  afterAll(() => {
    if (skipped.length > 0)
      console.log(`${walked} rules walked on ${label}, ${skipped.length} not:\n${skipped.join("\n")}`);
  });

  for (const one of rules)
    test(name(one), async ({ skip }) => {
      const { server, receiver } = used;
      const [, rule] = one;
      const { steps, missing, otherwise } = planOn(server, rule);
      const reason = missing ?? otherwise?.because;
      if (missing === undefined) {
        if (!isNew) await server.renew();
        isNew = !isWriting(steps);
        const outcome = walk(server, receiver, steps);
        if (otherwise === undefined) await outcome;
        else await expect(outcome, "it does not do otherwise").rejects.toThrow(RegExp(`^step ${otherwise.step}, `));
      }
      if (reason !== undefined) {
        skipped.push(`${name(one)}: ${reason}`);
        return skip(reason);
      }
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
