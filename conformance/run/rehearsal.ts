// Rehearses a run to count its requests: the contract's examples stand in for the services, and nothing is sent.

import { matchPath, successesOf } from "../../model/calls.ts";
import type { Operation } from "../../model/operations.ts";
import { type Contracts, operationsIn } from "../contracts.ts";
import { type ReceivedResponse, type SentRequest, services } from "../exchange.ts";
import type { Target } from "../plan/target.ts";
import type { RunPlan } from "../result.ts";
import type { Transport } from "./http.ts";
import type { Only } from "./only.ts";
import { run } from "./runner.ts";

/** More requests than any run makes: a rehearsal ends there, whatever a check waits for. */
const mostRehearsed = 50_000;

/** A deployment that does not exist: what a run of everything sends does not depend on it. */
export const anyTarget: Target = {
  origins: { finance: "https://finance.invalid", ramp: "https://ramp.invalid" },
  tokenUrl: "https://auth.invalid/token",
  client: { id: "client", secret: "secret of nobody" },
  tenantId: "00000000-0000-4000-8000-000000000000",
  fixtures: {},
  writes: "all",
};

/**
 * Counts the requests of a run.
 * @param only What it is narrowed to.
 * @returns An estimate: it holds for services whose lists have as much as those of the contract's examples.
 */
export async function rehearse(contracts: Contracts, target: Target, only?: Only): Promise<RunPlan> {
  const phases: RunPlan["phases"] = [];
  const calls = new Map<Operation | undefined, number>();
  const checks: RunPlan["checks"] = {};
  const { requests } = await run(contracts, rehearsed(target), {
    rehearsal: examplesOf(contracts, target),
    ...(only && { only }),
    onPhase: (name) => void phases.push({ name, requests: 0 }),
    onExchange: ({ operation, check }) => {
      const phase = phases.at(-1);
      if (phase !== undefined) phase.requests++;
      calls.set(operation, (calls.get(operation) ?? 0) + 1);
      if (check !== undefined) checks[check] = (checks[check] ?? 0) + 1;
    },
  });
  const operations = operationsIn(contracts).map((operation) => {
    const { api: service, operationId, method } = operation;
    return { service, operationId, method, requests: calls.get(operation) ?? 0 };
  });
  return {
    phases: phases.filter((phase) => phase.requests > 0),
    operations: operations.filter((operation) => operation.requests > 0),
    ...{ checks, requests },
    ...(target.rate !== undefined && { rate: target.rate }),
  };
}

/** The target without what keeps to a rate, and without what changes a server. */
function rehearsed({
  rate: _,
  passTime: _time,
  otherClients: _clients,
  expiredToken: _token,
  ...rest
}: Target): Target {
  return rest;
}

/** Responds to each request as the example of its operation shows; what fits no operation is not found. */
function examplesOf(contracts: Contracts, { origins, tokenUrl }: Target): Transport {
  let served = 0;
  const operationOf = ({ method, url }: SentRequest): Operation | undefined => {
    if (url === tokenUrl) return contracts.auth.operations[0];
    const { origin, pathname } = new URL(url);
    const own = services.filter((service) => new URL(origins[service] ?? "none:").origin === origin);
    const fitting = own.flatMap((service) => matchPath(contracts[service].operations, pathname));
    return fitting.find(({ operation }) => operation.method === method)?.operation;
  };
  return {
    async send(request) {
      served++;
      if (served > mostRehearsed) throw new Error("the rehearsal of the run does not end");
      const operation = operationOf(request);
      return operation === undefined ? notFound : exampleOf(operation);
    },
    close() {},
  };
}

const notFound: ReceivedResponse = { status: 404, headers: {}, body: "" };

function exampleOf(operation: Operation): ReceivedResponse {
  const [success] = successesOf(operation);
  const [media] = success?.media ?? [];
  const value = media?.examples[0]?.value;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return {
    status: Number(success?.status.replace("XX", "00") ?? 200),
    headers: media === undefined ? {} : { "content-type": media.type },
    body: value === undefined ? "" : text,
  };
}
