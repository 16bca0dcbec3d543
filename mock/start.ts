// Starts the mock: the servers of the three APIs, and what they share; stops it, and reloads the contract under it.

import type { Server } from "node:http";
import { type AuthMode, createGate } from "./authenticate/access.ts";
import { type Client, defaultClientsFile, readClients } from "./authenticate/clients.ts";
import { answerTokenRequest } from "./authenticate/tokenEndpoint.ts";
import { createTokens } from "./authenticate/tokens.ts";
import { apis, type Bundle, readBundle, watchBundles } from "./bundles.ts";
import { readContract } from "./contract/read.ts";
import { answerControl, type Controlled } from "./control/api.ts";
import { loadScenarioFile } from "./control/file.ts";
import { createJournal } from "./control/journal.ts";
import { createScenarios } from "./control/scenarios.ts";
import { createDelivery, type Delivery } from "./deliver/delivery.ts";
import { type DeliveryPolicy, defaultPolicy } from "./deliver/policy.ts";
import { documentReply, type Served } from "./http/documents.ts";
import { listen } from "./http/listen.ts";
import { createMockServer, defaultLimits, type Limits } from "./http/server.ts";
import { answerRequest, createService, type Service, type World } from "./pipeline.ts";
import type { Api } from "./refusal.ts";
import { keepAnswers, readAnswers } from "./respond/cacheFile.ts";
import { createPrism, type Prism } from "./respond/prism.ts";
import type { Documents } from "./respond/question.ts";
import type { MockEvent, State } from "./state/types.ts";

/** How the mock is to run; only the addresses are needed. */
export interface MockOptions {
  /** Address to bind, for example 127.0.0.1. */
  host: string;
  /** Port by API; 0 takes a free one. */
  ports: Record<Api, number>;
  /** How strictly tokens are looked at; `on` when left out. */
  auth?: AuthMode;
  /** JSON file with the clients; the documented default when left out. */
  config?: string | undefined;
  /** Seconds a token lives; 300 when left out. */
  tokenLifetime?: number;
  /** Least and most delay of every answer, in milliseconds. */
  latency?: [number, number];
  /** Whether there is no state, only Prism. */
  stateless?: boolean;
  /** A state instead of the mock's own; for tests. */
  state?: State;
  /** File that keeps the state. */
  data?: string | undefined;
  /** Milliseconds of the mock's clock for each of real time; 1 when left out. */
  speed?: number;
  /** Scenario file to load. */
  scenario?: string | undefined;
  /** Whether webhooks may be on plain http to this machine. */
  allowHttpWebhooks?: boolean;
  /** Timing of deliveries, where it differs from the default. */
  delivery?: Partial<DeliveryPolicy>;
  /** Whether changes of generated/ are taken over while it runs. */
  watch?: boolean;
  /** Whether Prism's static answers are asked for in advance, and kept on disk for the next start. */
  warm?: boolean;
  limits?: Partial<Limits>;
  /** Where lines about deliveries, reloads and failures go; nowhere when left out. */
  log?: (line: string) => void;
}

/** A running mock. */
export interface Mock {
  /** Origin by API, for example http://127.0.0.1:4010. */
  addresses: Record<Api, string>;
  /** Reads the bundles anew; state, tokens and scenarios stay. A broken bundle changes nothing and throws. */
  reload(): Promise<void>;
  /** Stops all servers, ends open connections, and writes and closes the state. */
  stop(): Promise<void>;
}

/** What changes with a reload. */
interface Services {
  prism: Prism;
  byApi: Record<Api, Service>;
  bundles: Record<Api, Bundle>;
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
  let services = await loadServices();
  const clients = await readClients(options.config ?? defaultClientsFile);
  // Last of what can fail before there is something to stop: it may hold a file.
  const state = await openState(options, documentsOf(services));
  const contracts = () => apis.map((api) => services.byApi[api].contract);
  const validateEvent = (event: MockEvent) => eventFaults(services.byApi.finance, event);
  const delivery = state && startDelivery(state, options, validateEvent, log);
  const world = createWorld(options, clients, state, contracts);
  const controlled: Controlled = {
    ...{ contracts, state, delivery, validateEvent },
    scenarios: world.scenarios,
    journal: world.journal,
    tenantId: clients[0]?.tenants[0] as string,
  };
  const servers: Server[] = [];
  const stopWatching = options.watch
    ? watchBundles(() => void reload().catch((error: Error) => log(error.message)))
    : () => undefined;
  const reload = async () => {
    const renewed = await loadServices();
    state?.renew(documentsOf(renewed));
    services.prism.retire();
    services = renewed;
    log("The contract was read again; the state is kept.");
  };
  const stop = async () => {
    stopWatching();
    delivery?.close();
    await Promise.all([...servers.map(closeServer), services.prism.close()]);
    state?.close();
  };
  try {
    if (options.scenario !== undefined) await loadScenarioFile(options.scenario, controlled);
    const addresses = {} as Record<Api, string>;
    for (const api of apis) {
      const server = createMockServer({
        ...{ api, log, limits: { ...defaultLimits, ...options.limits } },
        journal: world.journal,
        service: async (request, trail) =>
          (await documentReply(api, request, () => servedBy(services, api, addresses))) ??
          answerRequest(services.byApi[api], world, request, trail),
        control: (request) => answerControl(controlled, request, world.maxBodyBytes),
      });
      addresses[api] = await listen(server, api, options.host, options.ports[api]);
      servers.push(server);
    }
    if (options.warm) void warm(services);
    if (state !== undefined) tellSilent(services, state, log);
    return { addresses, reload, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function loadServices(): Promise<Services> {
  const read = await Promise.all(apis.map(async (api) => [api, await readBundle(api)] as const));
  const bundles = Object.fromEntries(read) as Record<Api, Bundle>;
  const documents = Object.fromEntries(read.map(([api, { document }]) => [api, document])) as Documents;
  const prism = createPrism(documents);
  const services = apis.map(async (api) => {
    const kept = await readAnswers(api, bundles[api].text);
    return [api, createService(readContract(api, documents[api]), prism, kept)] as const;
  });
  return { prism, bundles, byApi: Object.fromEntries(await Promise.all(services)) as Record<Api, Service> };
}

function documentsOf({ bundles }: Services): Documents {
  return Object.fromEntries(apis.map((api) => [api, bundles[api].document])) as Documents;
}

function servedBy({ byApi, bundles }: Services, api: Api, addresses: Record<Api, string>): Served {
  const token = byApi.auth.contract.operations.find(({ operationId }) => operationId === "createAccessToken");
  return { addresses, tokenPath: token?.path ?? "/", document: bundles[api].document };
}

/** Asks Prism for all static answers where no earlier run has kept them. */
async function warm({ byApi, bundles }: Services): Promise<void> {
  for (const api of apis) {
    if ((await readAnswers(api, bundles[api].text)) !== undefined) continue;
    const { answers, contract } = byApi[api];
    await keepAnswers(api, bundles[api].text, await answers.warm(contract.operations));
  }
}

/** Says which events of the contract the state does not model: a receiver would wait for them. */
function tellSilent({ byApi }: Services, state: State, log: (line: string) => void): void {
  for (const eventType of state.notEmitted([...byApi.finance.contract.events.keys()]))
    log(`The mock never sends ${eventType} by itself. Send its example with npm run webhook -- ${eventType}.`);
}

function createWorld(
  options: MockOptions,
  clients: Client[],
  state: State | undefined,
  contracts: () => Service["contract"][],
): World {
  const scopes = [...new Set(contracts().flatMap((contract) => contract.scopes))];
  const sensitive = new Map(
    contracts().flatMap(({ operations }) => operations.map((one) => [one.operationId, one.sensitive])),
  );
  const everything = new Set([...sensitive.values()].flatMap((names) => [...names]));
  const tokens = createTokens(clients, scopes, options.tokenLifetime ?? 300);
  const [least, most] = options.latency ?? [0, 0];
  return {
    gate: createGate(options.auth ?? "on", tokens, clients, scopes),
    token: (content) => answerTokenRequest(content, clients, scopes, tokens),
    scenarios: createScenarios(contracts),
    journal: createJournal((operationId) => sensitive.get(operationId ?? "") ?? everything),
    state,
    latency: () => least + Math.random() * (most - least),
    allowHttpWebhooks: options.allowHttpWebhooks ?? false,
    maxBodyBytes: options.limits?.bodyBytes ?? defaultLimits.bodyBytes,
  };
}

/** Loaded on demand: a stateless mock needs no database. */
async function openState(
  { stateless, state, data, speed }: MockOptions,
  documents: Documents,
): Promise<State | undefined> {
  if (stateless) return undefined;
  if (state !== undefined) return state;
  const { createState } = await import("./state/index.ts");
  return createState({
    documents,
    ...(data === undefined ? {} : { file: data }),
    ...(speed === undefined ? {} : { speed }),
  });
}

function startDelivery(
  state: State,
  { delivery: policy, allowHttpWebhooks }: MockOptions,
  validate: (event: MockEvent) => string[],
  log: (line: string) => void,
): Delivery {
  const allowHttp = allowHttpWebhooks ?? false;
  const delivery = createDelivery({ state, policy: { ...defaultPolicy, ...policy }, allowHttp, validate, log });
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
