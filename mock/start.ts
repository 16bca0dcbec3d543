// Starts the mock: the servers of the three APIs, and what they share; stops it, and reloads the contract under it.

import type { Server } from "node:http";
import { calledAs } from "../cli/command.ts";
import { type Api, apis } from "../model/apis.ts";
import { createGate } from "./authenticate/access.ts";
import { type Client, defaultClientsFile, readClients } from "./authenticate/clients.ts";
import { createTokenEndpoint } from "./authenticate/tokenEndpoint.ts";
import { createTokens } from "./authenticate/tokens.ts";
import type { World } from "./call.ts";
import { type Controlled, respondToControl } from "./control/api.ts";
import { loadScenarioFile } from "./control/file.ts";
import { createJournal } from "./control/journal.ts";
import { createScenarios } from "./control/scenarios.ts";
import { createDelivery, type Delivery } from "./deliver/delivery.ts";
import { defaultPolicy } from "./deliver/policy.ts";
import { listen } from "./http/listen.ts";
import { createMockServer, defaultLimits } from "./http/server.ts";
import type { Mock, MockOptions } from "./options.ts";
import { respond } from "./pipeline.ts";
import { loadServices, type Service, type Services, warm } from "./services.ts";
import type { Contracts } from "./state/contract.ts";
import type { MockEvent, State } from "./state/types.ts";
import { watchBundles } from "./watch.ts";

export type { Mock, MockOptions } from "./options.ts";

/** A mock that is being started: what it is made of. */
interface Running {
  options: MockOptions;
  log(line: string): void;
  /** What is served now; a reload replaces it, so that nobody may keep a part of it. */
  services: Services;
  state: State | undefined;
  delivery: Delivery | undefined;
  clients: Client[];
  addresses: Record<Api, string>;
}

/**
 * Starts one server for each API.
 * @param options Where to listen and how to behave.
 * @returns The running mock, with every server accepting requests.
 * @throws Error in one line when a bundle is missing, a file is broken or an address cannot be had; nothing is left
 *   listening.
 */
export async function startMock(options: MockOptions): Promise<Mock> {
  const log = options.log ?? (() => undefined);
  const services = await loadServices(options.bundles);
  const clients = await readClients(options.config ?? defaultClientsFile);
  // Last of what can fail before there is something to stop: it may hold a file.
  const state = await openState(options, services);
  const addresses = {} as Record<Api, string>;
  const running: Running = { options, log, services, state, delivery: undefined, clients, addresses };
  running.delivery = state && startDelivery(running, state);
  const world = createWorld(running);
  const controlled = createControlled(running, world);
  const servers: Server[] = [];
  const reload = () => reloadContract(running, world);
  const stopWatching = options.watch
    ? watchBundles(options.bundles, () => void reload().catch((error: Error) => log(error.message)))
    : () => undefined;
  const stop = async () => {
    stopWatching();
    running.delivery?.close();
    await Promise.all([...servers.map(closeServer), running.services.prism.close()]);
    state?.close();
  };
  try {
    if (options.scenario !== undefined) await loadScenarioFile(options.scenario, controlled);
    for (const api of apis) {
      const server = createServerOf(api, running, world, controlled);
      addresses[api] = await listen(server, api, options.host, options.ports[api]);
      servers.push(server);
    }
    if (options.warm) void warm(services);
    tellSilent(running, []);
    return { addresses, reload, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function createServerOf(api: Api, running: Running, world: World, controlled: Controlled): Server {
  return createMockServer({
    api,
    log: running.log,
    limits: { ...defaultLimits, ...running.options.limits },
    journal: world.journal,
    correlationId: () => running.services.correlationId,
    service: (request, trail) => respond(running.services.byApi[api], world, request, trail),
    control: (request) => respondToControl(controlled, request, world.maxBodyBytes),
  });
}

/** Takes over what the build has written; where that cannot be, everything stays as it is. */
async function reloadContract(running: Running, world: World): Promise<void> {
  const before = running.services;
  const services = await loadServices(running.options.bundles);
  try {
    running.state?.renew(contractsOf(services));
  } catch (error) {
    services.prism.retire();
    throw error;
  }
  running.services = services;
  before.prism.retire();
  if (running.options.warm) void warm(services);
  running.log("The contract was read again; the state is kept.");
  for (const line of world.scenarios.renew()) running.log(line);
  tellSilent(running, eventTypesOf(before));
}

function contractsOf({ byApi: { finance, ramp } }: Services): Contracts {
  return { finance: finance.contract, ramp: ramp.contract };
}

function eventTypesOf({ byApi: { finance } }: Services): string[] {
  return [...finance.contract.events.keys()];
}

/** Says which events of the contract the state does not model: a receiver would wait for them. */
function tellSilent({ services, state, log }: Running, known: string[]): void {
  const eventTypes = eventTypesOf(services).filter((eventType) => !known.includes(eventType));
  const webhook = calledAs("npm run webhook --", "npx finance-ramp-webhook");
  for (const eventType of state?.notEmitted(eventTypes) ?? [])
    log(`The mock never sends ${eventType} by itself. Send its example with ${webhook} ${eventType}.`);
}

function createWorld(running: Running): World {
  const { options, clients, state, addresses } = running;
  const scopes = () => running.services.scopes;
  const tokens = createTokens(clients, scopes, options.tokenLifetime ?? 300);
  const [least, most] = options.latency ?? [0, 0];
  return {
    gate: createGate(options.auth ?? "on", tokens, clients, scopes),
    issueToken: createTokenEndpoint(clients, scopes, tokens),
    scenarios: createScenarios(() => servedContracts(running)),
    journal: createJournal((operationId) => running.services.sensitive(operationId)),
    state,
    latency: () => least + Math.random() * (most - least),
    allowHttpWebhooks: options.allowHttpWebhooks ?? false,
    maxBodyBytes: options.limits?.bodyBytes ?? defaultLimits.bodyBytes,
    served(api) {
      const { byApi, tokenPath } = running.services;
      return { addresses, tokenPath, document: byApi[api].contract.document };
    },
  };
}

function createControlled(running: Running, { scenarios, journal }: World): Controlled {
  const { options, state, delivery, clients } = running;
  return {
    ...{ state, delivery, scenarios, journal, contracts: () => servedContracts(running) },
    validateEvent: (event) => eventFaults(running.services.byApi.finance, event),
    hosts: [options.host, ...(options.allowHosts ?? [])],
    tenantId: clients[0]?.tenants[0] as string,
  };
}

function servedContracts({ services: { byApi } }: Running): Service["contract"][] {
  return apis.map((api) => byApi[api].contract);
}

/** Loaded on demand: a stateless mock needs no database. */
async function openState(
  { stateless, state, data, speed, paymentSessions, log }: MockOptions,
  services: Services,
): Promise<State | undefined> {
  if (stateless) return undefined;
  if (state !== undefined) return state;
  const { createState } = await import("./state/index.ts");
  return createState({
    contracts: contractsOf(services),
    ...(data === undefined ? {} : { file: data }),
    ...(speed === undefined ? {} : { speed }),
    ...(paymentSessions === undefined ? {} : { paymentSessions }),
    ...(log === undefined ? {} : { log }),
  });
}

function startDelivery(running: Running, state: State): Delivery {
  const { options, log } = running;
  const delivery = createDelivery({
    ...{ state, log },
    policy: { ...defaultPolicy, ...options.delivery },
    allowHttp: options.allowHttpWebhooks ?? false,
    validate: (event) => eventFaults(running.services.byApi.finance, event),
  });
  // The promise keeps the event in the state until it is delivered: a kill delivers it again after the restart.
  state.onEvent((tenantId, event, webhookId) => delivery.publish(tenantId, event, webhookId).then(() => undefined));
  return delivery;
}

function eventFaults({ contract, validator }: Service, event: MockEvent): string[] {
  const type = contract.events.get(event.eventType);
  if (type === undefined) return [`there is no event ${event.eventType}`];
  return validator.event(type.pointer, event).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
