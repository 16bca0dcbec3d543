// npm run build: regenerates generated/ from openapi/.

import { generatedDir } from "../model/apis.ts";
import { command } from "./lib/command.ts";
import { generate } from "./lib/generate.ts";

const summary = "Bundles the contract and derives types and catalogues into generated/.";

await command({ name: "npm run build", summary }, () => generate(generatedDir));
