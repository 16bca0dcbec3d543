// What the mock is called, and which Node.js it needs.

import type { Program } from "../cli/node.ts";

/** As in `engines` of package.json: what `node:sqlite` needs for a rollback came with 22.16 and 24, and never to 23. */
export const program: Program = { title: "The mock", bin: "finance-ramp-mock", least: [22, 16] };
