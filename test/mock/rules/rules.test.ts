// Walks the table of rules over HTTP: on the mock, and in the long tests on the server of the tests, too. What that
// server does not carry out is skipped.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { some } from "../../lib/some.ts";
import { type Rule, type RuleServer, type RuleStep, type RuleTable, type Steps, sourcesOf } from "./rule.ts";
import { servers, useServer } from "./servers.ts";
import { access } from "./subjects/access.ts";
import { accounts } from "./subjects/accounts.ts";
import { assumptions } from "./subjects/assumptions.ts";
import { paging } from "./subjects/paging.ts";
import { parties } from "./subjects/parties.ts";
import { payIns } from "./subjects/pay-ins.ts";
import { paymentRequests } from "./subjects/payment-requests.ts";
import { payouts } from "./subjects/payouts.ts";
import { ramp } from "./subjects/ramp.ts";
import { responses } from "./subjects/responses.ts";
import { transfers } from "./subjects/transfers.ts";
import { webhooks } from "./subjects/webhooks.ts";
import { isWriting, walk } from "./walk.ts";

const subjects: Record<string, RuleTable> = {
  access,
  assumptions,
  responses,
  paging,
  parties,
  accounts,
  payIns,
  payouts,
  transfers,
  paymentRequests,
  webhooks,
  ramp,
};

const list = (steps: Steps): RuleStep[] => {
  if (typeof steps === "string") return [{ ask: steps }];
  return Array.isArray(steps) ? steps.flatMap(list) : [steps as RuleStep];
};

/** Each rule in one list of steps, with its subject. */
const rules = Object.entries(subjects).flatMap(([subject, own]) =>
  Object.entries(own).map(([name, steps]): [string, Rule] => [subject, [name, ...list(steps)]]),
);
const becauseOf = (step: RuleStep | undefined) => (step && "except" in step ? step.except : undefined);

/** The first control that steps need and a server has not; an event arrives when time has passed. */
function missingOn(
  { name, controls }: RuleServer,
  subject: string,
  steps: readonly RuleStep[],
): string | undefined {
  if (subject === "assumptions") return "an assumption";
  const asked = steps.flatMap((step) => ("control" in step ? step.control : "event" in step ? "settle" : []));
  const missing = asked.find((control) => !(control in controls));
  return missing && `${name} has no control ${missing}`;
}

const name = ([subject, [says]]: [string, Rule]) => `${subject}, ${says}`;

describe.each(some(servers, 1))("rules on %s", (_, start) => {
  const used = useServer(start);
  let isNew = true;
  let walked = 0;

  for (const one of rules)
    test(name(one), async ({ skip }) => {
      const { server, receiver } = used;
      const [subject, [, ...all]] = one;
      const steps = all.filter((step) => !("except" in step));
      const at = server.name === "test server" ? all.findIndex((step) => "except" in step) : -1;
      const missing = server.name === "mock" ? undefined : missingOn(server, subject, steps);
      if (missing === undefined) {
        if (!isNew) await server.renew();
        isNew = !isWriting(steps);
        const outcome = walk(server, receiver, steps);
        if (at < 0) await outcome;
        else await expect(outcome, "it does not do otherwise").rejects.toThrow(RegExp(`^step ${at}, `));
        walked += 1;
      }
      const reason = missing ?? becauseOf(all[at]);
      if (reason !== undefined) skip(reason);
    });

  test("most rules are not skipped", () => expect(walked).toBeGreaterThan(rules.length / 2));
});

test("each rule has its place in the register, and a name of its own", () => {
  const register = readFileSync(new URL("../../../openapi/register.yaml", import.meta.url), "utf8");
  const known = new Set(register.match(/(?<=- id: )[FRC]\d+/g));
  const sources = rules.flatMap(([, rule]) => sourcesOf(rule));
  expect(sources.filter((source) => source !== "assumed" && !known.has(source))).toEqual([]);
  expect(new Set(rules.map(name)).size).toBe(rules.length);
});
