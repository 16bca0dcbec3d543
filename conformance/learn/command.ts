// finance-ramp-conformance learn FOLDER: turns what a run saw into a proposal for the contract, where there is no repository of it.

import { command } from "../../cli/command.ts";
import { learning, tellDeliveries, writeLearned } from "./written.ts";

await command(learning, async (_, [folder]) => {
  await writeLearned(folder as string);
  tellDeliveries(folder as string);
});
