// Whether the mock was called as a test wants it, in one question, and what was called instead.

import { nearest } from "../../../cli/nearest.ts";
import type { Contract } from "../../../model/contract.ts";
import { createForm, sentenceOf } from "../../form.ts";
import { differences, fieldsOf, hasAll } from "../../respond/matching.ts";
import { masked, maskTarget, maskText } from "../../secrets/mask.ts";
import { hiddenOf } from "../../secrets/names.ts";
import type { JournalEntry } from "./entry.ts";
import { createFilter, type Filters, filterNames } from "./filter.ts";

/** Filters, and besides them `body` (fields that the request body has) and `times` (how often; at least once). */
export type WantedRequests = Record<string, unknown>;

/** What came of it. */
export interface Verdict {
  /** Undefined when it was called as wanted. */
  error?: string;
  count: number;
  /** Numbers of the requests that were meant. */
  seqs: number[];
  /** What was called instead: the nearest first, each with what differs. */
  nearest?: Near[];
  forgotten?: number;
}

/** A request that was not meant, and why. */
export interface Near {
  seq: number;
  method: string;
  target: string;
  operationId: string | undefined;
  status: number;
  differs: string[];
}

const bound = { type: "integer", minimum: 0 };
const form = createForm({
  type: "object",
  additionalProperties: false,
  properties: {
    ...Object.fromEntries(filterNames.filter((name) => name !== "limit").map((name) => [name, {}])),
    body: {},
    times: {
      type: ["integer", "object"],
      minimum: 0,
      minProperties: 1,
      additionalProperties: false,
      properties: { least: bound, most: bound },
    },
  },
});
const mostNear = 5;

/**
 * Verifies.
 * @param kept The entries.
 * @throws Error for what no verification has.
 */
export function verdictOf(wanted: WantedRequests, kept: JournalEntry[], contracts: Contract[]): Verdict {
  const fault = form(wanted);
  if (fault !== undefined) throw new Error(sentenceOf(fault, "the verification"));
  const { body, times, after, ...filters } = wanted;
  const known = contracts.flatMap(({ byId }) => [...byId.keys()]);
  const operationId = String(filters["operationId"] ?? known[0]);
  // What never happens would be verified for good.
  if (!known.includes(operationId))
    throw new Error(`there is no operation ${operationId}${nearest(operationId, known)}`);
  const candidates = createFilter(after === undefined ? {} : { after })(kept);
  const isMeant = (entry: JournalEntry) => body === undefined || hasAll(body, fieldsOf(entry.body));
  const found = createFilter(filters)(candidates).filter(isMeant);
  const seqs = found.map(({ seq }) => seq);
  const [least, most] = boundsOf(times);
  if (found.length >= least && found.length <= most) return { count: found.length, seqs };
  const error = `expected ${wordsOf(least, most)}, but there ${found.length === 1 ? "was 1" : `were ${found.length}`}`;
  const others = candidates.filter(({ seq }) => !seqs.includes(seq));
  const near = others.map((one) => nearOf(one, filters, body, contracts));
  const sorted = near.toSorted((one, other) => one.differs.length - other.differs.length || other.seq - one.seq);
  return { error, count: found.length, seqs, nearest: sorted.slice(0, mostNear) };
}

function boundsOf(times: unknown): [least: number, most: number] {
  if (typeof times === "number") return [times, times];
  const { least = 0, most = Number.POSITIVE_INFINITY } = (times ?? { least: 1 }) as { least?: number; most?: number };
  if (least > most) throw new Error("times.least is more than times.most");
  return [least, most];
}

function wordsOf(least: number, most: number): string {
  const requests = (count: number) => (count === 1 ? "1 such request" : `${count} such requests`);
  if (least === most) return `exactly ${requests(least)}`;
  if (most === Number.POSITIVE_INFINITY) return `at least ${requests(least)}`;
  return least === 0 ? `at most ${requests(most)}` : `${least} to ${requests(most)}`;
}

function nearOf(entry: JournalEntry, filters: Filters, body: unknown, contracts: Contract[]): Near {
  const { seq, method, target, operationId, status } = entry;
  const unmet = Object.entries(filters)
    .filter(([name, value]) => createFilter({ [name]: value })([entry]).length === 0)
    .map(([name, value]) => `${name} is not ${value}`);
  const wrong = body === undefined ? [] : bodyDifferences(body, entry, contracts);
  const shown = maskTarget(target, hiddenOf(contracts, operationId).query);
  return { seq, method, target: shown, operationId, status, differs: [...unmet, ...wrong] };
}

/** What differs in a body; of a sensitive field only that it does. */
function bodyDifferences(wanted: unknown, entry: JournalEntry, contracts: Contract[]): string[] {
  const { request: hides } = hiddenOf(contracts, entry.operationId);
  const all = [...differences(wanted, fieldsOf(entry.body))];
  return all.slice(0, 10).map(({ path, wanted: value, actual }) => {
    const place = ["body", ...path].join(".");
    if (actual === undefined) return `${place} is not there`;
    // What has no name cannot be told from a secret.
    const names = path.filter((name) => !/^\d+$/.test(name));
    const isSecret = names.length === 0 || names.some(hides) || (typeof actual === "object" && actual !== null);
    const shown = (one: unknown) => (isSecret ? masked : maskText(JSON.stringify(one)));
    return `${place} is ${shown(actual)}, not ${shown(value)}`;
  });
}
