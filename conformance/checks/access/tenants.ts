// Checks of the tenant: every bad `x-tenant-id` gives the same generic 403.

import { randomUUID } from "node:crypto";
import type { Exchange } from "../../exchange.ts";
import { inParallel } from "../../parallel.ts";
import { checkAcross, NotCovered, type ProbeOptions, type SemanticCheck } from "../check.ts";
import { allOperations, expectRefusal, operationsByService } from "./refusals.ts";

/** A tenant that nobody is granted. */
export const foreign = randomUUID();

type TenantForm = [what: string, values: string[]];

/** Tenants of others. An operation that accepts one shows the data of another company, so each operation gets all of them. */
const tenantsOfOthers = (ofOthers: string | undefined): TenantForm[] => [
  ["a foreign x-tenant-id", [foreign]],
  ...(ofOthers === undefined ? [] : [["the x-tenant-id of another company", [ofOthers]] satisfies TenantForm]),
];

/** The other bad forms of `x-tenant-id`; those that need a granted tenant are left out without one. */
function malformedTenants(tenant: string | undefined): TenantForm[] {
  const of = (value: string | undefined, forms: (value: string) => TenantForm[]) =>
    value === undefined ? [] : forms(value);
  return [
    ["a blank x-tenant-id", [""]],
    ["a malformed x-tenant-id", ["not-a-uuid"]],
    ["a repeated x-tenant-id", [tenant ?? foreign, tenant ?? foreign]],
    ...of(tenant === tenant?.toUpperCase() ? undefined : tenant, (value) => [
      ["an x-tenant-id in another case", [value.toUpperCase()]],
    ]),
    ...of(tenant, (value) => [
      ["an x-tenant-id with more behind it", [`${value}x`]],
      ["a granted x-tenant-id before a foreign one", [value, foreign]],
      ["a granted x-tenant-id after a foreign one", [foreign, value]],
      ["two x-tenant-id in one value", [`${value},${value}`]],
      ["an x-tenant-id that is cut", [value.slice(0, -1)]],
      ["an x-tenant-id without hyphens", [value.replaceAll("-", "")]],
      ["an x-tenant-id in braces", [`{${value}}`]],
    ]),
  ];
}

/** What may differ from call to call in fields that a server adds: instants, UUIDs, ids of traces, numbers. */
const passing =
  /\d{4}-\d\d-\d\d[T ]\d\d:\d\d[\d:.]*(Z|[+-]\d\d:?\d\d)?|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b[0-9a-f]{16,}\b|\b\d{10,}\b/gi;

/** A response without what may differ from call to call. */
function generic({ json, response }: Exchange): string {
  const text = JSON.stringify(json) ?? response.body;
  return text.replaceAll(response.headers["x-correlation-id"] ?? "\0", "").replaceAll(passing, "…");
}

/** The tenants of others for each operation, and one more form, so that each comes on several operations of both services. */
const tenantCheck = checkAcross("bad-tenant", [], async (probe) => {
  const { tenantId, fixtures } = probe.target;
  const ofOthers = tenantsOfOthers(fixtures.finance?.["foreignTenantId"]);
  const malformed = malformedTenants(tenantId);
  for (const operations of operationsByService(probe)) {
    let first: string | undefined;
    await inParallel([...operations.entries()], async ([index, operation]) => {
      for (const [what, values] of [...ofOthers, malformed[index % malformed.length] as TenantForm]) {
        const headers = values.map((value): [string, string] => ["x-tenant-id", value]);
        const options = { headers, without: ["x-tenant-id"] };
        const exchange = await expectRefusal(probe, operation, 403, what, options);
        if (exchange.response.status !== 403) continue;
        const told = generic(exchange);
        first ??= told;
        if (told === first) continue;
        probe.report(exchange, `${what} gives the same response as every other bad tenant: ${first}`, told);
      }
    });
  }
});

const missingTenantCheck = checkAcross("missing-tenant", [], async (probe) => {
  const { tenantId, fixtures } = probe.target;
  if (tenantId === undefined) throw new NotCovered("no tenant is given, so the token is taken to grant one only");
  const several = fixtures.finance?.["otherTenantId"] ?? fixtures.ramp?.["otherTenantId"];
  await inParallel(allOperations(probe), async (operation) => {
    const what = "a missing x-tenant-id";
    const options: ProbeOptions = { without: ["x-tenant-id"], inventIds: true, purpose: what };
    if (several !== undefined) {
      await expectRefusal(probe, operation, 403, what, options);
      return;
    }
    const exchange = operation.method === "GET" ? await probe.call(operation.operationId, options) : undefined;
    if (exchange === undefined || ![400, 401].includes(exchange.response.status)) return;
    probe.report(exchange, `${what} gives 403 or is accepted`);
  });
  if (several === undefined) return;
  for (const { operationId } of allOperations(probe)
    .filter(({ method }) => method === "GET")
    .slice(0, 3)) {
    const headers: [string, string][] = [["x-tenant-id", several]];
    const exchange = await probe.call(operationId, { without: ["x-tenant-id"], headers, inventIds: true });
    if (exchange.response.status !== 403) continue;
    probe.report(exchange, "every granted tenant is accepted");
  }
});

const selectedTenantCheck = checkAcross("selected-tenant", ["getAccount", "listWallets"], async (probe) => {
  const { otherTenantId, otherTenantAccountId } = probe.target.fixtures.finance ?? {};
  if (otherTenantId === undefined || otherTenantAccountId === undefined) {
    throw new NotCovered("no account of a second tenant is given (STAGING_FIXTURES: otherTenantAccountId)");
  }
  for (const operationId of ["getAccount", "listWallets"]) {
    const exchange = await probe.call(operationId, {
      path: { accountId: otherTenantAccountId },
      without: ["x-tenant-id"],
      headers: [["x-tenant-id", otherTenantId]],
    });
    if (exchange.response.status !== 404) continue;
    probe.report(exchange, "an account of the tenant that x-tenant-id selects is found");
  }
});

/** All checks of the tenant. */
export const tenantChecks: SemanticCheck[] = [tenantCheck, missingTenantCheck, selectedTenantCheck];
