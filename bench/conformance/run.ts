// npm run bench:contract: how long a run takes, how it grows with the operations, and what other tools find.

import { numberBetween } from "../../cli/command.ts";
import { bench } from "../lib/bench.ts";
import { printComparison } from "./compare.ts";
import { printGrowth, printMock } from "./growth.ts";
import { peers } from "./peers.ts";
import { openStage } from "./stage.ts";
import { loadContracts } from "./subject.ts";

const spec = {
  name: "npm run bench:contract",
  summary: "Times the contract tests, and compares what they find with what other tools find.",
  flags: {
    every: {
      value: "STEP",
      help: "Show the slower tools only every STEP-th defect.",
      default: "6",
      parse: numberBetween(1, 1e6),
    },
  },
} as const;

await bench(spec, async ({ every }, folder) => {
  await printMock();
  await printGrowth();
  const stage = await openStage(loadContracts());
  await printComparison(stage, peers, Math.floor(every), folder).finally(() => stage.close());
});
