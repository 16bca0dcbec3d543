// The ids a run knows: found in the API's own answers, given as fixtures, or made by the run itself.

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
  /** Learns the ids in the answer of a list or of a creation. */
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
  const list = (service: Service, kind: string) => known.get(`${service} ${kindOf(kind)}`) ?? [];
  const add = (service: Service, entry: KnownId) => {
    const key = `${service} ${kindOf(entry.kind)}`;
    const entries = known.get(key) ?? [];
    const same = entries.find(({ id }) => id === entry.id);
    if (same === undefined) known.set(key, [...entries, entry]);
    else if (entry.resource !== undefined) same.resource = { ...same.resource, ...entry.resource };
  };
  for (const [service, ids] of Object.entries(fixtures)) {
    for (const [kind, id] of Object.entries(ids ?? {})) {
      if (!kind.startsWith("foreign")) add(service as Service, { kind, id, parents: {}, origin: "fixture" });
    }
  }
  return {
    all: list,
    add,
    remove(service, kind, id) {
      known.set(
        `${service} ${kindOf(kind)}`,
        list(service, kind).filter((entry) => entry.id !== id),
      );
    },
    learn(exchange) {
      const { operation, response, json, request } = exchange;
      const member = operation && members.get(operation);
      if (operation === undefined || member === undefined || operation.api === "auth") return;
      if (response.status < 200 || response.status > 299 || !isObject(json)) return;
      const path = new URL(request.url).pathname;
      const parents = matchPath(contracts[operation.api].operations, path)[0]?.values ?? {};
      const origin = operation.method === "POST" ? "own" : "listed";
      for (const resource of [json["result"]].flat()) {
        if (!isObject(resource) || typeof resource["id"] !== "string") continue;
        add(operation.api, { kind: member, id: resource["id"], parents, origin, resource });
      }
    },
    pathValues(operation, own = false) {
      const service = operation.api as Service;
      const names = operation.parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);
      const last = names.at(-1);
      if (last === undefined) return {};
      const candidates = list(service, last).filter(({ origin }) => !own || origin === "own");
      for (const candidate of candidates) {
        const values: Record<string, string> = { [last]: candidate.id };
        for (const name of names.slice(0, -1)) {
          const parent = candidate.parents[name] ?? candidate.parents[kindOf(name)] ?? list(service, name)[0]?.id;
          if (parent !== undefined) values[name] = parent;
        }
        if (Object.keys(values).length === names.length) return values;
      }
      return undefined;
    },
  };
}
