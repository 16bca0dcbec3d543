// Checks of the tenant: every bad `x-tenant-id` gives the same generic 403.

import { randomUUID } from "node:crypto";
import type { Exchange } from "../../exchange.ts";
import { inParallel } from "../../parallel.ts";
import { checkAcross, NotCovered, type ProbeOptions, type SemanticCheck } from "../check.ts";
import { allOperations, expectRefusal, operationsByService } from "./refusals.ts";

/** A tenant that no client is granted. */
export const foreign = randomUUID();

type TenantForm = [what: string, values: string[]];

/** Malformed values of `x-tenant-id`; without a granted tenant, those that are derived from one are left out. */
function malformedTenants(tenant: string | undefined): TenantForm[] {
  const forms: TenantForm[] = [
    ["a blank x-tenant-id", [""]],
    ["a malformed x-tenant-id", ["not-a-uuid"]],
    ["a repeated x-tenant-id", [tenant ?? foreign, tenant ?? foreign]],
  ];
  if (tenant === undefined) return forms;
  const upper = tenant.toUpperCase();
  if (upper !== tenant) forms.push(["an x-tenant-id in another case", [upper]]);
  return [
    ...forms,
    ["an x-tenant-id with more behind it", [`${tenant}x`]],
    ["a granted x-tenant-id before a foreign one", [tenant, foreign]],
    ["a granted x-tenant-id after a foreign one", [foreign, tenant]],
    ["two x-tenant-id in one value", [`${tenant},${tenant}`]],
    ["an x-tenant-id that is cut", [tenant.slice(0, -1)]],
    ["an x-tenant-id without hyphens", [tenant.replaceAll("-", "")]],
    ["an x-tenant-id in braces", [`{${tenant}}`]],
  ];
}

/** Parts of a response that may differ between calls: instants, UUIDs, trace IDs, numbers. */
const passing =
  /\d{4}-\d\d-\d\d[T ]\d\d:\d\d[\d:.]*(Z|[+-]\d\d:?\d\d)?|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b[0-9a-f]{16,}\b|\b\d{10,}\b/gi;

/** The body of a response without the parts that may differ between calls. */
function generic({ json, response }: Exchange): string {
  const text = JSON.stringify(json) ?? response.body;
  return text.replaceAll(response.headers["x-correlation-id"] ?? "\0", "").replaceAll(passing, "…");
}

/** Options that send tenants in place of the usual one. */
const naming = (...tenants: string[]): ProbeOptions => ({
  headers: tenants.map((tenant) => ["x-tenant-id", tenant]),
  without: ["x-tenant-id"],
});

export const tenantChecks: SemanticCheck[] = [
  checkAcross("bad-tenant", [], async (probe) => {
    const { tenantId, fixtures } = probe.target;
    const { foreignTenantId: other } = fixtures.finance ?? {};
    const malformed = malformedTenants(tenantId);
    // Every operation gets each foreign tenant: an accepted one would expose its data.
    const ofOthers: TenantForm[] = [["a foreign x-tenant-id", [foreign]]];
    if (other !== undefined) ofOthers.push(["the x-tenant-id of another company", [other]]);
    for (const operations of operationsByService(probe)) {
      let first: string | undefined;
      await inParallel([...operations.entries()], async ([index, operation]) => {
        for (const [what, tenants] of [...ofOthers, malformed[index % malformed.length] as TenantForm]) {
          const exchange = await expectRefusal(probe, operation, 403, what, naming(...tenants));
          if (exchange.response.status !== 403) continue;
          const told = generic(exchange);
          first ??= told;
          if (told !== first)
            probe.report(exchange, `${what} gives the same response as every other bad tenant: ${first}`, told);
        }
      });
    }
  }),
  checkAcross("missing-tenant", [], async (probe) => {
    const { tenantId, fixtures } = probe.target;
    if (tenantId === undefined) throw new NotCovered("no tenant is given, so the token is taken to grant one only");
    const several = fixtures.finance?.["otherTenantId"] ?? fixtures.ramp?.["otherTenantId"];
    const what = "a missing x-tenant-id";
    const reads = allOperations(probe).filter(({ method }) => method === "GET");
    await inParallel(several === undefined ? reads : allOperations(probe), async (operation) => {
      if (several !== undefined) {
        await expectRefusal(probe, operation, 403, what, naming());
        return;
      }
      const exchange = await probe.call(operation.operationId, { ...naming(), inventIds: true, purpose: what });
      if ([400, 401].includes(exchange.response.status)) probe.report(exchange, `${what} gives 403 or is accepted`);
    });
    for (const { operationId } of several === undefined ? [] : reads.slice(0, 3)) {
      const exchange = await probe.call(operationId, { ...naming(several ?? ""), inventIds: true });
      if (exchange.response.status === 403) probe.report(exchange, "every granted tenant is accepted");
    }
  }),
  checkAcross("selected-tenant", ["getAccount", "listWallets"], async (probe) => {
    const { otherTenantId, otherTenantAccountId: accountId } = probe.target.fixtures.finance ?? {};
    if (otherTenantId === undefined || accountId === undefined)
      throw new NotCovered("no account of a second tenant is given (STAGING_FIXTURES: otherTenantAccountId)");
    for (const operationId of ["getAccount", "listWallets"]) {
      const exchange = await probe.call(operationId, { path: { accountId }, ...naming(otherTenantId) });
      if (exchange.response.status === 404)
        probe.report(exchange, "an account of the tenant that x-tenant-id selects is found");
    }
  }),
];
