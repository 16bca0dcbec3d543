// npm run learn -- FOLDER: turns a run's observations into a proposal for the contract, and into a Git patch on request.

import { command } from "../cli/command.ts";
import { root } from "../model/apis.ts";
import { learning, writeLearned } from "./learn/overlays.ts";
import { patchTo } from "./learn/patch/write.ts";

const flags = {
  patch: { value: "FILE", help: "Also write the proposal as a Git patch; the working tree is not touched." },
} as const;

await command({ ...learning, flags }, async ({ patch }, [folder = ""]) => {
  const learned = await writeLearned(folder);
  if (patch !== undefined) for (const line of patchTo(root, learned, patch)) console.log(line);
});
