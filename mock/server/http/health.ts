// The health check: whether the mock runs and accepts writes. It needs no token, and responds at any host.

import type { IncomingMessage } from "node:http";
import type { Api } from "../../../model/apis.ts";
import { Refusal } from "../../refusal.ts";
import { jsonResponse, type MockResponse, refusalResponse } from "../../respond/response.ts";
import type { MockContext } from "../call.ts";

/** The public description of the mock, without secrets. */
export interface Health {
  /** `read-only` if writes are refused, because the data file cannot be written. */
  status: "ok" | "read-only";
  /** Versions of the contract, by API. */
  contract: Record<Api, string>;
  state: "memory" | "file";
  /** Whether writes are accepted. */
  writable: boolean;
  /** Seconds since the start. */
  uptime: number;
  /** Number of sandboxes, without `main`. */
  sandboxes: number;
}

function healthOf({ options, services, sandboxes, startedAt }: MockContext): Health {
  const writable = sandboxes.main.state.noteTime();
  const versions = services.contracts.map(({ api, info }) => [api, info.version]);
  return {
    status: writable ? "ok" : "read-only",
    contract: Object.fromEntries(versions) as Health["contract"],
    state: options.data === undefined ? "memory" : "file",
    writable,
    sandboxes: sandboxes.count(),
    uptime: Math.floor((performance.now() - startedAt) / 1000),
  };
}

const path = /^(?:\/__mock)?\/health(?=\?|$)/;

/**
 * Responds to `/health` and `/__mock/health`: 200, or 503 while writes are refused.
 * @returns The response; undefined for every other path.
 */
export function healthResponse({ url = "", method }: IncomingMessage, mock: MockContext): MockResponse | undefined {
  if (!path.test(url)) return undefined;
  if (method !== "GET" && method !== "HEAD")
    return refusalResponse("control", new Refusal(405, "use GET or HEAD", { headers: { Allow: "GET, HEAD" } }));
  const known = healthOf(mock);
  return jsonResponse(known.writable ? 200 : 503, known, { "Cache-Control": "no-store" });
}
