// The check of correlation IDs across all operations: which one comes back for which headers.

import { correlationPattern } from "../../../model/correlation.ts";
import type { Operation } from "../../../model/operations.ts";
import { inParallel } from "../../parallel.ts";
import { checkAcross, type Probe, type ProbeOptions } from "../check.ts";
import { allOperations, samples } from "./refusals.ts";
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

/** More forms, tried on a few operations: what one regular expression decides for all of them. */
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

/** Forms for operations that are called to be refused only. */
const refusedForms = correlationForms.filter(({ what }) => /other characters|fallback/.test(what));

interface Outcome {
  name: string;
  options: ProbeOptions;
}

const outcomes: Outcome[] = [
  { name: "success", options: {} },
  { name: "401", options: { without: ["authorization"] } },
  { name: "403", options: { without: ["x-tenant-id"], headers: [["x-tenant-id", foreign]] } },
];

/** Every form of a correlation ID, on successes and on refusals. */
export const correlationCheck = checkAcross("correlation", [], async (probe) => {
  const reads = allOperations(probe).filter(({ method }) => method === "GET");
  await inParallel(reads, async (operation) => {
    const forms = operation.parameters.some(({ in: where }) => where === "path")
      ? correlationForms.slice(2, 5)
      : correlationForms;
    for (const { name, options } of outcomes) {
      for (const form of forms) await lookAtForm(probe, operation, name, options, form);
    }
  });
  const refusals = outcomes.filter(({ name }) => name !== "success");
  const changes = allOperations(probe).filter(({ method }) => method !== "GET");
  await inParallel(changes, async (operation) => {
    for (const { name, options } of refusals) {
      for (const form of refusedForms) await lookAtForm(probe, operation, name, options, form);
    }
  });
  await inParallel(samples(probe), async (operation) => {
    const [success, refusal] = outcomes as [Outcome, Outcome];
    const { name, options } = operation.method === "GET" ? success : refusal;
    for (const form of moreForms) await lookAtForm(probe, operation, name, options, form);
  });
});

async function lookAtForm(
  probe: Probe,
  operation: Operation,
  outcome: string,
  options: ProbeOptions,
  { what, headers, comesBack }: (typeof correlationForms)[number],
): Promise<void> {
  const exchange = await probe.call(operation.operationId, {
    ...options,
    without: [...(options.without ?? []), "x-correlation-id"],
    headers: [...(options.headers ?? []), ...headers],
    inventIds: true,
    purpose: `${what} on ${outcome}`,
  });
  const id = exchange.response.headers["x-correlation-id"] ?? "none";
  const sent = headers.map(([, value]) => value);
  const pattern = correlationPattern(probe.contracts[operation.api].document);
  const right = comesBack === undefined ? pattern.test(id) && !isMadeOf(id, sent) : id === comesBack;
  if (!right) probe.report(exchange, `${what} on ${outcome} gives ${comesBack ?? "a generated ID"}`, id);
  if (outcome === "success" && exchange.response.status === 400) probe.report(exchange, `${what} is not refused`);
}
