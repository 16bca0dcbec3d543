// One tool and one bundle, in a process of their own: whatever the tool does, the run goes on.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { compile, runProgram, writeProgram } from "./program.ts";
import { reasonOf } from "./reason.ts";
import { faultsOf } from "./response.ts";
import { createStage, type Task } from "./stage.ts";
import type { Adapter, Outcome, Stage } from "./tool.ts";
import { tools } from "./tools.ts";

/** Feeds the bundle to the tool, then compiles and calls, as far as it gets. */
async function judge(adapter: Adapter, stage: Stage): Promise<Outcome> {
  const outcome: Outcome = { accepted: false, notes: [] };
  const attempt = async (step: string, work: () => Promise<string | undefined>): Promise<boolean> => {
    const fault = await work().catch(reasonOf);
    if (fault !== undefined) outcome.notes.push(`${step}: ${fault}`);
    return fault === undefined;
  };
  const program = adapter.program?.(stage);
  const runs = program !== undefined && !adapter.callsNothing;
  const makeCall = runs ? () => runProgram(stage) : adapter.call;
  outcome.accepted = await attempt("refuses", async () => {
    const { webhooks, note } = await adapter.accept(stage);
    if (webhooks !== undefined) outcome.webhooks = webhooks;
    if (note !== undefined) outcome.notes.push(note);
    return undefined;
  });
  if (program !== undefined) outcome.compiles = false;
  if (makeCall !== undefined) outcome.calls = false;
  if (!outcome.accepted) return outcome;
  if (program !== undefined) {
    await writeProgram(stage, program);
    outcome.compiles = await attempt("does not compile", () => compile(stage));
  }
  if (makeCall !== undefined)
    outcome.calls = await attempt("the request fails", async () =>
      faultsOf(stage, await makeCall.call(adapter, stage)),
    );
  return outcome;
}

const task = JSON.parse(process.argv[2] ?? "") as Task;
const adapter = tools.find(({ name }) => name === task.tool)?.adapter as Adapter;
// A promise that a tool forgets is no reason to end before it is judged.
process.on("unhandledRejection", (error) => console.error(error));
const outcome = await judge(adapter, await createStage(task));
writeFileSync(join(task.folder, "outcome.json"), JSON.stringify(outcome));
process.exit();
