// npm run build: regenerates generated/ from openapi/.

import { command } from "../cli/command.ts";
import { refresh } from "./generate/freshness.ts";

const summary = "Bundles the contract and derives types and catalogs into generated/.";

await command({ name: "npm run build", summary }, refresh);
