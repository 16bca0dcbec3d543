// The types of the client's package with the oldest compiler that it supports; with the newest they are in client.test.ts.

import { describe } from "vitest";
import { clientPackage, entryPoints, typeTests } from "./lib/client.ts";

const { project } = clientPackage();

describe("from TypeScript 5.9, without skipping library checks", () => {
  typeTests("typescript/bin/tsc", project, Object.keys(entryPoints));
});
