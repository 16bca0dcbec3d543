// What the client takes from the contract is what the contract's own types say: its models and calls are written out under
// names, and nothing is lost on the way. And what an integrator relies on in those types; compiled by lint.

import type * as auth from "../../generated/auth/types.ts";
import type * as financeCalls from "../../generated/finance/calls.ts";
import type { Events } from "../../generated/finance/events.ts";
import type * as finance from "../../generated/finance/types.ts";
import type { payInStatusValues, paymentSessionStatusValues } from "../../generated/finance/types.ts";
import type * as rampCalls from "../../generated/ramp/calls.ts";
import type * as ramp from "../../generated/ramp/types.ts";

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <T extends true>(..._: T[]): void => {};

/** A type without the markers for fields that only requests have. Nothing in the contract is only in responses. */
type Unmarked<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends { readonly $write: infer U }
    ? Unmarked<U>
    : { [K in keyof T]: Unmarked<T[K]> };

/** True if each of two types can stand for the other. */
type Alike<A, B> = [A, B] extends [B, A] ? true : false;

type Json<Content> = Content extends { content: { "application/json": infer Body } } ? Body : never;

/** The response, the request body and the parameters of an operation, as openapi-typescript writes them. */
type Written<Op> = Op extends { parameters: infer P; requestBody?: infer B; responses: infer R }
  ? {
      data: Json<R[keyof R & (200 | 201 | 202)]>;
      body: Unmarked<Json<B>>;
      path: P extends { path: infer Path } ? Path : Record<never, never>;
      query: P extends { query?: infer Query } ? NonNullable<Query> : never;
    }
  : never;

/** The same, as the client has it. */
type Taken<Init, Data> = {
  data: Data;
  body: Init extends { body?: infer B } ? NonNullable<B> : never;
  path: Init extends { params: { path: infer Path } } ? Path : Record<never, never>;
  query: Init extends { params?: infer P }
    ? NonNullable<P> extends { query?: infer Q }
      ? Given<Q>
      : never
    : never;
};
/** What a type is inferred as where there is none. */
type Given<Q> = unknown extends Q ? never : NonNullable<Q>;

/** The calls of a service that differ, by name of what differs. */
type Differences<Calls, Paths> = {
  [Call in keyof Calls]: Call extends `${infer Method} ${infer Path}`
    ? Calls[Call] extends { init: infer Init; data: infer Data }
      ? Path extends keyof Paths
        ? Lowercase<Method> extends keyof Paths[Path]
          ? Differing<Taken<Init, Data>, Written<Paths[Path][Lowercase<Method>]>>
          : "no such method"
        : "no such path"
      : "no types"
    : "no name";
}[keyof Calls];
type Differing<A, B> = {
  [K in keyof A]: K extends keyof B ? (Alike<A[K], B[K]> extends true ? never : K) : K;
}[keyof A];

holds<Equal<Differences<financeCalls.Calls, finance.paths>, never>>();
holds<Equal<Differences<rampCalls.Calls, ramp.paths>, never>>();

// Every call of the contract is there, by path and by name, and no other.
type CallsOf<Paths> = {
  [P in keyof Paths]: {
    [M in keyof Paths[P]]-?: [NonNullable<Paths[P][M]>] extends [never]
      ? never
      : NonNullable<Paths[P][M]> extends { responses: object }
        ? `${Uppercase<M & string>} ${P & string}`
        : never;
  }[keyof Paths[P]];
}[keyof Paths];
holds<Equal<CallsOf<finance.paths>, keyof financeCalls.Calls>>();
holds<Equal<CallsOf<ramp.paths>, keyof rampCalls.Calls>>();
holds<Equal<Exclude<keyof finance.operations, `on${string}`>, keyof financeCalls.Operations>>();
holds<Equal<keyof ramp.operations, keyof rampCalls.Operations>>();

// And every event.
type Delivery<Type extends keyof finance.webhooks> = Json<finance.webhooks[Type]["post"]["requestBody"]>;
holds<Equal<keyof finance.webhooks, keyof Events>>();
holds<
  Equal<{ [T in keyof Events]: Alike<Events[T], Delivery<T>> extends true ? never : T }[keyof Events], never>
>();

type Schemas = finance.components["schemas"];

// An open list still offers its values; open and closed ones are there as arrays.
holds<Equal<Equal<Schemas["PayInStatus"], string>, false>>();
holds<Equal<(typeof paymentSessionStatusValues)[number], Schemas["PaymentSessionStatus"]>>();
"SETTLED" satisfies (typeof payInStatusValues)[number];

// An amount is of the type that each service gives it.
holds<Equal<Schemas["PayIn"]["netCryptoAmount"], string | undefined>>();
holds<Equal<ramp.components["schemas"]["RampRequest"]["amount"], number>>();

// The tenant and the correlation id are never demanded of a caller, and the token endpoint speaks OAuth.
type Headers = NonNullable<finance.paths["/v1/pay-ins/{payInId}"]["parameters"]["header"]>;
holds<Equal<Partial<Headers>, Headers>>();
holds<Equal<auth.components["schemas"]["TokenRequest"]["grant_type"], "client_credentials">>();
