// All checks of access: authentication, tenancy, correlation and unknown paths.

import { randomUUID } from "node:crypto";
import { services } from "../../exchange.ts";
import type { SemanticCheck } from "../check.ts";
import { correlationCheck } from "./correlation.ts";
import { missingTenantCheck, tenantCheck } from "./tenants.ts";
import { expiredCheck, nearTokenCheck, scopeCheck, tampered, tokenCheck } from "./tokens.ts";

const unknownPathCheck: SemanticCheck = {
  name: "unknown-path",
  rule: "A path the service does not have gives a 4xx in the envelope, with a correlation ID.",
  source: "finance source, Shared envelope and paging and Authentication 7",
  needs: [],
  async run(probe) {
    for (const service of services.filter((name) => probe.target.origins[name] !== undefined)) {
      const exchange = await probe.unknownPath(service, `/v1/no-such-resource-${randomUUID().slice(0, 8)}`);
      const { status } = exchange.response;
      if (status >= 400 && status < 500) continue;
      probe.report(exchange, {
        expected: "an unknown path gives a 4xx",
        actual: `status ${status}`,
        evidence: "documented",
      });
    }
  },
};

/** All checks of access. */
export const accessChecks: SemanticCheck[] = [
  tokenCheck("missing-token", "no token", () => undefined),
  tokenCheck("garbage-token", "a garbage token", () => "Bearer garbage"),
  tokenCheck("tampered-token", "a token with one character changed", (token) => `Bearer ${tampered(token)}`),
  tokenCheck("wrong-scheme", "another scheme than Bearer", (token) => `Basic ${token}`),
  nearTokenCheck,
  expiredCheck,
  tenantCheck,
  missingTenantCheck,
  scopeCheck,
  correlationCheck,
  unknownPathCheck,
];
