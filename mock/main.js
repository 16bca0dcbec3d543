// npm run mock: cli.ts, by way of JavaScript, so that Node takes all TypeScript from its cache and loads no compiler for it.

import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

enableCompileCache(fileURLToPath(new URL("../node_modules/.cache/finance-ramp-mock/code", import.meta.url)));
await import("./cli.ts");
