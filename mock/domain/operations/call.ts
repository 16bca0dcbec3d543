// An operation that is called: its request, what its path and body name, and what all operations do with resources.

import { largestPage, pageSize } from "../../assumed.ts";
import { Refusal } from "../../refusal.ts";
import { asObject, type JsonFields } from "../../store/json.ts";
import {
  type Resource,
  type ResourceFilter,
  type ResourceKind,
  readSchemas,
  type Selection,
} from "../../store/resources.ts";
import { mergeFields, sentTo } from "../complete.ts";
import type { MachineName } from "../lifecycle/machines.ts";
import { trigger } from "../lifecycle/moves.ts";
import { create, newResource } from "../lifecycle/status.ts";
import { type Amount, isAmount, readAmount } from "../money/decimal.ts";
import { invalidRequest, nameOf, rejection } from "../refusals.ts";
import type { StateRequest, StateResponse } from "../types.ts";
import { summaryOf, viewOf } from "../views.ts";
import type { World } from "../world.ts";

/** Responds to one operation. It throws a Refusal for an error; then nothing it did is stored. */
export type DomainOperation = (call: OperationCall) => StateResponse;

/** Operations by their operationId: those that only read, and those that may write. */
export interface DomainOperations {
  reads?: Record<string, DomainOperation>;
  writes: Record<string, DomainOperation>;
}

/** The codes of 404 of the finance service, where one is documented. */
const codes: Partial<Record<ResourceKind, string>> = { accounts: "account-not-found", payIns: "pay-in-not-found" };

/** A request to the state, with the world it changes. */
export class OperationCall {
  readonly world: World;
  readonly request: StateRequest;
  /** The body; what is no object has no fields. */
  readonly body: JsonFields;

  constructor(world: World, request: StateRequest) {
    this.world = world;
    this.request = request;
    this.body = asObject(request.body);
  }

  get tenant(): string {
    return this.request.tenantId;
  }

  /** A resource of the tenant. @throws Refusal 404 when it is unknown, another company's, or not that of its owner. */
  find(kind: ResourceKind, id: unknown, owner?: Resource): Resource {
    const found = this.world.store.find(this.tenant, kind, String(id));
    if (found !== undefined && (owner === undefined || found.parent === owner.id)) return found;
    throw missing(kind, id);
  }

  /** The resource whose id a parameter of the path has. @throws Refusal 404. */
  named(kind: ResourceKind, parameter: string, owner?: Resource): Resource {
    return this.find(kind, this.request.path[parameter], owner);
  }

  /** The account of the path. @throws Refusal 404. */
  account(): Resource {
    return this.named("accounts", "accountId");
  }

  /** The party of the path. @throws Refusal 404. */
  party(): Resource {
    return this.named("parties", "partyId");
  }

  /** All that the tenant has of a kind, or its first. */
  all(kind: ResourceKind, where: ResourceFilter = {}, size = Number.POSITIVE_INFINITY): Resource[] {
    return this.world.store.select({ tenant: this.tenant, kind, where, size });
  }

  /**
   * The body, when those fields are there that the mock cannot do without and that are not documented as required.
   * @throws Refusal 400 `invalid-request` that says which is missing.
   */
  bodyWith(...fields: string[]): JsonFields {
    const missing = fields.filter((name) => this.body[name] === undefined);
    if (missing.length > 0) throw invalidRequest(`The body lacks ${missing.join(", ")}.`);
    return this.body;
  }

  /** A new resource, which is not stored yet: with the fields that the operation sets, and what was sent and its reads show. */
  fresh(kind: ResourceKind, own: JsonFields, more?: Parameters<typeof newResource>[4]): Resource {
    // A copy: what it takes from other resources does not change with them.
    return newResource(this.world, this.tenant, kind, structuredClone(mergeFields(this.sent(kind), own)), more);
  }

  /** Stores a new resource in the first status of each of its machines, and returns what it shows. */
  store(made: Resource, ...machines: MachineName[]): JsonFields {
    return create(this.world, made, this.request.operationId, ...machines).body;
  }

  /** Lets the operation, as the overlay calls it, move a resource. @throws Refusal 409 when its status does not allow it. */
  move(resource: Resource, machine: MachineName, by = this.request.operationId): void {
    trigger(this.world, resource, machine, by, this.request.caller);
  }

  /** What was sent of the fields that the reads of a kind show, or that a schema has. */
  sent(by: ResourceKind | "PartyRole"): JsonFields {
    return sentTo(this.world, this.request, by);
  }

  /** Has a resource that is changed take over what was sent, but for fields that only the operation sets; it is not stored. */
  takeOver(resource: Resource, ...own: string[]): void {
    for (const [name, value] of Object.entries(this.sent(resource.kind)))
      if (!own.includes(name)) resource.body[name] = value;
  }

  /** An amount above 0, from a decimal text or a JSON number. @throws Refusal 400 `invalid-request`, which names it. */
  amount(value: unknown, name: string, digits: number): Amount {
    const amount = readAmount(value);
    if (!isAmount(amount, digits))
      throw invalidRequest(`${name} has to be a decimal above 0 with at most ${digits} fraction digits.`);
    return amount;
  }

  /**
   * Takes any signature with the 65 bytes that an externally owned account makes for the owner's; contracts make others.
   * @throws Refusal 400 `invalid-request`, which names it.
   */
  checkSignature(value: unknown, name: string): void {
    if (/^0x[0-9a-fA-F]{130}$/.test(String(value))) return;
    throw invalidRequest(
      `${name} has to be 0x and 65 bytes as hexadecimal digits: an EIP-191 signature of an externally owned account. ERC-1271 signatures of contracts are not supported.`,
    );
  }

  /** One page of resources, with the `pagination` of the contract and further fields; one beyond the last is empty. */
  page(selection: Omit<Selection, "tenant">, more: JsonFields = {}, usualSize = pageSize): StateResponse {
    const { store } = this.world;
    const wanted = { ...selection, tenant: this.tenant };
    const show = (from: number, size: number) =>
      store.select({ ...wanted, from, size }).map((resource) => summaryOf(this.world, resource));
    return this.pageOf(store.count(wanted), show, more, usualSize);
  }

  /** One page of anything: `show` gives so many entries from an index on. */
  pageOf(
    total: number,
    show: (from: number, size: number) => unknown[],
    more: JsonFields = {},
    usualSize = pageSize,
  ): StateResponse {
    const { query } = this.request;
    const pageNumber = Number(query["page"] ?? 1);
    const size = Math.min(Number(query["size"] ?? usualSize), largestPage);
    const from = (pageNumber - 1) * size;
    const shown = from < total ? show(from, size) : [];
    const numberOfPages = Math.ceil(total / size);
    const pagination = {
      pageNumber,
      pageSize: size,
      numberOfElements: shown.length,
      numberOfPages,
      hasNextPage: pageNumber < numberOfPages,
      hasPreviousPage: pageNumber > 1 && numberOfPages > 0,
    };
    return ok(shown, { pagination, ...more });
  }
}

/** The refusal of a resource that there is not. */
export function missing(kind: ResourceKind, id: unknown): Refusal {
  if (readSchemas[kind].api === "ramp") return rejection("NOT_FOUND", "There is no such resource.");
  const code = codes[kind];
  return new Refusal(404, `There is no ${nameOf(kind)} ${id}.`, code === undefined ? {} : { code });
}

/** Whose the resources of a path are. */
type Owner = "account" | "party";

/** Lists what the tenant has of a kind, or what of it belongs to the owner in the path. */
export const listOf =
  (kind: ResourceKind, owner?: Owner): DomainOperation =>
  (call) =>
    call.page({ kind, where: { parent: owner && call[owner]().id } });

/** Reads the resource whose id a parameter of the path has, among all or among those of the owner in the path. */
export const readOf =
  (kind: ResourceKind, parameter: string, owner?: Owner): DomainOperation =>
  (call) =>
    ok(viewOf(call.world, call.named(kind, parameter, owner && call[owner]())));

/** A success with a result, 200. */
export function ok(result: unknown, more: JsonFields = {}): StateResponse {
  return { status: 200, body: { success: true, result, ...more } };
}

/** A success that created something, 201. */
export function createdResponse(result: unknown): StateResponse {
  return { status: 201, body: { success: true, result } };
}

/** A success without a result, 200. */
export const done: StateResponse = { status: 200, body: { success: true } };
