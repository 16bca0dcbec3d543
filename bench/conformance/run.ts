// npm run bench:contract: seconds of a run of the contract tests, and the defects that they and Prism's proxy find.

import { numberBetween } from "../../cli/command.ts";
import type { Contracts } from "../../conformance/contracts.ts";
import { loadContracts } from "../../model/contract.ts";
import { proveAll, proveDefect } from "../../test/conformance/prove.ts";
import { type Defect, defects, tables } from "../../test/server/defects/index.ts";
import { bench, measureInTurn, median, printTable, ratioOf, roundsFlag, say } from "../measurement.ts";
import { preparePrism } from "./prism.ts";

const spec = {
  name: "npm run bench:contract",
  summary: "Measures the contract tests beside Prism's proxy: seconds of a run, and defects found.",
  flags: {
    rounds: roundsFlag("3"),
    every: {
      value: "STEP",
      help: "Try every STEP-th defect; 1 takes a quarter of an hour.",
      default: "5",
      parse: numberBetween(1, 1_000),
    },
  },
  more: `Each defect is tried alone, on the server of the tests. The contract tests make their own requests, and their reads go
through Prism. Prism finds a defect if it reports anything that it does not report without the defect.
Prism is installed under ~/.cache.`,
} as const;

/** Checks a server with a defect. @returns Whether the defect was found. */
type Look = (defect: Defect) => Promise<boolean>;

/** The contract tests find a defect if the check for this defect reports it, with the requests that can show it. */
const lookOurselves =
  (contracts: Contracts): Look =>
  async (defect) =>
    (await proveDefect(contracts, defect)).isShown;

/** Returns the defects that are found. */
async function findWith(name: string, look: Look, wanted: Defect[]): Promise<Set<Defect>> {
  const foundDefects = new Set<Defect>();
  for (const [index, defect] of wanted.entries()) {
    if (index % 20 === 0) say(`${name}: ${index} of ${wanted.length} defects`);
    if (await look(defect)) foundDefects.add(defect);
  }
  return foundDefects;
}

await bench(spec, async ({ rounds, every }) => {
  const contracts = loadContracts();
  const prism = await preparePrism(contracts);
  const wanted = defects.filter((_, index) => index % Math.floor(every) === 0);

  say(`runs against a server without a defect: ${rounds} rounds`);
  const usual = new Set<string>();
  const seconds = await measureInTurn(
    {
      "these tests": async () => (await proveAll(contracts)).seconds,
      "Prism's proxy": async () => {
        const { complaints, seconds } = await prism();
        for (const complaint of complaints) usual.add(complaint);
        return seconds;
      },
    },
    rounds,
  );
  const isNew = (complaint: string) => !usual.has(complaint);
  const looks: Record<string, Look> = {
    "these tests": lookOurselves(contracts),
    "Prism's proxy": async ({ bend }) => [...(await prism([bend])).complaints].some(isNew),
  };
  const foundByTool: Set<Defect>[] = [];
  for (const [name, look] of Object.entries(looks)) foundByTool.push(await findWith(name, look, wanted));

  const names = Object.keys(looks);
  const times = names.map((name) => {
    const [own = [], ours = []] = [seconds[name], seconds["these tests"]];
    return `${median(own).toFixed(1)} s (${ratioOf(own, ours)})`;
  });
  const rows = Object.entries({ ...tables, all: defects }).flatMap(([table, members]) => {
    const tried = members.filter((defect) => wanted.includes(defect));
    const cells = foundByTool.map((set) => `${tried.filter((one) => set.has(one)).length} of ${tried.length}`);
    return tried.length === 0 ? [] : [[table, ...cells]];
  });
  printTable(["", ...names], [["a run", ...times], ...rows]);
  const missed = wanted.filter((defect) => !foundByTool[0]?.has(defect)).map(({ name }) => name);
  if (missed.length > 0) console.log(`Missed by these tests: ${missed.join(", ")}`);
});
