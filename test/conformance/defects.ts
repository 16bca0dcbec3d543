// npm run test:defects: the server of the tests with each defect, and with each legal variation.

import { command, numberBetween, UserError } from "../../cli/command.ts";
import { inParallel } from "../../conformance/parallel.ts";
import { causesOf } from "../../conformance/report/causes/group.ts";
import { loadContracts } from "../../model/contract.ts";
import { defects } from "../server/defects/index.ts";
import type { Bend } from "../server/model.ts";
import { lineOf, proveAll, proveDefect, shows } from "./prove.ts";
import { variationsOf } from "./variations.ts";

const name = "npm run test:defects";
const summary =
  "Runs the server of the tests with one defect at a time, and prints whether the check that is meant for it finds it.";
const flags = {
  quick: { help: "Make only the requests that can lead to that check." },
  variations: { help: "Run against the correct server and its legal variations; no check may fail." },
  jobs: { value: "N", default: "2", help: "Runs at a time.", parse: numberBetween(1, 64) },
} as const;
const positionals = [{ name: "NAME", help: "Run that defect or variation alone.", optional: true }];
const more = "Exit 0: all are found, and nothing is blamed; 1: one is missed, or blamed; 2: called wrongly.";

/** The most causes that a server may have that keeps the documents. */
const mostCauses = 25;

const contracts = loadContracts();

/** @returns Names of defects that are missed. */
async function findDefects(wanted: typeof defects, quick: boolean, jobs: number): Promise<string[]> {
  const missed: string[] = [];
  const proveOne = async (defect: (typeof defects)[number]) => {
    const result = quick ? await proveDefect(contracts, defect) : await proveAll(contracts, defect.bend);
    const isShown = "isShown" in result ? result.isShown : await shows(contracts, defect, result);
    if (!isShown) missed.push(defect.name);
    const others = new Set(result.failures.map(({ check }) => check).filter((check) => check !== defect.check));
    const also = others.size > 0 ? `  (also ${[...others].join(", ")})` : "";
    const columns = [
      isShown ? "found " : "MISSED",
      defect.isFailure ? "failure" : "finding",
      defect.name.padEnd(34),
    ];
    console.log(`${columns.join("  ")} ${defect.check}${also}`);
  };
  await inParallel(wanted, proveOne, jobs);
  return missed;
}

/** @returns Names of variations that are blamed. */
async function holdVariations(wanted: [string, Bend[]][], jobs: number): Promise<string[]> {
  const blamed: string[] = [];
  const proveOne = async ([title, bends]: [string, Bend[]]) => {
    const { failures, findings } = await proveAll(contracts, bends);
    const lines = failures.map(lineOf);
    const causes = causesOf(contracts, failures, findings).length;
    if (bends.length === 0 && causes > mostCauses) lines.push(`more than ${mostCauses} causes of findings`);
    if (lines.length > 0) blamed.push(title);
    console.log(
      [`${lines.length > 0 ? "BLAMED" : "kept  "}  ${title}`, ...lines.slice(0, 8)].join("\n          "),
    );
  };
  await inParallel(wanted, proveOne, jobs);
  return blamed;
}

await command(
  { name, summary, flags, positionals, more },
  async ({ quick, variations: onlyLegal, jobs }, [only]) => {
    const isWanted = (one: string) => only === undefined || one === only;
    const faithful: [string, Bend[]] = ["the faithful server", []];
    const single = variationsOf(contracts).map(([title, bend]): [string, Bend[]] => [title, [bend]]);
    const legal = [faithful, ...single].filter(([title]) => isWanted(title));
    const wanted = onlyLegal ? [] : defects.filter((defect) => isWanted(defect.name));
    if (wanted.length + legal.length === 0) throw new UserError(`there is no defect or variation ${only}`, 2);
    const missed = await findDefects(wanted, quick, jobs);
    const blamed = onlyLegal || only !== undefined ? await holdVariations(legal, jobs) : [];
    console.log(
      `\n${wanted.length - missed.length} of ${wanted.length} defects found; ${blamed.length} variations blamed.`,
    );
    return missed.length + blamed.length === 0 ? 0 : 1;
  },
);
