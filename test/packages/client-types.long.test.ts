// The types of the client's package with the oldest compiler that it supports; with the newest they are in client.test.ts.

import { afterAll, beforeAll, describe } from "vitest";
import { installPacked, type Packed, type Project, pack } from "../lib/packed.ts";
import { entryPoints, typeTests } from "./lib/client.ts";

let packed: Packed;
let project: Project;
beforeAll(async () => {
  packed = await pack("client");
  project = await installPacked(packed);
}, 120_000);
afterAll(async () => {
  await project?.remove();
  await packed?.remove();
});

describe("from TypeScript 5.9, without skipping library checks", () => {
  typeTests("typescript/bin/tsc", () => project, Object.keys(entryPoints));
});
