// npm run learn -- FOLDER: turns what a run saw into a proposal for the contract, and into a Git patch on demand.

import { command } from "../cli/command.ts";
import { root } from "../model/apis.ts";
import { patchTo } from "./learn/patch/write.ts";
import { learning, writeLearned } from "./learn/written.ts";

const flags = {
  patch: { value: "FILE", help: "Also write it as a Git patch; the working tree is not touched." },
} as const;

await command({ ...learning, flags }, async ({ patch }, [folder]) => {
  const learned = await writeLearned(folder as string);
  if (patch !== undefined) for (const line of patchTo(root, learned, patch)) console.log(line);
});
