// The walk itself: a rule turns red when any response or delivery that it looks at is bent.

import { beforeAll, expect, test } from "vitest";
import { startMockServer } from "./mock.ts";
import type { RuleStep } from "./rule.ts";
import { useServer } from "./servers.ts";
import { table } from "./table.ts";
import { type Incoming, planOn, type SendRequest, sendHttp as send, walk } from "./walk.ts";

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

const used = useServer(startMockServer);
beforeAll(() => {
  used.server.controls["forget"] = async () => used.receiver.forget();
});

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

test.each(Object.entries(table))("%s", async (_, rules) => {
  const { server, receiver } = used;
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
