// The state for people who look into it: resources as reads may show them, and the books.

import { Refusal } from "../refusal.ts";
import { maskFields } from "../secrets/mask.ts";
import type { JsonObject } from "../store/json.ts";
import { type Kind, kinds, type Resource } from "../store/resources.ts";
import { kindsWithStatus, movesOf } from "./lifecycle/by-hand.ts";
import { missedBy } from "./lifecycle/moves.ts";
import { type Amount, formatDecimal } from "./money/decimal.ts";
import { faultsOf } from "./money/ledger.ts";
import type { Look, LookedAt, LookedAtLedger } from "./types.ts";
import { viewOf } from "./views.ts";
import type { World } from "./world.ts";

/**
 * Makes the view of a state.
 * @param catchUp Lets happen what is due.
 */
export function createLook(world: World, catchUp: () => void): Look {
  const { store, storage } = world;
  return {
    tenants: () => storage.tenantIds(),
    counts(tenantId) {
      catchUp();
      return Object.fromEntries(kinds.map((kind) => [kind, store.count({ tenant: tenantId, kind })]));
    },
    list(tenantId, name, from, size) {
      catchUp();
      const selection = { tenant: tenantId, kind: kindOf(name) };
      const found = store.select({ ...selection, from, size });
      return { total: store.count(selection), resources: found.map((resource) => lookedAt(world, resource)) };
    },
    one(tenantId, name, id) {
      catchUp();
      const found = store.find(tenantId, kindOf(name), id);
      if (found === undefined) throw new Refusal(404, `there is no ${id} among the ${name} of tenant ${tenantId}`);
      return lookedAt(world, found);
    },
    ledger(tenantId, postings) {
      catchUp();
      return ledgerOf(world, tenantId, postings);
    },
  };
}

function kindOf(name: string): Kind {
  const kind = kinds.find((one) => one === name);
  if (kind === undefined) throw new Refusal(400, `${name} is no kind of resource; there are ${kinds.join(", ")}`);
  return kind;
}

function lookedAt(world: World, resource: Resource): LookedAt {
  const { kind, id, tenant, created, updated } = resource;
  const missed = missedBy(resource);
  return {
    ...{ kind, id, tenantId: tenant },
    createdAt: new Date(created).toISOString(),
    updatedAt: new Date(updated).toISOString(),
    // An address may have a password.
    resource: maskFields(viewOf(world, resource), () => false) as JsonObject,
    ...(missed === undefined ? {} : { missed }),
    moves: kindsWithStatus.includes(kind) ? movesOf(world, tenant, kind, id) : [],
  };
}

function ledgerOf(world: World, tenantId: string, count: number): LookedAtLedger {
  const books = world.storage.books(tenantId);
  const sums = new Map<string, Amount>();
  const balances = books.balances().map(({ holder, asset, amount }) => {
    sums.set(asset, (sums.get(asset) ?? 0n) + amount);
    const reserved = books.reserved(holder, asset);
    return {
      ...{ holder, asset },
      total: formatDecimal(amount),
      reserved: formatDecimal(reserved),
      available: formatDecimal(amount - reserved),
    };
  });
  const last = count === 0 ? [] : books.postings().slice(-count).reverse();
  return {
    balances,
    postings: last.map(({ operation, holder, asset, amount }) => {
      return { operation, holder, asset, amount: formatDecimal(amount) };
    }),
    sums: Object.fromEntries([...sums].map(([asset, sum]) => [asset, formatDecimal(sum)])),
    faults: faultsOf(books),
  };
}
