// Reads a request: its target, and its body to the end.

import type { Call } from "../call.ts";
import { readBody } from "./body.ts";
import { readTarget } from "./target.ts";

/** Larger bodies are not kept in the journal. */
const maxKeptBody = 16_384;

/**
 * Reads target and body.
 * @throws Refusal where they cannot be read.
 */
export function readRequest(call: Call): undefined | Promise<undefined> {
  const { request, shared } = call;
  call.target = readTarget(request.url ?? "/");
  const { headers } = request;
  // Most requests have no body, and nothing to wait for.
  if (headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined) return readContent(call);
  call.delay = shared.latency();
  return undefined;
}

async function readContent(call: Call): Promise<undefined> {
  const { request, shared, trail } = call;
  call.content = await readBody(request, shared.maxBodyBytes);
  if (call.content !== undefined && call.content.size <= maxKeptBody) trail.body = call.content.value;
  call.delay = shared.latency();
}
