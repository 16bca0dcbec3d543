// Reads the manifests of the published packages.

import { readFileSync } from "node:fs";
import { root } from "../../model/apis.ts";

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
