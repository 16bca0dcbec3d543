// Approves a ramp request in exactly the version that the caller has checked.

import type { Operations } from "../generated/ramp/calls.ts";
import type { ApprovedRampRequest, RampRequest } from "../generated/ramp/models.ts";
import { must } from "./runtime/check.ts";
import { unusable } from "./runtime/errors.ts";
import type { Middleware } from "./runtime/request.ts";
import { codeIn } from "./runtime/response.ts";
import type { CallOptions } from "./runtime/types.ts";
import { unwrap } from "./runtime/unwrap.ts";

/** Maximum number of versions that are read and checked. */
const maxVersions = 5;
/** Maximum size of an error response that is read for its code, in bytes. */
const maxBytes = 1_000_000;

/** The result of `approveIf`. */
export interface Approval {
  /** The approved ramp request, with the deposit details; undefined if `isFine` rejected the last version. */
  approved: ApprovedRampRequest | undefined;
  /** The last version that `isFine` got. */
  read: RampRequest;
}

/**
 * Reads a ramp request, calls `isFine`, and approves exactly the version that it read. If the ramp request changed
 * before the approval (OPTIMISTIC_LOCK_EXCEPTION), repeats these steps.
 * @param client The client of the company ramp service.
 * @param rampRequestId The ramp request.
 * @param isFine Decides whether to approve a version. From the second call on, it also gets the previous version.
 * @param options Options of the requests.
 * @returns The approved ramp request, if `isFine` accepted one, and the last version that was read.
 * @throws ApiError if the ramp request has no version, or if a request fails: OPTIMISTIC_LOCK_EXCEPTION if each of five
 *   versions changed before its approval. After a lost response, read the ramp request before you retry.
 * @see Operation `approveRampRequest` of the contract.
 */
export async function approveIf(
  client: Pick<Operations, "getRampRequest" | "approveRampRequest">,
  rampRequestId: string,
  isFine: (rampRequest: RampRequest, before: RampRequest | undefined) => boolean | Promise<boolean>,
  options: CallOptions = {},
): Promise<Approval> {
  must("isFine", typeof isFine === "function", "a function");
  let before: RampRequest | undefined;
  for (let left = maxVersions; ; ) {
    const outcome = await client.getRampRequest({ rampRequestId }, options);
    const read = await unwrap(outcome);
    // Read before `isFine` gets the object, because `isFine` could change it.
    const { version } = read;
    if (typeof version !== "number") {
      const { data, error, ...facts } = outcome;
      throw unusable(facts, `${facts.operationId}: the ramp request has no version, so nothing is approved`);
    }
    // Only `true` approves, not a truthy value or a missing return.
    if ((await isFine(read, before)) !== true) return { approved: undefined, read };
    let code: unknown;
    let isLost = false;
    // The last middleware gets a response first, before other middleware can change the service's error code.
    const own: Middleware = {
      onError() {
        isLost = true;
      },
      async onResponse({ response }) {
        // If the body is lost, the client reports it when it reads the response.
        code = await codeIn(response.clone(), maxBytes).catch(() => undefined);
      },
    };
    const middleware = [...(options.middleware ?? []), own];
    const approval = await client.approveRampRequest({ rampRequestId, body: { version } }, { ...options, middleware });
    if (!approval.error || isLost || code !== "OPTIMISTIC_LOCK_EXCEPTION" || --left === 0)
      return { approved: await unwrap(approval), read };
    before = read;
  }
}
