// Keeps Prism's static responses on disk, so that a start need not wait for Prism; a lost or broken file costs time only.

import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Api } from "../../model/apis.ts";
import { cacheFolder } from "../cache.ts";
import type { PrismResponse } from "./question.ts";

const folder = `${cacheFolder}/`;
const { version } = createRequire(import.meta.url)("@stoplight/prism-http/package.json") as { version: string };
/** Part of the name; to be raised when the form of the entries changes. */
const form = 1;

/** The name of the file that belongs to a bundle and a version of Prism. */
function nameOf(api: Api, bundle: string): string {
  const digest = createHash("sha256").update(`${form} ${version} ${bundle}`).digest("hex").slice(0, 16);
  return `${api}-${digest}.json`;
}

/**
 * Reads the responses kept for a bundle.
 * @param api Which API.
 * @param bundle Text of the bundle.
 * @returns The responses by key; undefined when none are kept.
 */
export async function readResponses(api: Api, bundle: string): Promise<Map<string, PrismResponse> | undefined> {
  try {
    return new Map(JSON.parse(await readFile(`${folder}${nameOf(api, bundle)}`, "utf8")) as [string, PrismResponse][]);
  } catch {
    return undefined;
  }
}

/** Keeps the responses for a bundle and drops those of its earlier versions; a folder that cannot be written is no error. */
export async function keepResponses(api: Api, bundle: string, responses: Map<string, PrismResponse>): Promise<void> {
  try {
    const name = nameOf(api, bundle);
    await mkdir(folder, { recursive: true });
    await writeFile(`${folder}${name}.${process.pid}`, JSON.stringify([...responses]));
    await rename(`${folder}${name}.${process.pid}`, `${folder}${name}`);
    const old = (await readdir(folder)).filter((file) => file.startsWith(`${api}-`) && file !== name);
    await Promise.all(old.map((file) => rm(`${folder}${file}`, { force: true })));
  } catch {
    // Read-only installations start slower, that is all.
  }
}
