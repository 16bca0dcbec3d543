// Makes the parts of sandboxes: state, delivery, scenarios, journal.

import { Delivery } from "../../deliver/delivery.ts";
import { defaultPolicy } from "../../deliver/policy.ts";
import type { States } from "../../domain/states.ts";
import type { Internals, MockOptions } from "../../options.ts";
import { Scenarios } from "../../respond/scenarios/queue.ts";
import { Journal } from "../journal/requests.ts";
import { eventFaults, type Services, servedContracts } from "../services.ts";
import { mainId, type Workshop } from "./sandbox.ts";

/**
 * Makes what makes the parts of sandboxes.
 * @param options How the mock is started.
 * @param services What is served now; a reload replaces it.
 * @param states Where the states are.
 */
export function createWorkshop(options: MockOptions & Internals, services: () => Services, states: States): Workshop {
  const log = options.log ?? (() => undefined);
  return {
    open(id, settings) {
      const say = id === mainId ? log : (line: string) => log(`sandbox ${id}: ${line}`);
      // Without tenants of its own each has the cast where the contract has it: those of the config are the same in all.
      const state = states.open(id, [], { ...settings, log: say });
      const delivery = new Delivery({
        ...{ state, log: say },
        policy: { ...defaultPolicy, ...options.delivery },
        allowHttp: options.allowHttpWebhooks ?? false,
        validate: (event) => eventFaults(services().byApi.finance, event),
      });
      // What is closed takes no event over: the promise keeps it in the state until the next run.
      state.onEvent((...told) => delivery.take(...told) ?? new Promise<void>(() => undefined));
      return { state, delivery };
    },
    scenarios: () => new Scenarios(() => servedContracts(services())),
    journal: () => new Journal(() => servedContracts(services()), options.limits?.journal),
  };
}
