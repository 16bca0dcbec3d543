// The three APIs, by the names every file, script and import path uses, and the folders of the pipeline.

import { fileURLToPath } from "node:url";

/** The APIs of this repository: the finance service, the company ramp service and the token endpoint. */
export const apis = ["finance", "ramp", "auth"] as const;

/** Name of one API. */
export type Api = (typeof apis)[number];

/** Absolute path of the repository, with a trailing slash. */
export const root = fileURLToPath(new URL("../", import.meta.url));

/** Absolute path of `generated/`, with a trailing slash. */
export const generatedDir = `${root}generated/`;
