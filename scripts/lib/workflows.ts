// The workflows of openapi/workflows: which there are, and how Redocly lints and runs them.

import { globSync } from "node:fs";
import { type Api, root } from "./apis.ts";
import { runTool, type ToolResult } from "./tool.ts";

const folder = `${root}openapi/workflows/`;

/** Absolute paths of the stories, in alphabetical order; without `shared/`, which holds what several stories begin with. */
export function stories(): string[] {
  return globSync(`${folder}*.arazzo.yaml`).sort();
}

/**
 * Lints workflows with the rules of openapi/workflows/redocly.yaml.
 * @param files Absolute paths; every workflow and what they share when left out.
 */
export function lintWorkflows(files = globSync(`${folder}**/*.arazzo.yaml`)): Promise<ToolResult> {
  return runTool(".bin/redocly", ["lint", "--config", `${folder}redocly.yaml`, "--format=stylish", ...files]);
}

/** What a run of a story is told. */
export interface StoryRun {
  /** Origin by API. */
  origins: Record<Api, string>;
  /** Inputs by name; on the command line, so for secrets of servers made for tests only. */
  inputs: Record<string, string>;
  /** File for Respect's report. */
  json?: string;
}

/**
 * Arguments of Redocly that carry out stories, one after the other.
 * @param files Absolute paths of the stories.
 */
export function respectArguments(files: string[], { origins, inputs, json }: StoryRun): string[] {
  return [
    "respect",
    ...files,
    // Respect takes a status in a range of the contract (4XX) for unknown. Every step states its status itself.
    ...["--severity", "STATUS_CODE_CHECK=warn"],
    ...Object.entries(origins).flatMap(([api, origin]) => ["-S", `${api}=${origin}`]),
    ...Object.entries(inputs).flatMap(([name, value]) => ["-i", `${name}=${value}`]),
    ...(json === undefined ? [] : ["--json-output", json]),
  ];
}
