// The committed files of generated/ are what openapi/ gives, and the catalogues say what the bundles say.

import { describe, expect, test } from "vitest";
import type { ErrorRow } from "../../scripts/lib/catalogue-errors.ts";
import type { OperationRow } from "../../scripts/lib/catalogue-operations.ts";
import { readGenerated } from "../lib/bundles.ts";
import { runScript } from "../lib/process.ts";

const operations = readGenerated<OperationRow[]>("operations.json");
const errors = readGenerated<ErrorRow[]>("errors.json");

test("generated/ is fresh", async () => {
  const { code, stderr } = await runScript("scripts/check.ts");
  expect(stderr).toBe("");
  expect(code).toBe(0);
});

describe("operations.json", () => {
  const find = (operationId: string) => operations.find((row) => row.operationId === operationId);

  test("marks what takes an idempotency key", () => {
    const idempotent = operations.filter((row) => row.idempotent).map((row) => row.operationId);
    expect(idempotent.sort()).toEqual([
      "createAccountPaymentRequest",
      "createPaymentRequest",
      "createPaymentSession",
      "reversePaymentRequest",
      "reversePaymentRequestByReference",
      "settlePaymentRequest",
      "settlePaymentRequestByReference",
      "updatePaymentRequest",
    ]);
  });

  test("carries scopes and roles as the sources show them, and no others", () => {
    const scoped = Object.fromEntries(
      operations.filter(({ scopes }) => scopes.length > 0).map((row) => [row.operationId, row.scopes]),
    );
    expect(scoped).toEqual({
      listPaymentSessions: ["manage:pay-in-sessions"],
      getPayIn: ["manage:pay-in-sessions"],
      listWallets: ["manage:accounts"],
      registerWebhook: ["manage:webhooks"],
      listWebhooks: ["view:webhooks"],
      getWebhook: ["view:webhooks"],
      inviteCompanyUser: ["manage:company-users"],
    });
    const roles = Object.fromEntries(
      operations.filter((row) => row.roles.length > 0).map((row) => [row.operationId, row.roles]),
    );
    expect(roles).toEqual({ approveRampRequest: ["COMPANY_ADMIN"], inviteCompanyUser: ["COMPANY_ADMIN"] });
  });

  test("marks what is paged", () => {
    expect(find("listWallets")?.paged).toBe(true);
    expect(find("listPaymentSessions")?.paged).toBe(true);
    expect(find("getPayIn")?.paged).toBe(false);
  });
});

describe("errors.json", () => {
  test("claims no status that the sources do not show", () => {
    const status = Object.fromEntries(errors.map((row) => [`${row.service} ${row.code}`, row.status]));
    expect(status["finance account-not-found"]).toBe(404);
    expect(status["finance identity-verification-unavailable"]).toBe(503);
    expect(status["finance ambiguous-asset"]).toBeNull();
    expect(status["ramp UNAUTHORIZED"]).toBeNull();
    expect(status["ramp OPTIMISTIC_LOCK_EXCEPTION"]).toBeNull();
  });

  test("names at least one operation for each code, and a condition", () => {
    for (const row of errors) {
      expect(row.operations.length, row.code).toBeGreaterThan(0);
      expect(row.condition, row.code).toMatch(/\.$/);
    }
  });
});
