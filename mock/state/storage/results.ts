// The results of calls that came with an idempotency key.

import type { TenantRows } from "./tenant.ts";
import type { Writing } from "./writing.ts";

/** The result of a call with an idempotency key. */
export interface KeptResult {
  /** Tells the request from any other. */
  readonly fingerprint: string;
  readonly status: number;
  /** The body as JSON. */
  readonly body: string;
}

/** A result with its key and its place. */
export interface ResultRow extends KeptResult {
  readonly seq: number;
  readonly key: string;
}

/** The results by tenant and key. */
export class KeptResults {
  private readonly writing: Writing;
  private readonly tenant: (name: string) => TenantRows;

  /** @param tenant Finds what a tenant has. */
  constructor(writing: Writing, tenant: (name: string) => TenantRows) {
    this.writing = writing;
    this.tenant = tenant;
  }

  find(tenant: string, key: string): KeptResult | undefined {
    return this.tenant(tenant).results.get(key);
  }

  add(tenant: string, key: string, { fingerprint, status, body }: KeptResult): void {
    const { writing } = this;
    writing.transaction(() => {
      const { results } = this.tenant(tenant);
      const added: ResultRow = { seq: writing.nextSeq(), key, fingerprint, status, body };
      results.set(key, added);
      writing.changes.wrote("result", added.seq, added, () => results.delete(key), { tenant });
    });
  }
}
