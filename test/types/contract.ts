// What an integrator relies on in the generated types; compiled by test/unit/types.test.ts, never run.

import type * as auth from "../../generated/auth/types.ts";
import type * as finance from "../../generated/finance/types.ts";
import type { payInStatusValues, paymentSessionStatusValues } from "../../generated/finance/types.ts";
import type * as ramp from "../../generated/ramp/types.ts";

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <T extends true>(..._: T[]): void => {};

type FinanceSchemas = finance.components["schemas"];
type Answer<
  Path extends keyof finance.paths,
  Method extends keyof finance.paths[Path],
> = finance.paths[Path][Method] extends {
  responses: { 200: { content: { "application/json": infer Body } } };
}
  ? Body
  : never;

// Secrets are written, never read.
type Registered = Answer<"/v1/webhooks/{webhookId}", "get">;
type ReadAuthentication = NonNullable<NonNullable<Registered["result"]>["authenticationMethod"]>;
holds<Equal<Extract<ReadAuthentication, { apiKey: unknown }>, never>>(true);
holds<Equal<Extract<ReadAuthentication, { password: unknown }>, never>>(true);
type WrittenKey = finance.Writable<FinanceSchemas["WebhookApiKeyAuthenticationInput"]>;
holds<Equal<WrittenKey["apiKey"], string>>(true);
holds<Equal<keyof finance.Readable<FinanceSchemas["WebhookApiKeyAuthenticationInput"]>, "type" | "headerName">>(true);

// The discriminator narrows, in what is written and in what is read.
declare const input: FinanceSchemas["WebhookAuthenticationInput"];
if (input.type === "API_KEY") input.headerName satisfies string;
else input.username satisfies string;

// A closed list is closed, an open one stays open and still offers its values.
declare const session: FinanceSchemas["PaymentSession"];
holds<Equal<Extract<typeof session.status, "CREATED">, "CREATED">>(true);
// @ts-expect-error COMPLETED was removed in 1.8.0.
const removed: FinanceSchemas["PaymentSessionStatus"] = "COMPLETED";
const unknownStatus: FinanceSchemas["PayInStatus"] = "A_STATUS_OF_TOMORROW";
holds<Equal<Equal<FinanceSchemas["PayInStatus"], string>, false>>(true);

// Values are there as arrays, too.
holds<Equal<(typeof paymentSessionStatusValues)[number], FinanceSchemas["PaymentSessionStatus"]>>(true);
"SETTLED" satisfies (typeof payInStatusValues)[number];

// Nullable is nullable, optional is optional, and money stays text.
holds<Equal<FinanceSchemas["PaymentSession"]["blockchainTxId"], string | null | undefined>>(true);
holds<Equal<FinanceSchemas["PayIn"]["netCryptoAmount"], string | undefined>>(true);
holds<Equal<FinanceSchemas["PaymentSession"]["id"], string>>(true);
holds<Equal<ramp.components["schemas"]["RampRequest"]["amount"], number>>(true);

// The tenant and the correlation id are never demanded of a caller.
type Headers = NonNullable<finance.paths["/v1/pay-ins/{payInId}"]["parameters"]["header"]>;
holds<Equal<Partial<Headers>, Headers>>(true);

// Events are one union that `eventType` narrows.
type FinanceEvent = finance.webhooks[keyof finance.webhooks]["post"]["requestBody"]["content"]["application/json"];
declare const event: FinanceEvent;
switch (event.eventType) {
  case "PAY_IN_SETTLED":
    event.result.payInId satisfies string;
    break;
  case "PARTY_VERIFICATION_COMPLETED":
    event.result.status satisfies "VERIFIED" | "REJECTED" | "VERIFICATION_PENDING";
    break;
  // @ts-expect-error There is no such event.
  case "PAYOUT_TELEPORTED":
    break;
}

// The token endpoint speaks OAuth.
type Grant = auth.components["schemas"]["TokenRequest"];
holds<Equal<Grant["grant_type"], "client_credentials">>(true);

export { removed, unknownStatus };
