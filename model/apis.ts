// The names of the three APIs in files, scripts and import paths, and the folders of the repository.

import { fileURLToPath } from "node:url";

/** The APIs of this repository: the finance service, the company ramp service and the token endpoint. */
export const apis = ["finance", "ramp", "auth"] as const;

export type Api = (typeof apis)[number];

/** Absolute path of the repository, with a trailing slash. */
export const root = fileURLToPath(new URL("../", import.meta.url));

/** Absolute path of `generated/`, with a trailing slash. */
export const generatedDir = `${root}generated/`;
