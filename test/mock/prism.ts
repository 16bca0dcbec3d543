// The plain `prism mock` command, in the version that the mock is built on.

import { spawn } from "node:child_process";
import getPort from "get-port";
import { installPeer, prismCli } from "../../bench/measurement.ts";
import { type Api, generatedDir } from "../../model/apis.ts";
import { programOf } from "../lib/install.ts";
import { printed } from "../lib/process.ts";

/**
 * Starts Prism on the bundle of an API, installed first where no earlier run has.
 * @param env Environment beside that of the tests.
 * @returns Its origin, and how to end it.
 * @throws UserError with the reason in one line when it cannot be installed.
 */
export async function startPrism(
  api: Api,
  env: Record<string, string> = {},
): Promise<{ origin: string; stop(): void }> {
  const [node = "", ...program] = programOf(await installPeer(prismCli), "prism");
  const port = await getPort();
  const args = ["mock", `${generatedDir}${api}/openapi.json`, "--port", String(port), "--host", "127.0.0.1"];
  const child = spawn(node, [...program, ...args], { env: { ...process.env, ...env } });
  const stop = () => void child.kill("SIGKILL");
  await printed(child, "Prism is listening").catch((error: Error) => {
    stop();
    throw error;
  });
  // What it prints for each request is not read; a full pipe would hold it up.
  child.stdout.resume();
  return { origin: `http://127.0.0.1:${port}`, stop };
}
