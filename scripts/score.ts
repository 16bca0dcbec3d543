// npm run score: prints Redocly's score for the finance and the ramp contract.

import { command, UserError } from "../cli/command.ts";
import { type Api, generatedDir } from "../model/apis.ts";
import { runTool } from "./tool.ts";

const summary = "Prints Redocly's score of how easy each contract is to integrate, 0 to 100, with its parts.";
const scored: Api[] = ["finance", "ramp"];
/** The lowest score that passes. */
const floor = 87;

interface Score {
  agentReadiness: number;
  subscores: Record<string, number>;
}

await command({ name: "npm run score", summary }, async () => {
  const low: string[] = [];
  for (const api of scored) {
    const { code, stdout, stderr } = await runTool(".bin/redocly", [
      "score",
      `${generatedDir}${api}/openapi.json`,
      "--format=json",
    ]);
    if (code !== 0)
      throw new UserError(`cannot score ${api}; run npm run build first. ${stderr.trim().split("\n")[0]}`);
    const { agentReadiness, subscores } = JSON.parse(stdout) as Score;
    console.log(`${api} ${agentReadiness}`);
    for (const [name, value] of Object.entries(subscores))
      console.log(`  ${name.padEnd(22)} ${(value * 100).toFixed(0)}`);
    if (agentReadiness < floor) low.push(`${api} scores ${agentReadiness}, below ${floor}`);
  }
  if (low.length > 0) throw new UserError(`${low.join("; ")}.`);
});
