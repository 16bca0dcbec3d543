// The call of an operation: its request, the resources that its path and body name, and what operations share.

import { largestPage, pageSize } from "../../assumptions.ts";
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
import type { DomainResponse, StateRequest } from "../types.ts";
import { summaryOf, viewOf } from "../views.ts";
import type { World } from "../world.ts";

/** Responds to one operation. If it throws a Refusal, its changes are rolled back. */
export type DomainOperation = (call: OperationCall) => DomainResponse;

/** Operations by operationId; each of `writes` is one transaction. */
export interface DomainOperations {
  reads?: Record<string, DomainOperation>;
  writes: Record<string, DomainOperation>;
}

/** The documented codes of a 404 of the finance service. */
const codes: Partial<Record<ResourceKind, string>> = { accounts: "account-not-found", payIns: "pay-in-not-found" };

/** A request to the state, with the world that it changes. */
export class OperationCall {
  readonly world: World;
  readonly request: StateRequest;
  /** The body; empty if it is not an object. */
  readonly body: JsonFields;

  constructor(world: World, request: StateRequest) {
    this.world = world;
    this.request = request;
    this.body = asObject(request.body);
  }

  get tenant(): string {
    return this.request.tenantId;
  }

  /** A resource of the tenant. @throws Refusal 404 if it is unknown, of another tenant, or not of the owner. */
  find(kind: ResourceKind, id: unknown, owner?: Resource): Resource {
    const found = this.world.store.find(this.tenant, kind, String(id));
    if (found !== undefined && (owner === undefined || found.parent === owner.id)) return found;
    throw missing(kind, id);
  }

  /** The resource whose ID is in a path parameter. @throws Refusal 404. */
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

  /** The tenant's resources of a kind, at most `size`. */
  all(kind: ResourceKind, where: ResourceFilter = {}, size = Number.POSITIVE_INFINITY): Resource[] {
    return this.world.store.select({ tenant: this.tenant, kind, where, size });
  }

  /**
   * The body, if it has the fields that the mock needs although they are not documented as required.
   * @throws Refusal 400 `invalid-request` that names the missing fields.
   */
  bodyWith(...fields: string[]): JsonFields {
    const missing = fields.filter((name) => this.body[name] === undefined);
    if (missing.length > 0) throw invalidRequest(`The body lacks ${missing.join(", ")}.`);
    return this.body;
  }

  /** A new resource, not stored yet: the fields of the request that reads show, and those that the operation sets. */
  fresh(kind: ResourceKind, own: JsonFields, more?: Parameters<typeof newResource>[4]): Resource {
    // A copy: `own` may have objects of other resources.
    return newResource(this.world, this.tenant, kind, structuredClone(mergeFields(this.sent(kind), own)), more);
  }

  /** Stores a new resource in the first status of each of its machines, and returns its body. */
  store(made: Resource, ...machines: MachineName[]): JsonFields {
    return create(this.world, made, this.request.operationId, ...machines).body;
  }

  /** Moves a resource. `by` is the cause in the overlay. @throws Refusal 409 if its status does not allow the move. */
  move(resource: Resource, machine: MachineName, by = this.request.operationId): void {
    trigger(this.world, resource, machine, by, this.request.caller);
  }

  /** The fields of the request that reads of a kind show, or that a schema has. */
  sent(by: ResourceKind | "PartyRole"): JsonFields {
    return sentTo(this.world, this.request, by);
  }

  /** Copies the fields of the request into a resource, except `own`, which only the operation sets. */
  takeOver(resource: Resource, ...own: string[]): void {
    for (const [name, value] of Object.entries(this.sent(resource.kind)))
      if (!own.includes(name)) resource.body[name] = value;
  }

  /** An amount above 0, from a decimal text or a JSON number. @throws Refusal 400 `invalid-request`. */
  amount(value: unknown, name: string, digits: number): Amount {
    const amount = readAmount(value);
    if (!isAmount(amount, digits))
      throw invalidRequest(`${name} has to be a decimal above 0 with at most ${digits} fraction digits.`);
    return amount;
  }

  /**
   * Accepts any 65 bytes as the signature of an externally owned account; contracts make other signatures.
   * @throws Refusal 400 `invalid-request`.
   */
  checkSignature(value: unknown, name: string): void {
    if (/^0x[0-9a-fA-F]{130}$/.test(String(value))) return;
    throw invalidRequest(
      `${name} has to be 0x and 65 bytes as hexadecimal digits: an EIP-191 signature of an externally owned account. ERC-1271 signatures of contracts are not supported.`,
    );
  }

  /** A page of resources, with `pagination` and the fields of `more`; a page beyond the last is empty. */
  page(selection: Omit<Selection, "tenant">, more: JsonFields = {}, usualSize = pageSize): DomainResponse {
    const { store } = this.world;
    const wanted = { ...selection, tenant: this.tenant };
    const show = (from: number, size: number) =>
      store.select({ ...wanted, from, size }).map((resource) => summaryOf(this.world, resource));
    return this.pageOf(store.count(wanted), show, more, usualSize);
  }

  /** A page of any entries: `show` returns `size` entries from an index on. */
  pageOf(
    total: number,
    show: (from: number, size: number) => unknown[],
    more: JsonFields = {},
    usualSize = pageSize,
  ): DomainResponse {
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

/** The refusal for a resource that does not exist. */
export function missing(kind: ResourceKind, id: unknown): Refusal {
  if (readSchemas[kind].api === "ramp") return rejection("NOT_FOUND", "There is no such resource.");
  const code = codes[kind];
  return new Refusal(404, `There is no ${nameOf(kind)} ${id}.`, { ...(code !== undefined && { code }) });
}

/** The owner of resources in a path. */
type Owner = "account" | "party";

/** Lists the resources of a kind: of the tenant, or of the owner in the path. */
export const listOf =
  (kind: ResourceKind, owner?: Owner): DomainOperation =>
  (call) =>
    call.page({ kind, where: { parent: owner && call[owner]().id } });

/** Reads the resource whose ID is in a path parameter: of the tenant, or of the owner in the path. */
export const readOf =
  (kind: ResourceKind, parameter: string, owner?: Owner): DomainOperation =>
  (call) =>
    ok(viewOf(call.world, call.named(kind, parameter, owner && call[owner]())));

/** A success with a result, 200. */
export function ok(result: unknown, more: JsonFields = {}): DomainResponse {
  return { status: 200, body: { success: true, result, ...more } };
}

/** A success that created something, 201. */
export function createdResponse(result: unknown): DomainResponse {
  return { status: 201, body: { success: true, result } };
}

/** A success without a result, 200. */
export const done: DomainResponse = { status: 200, body: { success: true } };
