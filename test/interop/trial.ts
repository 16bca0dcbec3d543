// What a tool works with, and how it runs programs of its own.

import type { Api } from "../../model/apis.ts";
import type { Contract } from "../../model/contract.ts";
import type { JsonObject } from "../../model/document.ts";
import { programOf } from "../lib/install.ts";
import { runProcess } from "../lib/process.ts";
import type { InteropRequest } from "./request.ts";

/** What a tool works with: one bundle, and the mock of ours. */
export interface Trial {
  api: Api;
  /** Our contract. */
  contract: Contract;
  /** The bundle. */
  document: JsonObject;
  /** Its path. */
  file: string;
  /** A folder for the tool, with its packages. */
  folder: string;
  /** Where the tools are installed. */
  installed: string;
  /** Imports a module of the tools. */
  load<T>(specifier: string): Promise<T>;
  /** Address of the API on the mock. */
  origin: string;
  request: InteropRequest;
}

const timeout = 150_000;

/**
 * Runs a command in the folder of a trial.
 * @returns What it printed.
 * @throws Error with what it complains of.
 */
export async function run({ folder }: Trial, command: string[]): Promise<string> {
  const { code, stdout, stderr } = await runProcess(command, { cwd: folder, env: { HOME: folder }, timeout });
  if (code !== 0) throw new Error(`${stderr}\n${stdout}`.trim() || `ended with ${code}`);
  return stdout;
}

/** The same for a program of the tools. */
export function runTool(trial: Trial, program: string, ...args: string[]): Promise<string> {
  return run(trial, [...programOf(trial.installed, program), ...args]);
}
