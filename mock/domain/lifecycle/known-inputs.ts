// The table of test values for people: what to send where, and what comes of it.

import { machineOf } from "./machines.ts";
import { type Outcome, outcomes, whereOf } from "./outcomes.ts";

/** One test value. */
export interface PrintedOutcome {
  /** The field it is sent in, in words. */
  where: string;
  value: string;
  /** Kind of the resource that it decides about, and the field of its status. */
  kind: string;
  field: string;
  /** The status it leaves. */
  from: string;
  /** The status it leads to, in the order of time. */
  statuses: string[];
  /** The reason of the event, where it has one. */
  reason?: string;
}

/** All test values, in the order of the table; what one leads to step by step is one row. */
export function listOutcomes(): PrintedOutcome[] {
  const rows = new Map<string, PrintedOutcome>();
  for (const outcome of outcomes) {
    const { machine, value, from, reason } = outcome;
    const { kind, field } = machineOf(machine);
    const where = whereOf(outcome);
    const key = `${machine} ${where} ${value}`;
    const known = rows.get(key);
    const statuses = [...(known?.statuses ?? []), statusAfter(outcome)];
    const row = { where, value, kind, field, from: known?.from ?? from, statuses };
    rows.set(key, { ...row, ...(reason === undefined ? {} : { reason }) });
  }
  return [...rows.values()];
}

/** Where it ends; a resource that stays where it is waits for what else happens. */
function statusAfter({ machine, from, to }: Outcome): string {
  if (from !== to) return to;
  return machine === "paymentSession" ? "EXPIRED" : to;
}

/** What comes of a test value, in Markdown. */
function resultOf({ kind, field, from, statuses, reason }: PrintedOutcome): string {
  const way = statuses.join() === from ? `stays ${from}` : `${from} to ${statuses.join(" to ")}`;
  return `\`${kind}\`: \`${field}\` ${way}${reason === undefined ? "" : `, reason ${reason}`}`;
}

/** The rows as a table in Markdown, without an end of line. */
export function outcomesTable(): string {
  const cells = listOutcomes().map((row) => [row.where, `\`${row.value}\``, resultOf(row)]);
  const all = [["Send in", "Value", "Result"], ...cells];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => String(row[column]).length)));
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [head = [], ...rest] = all;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [line(head), rule, ...rest.map(line)].join("\n");
}
