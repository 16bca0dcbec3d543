// Every defect of sequences is found, and 10,000 steps on the mock find nothing.

import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { reads } from "../../conformance/run/cases.ts";
import { openCourse } from "../../conformance/run/course.ts";
import { sequences } from "../../conformance/run/sequences.ts";
import { startMock } from "../../mock/start.ts";
import { loadContracts } from "../../model/contract.ts";
import { defects } from "../server/defects/index.ts";
import { patient, proveDefect, shortestStory } from "./prove.ts";

const contracts = loadContracts();

describe("a defect", patient, () => {
  test.each(defects.filter(({ check }) => check.startsWith("sequence-")))("$name is found", async (defect) => {
    const result = await proveDefect(contracts, defect);
    expect(result.isShown).toBe(true);
    expect(shortestStory(result, defect.check)).toBeLessThanOrEqual(6);
  });
});

describe("the mock as it is", async () => {
  const ports = { finance: 0, ramp: 0, auth: 0 };
  const mock = await startMock({ host: "127.0.0.1", ports, speed: 0, settings: { paymentSessions: true } });
  const control = async (path: string, body?: object) => {
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
    const response = await fetch(`${mock.addresses.finance}/__mock/${path}`, body && init);
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response;
  };
  const passTime = async () => void (await control("clock", { minutes: 30 }));
  afterAll(() => mock.stop());
  beforeEach(async () => {
    await control("reset", {});
    await passTime();
  });

  // Each thousand steps begin with a fresh mock, whose lists are short enough to be read whole.
  test.each(Array.from({ length: 10 }, (_, i) => 1 + i))(
    "1,000 steps with seed %i: nothing",
    patient,
    async (seed) => {
      const course = openCourse(contracts, {
        client: { id: "mock-client", secret: "mock-secret" },
        tenantId: "6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10",
        fixtures: {},
        origins: { finance: mock.addresses.finance, ramp: mock.addresses.ramp },
        tokenUrl: `${mock.addresses.auth}/token`,
        writes: "all",
        passTime,
        sequences: { steps: 1000, seed },
      });
      await reads(course, () => true);
      await sequences(course);
      course.transport.close();
      const { failures, findings } = course.differences.split();
      const told = [...failures, ...findings].filter(({ check }) => check.startsWith("sequence-"));
      expect(told.map(({ check, expected, actual }) => [check, expected, actual])).toEqual([]);
      expect(failures).toEqual([]);
      // The mock audits its ledger.
      expect(await (await control("ledger")).json()).toMatchObject({ faults: [] });
    },
  );
});
