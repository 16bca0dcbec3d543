// Makes the parts of sandboxes: state, delivery, scenarios, journal.

import { Journal } from "../control/journal/journal.ts";
import { Scenarios } from "../control/scenarios/store.ts";
import { Delivery } from "../deliver/delivery.ts";
import { defaultPolicy } from "../deliver/policy.ts";
import type { Internals, MockOptions } from "../options.ts";
import { eventFaults, type Services, servedContracts } from "../services.ts";
import type { State } from "../state/types.ts";
import type { Archive } from "./archive.ts";
import { mainId, type Stateful, type Workshop } from "./sandbox.ts";

/**
 * Makes what makes the parts of sandboxes.
 * @param options How the mock is started.
 * @param services What is served now; a reload replaces it.
 * @param archive Where the states are.
 */
export function createWorkshop(options: MockOptions & Internals, services: () => Services, archive: Archive): Workshop {
  const log = options.log ?? (() => undefined);
  return {
    open(id, settings) {
      const say = id === mainId ? log : (line: string) => log(`sandbox ${id}: ${line}`);
      return withDelivery(archive.open(id, settings, say), options, services, say);
    },
    scenarios: () => new Scenarios(() => servedContracts(services())),
    journal: () => new Journal(() => servedContracts(services()), options.limits?.journal),
  };
}

function withDelivery(
  state: State,
  options: MockOptions & Internals,
  services: () => Services,
  log: (line: string) => void,
): Stateful {
  const delivery = new Delivery({
    ...{ state, log },
    policy: { ...defaultPolicy, ...options.delivery },
    allowHttp: options.allowHttpWebhooks ?? false,
    validate: (event) => eventFaults(services().byApi.finance, event),
  });
  // What is closed takes no event over: the promise keeps it in the state until the next run.
  state.onEvent((...told) => delivery.take(...told) ?? new Promise<void>(() => undefined));
  return { state, delivery };
}
