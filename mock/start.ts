// Starts and stops the mock: the servers of the three APIs, and their shared parts.

import type { IncomingMessage, Server } from "node:http";
import { calledAs } from "../cli/invocation.ts";
import { nodeFault } from "../cli/node.ts";
import { type Api, apis } from "../model/apis.ts";
import { createStates } from "./domain/states.ts";
import { complete } from "./option-table.ts";
import type { CompleteOptions, Internals, MockOptions } from "./options.ts";
import { program } from "./program.ts";
import { Refusal } from "./refusal.ts";
import type { MockResponse } from "./respond/response.ts";
import { SecretValues } from "./secrets/values.ts";
import type { MockContext } from "./server/call.ts";
import { isHosted } from "./server/hosted-links.ts";
import { listen } from "./server/http/listen.ts";
import { createMockServer } from "./server/http/server.ts";
import { Authority } from "./server/oauth/authority.ts";
import { defaultClientsFile, readClients } from "./server/oauth/clients.ts";
import { Sandboxes } from "./server/sandboxes/registry.ts";
import { mainId, Sandbox } from "./server/sandboxes/sandbox.ts";
import { loadServices } from "./server/services.ts";
import { createMockControl, type Mock } from "./testing/mock-control.ts";
import { ControlError, type Send } from "./testing/send.ts";

export type { MockOptions } from "./options.ts";
export type * from "./testing/control.ts";
export type { Mock, MockControl, SandboxControl } from "./testing/mock-control.ts";
export type { Received, Receiver, ReceiverOptions, WantedDelivery } from "./testing/receiver.ts";
export { ControlError } from "./testing/send.ts";

/**
 * Starts one server for each API.
 * @param given Options; by default on free ports of 127.0.0.1.
 * @param internals For the tests of the mock and its command line.
 * @returns The running mock, with every server accepting requests.
 * @throws TypeError in one line that names an unknown or invalid option. Error in one line if this Node.js is too old,
 *   a bundle is missing, a file is broken or an address cannot be bound; then no server is left.
 */
export async function startMock(given: MockOptions = {}, internals: Internals = {}): Promise<Mock> {
  const tooOld = nodeFault(program, process.versions.node);
  if (tooOld !== undefined) throw new Error(tooOld);
  const options = complete(given, internals);
  const mock = await createContext(options);
  const { addresses, sandboxes, states } = mock;
  const servers: Server[] = [];
  const stop = async () => {
    sandboxes.close();
    await Promise.all(servers.map(closeServer));
    states.close();
  };
  try {
    if (options.scenario !== undefined)
      await (await import("./control/commands/files.ts")).loadScenarioFile(options.scenario, mock);
    for (const api of apis) {
      const server = createMockServer(api, mock, (request) => respondBeside(mock, request));
      addresses[api] = await listen(server, api, options.host, options.ports[api]);
      servers.push(server);
    }
    tellSilent(mock);
    const { control, close } = createMockControl(addresses, sendWithin(mock));
    return { ...control, stop: () => close().then(stop) };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function createContext(options: CompleteOptions): Promise<MockContext> {
  const { data, speed, settings, cast, log = () => undefined } = options;
  const services = loadServices(options.bundles);
  const clients = await readClients(options.config ?? defaultClientsFile, services.contracts);
  const { finance, ramp } = services.byApi;
  const contracts = { finance: finance.contract, ramp: ramp.contract };
  const states = createStates({ contracts, file: data, speed, cast, ...settings });
  const secrets = new SecretValues();
  const home = { options, log, services, states, secrets };
  // Its settings are the defaults of every sandbox.
  const main = new Sandbox(mainId, clients, { speed, ...settings }, home);
  // The last part that can fail here: if it has opened the data file, stop() must close it.
  void main.state;
  const sandboxes = new Sandboxes(main, home);
  const authority = new Authority(sandboxes, services.scopes, options.tokenLifetime ?? 300, secrets);
  // startMock adds the addresses when it listens.
  const addresses = {} as Record<Api, string>;
  return Object.assign(home, { sandboxes, authority, addresses, startedAt: performance.now() });
}

/** Responds under `/__mock`. Its modules are loaded on demand, which makes the start faster. */
async function respondBeside(mock: MockContext, request: IncomingMessage): Promise<MockResponse> {
  if (isHosted(request)) return (await import("./control/hosted/respond.ts")).respondToHosted(mock, request);
  return (await import("./control/api.ts")).respondToControl(mock, request);
}

/** Logs the events of the contract that the mock never sends: a receiver would wait for them. */
function tellSilent({ services, sandboxes, log }: MockContext): void {
  const webhook = calledAs("npm run webhook --", "finance-ramp-webhook");
  for (const eventType of sandboxes.main.state.notEmitted([...services.byApi.finance.contract.events.keys()]))
    log(`The mock never sends ${eventType} by itself. Send its example with ${webhook} ${eventType} --to URL.`);
}

/** Sends commands to a mock in this process, without HTTP, so that test doubles of `fetch` or timers do not matter. */
function sendWithin(mock: MockContext): Send {
  return async (method, path, body) => {
    const { perform } = await import("./control/api.ts");
    return perform(mock, method, path, body).catch((error: unknown) => {
      throw error instanceof Refusal ? new ControlError(error.status, error.message, error.details) : error;
    });
  };
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
