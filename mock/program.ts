// Names of the mock, and the Node.js version it needs.

import type { Program } from "../cli/node.ts";

/** As in `engines` of package.json: `isTransaction` of `node:sqlite` is in 22.16 and 24, but not in 23. */
export const program: Program = { title: "The mock", bin: "finance-ramp-mock", least: [22, 16] };
