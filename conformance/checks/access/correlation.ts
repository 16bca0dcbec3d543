// Sends correlation IDs of every form; the checks of single responses judge what comes back.

import type { Operation } from "../../../model/operations.ts";
import { inParallel } from "../../parallel.ts";
import { checkAcross, type ProbeOptions } from "../check.ts";
import { operationsByService } from "./refusals.ts";
import { foreign } from "./tenants.ts";

type Form = [what: string, ...headers: [string, string][]];

const own = (what: string, value: string): Form => [`an X-Correlation-Id ${what}`, ["X-Correlation-Id", value]];
const fallback = (what: string, value: string): Form => [`an X-Request-Id ${what}`, ["X-Request-Id", value]];

const forms: Form[] = [
  own("that is valid", "Own_id.1:2-3"),
  own("of 64 characters", "c".repeat(64)),
  own("of 65 characters", "c".repeat(65)),
  own("with other characters", "not valid/e?"),
  fallback("that is valid", "gateway-5b21"),
  fallback("with other characters", "not valid!"),
  ["both headers", ["X-Request-Id", "the-fallback"], ["X-Correlation-Id", "the-own"]],
  ["no ID"],
];

/** Forms that a server decides for all operations with one pattern, so each is tried once in each service. */
const moreForms: Form[] = [
  own("of one character", "7"),
  own("that is empty", ""),
  fallback("of 65 characters", "r".repeat(65)),
  ...[..." /@~+=,;#%&*()[]{}|<>$!?^'`"].map((character) =>
    own(`with ${character === " " ? "a blank" : character}`, `own${character}id`),
  ),
];

type Outcome = [name: string, options: ProbeOptions];

const success: Outcome = ["success", {}];
const refusals: Outcome[] = [
  ["401", { without: ["authorization"] }],
  ["403", { without: ["x-tenant-id"], headers: [["x-tenant-id", foreign]] }],
];

/** A call of an operation, with its outcome and the form of its correlation ID. */
type Call = [Operation, Outcome, Form];

/** Gives each outcome of an operation another form. Steps of three reach all eight forms: they share no divisor. */
const spread = (operation: Operation, index: number, outcomes: Outcome[]): Call[] =>
  outcomes.map((outcome, step) => [operation, outcome, forms[(index + 3 * step) % forms.length] as Form]);

/** Tries every outcome with every form, on several operations of a service. */
export const correlationCheck = checkAcross("correlation", [], async (probe) => {
  for (const operations of operationsByService(probe)) {
    const reads = operations.filter(({ method }) => method === "GET");
    const changes = operations.filter(({ method }) => method !== "GET");
    const calls = [
      ...reads.flatMap((operation, index) => spread(operation, index, [success, ...refusals])),
      ...changes.flatMap((operation, index) => spread(operation, index, refusals)),
      ...moreForms.flatMap((form, index): Call[] => {
        const operation = reads[index % reads.length];
        return operation === undefined ? [] : [[operation, success, form]];
      }),
    ];
    await inParallel(calls, async ([{ operationId }, outcome, [what, ...headers]]) => {
      const [name, options] = outcome;
      const exchange = await probe.call(operationId, {
        without: [...(options.without ?? []), "x-correlation-id"],
        headers: [...(options.headers ?? []), ...headers],
        inventIds: true,
        purpose: `${what} on ${name}`,
      });
      if (outcome === success && exchange.response.status === 400) probe.report(exchange, `${what} is not refused`);
    });
  }
});
