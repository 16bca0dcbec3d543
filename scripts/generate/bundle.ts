// Bundles the files of one API in openapi/ into one document: Redocly CLI resolves references, expand.ts the tables.

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { parse } from "yaml";
import { UserError } from "../../cli/command.ts";
import { type Api, root } from "../../model/apis.ts";
import type { JsonObject } from "../../model/document.ts";
import { runTool } from "../tool.ts";
import { type ErrorTable, expand } from "./expand.ts";

/**
 * Bundles `openapi/<api>/openapi.yaml` and every file to which it refers.
 * @throws UserError with the first complaint when a file is missing or not readable, or the table lacks an error code.
 */
export async function bundle(api: Api): Promise<JsonObject> {
  const folder = await mkdtemp(join(tmpdir(), "bundle-"));
  try {
    const file = join(folder, `${api}.json`);
    const { code, stdout, stderr } = await runTool(".bin/redocly", ["bundle", api, "--output", file]);
    if (code !== 0) throw new UserError(`cannot bundle ${api}: ${firstComplaint(stderr || stdout)}`);
    const document = JSON.parse(await readFile(file, "utf8")) as JsonObject;
    expand(document, await errorTable(api));
    return document;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The service's table of error codes; empty for the token endpoint, which has none. */
async function errorTable(api: Api): Promise<ErrorTable> {
  const file = `openapi/${api}/errors.yaml`;
  const text = await readFile(root + file, "utf8").catch(() => "");
  try {
    return (parse(text) ?? {}) as ErrorTable;
  } catch (cause) {
    throw new UserError(`cannot read ${file}: ${(cause as Error).message.split("\n")[0]}`);
  }
}

/** Place and reason of Redocly's first complaint, in one line. */
function firstComplaint(output: string): string {
  const plain = stripVTControlCharacters(output).split("\n");
  const lines = plain.map((line) => line.trim()).filter(Boolean);
  const first = lines.findIndex((line) => line.startsWith("[1] "));
  if (first < 0) return lines.at(-1) ?? "the bundler gave no reason";
  const place = (lines[first] as string).slice("[1] ".length).replace(/ at #.*$/, "");
  return `${place} ${lines[first + 1]}`.replaceAll(root, "");
}
