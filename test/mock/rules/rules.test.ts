// Walks the table of rules over HTTP: on the mock, and in the long tests on the server of the tests, too; with RULES_AT, on the
// server that this file names. What a server does not carry out is listed. The long tests also bend what comes back to each rule.

import { readFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { some } from "../../lib/some.ts";
import { startMockServer } from "./mock.ts";
import { type Rule, type RuleStep, type RuleTable, type Steps, sourcesOf } from "./rule.ts";
import { otherServer, servers, useServer } from "./servers.ts";
import { access } from "./subjects/access.ts";
import { accounts } from "./subjects/accounts.ts";
import { assumptions } from "./subjects/assumptions.ts";
import { correlation } from "./subjects/correlation.ts";
import { errors } from "./subjects/errors.ts";
import { paging } from "./subjects/paging.ts";
import { parties } from "./subjects/parties.ts";
import { payIns } from "./subjects/pay-ins.ts";
import { paymentRequests } from "./subjects/payment-requests.ts";
import { payouts } from "./subjects/payouts.ts";
import { ramp } from "./subjects/ramp.ts";
import { transfers } from "./subjects/transfers.ts";
import { wallets } from "./subjects/wallets.ts";
import { webhooks } from "./subjects/webhooks.ts";
import { type Incoming, isWriting, planOn, type SendRequest, sendHttp as send, walk } from "./walk.ts";

const subjects: Record<string, RuleTable> = {
  ...{ access, assumptions, correlation, errors, paging, parties, accounts, wallets },
  ...{ payIns, payouts, transfers, paymentRequests, webhooks, ramp },
};

const list = (steps: Steps): RuleStep[] => {
  if (typeof steps === "string") return [{ ask: steps }];
  return Array.isArray(steps) ? steps.flatMap(list) : [steps as RuleStep];
};

/** Each rule in one list of steps, by subject. */
const table: Record<string, readonly Rule[]> = Object.fromEntries(
  Object.entries(subjects).map(([subject, rules]) => [
    subject,
    Object.entries(rules).map(([name, steps]): Rule => [name, ...list(steps)]),
  ]),
);
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

type Bend = (incoming: Incoming) => Incoming;
type Body = Record<string, unknown> & { errors: object[] };

const body =
  (change: (body: Body) => object): Bend =>
  (incoming) => ({ ...incoming, text: JSON.stringify(change(JSON.parse(incoming.text))) });

/** What bends each part of a response that a step may look at, by the field of the step. */
const bends: Record<string, Bend> = {
  ask: (incoming) => ({ ...incoming, status: incoming.status < 400 ? 418 : 200 }),
  code: body(({ errors, ...others }) => ({ ...others, errors: [{ ...errors[0], code: "bent" }] })),
  message: body(({ errors, ...others }) => ({ ...others, errors: [{ ...errors[0], message: 7 }] })),
  result: body((whole) => ({ ...whole, result: "bent" })),
  same: body((whole) => ({ ...whole, bent: true })),
  gives: (incoming) => ({
    ...incoming,
    headers: { "x-correlation-id": "b e n t", "x-mock-unknown-fields": "b e n t" },
  }),
  balance: (incoming) => ({ ...incoming, text: incoming.text.replaceAll(/"(total|available)":"/g, '"$1":"9') }),
};

/** The steps of a rule with each of its bends: what is walked, and how. */
function* bent(
  steps: readonly RuleStep[],
): Generator<{ what: string; walked: readonly RuleStep[]; send: SendRequest }> {
  for (const [index, step] of steps.entries()) {
    for (const [part, bend] of Object.entries(bends))
      if (step[part as keyof RuleStep] !== undefined)
        yield {
          what: `${part} of step ${index + 1}`,
          walked: steps,
          send: async (outgoing, of) => (of === step ? bend(await send(outgoing)) : send(outgoing)),
        };
    if ("event" in step && step.never !== true)
      yield { what: `event of step ${index + 1}`, walked: steps.toSpliced(index, 0, { control: "forget" }), send };
  }
}

describe.runIf(process.env["LONG"] === "1")("a rule turns red when what it looks at is bent:", () => {
  const used = useServer(startMockServer);

  test.each(Object.entries(table))("%s", async (_, rules) => {
    const { server, receiver } = used;
    server.controls["forget"] = async () => receiver.forget();
    const green: string[] = [];
    for (const rule of rules) {
      for (const { what, walked, send: sent } of bent(planOn(server, rule).steps)) {
        await server.renew();
        const isGreen = await walk(server, receiver, walked, sent).then(
          () => true,
          () => false,
        );
        if (isGreen) green.push(`${rule[0]}: ${what}`);
      }
    }
    expect(green).toEqual([]);
  });
});
