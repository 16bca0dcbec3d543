// npm run check: fails when generated/ is not exactly what openapi/ gives.

import { command, UserError } from "../cli/command.ts";
import { differences } from "./generate/freshness.ts";

const summary = "Regenerates into a temporary folder and fails on any difference from generated/.";

await command({ name: "npm run check", summary }, async () => {
  const stale = await differences();
  if (stale.length > 0) throw new UserError(`generated/ is stale; run npm run build. Different: ${stale.join(", ")}`);
  console.log("generated/ is fresh.");
});
