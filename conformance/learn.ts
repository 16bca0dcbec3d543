// npm run learn -- FOLDER: turns what a run saw into a proposal for the contract, and writes it into the repository on demand.

import { command } from "../cli/command.ts";
import { root } from "../model/apis.ts";
import { applyTo, patchTo } from "./learn/apply/repository.ts";
import { learning, tellDeliveries, writeLearned } from "./learn/written.ts";

const flags = {
  apply: {
    help: "Also write it into openapi/ of this repository, with the entry for the changelog; refused on changes.",
  },
  patch: { value: "FILE", help: "Also write it as a Git patch; the working tree is not touched." },
} as const;

await command({ ...learning, flags }, async ({ apply, patch }, [folder]) => {
  const learned = await writeLearned(folder as string);
  if (apply) for (const line of applyTo(root, learned)) console.log(line);
  if (patch !== undefined) for (const line of patchTo(root, learned, patch)) console.log(line);
  tellDeliveries(folder as string);
});
