// finance-ramp-conformance learn FOLDER: turns what a run saw into a proposal for the contract, where there is no repository of it.

import { command } from "../../cli/command.ts";
import { learning, writeLearned } from "./written.ts";

await command(learning, async (_, [folder]) => void (await writeLearned(folder as string)));
