// Defects of ramp requests that only a sequence of requests shows.

import type { GatewayResponse, Passing } from "../gateway.ts";
import { idIn, is, isOk, ramp, readBefore, resultOf, type SequenceDefect } from "./defect.ts";

/** Approves with the version that the ramp request has, whatever version was sent. */
async function approveCurrent(
  request: Passing,
  next: (request: Passing) => Promise<GatewayResponse>,
): Promise<GatewayResponse> {
  const { version } = resultOf(await readBefore(request, next, "approve"));
  return next({ ...request, json: { version: version ?? 0 } });
}

/** Defects of ramp requests. */
export const rampRequests: SequenceDefect[] = [
  {
    id: "status-goes-back",
    what: "an approved ramp request awaits approval again when it is read",
    rule: "sequence-status",
    subject: "ramp-requests",
    isFailure: true,
    meddle: () => async (request, next) => {
      const reply = await next(request);
      if (is(request, "GET", ramp) && resultOf(reply)["status"] === "AWAITING_FUNDS")
        resultOf(reply)["status"] = "AWAITING_APPROVAL";
      return reply;
    },
  },
  {
    id: "version-not-raised",
    what: "an approval leaves the version as it was",
    rule: "sequence-version",
    subject: "ramp-requests",
    isFailure: false,
    meddle: () => async (request, next) => {
      const reply = await next(request);
      if (is(request, "POST", /\/approve$/) && isOk(reply)) resultOf(reply)["version"] = request.json?.["version"] ?? 0;
      return reply;
    },
  },
  {
    id: "other-version-approved",
    what: "another version than the current one is approved",
    rule: "sequence-lock",
    subject: "ramp-requests",
    isFailure: true,
    meddle: () => async (request, next) => {
      const reply = await next(request);
      if (!is(request, "POST", /\/approve$/) || isOk(reply)) return reply;
      return approveCurrent(request, next);
    },
  },
  {
    id: "two-approvals",
    what: "two approvals of one version that overlap are both accepted",
    rule: "sequence-lock",
    subject: "ramp-requests",
    isFailure: true,
    meddle: () => {
      const underWay = new Map<string, Promise<GatewayResponse>>();
      return async (request, next) => {
        if (!is(request, "POST", /\/approve$/)) return next(request);
        const id = idIn(request);
        const reply = underWay.get(id) ?? next(request);
        underWay.set(id, reply);
        return reply.finally(() => underWay.delete(id)).then((first) => structuredClone(first));
      };
    },
  },
  {
    id: "canceled-after-approval",
    what: "an approved ramp request can be canceled",
    rule: "sequence-approved",
    subject: "ramp-requests",
    isFailure: true,
    meddle: () => async (request, next) => {
      const reply = await next(request);
      if (!is(request, "POST", /\/cancel$/) || isOk(reply)) return reply;
      return readBefore(request, next, "cancel");
    },
  },
  {
    id: "refused-approval-kept",
    what: "an approval that was refused is carried out",
    rule: "sequence-refused",
    subject: "ramp-requests",
    isFailure: true,
    meddle: () => async (request, next) => {
      const reply = await next(request);
      if (!is(request, "POST", /\/approve$/) || isOk(reply)) return reply;
      await approveCurrent(request, next);
      return reply;
    },
  },
];
