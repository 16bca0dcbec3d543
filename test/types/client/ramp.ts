// What users of the other entry points rely on in their types; compiled by test/packages/client.test.ts, never run.

import { clientCredentials, type TokenSource } from "finance-ramp-api/auth";
import type { components as auth } from "finance-ramp-api/auth/types";
import type { components as finance } from "finance-ramp-api/finance/types";
import {
  type ApprovalInput,
  type ApprovedRampRequest,
  approveIf,
  type CompanyBankAccountSummary,
  createRampClient,
  paginate,
  type RampClient,
  type RampRequest,
  unwrap,
} from "finance-ramp-api/ramp";
import type { components as rampComponents } from "finance-ramp-api/ramp/types";

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <T extends true>(..._: T[]): void => {};

const source: TokenSource = clientCredentials({
  tokenUrl: "https://auth.example/token",
  clientId: "c",
  clientSecret: "s",
});
export const ramp: RampClient = createRampClient({ baseUrl: "https://ramp.example.com", auth: source });
// @ts-expect-error a secret is needed
clientCredentials({ tokenUrl: "https://auth.example/token", clientId: "c" });

export async function calls() {
  const request = await unwrap(
    ramp.GET("/v1/ramp-requests/{rampRequestId}", { params: { path: { rampRequestId: "r" } } }),
  );
  holds<Equal<typeof request, RampRequest>>();
  const { error } = await ramp.POST("/v1/ramp-requests/{rampRequestId}/reject", {
    params: { path: { rampRequestId: "r" } },
  });
  if (error) holds<Equal<Extract<typeof error.code, "NOT_FOUND">, "NOT_FOUND">>();
  // A file has to be asked for as something.
  const csv = await unwrap(ramp.GET("/v1/ramp-requests/export", { parseAs: "text" }));
  holds<Equal<typeof csv, string>>();
  const sheet = await unwrap(ramp.GET("/v1/ramp-requests/export", { parseAs: "blob" }));
  holds<Equal<typeof sheet, Blob>>();
  // @ts-expect-error it is no JSON
  await ramp.GET("/v1/ramp-requests/export");
  // @ts-expect-error nor can it be made JSON
  await ramp.GET("/v1/ramp-requests/export", { parseAs: "json" });
  for await (const account of paginate(ramp, "/v1/company-bank-accounts"))
    holds<Equal<typeof account, CompanyBankAccountSummary>>();
}

export async function names() {
  const request = await unwrap(ramp.getRampRequest({ rampRequestId: "r" }));
  holds<Equal<typeof request, RampRequest>>();
  const csv = await unwrap(ramp.exportRampRequests({}, { parseAs: "text" }));
  holds<Equal<typeof csv, string>>();
  // @ts-expect-error a file has to be asked for as something
  await ramp.exportRampRequests({});
  // @ts-expect-error nor is it JSON
  await ramp.exportRampRequests({}, { parseAs: "json" });
  // A request body that can be left out.
  await ramp.rejectRampRequest({ rampRequestId: "r" });
  for await (const account of paginate(ramp.listCompanyBankAccounts))
    holds<Equal<typeof account, CompanyBankAccountSummary>>();
  const { approved } = await approveIf(ramp, "r", ({ amount }, before) => amount === before?.amount, { timeoutMs: 1 });
  holds<Equal<typeof approved, ApprovedRampRequest | undefined>>();
  // @ts-expect-error someone has to decide
  await approveIf(ramp, "r");
}

export const approval: ApprovalInput = { version: 1 } as ApprovalInput;
export type Schemas = [auth["schemas"]["Token"], finance["schemas"]["Party"], rampComponents["schemas"]["RampRequest"]];
