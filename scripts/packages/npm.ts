// Runs npm, and tells what the packages of this repository are.

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { root } from "../../model/apis.ts";
import type { ToolResult } from "../tool.ts";

/** A package that is published. */
export interface Package {
  /** Its folder, such as `client`. */
  room: string;
  name: string;
  version: string;
  /** Exact versions by name. */
  dependencies: Record<string, string>;
}

/** The packages that are published, in the order of the workspaces. */
export function publishedPackages(): Package[] {
  const { workspaces } = readManifest("package.json") as { workspaces: string[] };
  return workspaces.map((room) => ({ room, ...(readManifest(`${room}/package.json`) as Omit<Package, "room">) }));
}

const readManifest = (file: string): unknown => JSON.parse(readFileSync(`${root}${file}`, "utf8"));

/**
 * Runs npm.
 * @param args Its arguments.
 * @param folder Where it runs.
 * @returns Exit code and output; it does not throw when npm fails.
 */
export function npm(args: string[], folder = root): Promise<ToolResult> {
  const child = spawn("npm", args, { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  const output = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk) => (output.stdout += chunk));
  child.stderr.on("data", (chunk) => (output.stderr += chunk));
  return new Promise((resolve) => {
    child.on("error", ({ message }) => resolve({ code: 1, stdout: "", stderr: message }));
    child.on("close", (code) => resolve({ code: code ?? 1, ...output }));
  });
}

/** What npm says went wrong, in one line. */
export function complaintOf({ stderr }: ToolResult): string {
  const lines = stderr
    .split("\n")
    .filter((line) => line.startsWith("npm error") && !/A complete log|^npm error code/.test(line));
  return (lines[0] ?? stderr.trim().split("\n").at(-1) ?? "").replace(/^npm error\s*/, "").trim();
}
