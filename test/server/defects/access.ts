// Defects of access: tokens, tenants, scopes, roles, and what belongs to another company.

import { isUuid, object, ok, refused, ServerRefusal } from "../basics.ts";
import type { Bend, JsonRecord, SentResponse, ServerClient, ServerRequest, ServerWorld } from "../model.ts";
import {
  anyResponse,
  before,
  defectsOf,
  instead,
  issued,
  leaving,
  policy,
  refuse,
  strangers,
  withBody,
} from "./bends.ts";

/** Accepts other tokens, too. */
const tokens = (
  accept: (sent: string | undefined, world: ServerWorld, path: string) => ServerClient | undefined,
): Bend =>
  policy(({ token }) => ({
    token: (world, authorization, path) => {
      const client = accept(authorization, world, path);
      return token(world, authorization, path) ?? (client && { value: "", client, expiresAt: 0 });
    },
  }));
const main = (world: ServerWorld): ServerClient | undefined => world.clients.values().next().value;

const issuedWith = (fields: JsonRecord): Bend => issued((body) => ({ ...body, ...fields }));

/** Changes the refusals of the token endpoint. */
const tokenRefusal = (error: string, change: (response: SentResponse) => SentResponse): Bend =>
  leaving((response, host) => host === "token" && object(response.body)["error"] === error, change);

/** Accepts other values of `x-tenant-id`, too. */
const tenants = (
  accept: (sent: string[], client: ServerClient, world: ServerWorld, path: string) => string | undefined,
): Bend =>
  policy(({ tenant }) => ({
    tenant: (client, values, world, path) =>
      tenant(client, values, world, path) ?? accept(values, client, world, path),
  }));
const home = (client: ServerClient): string | undefined => client.tenants[0];

/** Changes refusals that come before an operation runs. */
const early = (
  message: string,
  to: { status?: number; code?: string; message?: string },
  fits = (_: unknown) => true,
): Bend =>
  leaving(
    (response) => JSON.stringify(response.body).includes(message),
    (response, headers) => {
      if (!fits(headers["x-tenant-id"])) return response;
      const [error] = object(response.body)["errors"] as JsonRecord[];
      const { status = response.status, ...fields } = to;
      return withBody({ ...response, status }, (body) => ({ ...body, errors: [{ ...error, ...fields }] }));
    },
  );
const TOKEN = "Send a valid access token.";
const TENANT = "Access is denied.";
const RIGHT = "You may not do this.";

/** The other company that owns the account or the pay-in of a request. */
function ownerOf({ params, tenant, world }: ServerRequest) {
  const other = strangers(world, tenant);
  const id = params["accountId"] ?? params["payInId"];
  return other && [...other.accounts, ...other.payIns].some((one) => one.id === id) ? other : undefined;
}

/** Serves resources of another company. */
const foreign = (operations: string): Bend =>
  before(operations, (r) => {
    r.tenant = ownerOf(r) ?? r.tenant;
  });

const scopes = (...free: string[]): Bend =>
  policy(({ scope }) => ({
    scope: (client, name, operation) => free.includes(name) || scope(client, name, operation),
  }));
const roles = (free: string): Bend =>
  policy(({ role }) => ({ role: (client, wanted, name) => name === free || role(client, wanted, name) }));

export const access = defectsOf({
  "token-response": {
    "token-lives-an-hour": policy(() => ({ tokenSeconds: 3600 })),
    "token-with-refresh": issuedWith({ refresh_token: "r1.stand-in" }),
  },
  "body-schema": {
    "token-type-mac": issuedWith({ token_type: "mac" }),
    "token-seconds-text": issuedWith({ expires_in: "300" }),
  },
  "token-lifetime": {
    "token-ends-early": (rules, world) => {
      policy(() => ({ tokenSeconds: 0.2 }))(rules, world);
      issuedWith({ expires_in: 300 })(rules, world);
    },
  },
  "token-refusal": {
    "secret-any": policy(() => ({ secret: () => true })),
    "grant-any": tokenRefusal("unsupported_grant_type", () => ({
      status: 200,
      headers: {},
      body: { access_token: "a" },
    })),
    "token-error-in-envelope": tokenRefusal("invalid_client", ({ status }) =>
      refused(new ServerRefusal(status, "invalid-client", "No.")),
    ),
  },
  "missing-token": {
    "no-token-needed": tokens((value, world) => (value === undefined ? main(world) : undefined)),
    "no-token-for-a-read": tokens((value, world, path) =>
      value === undefined && path.endsWith("/on-ramp/pairs") ? main(world) : undefined,
    ),
    "no-token-for-a-write": tokens((value, world, path) =>
      value === undefined && path.endsWith("/ping") ? main(world) : undefined,
    ),
    "no-token-404": early(TOKEN, { status: 404 }),
    "no-token-403": early(TOKEN, { status: 403 }),
    "no-token-code": early(TOKEN, { code: "token-missing" }),
  },
  "wrong-token": {
    "token-any": tokens((value, world) => (value?.startsWith("Bearer ") ? main(world) : undefined)),
    "token-any-for-pay-ins": tokens((value, world, path) =>
      value === "Bearer garbage" && path.includes("/pay-ins/") ? main(world) : undefined,
    ),
    "token-cut": tokens((value = "", world) => {
      const start = value.slice(7, 40);
      return value.length > 40
        ? [...world.tokens.values()].find((one) => one.value.startsWith(start))?.client
        : undefined;
    }),
    "token-with-any-scheme": tokens(
      (value = "", world) => world.tokens.get(value.split(" ").at(-1) ?? "")?.client,
    ),
    "token-with-more": tokens((value = "", world) => {
      return [...world.tokens.values()].find((one) => value.startsWith(`Bearer ${one.value}`))?.client;
    }),
  },
  "expired-token": { "token-expired": tokens((value = "", world) => world.tokens.get(value.slice(7))?.client) },
  "missing-scope": {
    "scope-accounts-free": scopes("manage:accounts"),
    "scope-sessions-free": scopes("manage:pay-in-sessions"),
    "scope-webhooks-free": scopes("manage:webhooks", "view:webhooks"),
    "scope-missing-401": early(RIGHT, { status: 401 }),
  },
  "missing-role": {
    "approve-role-free": roles("approveRampRequest"),
    "invite-role-free": roles("inviteCompanyUser"),
    "create-role-free": roles("createRampRequest"),
  },
  "missing-tenant": {
    "tenant-absent": tenants((values, client) => (values.length === 0 ? home(client) : undefined)),
  },
  "bad-tenant": {
    "tenant-blank": tenants((values, client) =>
      values.length === 1 && values[0]?.trim() === "" ? home(client) : undefined,
    ),
    "tenant-malformed": tenants(([value = ""], client) =>
      value.trim() !== "" && !value.includes(",") && !isUuid(value) ? home(client) : undefined,
    ),
    "tenant-unknown": tenants((values, client) =>
      values.length === 1 && isUuid(values[0]) ? home(client) : undefined,
    ),
    "tenant-of-others": tenants(([value = ""], _, world) => (world.tenants.has(value) ? value : undefined)),
    "tenant-repeated": tenants((values, client) =>
      values.length > 1 ? client.tenants.find((id) => id === values[0]) : undefined,
    ),
    "tenant-listed": tenants(([value = ""], client) =>
      value.includes(",") ? client.tenants.find((id) => value.startsWith(id)) : undefined,
    ),
    "tenant-upper-case": tenants(([value = ""], client) =>
      client.tenants.find((id) => id === value.toLowerCase()),
    ),
    "tenant-400": early(TENANT, { status: 400 }),
    "tenant-404": early(TENANT, { status: 404 }),
    "tenant-code-other": early(TENANT, { code: "tenant-not-granted" }),
    "tenant-malformed-told": early(
      TENANT,
      { message: "x-tenant-id is no UUID." },
      (id) => id !== undefined && !isUuid(id),
    ),
    "tenant-any-for-bank-accounts": tenants((_, client, __, path) =>
      path.endsWith("/company-bank-accounts") ? home(client) : undefined,
    ),
  },
  "selected-tenant": {
    "tenant-first-served": policy(({ tenant }) => ({
      tenant: (client, ...sent) => tenant(client, ...sent) && home(client),
    })),
  },
  "foreign-hidden": {
    "foreign-account-read": foreign("getAccount listWallets"),
    "foreign-pay-in-read": foreign("getPayIn"),
    "foreign-account-403": refuse("getAccount listWallets", "forbidden", 403, (r) => ownerOf(r) !== undefined),
    "foreign-pay-in-code": refuse("getPayIn", "pay-in-foreign", 404, (r) => ownerOf(r) !== undefined),
    "foreign-wallets-empty": anyResponse("listWallets", (response, r) => (ownerOf(r) ? ok([]) : response)),
  },
  "unknown-hidden": {
    "account-unknown-403": instead("*", "account-not-found", { status: 403, code: "forbidden" }),
  },
});
