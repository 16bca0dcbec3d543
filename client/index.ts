// finance-ramp-api: the clients of both services, without access tokens (finance-ramp-api/auth) and webhooks. The models are
// in finance-ramp-api/finance and finance-ramp-api/ramp, because both services have some of the same name.

export { type Approval, approveIf } from "./approve.ts";
export { createFinanceClient, type FinanceClient, type FinanceEvent } from "./finance.ts";
export { createRampClient, type RampClient } from "./ramp.ts";
export * from "./runtime/public.ts";
