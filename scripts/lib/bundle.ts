// Bundles the hand-written sources of one API into one document, with Redocly CLI.

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Api } from "./apis.ts";
import { UserError } from "./command.ts";
import type { JsonObject } from "./openapi.ts";
import { runTool } from "./tool.ts";

/**
 * Bundles `openapi/<api>/openapi.yaml` and every file it refers to.
 * @param api Which API.
 * @returns The bundled OpenAPI 3.1 document.
 * @throws UserError with the tool's first complaint when a file is missing or not readable.
 */
export async function bundle(api: Api): Promise<JsonObject> {
  const folder = await mkdtemp(join(tmpdir(), "bundle-"));
  try {
    const file = join(folder, `${api}.json`);
    const { code, stdout, stderr } = await runTool(".bin/redocly", ["bundle", api, "--output", file]);
    if (code !== 0) throw new UserError(`cannot bundle ${api}; npm run lint tells why.\n${(stderr || stdout).trim()}`);
    return JSON.parse(await readFile(file, "utf8")) as JsonObject;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
