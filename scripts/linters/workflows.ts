// The workflows of openapi/workflows: which there are, and how Redocly lints and runs them.

import { globSync } from "node:fs";
import { type Api, root } from "../../model/apis.ts";
import { runTool, type ToolResult } from "../tool.ts";

const folder = `${root}openapi/workflows/`;

/** Absolute paths of the workflows, in alphabetical order; without `shared/`, which holds what several begin with. */
export function stories(): string[] {
  return globSync(`${folder}*.arazzo.yaml`).sort();
}

/** Absolute paths of the workflows and of what they share. */
export function allWorkflows(): string[] {
  return globSync(`${folder}**/*.arazzo.yaml`).sort();
}

/**
 * Lints workflows with the rules of openapi/workflows/redocly.yaml.
 * @param files Absolute paths; every workflow and what they share when left out.
 */
export function lintWorkflows(files = allWorkflows()): Promise<ToolResult> {
  return runTool(".bin/redocly", ["lint", "--config", `${folder}redocly.yaml`, "--format=stylish", ...files]);
}

/** How workflows are run. */
export interface StoryRun {
  /** Origin by API. */
  origins: Record<Api, string>;
  /** Inputs by name; on the command line, so for secrets of servers made for tests only. */
  inputs: Record<string, string>;
  /** File for Respect's report. */
  json?: string;
  /**
   * Checks of Respect that only warn. Respect does not know statuses in ranges of the contract (4XX), so the check of the
   * status is always one of them: every step states its status itself. SCHEMA_CHECK demands types that are our reading.
   */
  warn?: string[];
}

/**
 * Arguments of Redocly that run workflows, one after the other.
 * @param files Absolute paths of the workflows.
 */
export function respectArguments(files: string[], { origins, inputs, json, warn = [] }: StoryRun): string[] {
  return [
    "respect",
    ...files,
    ...["--severity", ["STATUS_CODE_CHECK", ...warn].map((check) => `${check}=warn`).join(",")],
    ...Object.entries(origins).flatMap(([api, origin]) => ["-S", `${api}=${origin}`]),
    ...Object.entries(inputs).flatMap(([name, value]) => ["-i", `${name}=${value}`]),
    ...(json === undefined ? [] : ["--json-output", json]),
  ];
}
