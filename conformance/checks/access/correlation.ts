// The check of correlation IDs across all operations: which one comes back for which headers.

import { correlationPattern } from "../../../model/correlation.ts";
import type { Operation } from "../../../model/operations.ts";
import { inParallel } from "../../parallel.ts";
import { checkAcross, type Probe, type ProbeOptions } from "../check.ts";
import { operationsByService } from "./refusals.ts";
import { foreign } from "./tenants.ts";

/** What is sent, and what has to come back: the own id, or another one. */
const correlationForms: { what: string; headers: [string, string][]; comesBack?: string }[] = [
  { what: "a valid X-Correlation-Id", headers: [["X-Correlation-Id", "Own_id.1:2-3"]], comesBack: "Own_id.1:2-3" },
  {
    what: "an X-Correlation-Id of 64 characters",
    headers: [["X-Correlation-Id", "c".repeat(64)]],
    comesBack: "c".repeat(64),
  },
  { what: "an X-Correlation-Id of 65 characters", headers: [["X-Correlation-Id", "c".repeat(65)]] },
  {
    what: "an X-Correlation-Id with other characters",
    headers: [["X-Correlation-Id", "not valid/é?".replace("é", "e")]],
  },
  { what: "the fallback X-Request-Id", headers: [["X-Request-Id", "gateway-5b21"]], comesBack: "gateway-5b21" },
  { what: "an X-Request-Id with other characters", headers: [["X-Request-Id", "not valid!"]] },
  {
    what: "both headers",
    headers: [
      ["X-Request-Id", "the-fallback"],
      ["X-Correlation-Id", "the-own"],
    ],
    comesBack: "the-own",
  },
  { what: "no id", headers: [] },
];

/** More forms, tried once in each service: what one regular expression decides for all operations. */
const moreForms: typeof correlationForms = [
  { what: "an X-Correlation-Id of one character", headers: [["X-Correlation-Id", "7"]], comesBack: "7" },
  { what: "an empty X-Correlation-Id", headers: [["X-Correlation-Id", ""]] },
  { what: "an X-Request-Id of 65 characters", headers: [["X-Request-Id", "r".repeat(65)]] },
  ...[..." /@~+=,;#%&*()[]{}|<>$!?^'`"].map((character) => ({
    what: `an X-Correlation-Id with ${character === " " ? "a blank" : character}`,
    headers: [["X-Correlation-Id", `own${character}id`]] as [string, string][],
  })),
];

/** True for an id that is made of the one that was sent: cut, or with characters left out. */
function isMadeOf(id: string, sent: string[]): boolean {
  return sent.some((value) => {
    const kept = value.replace(/[^A-Za-z0-9_.:-]/g, "");
    return id === value || (kept.length > 3 && (kept.startsWith(id) || id.startsWith(kept)));
  });
}

interface Outcome {
  name: string;
  options: ProbeOptions;
}

const success: Outcome = { name: "success", options: {} };
const refusals: Outcome[] = [
  { name: "401", options: { without: ["authorization"] } },
  { name: "403", options: { without: ["x-tenant-id"], headers: [["x-tenant-id", foreign]] } },
];

/** Another form for each outcome of each operation: every outcome meets every form on several operations of a service. */
export const correlationCheck = checkAcross("correlation", [], async (probe) => {
  for (const operations of operationsByService(probe)) {
    const [reads, changes] = [true, false].map((isRead) =>
      operations.filter(({ method }) => (method === "GET") === isRead),
    ) as [Operation[], Operation[]];
    const calls = [
      ...reads.flatMap((operation, index) => spread(operation, index, [success, ...refusals])),
      ...changes.flatMap((operation, index) => spread(operation, index, refusals)),
      ...moreForms.flatMap((form, index) => {
        const operation = reads[index % reads.length];
        return operation === undefined ? [] : { operation, outcome: success, form };
      }),
    ];
    await inParallel(calls, (one) => lookAtForm(probe, one));
  }
});

interface Call {
  operation: Operation;
  outcome: Outcome;
  form: (typeof correlationForms)[number];
}

function spread(operation: Operation, index: number, outcomes: Outcome[]): Call[] {
  return outcomes.map((outcome, step) => {
    // Three has no common divisor with the number of forms, so outcomes of one operation meet different ones.
    const form = correlationForms[(index + 3 * step) % correlationForms.length] as Call["form"];
    return { operation, outcome, form };
  });
}

async function lookAtForm(
  probe: Probe,
  { operation, outcome: { name, options }, form: { what, headers, comesBack } }: Call,
): Promise<void> {
  const exchange = await probe.call(operation.operationId, {
    ...options,
    without: [...(options.without ?? []), "x-correlation-id"],
    headers: [...(options.headers ?? []), ...headers],
    inventIds: true,
    purpose: `${what} on ${name}`,
  });
  const id = exchange.response.headers["x-correlation-id"] ?? "none";
  const sent = headers.map(([, value]) => value);
  const pattern = correlationPattern(probe.contracts[operation.api].document);
  const right = comesBack === undefined ? pattern.test(id) && !isMadeOf(id, sent) : id === comesBack;
  if (!right) probe.report(exchange, `${what} on ${name} gives ${comesBack ?? "a generated ID"}`, id);
  if (name === "success" && exchange.response.status === 400) probe.report(exchange, `${what} is not refused`);
}
