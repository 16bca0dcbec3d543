// What a tool works with, and how it runs programs of its own.

import type { Api } from "../../model/apis.ts";
import type { Contract } from "../../model/contract.ts";
import type { JsonObject } from "../../model/document.ts";
import { programOf } from "../lib/install.ts";
import { runProcess } from "../lib/process.ts";
import type { InteropRequest } from "./request.ts";

/** What a tool works with: a bundle, a folder for its files, the installed tools, and the address of the API on the mock. */
export interface Trial {
  api: Api;
  contract: Contract;
  document: JsonObject;
  file: string;
  folder: string;
  installed: string;
  load<T>(specifier: string): Promise<T>;
  origin: string;
  request: InteropRequest;
}

const timeout = 150_000;

/** Runs a command in the folder of a trial. @returns What it printed. @throws Error with its complaint. */
export async function run({ folder }: Trial, command: string[]): Promise<string> {
  const { code, stdout, stderr } = await runProcess(command, { cwd: folder, env: { HOME: folder }, timeout });
  if (code !== 0) throw new Error(`${stderr}\n${stdout}`.trim() || `ended with ${code}`);
  return stdout;
}

export function runTool(trial: Trial, program: string, ...args: string[]): Promise<string> {
  return run(trial, [...programOf(trial.installed, program), ...args]);
}
