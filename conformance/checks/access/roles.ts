// The check of the roles of the ramp service: what a manager and a viewer may not do.

import { checkAcross, NotCovered, type Probe, resultOf, succeeded } from "../check.ts";

const [create, approve] = ["createRampRequest", "approveRampRequest"];

/** What a role may not call: a viewer only reads. */
const refusedFor = {
  manager: [approve, "inviteCompanyUser"],
  viewer: [create, "inviteCompanyUser", approve, "rejectRampRequest", "cancelRampRequest"],
} as const;

/** A ramp request of the run's own, with the body that approves it; empty when none can be made. */
async function ownRequest(probe: Probe): Promise<{ path?: Record<string, string>; version?: unknown }> {
  const { id, version } = resultOf(await probe.call(create, { purpose: "make something that others may not change" }));
  return typeof id === "string" ? { path: { rampRequestId: id }, version } : {};
}

/** The call is valid but for the role, so that it would succeed where roles are not looked at. */
async function lookAtRole(probe: Probe, name: keyof typeof refusedFor, token: string): Promise<void> {
  const { path, version } = await ownRequest(probe);
  for (const operationId of refusedFor[name]) {
    const isAbout = operationId !== create && operationId !== "inviteCompanyUser";
    if (isAbout && path === undefined) continue;
    const exchange = await probe.call(operationId, {
      authorization: `Bearer ${token}`,
      purpose: `call ${operationId} as a ${name}`,
      ...(isAbout && path && { path }),
      ...(operationId === approve && { json: { version } }),
    });
    // Which refusal comes first is not documented; that the role is enough for a refusal is.
    if (!succeeded(exchange) && exchange.response.status !== 401) continue;
    probe.report(exchange, `${operationId} as a ${name} is refused`);
  }
}

/** The check of roles. */
export const roleCheck = checkAcross("missing-role", [create, approve, "inviteCompanyUser"], async (probe) => {
  let looked = 0;
  for (const name of ["manager", "viewer"] as const) {
    const token = await probe.tokenOf(name);
    if (token === undefined) continue;
    looked++;
    await lookAtRole(probe, name, token);
  }
  if (looked === 0) throw new NotCovered("no client with the role of a manager or a viewer is given");
});
