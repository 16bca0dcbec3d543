// Remembers what a run made, and removes it at the end, also after a failure or an interruption.

import { matchPath } from "../../model/calls.ts";
import { asObject } from "../../model/document.ts";
import { type Contracts, operationsIn } from "../contracts.ts";
import { asksForExample, type Exchange } from "../exchange.ts";
import { effectOf, type Removal, removalOf } from "../plan/policy.ts";

/** Something the run made that still has to be removed. */
interface Made {
  operationId: string;
  id: string;
  removal: Removal;
}

/** Keeps the list of what was made. */
export interface Cleanup {
  /** Looks at every exchange: what it made is remembered, what it removed is crossed out. */
  observe(exchange: Exchange): void;
  /** Notes something that the run has used and not made. */
  note(line: string): void;
  /**
   * Removes everything that is left, the newest first.
   * @param call Calls an operation with path parameters.
   * @returns One line for each thing that could not be removed.
   */
  removeAll(call: (operationId: string, path: Record<string, string>) => Promise<Exchange>): Promise<string[]>;
}

/** Traces that no operation removes, by the operation that leaves them. */
const traces: Record<string, string> = {
  inviteCompanyUser: "an invitation",
  createPaymentSession: "a payment session, which expires",
  approveRampRequest: "an approved ramp request",
};

/** Operations that end what was made without undoing it. */
const endings = new Set(["approveRampRequest", "rejectRampRequest"]);

/** Starts with nothing made. */
export function makeCleanup(contracts: Contracts): Cleanup {
  let made: Made[] = [];
  const left = new Set<string>();
  /** What stays, by the operation that made it, with IDs. */
  const lasting = new Map<string, Set<string>>();
  const stays = (operationId: string, ids: string[]) => {
    const known = lasting.get(operationId) ?? new Set();
    lasting.set(operationId, new Set([...known, ...ids]));
  };
  const undoing = new Set(operationsIn(contracts).flatMap((operation) => operation.undoneBy));
  return {
    observe(exchange) {
      const { operation, response, request } = exchange;
      const isOwnMethod = request.method === operation?.method;
      if (response.status === 0 && isOwnMethod && removalOf(contracts, operation) !== undefined)
        left.add(`what ${operation.operationId} may have created: no response came`);
      if (operation === undefined || response.status < 200 || response.status > 299) return;
      const { operationId } = operation;
      const id = asObject(asObject(exchange.json)["result"])["id"];
      // An example that a mock was asked for is no resource.
      if (asksForExample(request)) return;
      // An undeclared method that was accepted has not done what the operation does.
      if (!isOwnMethod) return;
      const isKnown = made.some((entry) => entry.id === id);
      const removal = removalOf(contracts, operation);
      if (removal !== undefined && typeof id === "string" && !isKnown) made.push({ operationId, id, removal });
      // What is named in the request, or was made by another operation, was there before.
      const isOther = [...lasting].some(([maker, ids]) => maker !== operationId && ids.has(String(id)));
      const isNew = typeof id === "string" && !request.url.includes(id) && !isOther;
      const isLasting = removal === undefined && ["lasting", "slight"].includes(effectOf(operation));
      if (traces[operationId] !== undefined || (isLasting && isNew))
        stays(operationId, typeof id === "string" ? [id] : []);
      if (endings.has(operationId) || undoing.has(operationId)) {
        const { pathname } = new URL(request.url);
        const ended = Object.values(matchPath(contracts[operation.api].operations, pathname)[0]?.values ?? {});
        made = made.filter((entry) => !ended.includes(entry.id));
      }
    },
    note: (line) => void left.add(line),
    async removeAll(call) {
      for (const { operationId, id, removal } of made.reverse()) {
        const line = `${id} of ${operationId}`;
        try {
          const { response } = await call(removal.operationId, { [removal.parameter]: id });
          if (response.status >= 400 && response.status !== 404 && response.status !== 410) left.add(line);
          if (response.status === 0) left.add(line);
        } catch (error) {
          left.add(`${line}: ${(error as Error).message}`);
        }
      }
      made = [];
      const lines = [...lasting].map(([operationId, ids]) => {
        const names = ids.size === 0 ? "" : `: ${[...ids].join(", ")}`;
        return `${traces[operationId] ?? "what was created"} (${operationId})${names}`;
      });
      return [...left, ...lines];
    },
  };
}
