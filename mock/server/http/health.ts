// Whether the mock lives and takes writes, for those who watch over it: without a token, and at any host.

import type { IncomingMessage } from "node:http";
import type { Api } from "../../../model/apis.ts";
import type { Contract } from "../../../model/contract.ts";
import { Refusal } from "../../refusal.ts";
import { jsonReply, type MockResponse, refusedReply } from "../../respond/reply.ts";

/** The public description of the mock, without secrets. */
export interface Health {
  /** `read-only` when writes are refused, because the data file cannot take them. */
  status: "ok" | "read-only";
  /** Versions of the contract, by API. */
  contract: Record<Api, string>;
  state: "memory" | "file";
  /** Whether writes are taken. */
  writable: boolean;
  /** Seconds since the start. */
  uptime: number;
  /** Sandboxes besides the one that is always there. */
  sandboxes: number;
}

/**
 * The health of a mock.
 * @param startedAt When it was started, by `performance.now()`.
 */
export function toldOf({
  contracts,
  startedAt,
  ...known
}: Pick<Health, "state" | "writable" | "sandboxes"> & { contracts: Contract[]; startedAt: number }): Health {
  return {
    status: known.writable ? "ok" : "read-only",
    contract: Object.fromEntries(contracts.map(({ api, info }) => [api, info.version])) as Health["contract"],
    ...known,
    uptime: Math.floor((performance.now() - startedAt) / 1000),
  };
}

const path = /^(?:\/__mock)?\/health(\/live)?(?=\?|$)/;

/**
 * Responds to `/health` and `/__mock/health` (ready for all requests: 200, or 503 while writes are refused) and, with
 * `/live` after them, to whether it runs (200: a restart would mend nothing).
 * @returns The response; undefined for every other path.
 */
export function healthReply({ url = "", method }: IncomingMessage, health: () => Health): MockResponse | undefined {
  const found = path.exec(url);
  if (found === null) return undefined;
  if (method !== "GET" && method !== "HEAD")
    return refusedReply("control", new Refusal(405, "use GET or HEAD", { headers: { Allow: "GET, HEAD" } }));
  const known = health();
  const isLiveness = found[1] !== undefined;
  return jsonReply(known.writable || isLiveness ? 200 : 503, known, { "Cache-Control": "no-store" });
}
