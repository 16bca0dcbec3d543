// Runs sequences against the mock, as it is or behind a gateway with a defect; its clock moves only when a sequence says so.

import type { Contracts } from "../../../conformance/contracts.ts";
import type { ServiceName } from "../../../conformance/exchange.ts";
import { reads } from "../../../conformance/run/cases.ts";
import { openCourse } from "../../../conformance/run/course.ts";
import { type Exploration, type Explored, explore } from "../../../conformance/sequences/explore.ts";
import { subjectsOf } from "../../../conformance/sequences/subjects.ts";
import { type Mock, startMock } from "../../../mock/start.ts";
import { type Meddler, startGateway } from "./gateway.ts";

/** Starts a mock for sequences. */
export function startStill(): Promise<Mock> {
  const ports = { finance: 0, ramp: 0, auth: 0 };
  return startMock({ host: "127.0.0.1", ports, speed: 0, settings: { paymentSessions: true } });
}

async function control(mock: Mock, path: string, body?: object): Promise<unknown> {
  const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body ?? {}) };
  const response = await fetch(`${mock.addresses.finance}/__mock/${path}`, body === undefined ? {} : init);
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  const text = await response.text();
  return text === "" ? undefined : JSON.parse(text);
}

/** Lets everything that is under way come to its end. */
export const passTime = async (mock: Mock): Promise<void> => void (await control(mock, "clock", { minutes: 30 }));

/** The books of the mock. */
export const ledgerOf = (mock: Mock): Promise<unknown> => control(mock, "ledger");

/** The mock as it was in the beginning, with nothing under way. */
export async function reset(mock: Mock): Promise<void> {
  await control(mock, "reset", {});
  await passTime(mock);
}

/** What a run is told about the mock. */
export function targetOf(mock: Mock, origins: Record<ServiceName, string> = mock.addresses) {
  return {
    client: { id: "mock-client", secret: "mock-secret" },
    tenantId: "6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10",
    fixtures: {},
    origins: { finance: origins.finance, ramp: origins.ramp },
    tokenUrl: `${mock.addresses.auth}/token`,
    writes: "all" as const,
    passTime: () => passTime(mock),
  };
}

/** Carries out the sequences of one subject against the mock behind a gateway. */
export async function exploreBehind(
  contracts: Contracts,
  mock: Mock,
  meddle: Meddler,
  subjectName: string,
  exploration: Exploration,
): Promise<Explored> {
  const gateways = {
    finance: await startGateway(mock.addresses.finance, meddle),
    ramp: await startGateway(mock.addresses.ramp, meddle),
  };
  const origins = { finance: gateways.finance.origin, ramp: gateways.ramp.origin };
  const course = openCourse(contracts, targetOf(mock, origins));
  const subject = subjectsOf(contracts).find(({ name }) => name === subjectName);
  if (subject === undefined) throw new Error(`there is no subject ${subjectName}`);
  try {
    await reads(course);
    return await explore(subject, course.probe("sequence"), () => true, exploration);
  } finally {
    course.transport.close();
    await Promise.all([gateways.finance.stop(), gateways.ramp.stop()]);
  }
}
