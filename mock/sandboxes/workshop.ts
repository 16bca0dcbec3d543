// Makes the parts of sandboxes: state, delivery, scenarios, journal.

import { createJournal } from "../control/journal/journal.ts";
import { createScenarios } from "../control/scenarios/store.ts";
import { createDelivery } from "../deliver/delivery.ts";
import { defaultPolicy } from "../deliver/policy.ts";
import type { MockOptions } from "../options.ts";
import { contractsOf, eventFaults, type Services, servedContracts } from "../services.ts";
import type { State } from "../state/types.ts";
import { mainId, type SandboxSettings, type Stateful, type Workshop } from "./sandbox.ts";

/**
 * Makes what makes the parts of sandboxes.
 * @param options How the mock is started.
 * @param services What is served now; a reload replaces it.
 * @param log Where lines about deliveries and failures go.
 */
export async function createWorkshop(
  options: MockOptions,
  services: () => Services,
  log: (line: string) => void,
): Promise<Workshop> {
  const open = options.stateless ? undefined : await stateOpener(options, services);
  return {
    open(id, settings) {
      if (open === undefined) return undefined;
      const say = id === mainId ? log : (line: string) => log(`sandbox ${id}: ${line}`);
      return withDelivery(open(id, settings, say), options, services, say);
    },
    scenarios: () => createScenarios(() => servedContracts(services())),
    journal: () => createJournal(() => servedContracts(services()), options.journal),
  };
}

type OpenState = (id: string, settings: SandboxSettings, log: (line: string) => void) => State;

/** Loaded on demand: a stateless mock needs no database. */
async function stateOpener({ state, data }: MockOptions, services: () => Services): Promise<OpenState> {
  const { createState } = await import("../state/index.ts");
  return (id, settings, log) => {
    if (id === mainId && state !== undefined) return state;
    const file = id === mainId && data !== undefined ? { file: data } : {};
    return createState({ contracts: contractsOf(services()), ...file, ...settings, log });
  };
}

function withDelivery(
  state: State,
  options: MockOptions,
  services: () => Services,
  log: (line: string) => void,
): Stateful {
  const delivery = createDelivery({
    ...{ state, log },
    policy: { ...defaultPolicy, ...options.delivery },
    allowHttp: options.allowHttpWebhooks ?? false,
    validate: (event) => eventFaults(services().byApi.finance, event),
  });
  // The promise keeps the event in the state until it is delivered: a kill delivers it again after the restart.
  state.onEvent((tenantId, event, webhookId) => delivery.publish(tenantId, event, webhookId).then(() => undefined));
  return { state, delivery };
}
