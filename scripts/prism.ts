// npm run prism: serves the three bundles with Prism, one process each, until Ctrl-C.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { command, UserError } from "../cli/command.ts";
import { type Api, apis, generatedDir } from "../model/apis.ts";
import { portFlags } from "./ports.ts";

const summary = "Serves the contracts of the three APIs with Prism: their examples, without rules or state.";
const more = `Request a documented response with the header Prefer, such as code=404 or example=accountNotFound, or for random
values with dynamic=true. npm start serves the mock, which keeps state.`;
const program = createRequire(import.meta.url).resolve("@stoplight/prism-cli/dist/index.js");

function start(api: Api, port: string, host: string): ChildProcess {
  const args = ["mock", `${generatedDir}${api}/openapi.json`, "--port", port, "--host", host];
  return spawn(process.execPath, ["--no-deprecation", program, ...args], { stdio: ["ignore", "pipe", "pipe"] });
}

/** Waits until Prism listens. @throws UserError with its last line if it ends first. */
async function listening(api: Api, child: ChildProcess): Promise<void> {
  let output = "";
  const isListening = new Promise<boolean>((resolve) => {
    child.on("close", () => resolve(false));
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk) => {
        // Later output is read and dropped, because a full pipe would block Prism.
        if (output.length < 100_000) output += chunk;
        if (output.includes("Prism is listening on")) resolve(true);
      });
  });
  if (await isListening) return;
  throw new UserError(`Prism does not serve ${api}: ${output.trim().split("\n").at(-1)}`);
}

await command({ name: "npm run prism", summary, flags: portFlags, more }, async (given) => {
  const children = apis.map((api) => start(api, given[`${api}-port`], given.host));
  const stop = () => {
    for (const child of children) child.kill();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
  try {
    // In parallel: the last process may end before the first one listens.
    await Promise.all(apis.map((api, index) => listening(api, children[index] as ChildProcess)));
    for (const api of apis) console.log(`${api.padEnd(8)} http://${given.host}:${given[`${api}-port`]}`);
    console.log("Ctrl-C stops Prism.");
    await Promise.all(children.map((child) => once(child, "exit")));
  } finally {
    stop();
  }
});
