// The ids a run knows: found in the API's own responses, given as fixtures, or made by the run itself.

import type { Api } from "../../model/apis.ts";
import { matchPath } from "../../model/calls.ts";
import { asObject, isObject } from "../../model/document.ts";
import type { Operation } from "../../model/operations.ts";
import { rowsOf, succeeded } from "../checks/check.ts";
import type { Contracts } from "../contracts.ts";
import { type Exchange, services } from "../exchange.ts";
import { idNameOf, type KnownId, type KnownIds, pathNamesOf } from "../plan/ids.ts";
import type { Target } from "../plan/target.ts";

/** The path parameter that names a resource of a collection: `/v1/parties` has `/v1/parties/{partyId}`. */
function membersOf(contracts: Contracts): Map<Operation, string> {
  const all = Object.values(contracts).flatMap(({ operations }) =>
    operations.flatMap((operation) => {
      const below = operations.find(
        ({ segments, path }) => segments.length > operation.segments.length && path.startsWith(`${operation.path}/{`),
      );
      const segment = below?.segments[operation.segments.length];
      return segment === undefined ? [] : [[operation, segment.slice(1, -1)] as const];
    }),
  );
  return new Map(all);
}

/** Lists with IDs of other resources: the field with the ID, or undefined for the row itself, and the path parameter. */
const idsInRows: [operationId: string, field: string | undefined, kind: string][] = [
  ["listOnRampPairs", "from", "fiatCurrencyId"],
  ["listOnRampPairs", "to", "cryptoCurrencyId"],
  ["listCompanyWallets", undefined, "companyWalletId"],
];

/** The ids of both services; it starts with the fixtures. */
export class Knowledge implements KnownIds {
  readonly #contracts: Contracts;
  readonly #members: Map<Operation, string>;
  readonly #known = new Map<string, KnownId[]>();
  constructor(contracts: Contracts, fixtures: Target["fixtures"]) {
    this.#contracts = contracts;
    this.#members = membersOf(contracts);
    for (const service of services)
      for (const [kind, id] of Object.entries(fixtures[service] ?? {}).filter(
        ([name]) => !/^(foreign|other)/.test(name),
      ))
        for (const one of id.split(",")) this.add(service, { kind, id: one.trim(), parents: {}, origin: "fixture" });
  }
  all(service: Api, kind: string): KnownId[] {
    return this.#known.get(`${service} ${idNameOf(kind)}`) ?? [];
  }
  add(service: Api, own: KnownId): void {
    const others = this.all(service, own.kind);
    const same = others.find(({ id }) => id === own.id);
    if (same === undefined) this.#known.set(`${service} ${idNameOf(own.kind)}`, [...others, own]);
    else if (own.resource !== undefined) same.resource = { ...same.resource, ...own.resource };
  }
  remove(service: Api, kind: string, id: string): void {
    const others = this.all(service, kind).filter((one) => one.id !== id);
    this.#known.set(`${service} ${idNameOf(kind)}`, others);
  }
  /** Learns the ids in the response of a list or of a creation, with the values of the path they were found under. */
  learn(exchange: Exchange): void {
    const { operation, request, json } = exchange;
    if (operation === undefined || operation.api === "auth") return;
    for (const [operationId, field, kind] of idsInRows) {
      if (operation.operationId !== operationId) continue;
      for (const row of rowsOf(exchange)) {
        const resource = field === undefined ? row : asObject(row[field]);
        const { id } = resource;
        if (typeof id === "string") this.add("ramp", { kind, id, parents: {}, origin: "listed", resource });
      }
    }
    const kind = this.#members.get(operation);
    if (kind === undefined || !succeeded(exchange) || !isObject(json)) return;
    const resources = [json["result"]].flat().filter((one) => isObject(one) && typeof one["id"] === "string");
    if (resources.length === 0) return;
    const [match] = matchPath(this.#contracts[operation.api].operations, new URL(request.url).pathname);
    const origin = operation.method === "POST" ? "own" : "listed";
    for (const resource of resources.filter(isObject))
      this.add(operation.api, { kind, id: String(resource["id"]), resource, parents: match?.values ?? {}, origin });
  }
  /**
   * Values for the path parameters of an operation; where known, each ID was found under the one before it.
   * @param own True to use only IDs that the run made.
   * @returns Undefined when a value is not known.
   */
  pathValues(operation: Operation, own = false): Record<string, string> | undefined {
    const service = operation.api;
    const names = pathNamesOf(operation);
    const last = names.pop();
    if (last === undefined) return {};
    for (const { id, parents } of this.all(service, last).filter(({ origin }) => !own || origin === "own")) {
      const values = names.flatMap((name) => {
        const parent = parents[name] ?? parents[idNameOf(name)] ?? this.all(service, name)[0]?.id;
        return parent === undefined ? [] : [[name, parent]];
      });
      if (values.length === names.length) return { ...Object.fromEntries(values), [last]: id };
    }
    return undefined;
  }
}
