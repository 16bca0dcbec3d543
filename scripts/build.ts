// npm run build: regenerates generated/ from openapi/.

import { command } from "../cli/command.ts";
import { refresh } from "./generate/sources.ts";

const summary = "Bundles the contract and derives types and catalogues into generated/.";

await command({ name: "npm run build", summary }, refresh);
