// Other tools that compare contracts, as they are: what each says of an edit, and whether that is right on the wire.

import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Rating } from "../../../model/change.ts";
import type { JsonObject } from "../../../model/document.ts";
import { runTool } from "../../../scripts/lib/tool.ts";
import { install } from "../../lib/install.ts";

/** What a tool says of an edit. */
export interface Said {
  rating: string;
  isRight: boolean;
}

/** Another tool. */
export interface Peer {
  name: string;
  /**
   * What it says of two bundles.
   * @param wire What is right. A tool that has no word for patch or none is right with either.
   */
  rate: (before: JsonObject, after: JsonObject, wire: Rating) => Promise<Said>;
}

/** The tools that can be had: Redocly's diff, which is ours, and those that npm has. */
export async function peers(): Promise<Peer[]> {
  const smart = await apiSmartDiff().catch(() => undefined);
  return smart === undefined ? [redocly] : [redocly, smart];
}

const isLight = (rating: string) => rating === "none" || rating === "patch";

/** Redocly's diff with its recommended rules and nothing of ours: its `bump`. */
const redocly: Peer = {
  name: "redocly diff",
  rate: async (before, after, wire) => {
    const folder = await mkdtemp(join(tmpdir(), "peer-"));
    const path = (name: string) => join(folder, name);
    try {
      await writeFile(path("before.json"), JSON.stringify(before));
      await writeFile(path("after.json"), JSON.stringify(after));
      await writeFile(path("redocly.yaml"), "extends: [diff-recommended]\n");
      const flags = ["--format=json", "--fail-on=none", `--config=${path("redocly.yaml")}`, "--lint-config=off"];
      const output = `--output=${path("report.json")}`;
      await runTool(".bin/redocly", ["diff", path("before.json"), path("after.json"), ...flags, output], folder);
      const { bump } = JSON.parse(await readFile(path("report.json"), "utf8")) as { bump?: string };
      const rating = bump ?? "none";
      return { rating, isRight: rating === wire || (isLight(rating) && isLight(wire)) };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** What is used of api-smart-diff. */
interface SmartDiff {
  apiDiff: (before: object, after: object) => { type: string }[];
}

/** api-smart-diff knows breaking, non-breaking, annotation and unclassified changes. */
async function apiSmartDiff(): Promise<Peer> {
  const dependencies = { "api-smart-diff": "1.0.6" };
  const folder = await install({ room: "peers", name: "api-smart-diff", date: "2026-11-01", dependencies });
  const { load } = (await import(pathToFileURL(join(folder, "load.mjs")).href)) as {
    load: (name: string) => Promise<SmartDiff>;
  };
  const { apiDiff } = await load("api-smart-diff");
  return {
    name: "api-smart-diff",
    rate: async (before, after, wire) => {
      const kinds = apiDiff(before, after).map(({ type }) => type);
      const rating = kinds.includes("breaking") ? "major" : kinds.includes("non-breaking") ? "minor" : "none";
      return { rating, isRight: rating === wire || (isLight(rating) && isLight(wire)) };
    },
  };
}
