// Runs all checks against a target: learns ids, makes every generated request, looks at every answer, cleans up.

import { asObject, type JsonObject } from "../../model/document.ts";
import { isCertain } from "../../model/evidence.js";
import { judge } from "../checks/cases.ts";
import {
  type Found,
  NotCovered,
  type Probe,
  type ResponseCheck,
  type SemanticCheck,
  succeeded,
} from "../checks/check.ts";
import { acrossRequests, everyResponse } from "../checks/index.ts";
import { tokenLifetime, watchTokens } from "../checks/token.ts";
import type { Contract, Operation } from "../contract.ts";
import type { Exchange, Service } from "../exchange.ts";
import { validBodies, validBody } from "../plan/body.ts";
import { type Case, negativeCases, positiveCases, undeclaredMethodCases, unusualCases } from "../plan/cases.ts";
import { effectOf, refusalToCall } from "../plan/policy.ts";
import type { Client, Target } from "../plan/target.ts";
import { secretsIn } from "../report/sensitive.ts";
import type { RunResult } from "../result.ts";
import { type Caller, makeCaller } from "./calls.ts";
import { makeCleanup } from "./cleanup.ts";
import { makeCoverage } from "./coverage.ts";
import { collectDifferences } from "./differences.ts";
import { openTransport, UnreachableError } from "./http.ts";
import { makeKnowledge } from "./knowledge.ts";
import { makePace, type Pace, StoppedError } from "./pace.ts";
import { patiently } from "./patience.ts";
import { makeRecorder, type Recorder } from "./recorder.ts";
import { keepTokens, RefusedError, tokenRequest } from "./tokens.ts";

/** How a run is carried out. */
export interface RunOptions {
  /** Interrupts the run: what it made is removed, and the result tells what was seen until then. */
  signal?: AbortSignal;
  /** Narrows a run: which checks across requests are run, and whether broken requests are made. */
  focus?: { across: (check: string) => boolean; broken: boolean };
  /** Called with every exchange, once it has been looked at. */
  onExchange?: (exchange: Exchange) => void;
  /** Called when a phase begins. */
  onPhase?: (name: string) => void;
}

type Parts = ReturnType<typeof assemble>;

/**
 * Tests a deployment.
 * @param contract What it has to keep.
 * @param target The deployment.
 * @returns All differences, failures apart from findings, with coverage and every exchange.
 * @throws UnreachableError when a host cannot be reached, RefusedError when the credentials are refused; what the run
 *   made until then is removed.
 */
export async function run(contract: Contract, target: Target, options: RunOptions = {}): Promise<RunResult> {
  const result = await attempt(contract, target, options);
  if (result.problem !== undefined) throw result.problem;
  return result;
}

/** Tests a deployment as `run` does; what ends it early stands in the result beside all that was seen until then. */
export async function attempt(contract: Contract, target: Target, options: RunOptions = {}): Promise<RunResult> {
  const start = performance.now();
  const parts = assemble(contract, target, options.onExchange);
  const stop = () => void parts.recorder.stop();
  options.signal?.addEventListener("abort", stop, { once: true });
  let problem: Error | undefined;
  let leftBehind: string[] = [];
  try {
    await phases(parts, options);
  } catch (error) {
    if (error instanceof UnreachableError || error instanceof RefusedError) problem = error;
    else if (!(error instanceof StoppedError)) throw error;
  } finally {
    await parts.recorder.stop();
    leftBehind = await cleanUp(parts);
    parts.transport.close();
    options.signal?.removeEventListener("abort", stop);
  }
  const services: Service[] = ["finance", "ramp"];
  return {
    ...parts.differences.split(),
    coverage: parts.coverage.items(),
    exchanges: parts.recorder.exchanges,
    requests: parts.recorder.exchanges.length,
    seconds: (performance.now() - start) / 1000,
    notTested: services.filter((service) => target.origins[service] === undefined),
    leftBehind,
    secrets: [...parts.secrets],
    ...(problem && { problem }),
  };
}

/** Removes what the run made, with calls of its own: those of the run are stopped for good. */
function cleanUp(parts: Parts): Promise<string[]> {
  const pace = makePace(parts.target.rate);
  const recorder = parts.recorder.afterwards(pace);
  const tokens = parts.tokensOf(parts.target.client, recorder, pace);
  const caller = makeCaller({ ...parts, recorder, tokens, pace });
  return parts.cleanup.removeAll((operationId, path) =>
    caller.call(operationOf(parts, operationId), { path, purpose: "clean up" }),
  );
}

function assemble(contract: Contract, target: Target, onExchange: (exchange: Exchange) => void = () => {}) {
  const operations = contract.operations.filter(({ service }) => target.origins[service as Service] !== undefined);
  const tokenOperation = contract.operations.find(({ service }) => service === "auth") as Operation;
  const secrets = new Set([target.client.secret, ...(target.limitedClient ? [target.limitedClient.secret] : [])]);
  const knowledge = makeKnowledge(contract, target.fixtures);
  const coverage = makeCoverage([...operations, tokenOperation]);
  const cleanup = makeCleanup(contract);
  const differences = collectDifferences();
  const transport = openTransport(target.timeout);
  const pace = makePace(target.rate);
  const watch = watchTokens();
  const look = (exchange: Exchange) => {
    // The token endpoint has one operation, so every request to it is a call of that.
    if (exchange.service === "auth") exchange.operation = tokenOperation;
    for (const secret of secretsIn(exchange.request)) secrets.add(secret);
    coverage.observe(exchange);
    cleanup.observe(exchange);
    knowledge.learn(exchange);
    for (const check of everyResponse) {
      for (const found of foundBy(check, exchange, contract)) differences.add(check.name, exchange, found);
    }
    for (const found of watch(exchange)) differences.add(tokenLifetime.name, exchange, found);
    onExchange(exchange);
  };
  const recorder = makeRecorder(transport, pace, look);
  const tokensOf = (client: Client, own: Recorder, ownPace: Pace) => {
    const learnSecret = (secret: string) => secrets.add(secret);
    return keepTokens({ recorder: own, pace: ownPace, url: target.tokenUrl, client, learnSecret });
  };
  const tokens = tokensOf(target.client, recorder, pace);
  const limited = target.limitedClient && tokensOf(target.limitedClient, recorder, pace);
  const caller: Caller = makeCaller({ target, recorder, tokens, knowledge, pace });
  return {
    contract,
    target,
    operations,
    secrets,
    knowledge,
    coverage,
    cleanup,
    differences,
    transport,
    pace,
    recorder,
    tokensOf,
    tokens,
    limited,
    caller,
  };
}

/** What a check of one response finds; an answer it cannot read is a difference as well. */
function foundBy({ look }: ResponseCheck, exchange: Exchange, contract: Contract): Found[] {
  try {
    return look(exchange, contract);
  } catch (error) {
    return [{ expected: "a response that can be read", actual: String(error), evidence: "documented" }];
  }
}

function operationOf({ contract }: Parts, operationId: string): Operation {
  const found = contract.operations.find((operation) => operation.operationId === operationId);
  if (found === undefined) throw new Error(`the contract has no operation ${operationId}`);
  return found;
}

async function phases(parts: Parts, { focus, onPhase = () => {} }: RunOptions): Promise<void> {
  onPhase("token");
  await parts.tokens.get();
  onPhase("hosts");
  await Promise.all(Object.keys(parts.target.origins).map((service) => greet(parts, service as Service)));
  onPhase("reads");
  await reads(parts);
  for (const service of Object.keys(parts.target.origins)) expectAccess(parts, service as Service);
  if (parts.target.writes !== "none") {
    onPhase("writes");
    await writes(parts);
    // What could not be read before may be there now.
    await reads(parts, true);
  }
  if (focus?.broken !== false) {
    onPhase("broken requests");
    await negatives(parts);
  }
  onPhase("rules across requests");
  for (const check of acrossRequests) if (focus?.across(check.name) ?? true) await semantic(parts, check);
  if (parts.target.prefer === true) {
    onPhase("every documented response");
    await preferred(parts);
  }
}

/** A host that answers none of three calls is not reached, whatever it is that listens there. */
async function greet({ operations, caller, target }: Parts, service: Service): Promise<void> {
  const calls = operations
    .filter((operation) => operation.service === service && effectOf(operation) === "safe")
    .slice(0, 3)
    .map((operation) => caller.call(operation, { inventIds: true, purpose: "first contact" }).catch(ignoreGaps));
  const answers = await Promise.all(calls);
  const problems = answers.flatMap((answer) => answer?.response.problem ?? []);
  if (problems.length === 0 || problems.length < answers.length) return;
  throw new UnreachableError(`${service} at ${hostOf(target, service)}: ${problems[0]}`);
}

/** What is not covered now may be so later, and is told then. */
function ignoreGaps(error: unknown): undefined {
  if (!(error instanceof NotCovered)) throw error;
}

function hostOf({ origins }: Target, service: Service): string {
  return new URL(origins[service] ?? "").host;
}

/** Without access there is nothing to test: a service that refuses every read refuses the credentials. */
function expectAccess({ recorder, target }: Parts, service: Service): void {
  const seen = recorder.exchanges.filter((exchange) => exchange.service === service);
  const statuses = new Set(seen.map(({ response }) => response.status));
  const [status] = statuses;
  if (statuses.size !== 1 || (status !== 401 && status !== 403)) return;
  const tenant = target.tenantId === undefined ? "a tenant may have to be given" : "the tenant may not be granted";
  const why = status === 401 ? "it does not accept the token" : `${tenant}, or the client lacks every scope`;
  throw new RefusedError(`${service} at ${hostOf(target, service)} responds to every read with ${status}: ${why}`);
}

/** Runs work on many items, a few at a time; the first error ends it. */
async function inParallel<T>(items: T[], work: (item: T) => Promise<void>, width = 8): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
}

/** Reads from the shortest paths to the longest, so that each level finds the ids that the next one needs. */
async function reads(parts: Parts, onlyMissed = false): Promise<void> {
  const missed = ({ operationId }: Operation) =>
    parts.coverage
      .items()
      .some((item) => item.operationId === operationId && item.kind === "parameter" && !item.covered);
  const safe = parts.operations.filter(
    (operation) => effectOf(operation) === "safe" && (!onlyMissed || missed(operation)),
  );
  const levels = [...new Set(safe.map(({ segments }) => segments.length))].sort((a, b) => a - b);
  for (const level of levels) {
    const own = safe.filter(({ segments }) => segments.length === level);
    await inParallel(own, async (operation) => {
      const cases = positiveCases(operation);
      for (const test of cases) await carryOut(parts, test);
    });
    learnPairs(parts);
  }
}

/** Currency ids stand in the pairs of the ramp service, accounts in no list of their own kind. */
function learnPairs({ recorder, knowledge }: Parts): void {
  for (const { operation, json } of recorder.exchanges) {
    const result = asObject(json)["result"];
    const rows = Array.isArray(result) ? result.map(asObject) : [];
    const add = (kind: string, id: unknown, resource: JsonObject) => {
      if (typeof id === "string") knowledge.add("ramp", { kind, id, parents: {}, origin: "listed", resource });
    };
    if (operation?.operationId === "listOnRampPairs") {
      for (const { from, to } of rows) {
        add("fiatCurrencyId", asObject(from)["id"], asObject(from));
        add("cryptoCurrencyId", asObject(to)["id"], asObject(to));
      }
    }
    if (operation?.operationId === "listCompanyWallets") for (const row of rows) add("companyWalletId", row["id"], row);
  }
}

/** Creations before changes; removals are left for the end. */
const writeOrder = ["removable", "lasting", "slight", "own"];
const leaveForCleanup = new Set([
  "deleteParty",
  "deleteWebhook",
  "cancelRampRequest",
  "rejectRampRequest",
  "approveRampRequest",
  "reversePaymentRequest",
  "reversePaymentRequestByReference",
  "settlePaymentRequestByReference",
]);

async function writes(parts: Parts): Promise<void> {
  const own = parts.operations.filter((operation) => effectOf(operation) !== "safe");
  for (const effect of writeOrder) {
    const group = own.filter(
      (operation) => effectOf(operation) === effect && !leaveForCleanup.has(operation.operationId),
    );
    for (const operation of group.sort((a, b) => a.segments.length - b.segments.length)) {
      const document = parts.contract.documents[operation.service];
      // A trace that stays is left once, not for every unusual text.
      const valid = effect === "slight" ? undefined : validBody(operation, parts.knowledge);
      for (const test of [...positiveCases(operation), ...unusualCases(operation, document, valid)])
        await carryOut(parts, test);
    }
  }
  await endings(parts);
}

/** Ways to end what was made, other than the one that cleans up; each gets something of its own to end. */
async function endings(parts: Parts): Promise<void> {
  const pairs = [
    ["createRampRequest", "rejectRampRequest", "rampRequestId"],
    ["createPaymentRequest", "settlePaymentRequestByReference", ""],
    ["createPaymentRequest", "reversePaymentRequestByReference", ""],
  ] as const;
  for (const [make, end, parameter] of pairs) {
    const operation = parts.operations.find(({ operationId }) => operationId === end);
    if (operation === undefined || refusalToCall(operation, parts.target.writes) !== undefined) continue;
    const made = await parts.caller.call(operationOf(parts, make), { purpose: `make something to ${end}` });
    const id = asObject(asObject(made.json)["result"])["id"];
    if (!succeeded(made) || typeof id !== "string") continue;
    const path = parameter === "" ? {} : { [parameter]: id };
    const sent = asObject(JSON.parse(made.request.body ?? "{}"));
    const { cardProviderReference, externalId } = sent;
    const body = asObject(validBody(operation, parts.knowledge) ?? {});
    const references = parameter === "" ? { cardProviderReference, externalId } : {};
    const json = operation.body === undefined ? undefined : { ...body, ...references };
    const exchange = await parts.caller.call(operation, { path, json, purpose: "as the example shows" });
    parts.coverage.cover(operation.service, end, "parameter", "as the example shows");
    if (succeeded(exchange)) parts.knowledge.remove(operation.service as Service, "rampRequestId", id);
  }
}

async function negatives(parts: Parts): Promise<void> {
  const { target, contract } = parts;
  const allowed = parts.operations.filter((operation) => effectOf(operation) === "safe" || target.writes !== "none");
  const skipped = parts.operations.filter((operation) => !allowed.includes(operation));
  for (const operation of skipped) {
    const reason = refusalToCall(operation, target.writes) ?? "it may not be called";
    parts.coverage.miss(operation.service, operation.operationId, undefined, undefined, reason);
  }
  const cases = allowed.flatMap((operation) => {
    const bodies = validBodies(operation, parts.knowledge);
    const own = negativeCases(operation, contract.documents[operation.service], bodies);
    // What is only assumed to be wrong may be accepted, and would then last.
    const lasts = effectOf(operation) === "lasting" && target.writes !== "all";
    return own.filter(({ breaks }) => !lasts || (breaks !== undefined && isCertain(breaks.evidence)));
  });
  const byPath = Object.values(Object.groupBy(parts.operations, ({ service, path }) => `${service} ${path}`));
  const methods = byPath.flatMap((group) => undeclaredMethodCases(group ?? [], target.writes === "none"));
  await inParallel([...cases, ...methods], (test) => carryOut(parts, test));
}

/** Makes the request of a case and judges its answer. */
async function carryOut(parts: Parts, test: Case): Promise<void> {
  const { coverage, target, caller } = parts;
  const { operation, label, breaks } = test;
  const kind = breaks === undefined ? "parameter" : "constraint";
  coverage.expect(operation.service, operation.operationId, kind, label);
  if (target.stateless === true && breaks?.check === "refuses-unknown-id") {
    coverage.miss(operation.service, operation.operationId, kind, label, "a server without state knows every ID");
    return;
  }
  const refusal = breaks === undefined ? refusalToCall(operation, target.writes) : undefined;
  if (refusal !== undefined) {
    coverage.miss(operation.service, operation.operationId, undefined, undefined, refusal);
    return;
  }
  try {
    const exchange = await caller.call(operation, optionsOf(test, target));
    coverage.cover(operation.service, operation.operationId, kind, label);
    for (const { check, ...found } of judge(test, exchange)) parts.differences.add(check, exchange, found);
  } catch (error) {
    if (!(error instanceof NotCovered)) throw error;
    coverage.miss(operation.service, operation.operationId, undefined, undefined, error.message);
  }
}

function optionsOf({ operation, label, query, path, json, raw, method, breaks }: Case, { stateless }: Target) {
  const own = effectOf(operation) === "own" && stateless !== true;
  // A wrong method never meets a resource that is there.
  const invented = method === undefined ? undefined : inventedPath(operation);
  return {
    purpose: label,
    own,
    ...(query && { query }),
    ...((path ?? invented) && { path: { ...invented, ...path } }),
    ...(json !== undefined && { json }),
    ...(raw && { raw }),
    ...(method && { method, json: undefined }),
    ...(breaks && { inventIds: true }),
  };
}

function inventedPath(operation: Operation): Record<string, string> {
  const names = operation.parameters.filter(({ in: where }) => where === "path").map(({ name }) => name);
  return Object.fromEntries(names.map((name) => [name, crypto.randomUUID()]));
}

/** Errors that are about the run and not about one check. */
function endsRun(error: unknown): boolean {
  return [StoppedError, UnreachableError, RefusedError].some((kind) => error instanceof kind);
}

async function semantic(parts: Parts, check: SemanticCheck): Promise<void> {
  const { coverage, target } = parts;
  const service = (parts.operations.find(({ operationId }) => operationId === check.needs[0]) ?? parts.operations[0])
    ?.service;
  if (service === undefined) return;
  const reason = reasonNotToRun(parts, check);
  coverage.expect(service, "across requests", "check", check.name);
  if (reason !== undefined) {
    coverage.miss(service, "across requests", "check", check.name, reason);
    return;
  }
  if (target.stateless === true && check.stateful === true) {
    coverage.miss(service, "across requests", "check", check.name, "the server keeps no state");
    return;
  }
  try {
    await check.run(makeProbe(parts, check));
    coverage.cover(service, "across requests", "check", check.name);
  } catch (error) {
    if (endsRun(error)) throw error;
    // An answer may be so far from its schema that a check cannot read it; the checks of single responses tell that.
    const reason = error instanceof NotCovered ? error.message : `the responses could not be read: ${error}`;
    coverage.miss(service, "across requests", "check", check.name, reason);
  }
}

function reasonNotToRun({ operations, target }: Parts, { needs, refusedOnly }: SemanticCheck): string | undefined {
  for (const operationId of needs) {
    const operation = operations.find((candidate) => candidate.operationId === operationId);
    if (operation === undefined) return `${operationId} is not tested`;
    const refusal = refusalToCall(operation, refusedOnly && target.writes !== "none" ? "all" : target.writes);
    if (refusal !== undefined) return `${operationId}: ${refusal}`;
  }
  return undefined;
}

function makeProbe(parts: Parts, check: SemanticCheck): Probe {
  const { contract, target, caller, tokens, limited, recorder, knowledge, pace } = parts;
  return {
    contract,
    target,
    call: (operationId, options = {}) =>
      caller.call(operationOf(parts, operationId), {
        purpose: check.name,
        own: ownOnly(parts, operationId, options),
        ...options,
      }),
    body: (operationId) => asObject(validBody(operationOf(parts, operationId), knowledge)),
    ids: (service, kind) => knowledge.all(service, kind),
    report: (exchange, found) => parts.differences.add(check.name, exchange, found),
    scopes: () => knownScopes(parts),
    operations: (service) =>
      parts.operations.filter(
        (operation) => operation.service === service && (effectOf(operation) === "safe" || target.writes !== "none"),
      ),
    accessToken: () => tokens.get(),
    limitedToken: () => limited?.get(),
    token: (fields, headers = []) => {
      const request = tokenRequest(target.tokenUrl, target.client, fields);
      const replaced = request.headers.filter(([name]) => !headers.some(([given]) => given === name));
      const form = { ...request, headers: [...replaced, ...headers] };
      return patiently(() => recorder.send({ service: "auth", purpose: check.name, request: form }), pace);
    },
    unknownPath: (service, path) => caller.unknownPath(service, path),
    async expiredToken() {
      const token = await tokens.get();
      const wait = tokens.expiresAt() - performance.now() + 300;
      await pace.wait(Math.max(0, wait));
      tokens.forget();
      return token;
    },
  };
}

/** Scopes of the token; a list without any scope of the sources speaks of something else, such as claims. */
function knownScopes({ contract, tokens }: Parts): string[] | undefined {
  const given = tokens.scopes();
  const known = new Set(contract.operations.flatMap(({ scopes }) => scopes));
  return given?.some((scope) => known.has(scope)) ? given : undefined;
}

function ownOnly(
  parts: Parts,
  operationId: string,
  { path, inventIds }: { path?: unknown; inventIds?: boolean },
): boolean {
  return path === undefined && inventIds === true && effectOf(operationOf(parts, operationId)) === "own";
}

/** Asks for every example of every response by name. */
async function preferred(parts: Parts): Promise<void> {
  const wanted = parts.operations.flatMap((operation) =>
    operation.responses.flatMap(({ status, exampleNames }) =>
      exampleNames.map((example) => ({ operation, status, example })),
    ),
  );
  await inParallel(wanted, async ({ operation, status, example }) => {
    // A range is asked for by its first status, `default` by one that no operation names.
    const code = `code=${status === "default" ? "422" : status.replace("XX", "00")}, `;
    const headers: [string, string][] = [["prefer", `${code}example=${example}`]];
    await parts.caller.call(operation, { headers, inventIds: true, purpose: `example ${example} of ${status}` });
  });
}
