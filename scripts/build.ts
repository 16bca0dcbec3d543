// npm run build: regenerates generated/ from openapi/.

import { command } from "../cli/command.ts";
import { generatedDir } from "../model/apis.ts";

const summary = "Bundles the contract and derives types and catalogues into generated/.";

await command({ name: "npm run build", summary }, async () => {
  const { generate } = await import("./generate/generate.ts");
  await generate(generatedDir);
});
