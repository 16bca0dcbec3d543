// Starts the mock: the servers of the three APIs, and what they share; stops it, and reloads the contract under it.

import type { Server } from "node:http";
import { calledAs } from "../cli/called.ts";
import { nodeFault } from "../cli/node.ts";
import { type Api, apis } from "../model/apis.ts";
import type { Controlled } from "./control/command.ts";
import { createStates, type States } from "./domain/states.ts";
import { type CompleteOptions, complete } from "./option-table.ts";
import type { Internals, MockOptions } from "./options.ts";
import { program } from "./program.ts";
import { Refusal } from "./refusal.ts";
import { type Hides, hiddenOf } from "./secrets/names.ts";
import { watchBundles } from "./server/bundle-watch.ts";
import type { MockContext } from "./server/call.ts";
import { isHosted } from "./server/hosted-links.ts";
import { type Health, toldOf } from "./server/http/health.ts";
import { listen } from "./server/http/listen.ts";
import { createMockServer, defaultLimits } from "./server/http/server.ts";
import { Authority } from "./server/oauth/authority.ts";
import { defaultClientsFile, readClients } from "./server/oauth/clients.ts";
import { Tokens } from "./server/oauth/tokens.ts";
import { createRequestLog } from "./server/request-log.ts";
import { allTenants, Sandboxes } from "./server/sandboxes/registry.ts";
import { mainId, Sandbox, type SandboxSettings } from "./server/sandboxes/sandbox.ts";
import { contractsOf, eventFaults, loadServices, type Services, servedContracts } from "./server/services.ts";
import { respond } from "./server/steps.ts";
import { createMockControl, type Mock } from "./testing/mock-control.ts";
import { ControlError, type Send } from "./testing/send.ts";

export type { MockOptions } from "./options.ts";
export type * from "./testing/control.ts";
export type { Mock, MockControl, SandboxControl } from "./testing/mock-control.ts";
export type { Received, Receiver, ReceiverOptions, WantedDelivery } from "./testing/receiver.ts";
export { ControlError } from "./testing/send.ts";

/** A mock that is being started: what it is made of. */
interface Running {
  options: CompleteOptions;
  log(line: string): void;
  /** What is served now; a reload replaces it, so that nobody may keep a part of it. */
  services: Services;
  states: States;
  sandboxes: Sandboxes;
  shared: MockContext;
  addresses: Record<Api, string>;
  logRequest: ReturnType<typeof createRequestLog>;
  /** By `performance.now()`. */
  startedAt: number;
}

/**
 * Starts one server for each API.
 * @param given Where to listen and how to behave; free ports of 127.0.0.1 when left out.
 * @param internals For the tests of the mock and its command line.
 * @returns The running mock, with every server accepting requests.
 * @throws Error in one line when this Node.js is too old. TypeError in one line that names an option which is unknown or wrong. Error in one line when a bundle is missing, a file is broken or an address cannot be had; nothing is left
 *   listening.
 */
export async function startMock(given: MockOptions = {}, internals: Internals = {}): Promise<Mock> {
  const tooOld = nodeFault(program, process.versions.node);
  if (tooOld !== undefined) throw new Error(tooOld);
  const options = complete(given, internals);
  const running = await createRunning(options);
  const { addresses, states, log, sandboxes } = running;
  const servers: Server[] = [];
  const reload = () => reloadContract(running);
  const stopWatching = options.watch
    ? watchBundles(options.bundles, () => void reload().catch((error: Error) => log(error.message)))
    : () => undefined;
  const stop = async () => {
    stopWatching();
    sandboxes.close();
    await Promise.all(servers.map(closeServer));
    states.close();
  };
  try {
    if (options.scenario !== undefined) {
      const { loadScenarioFile } = await import("./control/commands/files.ts");
      await loadScenarioFile(options.scenario, await controlledOf(running, sandboxes.main), running.log);
    }
    for (const api of apis) {
      const server = createServerOf(api, running);
      addresses[api] = await listen(server, api, options.host, options.ports[api]);
      servers.push(server);
    }
    tellSilent(running, []);
    const { control, close } = createMockControl(addresses, sendWithin(running));
    return { ...control, reload, stop: () => close().then(stop) };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function createRunning(options: CompleteOptions): Promise<Running> {
  const log = options.log ?? (() => undefined);
  const running = { options, log, services: loadServices(options.bundles) } as Running;
  const clients = await readClients(options.config ?? defaultClientsFile, servedContracts(running.services));
  const states = statesOf(options, running.services);
  const home = { options, states, services: () => running.services };
  const plan = { id: mainId, clients, tenants: allTenants(clients), settings: settingsOf(options) };
  const main = new Sandbox(plan, home);
  // Last of what can fail before there is something to stop: it may hold a file.
  void main.state;
  const sandboxes = new Sandboxes(main, home);
  const tokens = new Tokens(options.tokenLifetime ?? 300);
  const authority = new Authority(options.auth ?? "on", tokens, sandboxes, () => running.services.scopes);
  const [least, most] = options.latency ?? [0, 0];
  const addresses = {} as Record<Api, string>;
  const shared: MockContext = {
    authority,
    latency: () => least + Math.random() * (most - least),
    allowHttpWebhooks: options.allowHttpWebhooks ?? false,
    maxBodyBytes: options.limits?.bodyBytes ?? defaultLimits.bodyBytes,
    log,
    served(api) {
      const { byApi, tokenPath } = running.services;
      return { addresses, tokenPath, document: byApi[api].contract.document };
    },
  };
  const hides: Hides = (name) => hiddenOf(servedContracts(running.services), undefined).query(name);
  const logRequest = createRequestLog(options.requestLog, hides);
  return Object.assign(running, { states, sandboxes, shared, addresses, logRequest, startedAt: performance.now() });
}

/** The states of all sandboxes, in memory or in the data file. */
function statesOf({ data, speed, settings, cast, allowHttpWebhooks }: MockOptions, services: Services): States {
  return createStates({
    contracts: contractsOf(services),
    ...(data === undefined ? {} : { file: data }),
    ...(speed === undefined ? {} : { speed }),
    ...settings,
    ...(cast === undefined ? {} : { cast }),
    ...(allowHttpWebhooks === undefined ? {} : { allowHttpWebhooks }),
  });
}

/** How every sandbox is unless it is wished for otherwise. */
function settingsOf({ speed, settings }: MockOptions): SandboxSettings {
  return { ...(speed === undefined ? {} : { speed }), ...settings };
}

function createServerOf(api: Api, running: Running): Server {
  const { shared, sandboxes, options, log } = running;
  const { authority, maxBodyBytes: maxBytes } = shared;
  const hosts = [options.host, ...(options.allowHosts ?? [])];
  const controlled = (sandbox: Sandbox) => controlledOf(running, sandbox);
  const control = { hosts, origins: options.allowOrigins ?? [], maxBytes, authority, sandboxes, controlled };
  return createMockServer({
    ...{ api, log, main: sandboxes.main },
    limits: { ...defaultLimits, ...options.limits },
    correlationId: () => running.services.correlationId,
    logRequest: running.logRequest,
    health: () => healthOf(running),
    service: (request, trail) => respond(running.services.byApi[api], shared, request, trail),
    // Loaded on demand: no start waits for them.
    async control(request) {
      if (isHosted(request))
        return (await import("./control/hosted/respond.ts")).respondToHosted({ sandboxes, hosts, maxBytes }, request);
      return (await import("./control/api.ts")).respondToControl(control, request);
    },
  });
}

function healthOf({ options, services, sandboxes, startedAt }: Running): Health {
  const { state } = sandboxes.main;
  return toldOf({
    contracts: servedContracts(services),
    state: options.data === undefined ? "memory" : "file",
    writable: state.isWritable(),
    sandboxes: sandboxes.count(),
    startedAt,
  });
}

/** Takes over what the build has written; where that cannot be, everything stays as it is. */
async function reloadContract(running: Running): Promise<void> {
  const { options, states, sandboxes, log } = running;
  const before = running.services;
  const services = loadServices(options.bundles);
  states.renew(contractsOf(services));
  running.services = services;
  log("The contract was read again; the state is kept.");
  for (const sandbox of sandboxes.all()) for (const line of sandbox.scenarios?.renew() ?? []) log(line);
  tellSilent(running, eventTypesOf(before));
}

function eventTypesOf({ byApi: { finance } }: Services): string[] {
  return [...finance.contract.events.keys()];
}

/** Says which events of the contract the state does not model: a receiver would wait for them. */
function tellSilent({ services, sandboxes, log }: Running, known: string[]): void {
  const eventTypes = eventTypesOf(services).filter((eventType) => !known.includes(eventType));
  const webhook = calledAs("npm run webhook --", "finance-ramp-webhook");
  for (const eventType of sandboxes.main.state.notEmitted(eventTypes))
    log(`The mock never sends ${eventType} by itself. Send its example with ${webhook} ${eventType}.`);
}

/** What the control API drives of a sandbox; its parts are made when a command asks for them. */
async function controlledOf(running: Running, sandbox: Sandbox): Promise<Controlled> {
  const { Scenarios } = await import("./respond/scenarios/queue.ts");
  const { sandboxes } = running;
  return {
    sandboxes,
    contracts: () => servedContracts(running.services),
    validateEvent: (event) => eventFaults(running.services.byApi.finance, event),
    tenantId: sandbox.tenants[0] as string,
    tenants: sandbox.tenants,
    get state() {
      return sandbox.state;
    },
    get delivery() {
      return sandbox.delivery;
    },
    get scenarios() {
      sandbox.scenarios ??= new Scenarios(() => servedContracts(running.services));
      return sandbox.scenarios;
    },
    get journal() {
      return sandbox.journal;
    },
  };
}

/** Sends commands to a mock of this process: without HTTP, so that no test double of `fetch` or of time is in the way. */
function sendWithin(running: Running): Send {
  const control = { sandboxes: running.sandboxes, controlled: (sandbox: Sandbox) => controlledOf(running, sandbox) };
  return async (method, path, body) => {
    const { perform } = await import("./control/api.ts");
    return perform(control, method, path, body).catch((error: unknown) => {
      throw error instanceof Refusal ? new ControlError(error.status, error.message, error.details) : error;
    });
  };
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
