// Approves a ramp request in a version that the caller has looked at: never one that changed in between.

import type { Operations } from "../generated/ramp/calls.ts";
import type { ApprovedRampRequest, RampRequest } from "../generated/ramp/models.ts";
import { must } from "./runtime/check.ts";
import { unusable } from "./runtime/errors.ts";
import type { Middleware } from "./runtime/request.ts";
import { codeIn } from "./runtime/response.ts";
import type { CallOptions } from "./runtime/types.ts";
import { unwrap } from "./runtime/unwrap.ts";

/** How many versions are looked at, at most. */
const maxVersions = 5;
/** The longest refusal that is read for its code, in bytes. */
const maxBytes = 1_000_000;

/** How `approveIf` ended. */
export interface Approval {
  /** The approved ramp request, with the deposit details; undefined if the last version was not fine. */
  approved: ApprovedRampRequest | undefined;
  /** The version that you were asked about last. */
  read: RampRequest;
}

/**
 * Reads a ramp request, asks whether it is fine, and approves exactly the version that was read. If it has changed in
 * between (OPTIMISTIC_LOCK_EXCEPTION), reads it again and asks again.
 * @param client The client of the company ramp service.
 * @param rampRequestId The ramp request.
 * @param isFine Whether to approve a version. Gets the version before, too, if it is asked again.
 * @param options Options of the requests.
 * @returns Whether it is approved, and the version that decided it.
 * @throws ApiError if what is read has no version, or if a request fails: OPTIMISTIC_LOCK_EXCEPTION if each of five versions changed before it could be approved. After
 *   a lost response, the ramp request may be approved: read it before you try again.
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
    // Read before `isFine` gets the object, which could change it.
    const { version } = read;
    if (typeof version !== "number") {
      const { data, error, ...facts } = outcome;
      throw unusable(facts, `${facts.operationId}: the ramp request has no version, so nothing is approved`);
    }
    // Only `true` approves: a predicate that forgot to return, or returns what is merely truthy, does not.
    if ((await isFine(read, before)) !== true) return { approved: undefined, read };
    let code: unknown;
    let isLost = false;
    // The last middleware gets a response first: the service's own code decides, whatever other middleware makes of it.
    const own: Middleware = {
      onError() {
        isLost = true;
      },
      async onResponse({ response }) {
        // A lost body fails later, when the response is read.
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
