// The state as the control API shows it: resources as reads show them, counts, and the ledger.

import { maskFields } from "../secrets/mask.ts";
import { kinds, type Resource, type ResourceKind } from "../store/resources.ts";
import { movesOf, resourceKindOf, resourceNamed } from "./lifecycle/by-hand.ts";
import { type Amount, formatDecimal } from "./money/decimal.ts";
import { faultsOf } from "./money/ledger.ts";
import type { LookedAt } from "./types.ts";
import { viewOf } from "./views.ts";
import { instantOf, type World } from "./world.ts";

/** Reads a state. The caller has made all due moves before. */
export class Look {
  private readonly world: World;

  constructor(world: World) {
    this.world = world;
  }

  /** The tenants that have anything. */
  tenants(): string[] {
    return this.world.storage.tenantIds();
  }

  /** How many resources of each kind a tenant has. */
  counts(tenant: string): Record<string, number> {
    return countsOf(this.world, [tenant]);
  }

  /** A page of the resources of a kind, in the order they were stored, and their number. @throws Refusal 400. */
  list(tenant: string, name: string, from: number, size: number): { total: number; resources: LookedAt[] } {
    const { store } = this.world;
    const selection = { tenant, kind: resourceKindOf(name) };
    const resources = store.select({ ...selection, from, size });
    return { total: store.count(selection), resources: resources.map((resource) => lookedAt(this.world, resource)) };
  }

  /** One resource. @throws Refusal 400 for an unknown kind, 404 for an unknown resource. */
  one(tenant: string, name: string, id: string): LookedAt {
    return lookedAt(this.world, resourceNamed(this.world, tenant, name, id));
  }

  /**
   * The ledger of a tenant with its last postings, newest first; amounts are exact decimals.
   * @returns `outside` is the world outside the wallets; `sums` are always 0; `faults` show defects of the mock.
   */
  ledger(tenant: string, postings: number) {
    const books = this.world.ledger(tenant);
    const sums = new Map<string, Amount>();
    const balances = books.balances().map(({ holder, asset, amount }) => {
      sums.set(asset, (sums.get(asset) ?? 0n) + amount);
      const reserved = books.reserved(holder, asset);
      const [total, held, available] = [amount, reserved, amount - reserved].map((one) => formatDecimal(one));
      return { holder, asset, total, reserved: held, available };
    });
    const last = postings === 0 ? [] : books.postings().slice(-postings).reverse();
    return {
      balances,
      postings: last.map((posting) => ({ ...posting, amount: formatDecimal(posting.amount) })),
      sums: Object.fromEntries([...sums].map(([asset, sum]) => [asset, formatDecimal(sum)])),
      faults: faultsOf(books),
    };
  }
}

/** How many resources of each kind these tenants have together. */
export function countsOf({ store }: World, tenants: readonly string[]): Record<string, number> {
  const countOf = (kind: ResourceKind) => tenants.reduce((sum, tenant) => sum + store.count({ tenant, kind }), 0);
  return Object.fromEntries(kinds.map((kind) => [kind, countOf(kind)]));
}

function lookedAt(world: World, resource: Resource): LookedAt {
  const { kind, id, tenant, created, updated } = resource;
  return {
    kind,
    id,
    tenantId: tenant,
    createdAt: instantOf(created),
    updatedAt: instantOf(updated),
    // Masks no field, only the password in an address.
    resource: maskFields(viewOf(world, resource), () => false) as LookedAt["resource"],
    moves: movesOf(world, resource),
  };
}
