// What was measured, as tables: absolute figures, and how many times the floor of the same run they are.

import { printTable } from "../lib/table.ts";
import { bare, floorName } from "./contestants.ts";
import type { Figures } from "./load.ts";
import type { Result } from "./measure.ts";
import { type CallName, measured } from "./measured.ts";

const none = "-";

function times(value: number | undefined, floor: number | undefined): string {
  return value === undefined || floor === undefined ? none : `${(value / floor).toFixed(1)}x`;
}

function rounded(value: number | undefined, digits = 0): string {
  return value?.toFixed(digits) ?? none;
}

/**
 * Prints start and memory.
 * @param starts Milliseconds to the first response, by name.
 */
export function printStarts(results: Result[], starts: ReadonlyMap<string, number>): void {
  const alone = starts.get(bare.name);
  const head = [
    "start and memory",
    "first response ms",
    "node:http alone",
    "memory MB",
    "after the calls",
    "1,000 sessions",
  ];
  const rows = results.map(({ contestant: { name }, idle, loaded, perThousand }) => {
    const start = starts.get(name);
    return [name, rounded(start), times(start, alone), rounded(idle), rounded(loaded), rounded(perThousand, 2)];
  });
  printTable(head, [[bare.name, rounded(alone), "1.0x", none, none, none], ...rows]);
}

/** Prints a table for each call; who cannot do it has a dash and the reason. */
export function printCalls(results: Result[], calls: CallName[]): void {
  for (const call of calls) {
    console.log(`  ${measured[call].title}`);
    const floor = figuresOf(results, floorName, call);
    const rows = results.map(({ contestant: { name }, calls: found, fault }) => {
      const figures = found.get(call) ?? fault ?? "was not measured";
      if (typeof figures === "string") return [name, none, none, none, none, none, figures];
      const { cpu, rate, p50, p99 } = figures;
      return [name, rounded(cpu), times(cpu, floor?.cpu), rounded(rate), rounded(p50, 2), rounded(p99, 2), ""];
    });
    printTable([call, "CPU µs/request", "floor", "requests/s", "p50 ms", "p99 ms", ""], rows);
  }
}

function figuresOf(results: Result[], name: string, call: CallName): Figures | undefined {
  const figures = results.find(({ contestant }) => contestant.name === name)?.calls.get(call);
  return typeof figures === "string" ? undefined : figures;
}

/** A goal: at most so much on an idle machine, and at most so many times the floor, which also holds on a busy one. */
interface Goal {
  name: string;
  value: number | undefined;
  most: number;
  /** What the floor of the same run takes, and how many times that is allowed. */
  floor?: number | undefined;
  mostTimes?: number;
}

/** Prints how this mock stands to its goals. */
export function printGoals(results: Result[], starts: ReadonlyMap<string, number>): void {
  const own = (call: CallName, name = "this mock") => figuresOf(results, name, call);
  const [first, deep] = [own("page")?.p50, own("deep")?.p50];
  const [list, create] = (["list", "create"] as const).map((call) => own(call, floorName)?.cpu);
  const file = own("create", "this mock, --data")?.cpu;
  const goals: Goal[] = [
    {
      name: "first response, ms",
      value: starts.get("this mock"),
      most: 250,
      floor: starts.get(bare.name),
      mostTimes: 2.1,
    },
    { name: "list from state, CPU µs", value: own("list")?.cpu, most: 100, floor: list, mostTimes: 3.1 },
    { name: "create in memory, CPU µs", value: own("create")?.cpu, most: 150, floor: create, mostTimes: 4.7 },
    { name: "create with a file, CPU µs", value: file, most: 300, floor: create, mostTimes: 9.4 },
    { name: "page 100, ms (p50)", value: deep, most: 5 },
    { name: "page 100 in times of page 1", value: deep && first && deep / first, most: 2 },
  ];
  const rows = goals.flatMap(({ name, value, most, floor, mostTimes }) => {
    if (value === undefined) return [];
    const absolute = [value.toFixed(1), `at most ${most}`, value <= most ? "yes" : "no"];
    if (floor === undefined || mostTimes === undefined) return [[name, ...absolute, none, none, none]];
    const isReached = value / floor <= mostTimes;
    return [[name, ...absolute, times(value, floor), `at most ${mostTimes}x`, isReached ? "yes" : "no"]];
  });
  const head = ["goals of this mock", "measured", "goal", "reached", "times the floor", "goal", "reached"];
  if (rows.length > 0) printTable(head, rows);
}
