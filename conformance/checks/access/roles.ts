// The check of the roles of the ramp service.

import { checkAcross, NotCovered, resultOf, succeeded } from "../check.ts";

const [create, approve, invite] = ["createRampRequest", "approveRampRequest", "inviteCompanyUser"] as const;

/** What a role may not call: a viewer only reads. */
const refusedFor = {
  manager: [approve, invite],
  viewer: [create, invite, approve, "rejectRampRequest", "cancelRampRequest"],
} as const;

/** The check of roles: each call is valid but for the role. */
export const roleCheck = checkAcross("missing-role", [create, approve, invite], async (probe) => {
  let looked = 0;
  for (const name of ["manager", "viewer"] as const) {
    const token = await probe.tokenOf(name);
    if (token === undefined) continue;
    looked++;
    const { id, version } = resultOf(await probe.call(create, { purpose: "make what others may not change" }));
    for (const operationId of refusedFor[name]) {
      const isAbout = operationId !== create && operationId !== invite;
      if (isAbout && typeof id !== "string") continue;
      const exchange = await probe.call(operationId, {
        authorization: `Bearer ${token}`,
        purpose: `call ${operationId} as a ${name}`,
        ...(isAbout && { path: { rampRequestId: String(id) } }),
        ...(operationId === approve && { json: { version } }),
      });
      // The order of refusals is not documented, so any refusal counts: the missing role is a reason for one.
      if (succeeded(exchange) || exchange.response.status === 401)
        probe.report(exchange, `${operationId} as a ${name} is refused`);
    }
  }
  if (looked === 0) throw new NotCovered("no client with the role of a manager or a viewer is given");
});
