// The ids a run knows: found in the API's own responses, given as fixtures, or made by the run itself.

import { matchPath } from "../../model/calls.ts";
import { isObject } from "../../model/document.ts";
import type { Operation } from "../../model/operations.ts";
import type { Contracts } from "../contracts.ts";
import type { Exchange, Service } from "../exchange.ts";
import type { KnownId, KnownIds } from "../plan/ids.ts";
import { kindOf } from "../plan/ids.ts";

/** The ids of one service. */
export interface Knowledge extends KnownIds {
  add(service: Service, known: KnownId): void;
  remove(service: Service, kind: string, id: string): void;
  /** Learns the ids in the response of a list or of a creation. */
  learn(exchange: Exchange): void;
  /**
   * Values for the path parameters of an operation.
   * @param own True when only ids made by the run will do.
   * @returns Undefined when one of them is not known.
   */
  pathValues(operation: Operation, own?: boolean): Record<string, string> | undefined;
}

/** The path parameter that names a resource of a collection: `/v1/parties` has `/v1/parties/{partyId}`. */
function membersOf(contracts: Contracts): Map<Operation, string> {
  const members = new Map<Operation, string>();
  for (const { operations } of Object.values(contracts)) {
    for (const operation of operations) {
      const length = operation.segments.length;
      const below = operations.find(
        ({ segments }) => segments[length]?.startsWith("{") && segments.slice(0, length).join("/") === operation.path,
      );
      if (below !== undefined) members.set(operation, (below.segments[length] as string).slice(1, -1));
    }
  }
  return members;
}

/** Starts with the fixtures. */
export function makeKnowledge(
  contracts: Contracts,
  fixtures: Partial<Record<Service, Record<string, string>>>,
): Knowledge {
  const members = membersOf(contracts);
  const known = new Map<string, KnownId[]>();
  const keyOf = (service: Service, kind: string) => `${service} ${kindOf(kind)}`;
  const all = (service: Service, kind: string) => known.get(keyOf(service, kind)) ?? [];
  const add = (service: Service, entry: KnownId) => {
    const entries = all(service, entry.kind);
    const same = entries.find(({ id }) => id === entry.id);
    if (same === undefined) known.set(keyOf(service, entry.kind), [...entries, entry]);
    else if (entry.resource !== undefined) same.resource = { ...same.resource, ...entry.resource };
  };
  for (const [service, ids] of Object.entries(fixtures)) {
    for (const [kind, id] of Object.entries(ids ?? {})) {
      if (kind.startsWith("foreign") || kind.startsWith("other")) continue;
      for (const one of id.split(",")) {
        add(service as Service, { kind, id: one.trim(), parents: {}, origin: "fixture" });
      }
    }
  }
  return {
    all,
    add,
    remove(service, kind, id) {
      const others = all(service, kind).filter((entry) => entry.id !== id);
      known.set(keyOf(service, kind), others);
    },
    learn(exchange) {
      const { operation } = exchange;
      const kind = operation && members.get(operation);
      if (operation === undefined || kind === undefined || operation.api === "auth") return;
      for (const found of idsIn(contracts, operation, exchange)) add(operation.api, { kind, ...found });
    },
    pathValues: (operation, own = false) => pathValues(all, operation, own),
  };
}

/** The IDs in the response of a list or of a creation, with the values of the path they were found under. */
function idsIn(contracts: Contracts, operation: Operation, { request, response, json }: Exchange) {
  if (response.status < 200 || response.status > 299 || !isObject(json)) return [];
  const resources = [json["result"]].flat().flatMap((resource) => {
    if (!isObject(resource) || typeof resource["id"] !== "string") return [];
    return [{ id: resource["id"], resource }];
  });
  if (resources.length === 0) return [];
  const { pathname } = new URL(request.url);
  const parents = matchPath(contracts[operation.api].operations, pathname)[0]?.values ?? {};
  const origin = operation.method === "POST" ? ("own" as const) : ("listed" as const);
  return resources.map((found) => ({ ...found, parents, origin }));
}

/** The values of a path, of IDs that were found under each other where that is known. */
function pathValues(all: KnownIds["all"], operation: Operation, own: boolean): Record<string, string> | undefined {
  const service = operation.api as Service;
  const names = operation.parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);
  const last = names.at(-1);
  if (last === undefined) return {};
  for (const candidate of all(service, last).filter(({ origin }) => !own || origin === "own")) {
    const values: Record<string, string> = { [last]: candidate.id };
    for (const name of names.slice(0, -1)) {
      const parent = candidate.parents[name] ?? candidate.parents[kindOf(name)] ?? all(service, name)[0]?.id;
      if (parent !== undefined) values[name] = parent;
    }
    if (Object.keys(values).length === names.length) return values;
  }
  return undefined;
}
