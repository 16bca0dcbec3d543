// The parts of bench:client: what grows is told from what does not, and a run gives a table and the same as JSON.

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { everyOutcome, measureGrowth, startService } from "../../bench/client/growth.ts";
import { runScript } from "../lib/process.ts";

const leaking = fileURLToPath(new URL("../fixtures/leaking-client.ts", import.meta.url));

test("a client that keeps something of each call grows; ours does not, however its calls end", async () => {
  const service = await startService();
  try {
    const ignore = () => {};
    expect(await measureGrowth(leaking, service.origin, 5_000, ignore)).toMatchObject({ grows: true });
    const ours = await measureGrowth(everyOutcome, service.origin, 5_000, ignore);
    expect(ours, JSON.stringify(ours.points)).toMatchObject({ grows: false });
  } finally {
    await service.stop();
  }
}, 300_000);

test("a run measures bare fetch and a peer, and says so as a table and as JSON", async () => {
  const folder = await mkdtemp(join(tmpdir(), "bench-client-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "bench.json");
  const flags = [
    "--only=openapi-fetch",
    "--parts=size,types,completion,cpu",
    "--quick",
    "--rounds=3",
    `--json=${file}`,
  ];
  const { code, stdout, stderr } = await runScript("bench/client/run.ts", flags);
  expect([code, stderr]).toEqual([0, expect.not.stringContaining("MISSED")]);
  const figures = String.raw`[\d.]+ \([\d.]+ (µs|s|ms)\)`;
  expect(stdout).toMatch(new RegExp(String.raw`^\| openapi-fetch \| [\d.]+ kB \| (${figures}( \| )?){6} \|$`, "m"));
  const { rows } = JSON.parse(await readFile(file, "utf8"));
  expect(rows).toMatchObject([{ name: "bare fetch", cpu: { list: { ratio: 1 } } }, { name: "openapi-fetch" }]);
}, 300_000);
