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
export async function readRequest(call: Call): Promise<undefined> {
  const { request, shared, trail } = call;
  call.target = readTarget(request.url ?? "/");
  call.content = await readBody(request, shared.maxBodyBytes);
  if (call.content !== undefined && call.content.size <= maxKeptBody) trail.body = call.content.value;
  call.delay = shared.latency();
}
