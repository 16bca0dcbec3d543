// All checks of access: authentication, tenancy, correlation and unknown paths.

import { randomUUID } from "node:crypto";
import { services } from "../../exchange.ts";
import { checkAcross, type SemanticCheck } from "../check.ts";
import { correlationCheck } from "./correlation.ts";
import { roleCheck } from "./roles.ts";
import { tenantChecks } from "./tenants.ts";
import { tokenAccessChecks } from "./tokens.ts";

const unknownPathCheck = checkAcross("unknown-path", [], async (probe) => {
  for (const service of services.filter((name) => probe.target.origins[name] !== undefined)) {
    const exchange = await probe.unknownPath(service, `/v1/no-such-resource-${randomUUID().slice(0, 8)}`);
    const { status } = exchange.response;
    if (status >= 400 && status < 500) continue;
    probe.report(exchange, "an unknown path gives a 4xx", `status ${status}`);
  }
});

export const accessChecks: SemanticCheck[] = [
  ...tokenAccessChecks,
  ...tenantChecks,
  roleCheck,
  correlationCheck,
  unknownPathCheck,
];
