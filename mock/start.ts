// Starts the mock: the servers of the three APIs, and what they share; stops it.

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
 * @param given Where to listen and how to behave; free ports of 127.0.0.1 when left out.
 * @param internals For the tests of the mock and its command line.
 * @returns The running mock, with every server accepting requests.
 * @throws Error in one line when this Node.js is too old. TypeError in one line that names an option which is unknown
 *   or wrong. Error in one line when a bundle is missing, a file is broken or an address cannot be had; nothing is left
 *   listening.
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
  // How every sandbox is unless it is wished for otherwise.
  const main = new Sandbox(mainId, clients, { speed, ...settings }, home);
  // Last of what can fail before there is something to stop: it may hold a file.
  void main.state;
  const sandboxes = new Sandboxes(main, home);
  const authority = new Authority(sandboxes, services.scopes, options.tokenLifetime ?? 300, secrets);
  const addresses = {} as Record<Api, string>;
  return Object.assign(home, { sandboxes, authority, addresses, startedAt: performance.now() });
}

/** Responds under `/__mock`, with what is loaded on demand: no start waits for it. */
async function respondBeside(mock: MockContext, request: IncomingMessage): Promise<MockResponse> {
  if (isHosted(request)) return (await import("./control/hosted/respond.ts")).respondToHosted(mock, request);
  return (await import("./control/api.ts")).respondToControl(mock, request);
}

/** Says which events of the contract the state does not model: a receiver would wait for them. */
function tellSilent({ services, sandboxes, log }: MockContext): void {
  const webhook = calledAs("npm run webhook --", "finance-ramp-webhook");
  for (const eventType of sandboxes.main.state.notEmitted([...services.byApi.finance.contract.events.keys()]))
    log(`The mock never sends ${eventType} by itself. Send its example with ${webhook} ${eventType} --to URL.`);
}

/** Sends commands to a mock of this process: without HTTP, so that no test double of `fetch` or of time is in the way. */
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
