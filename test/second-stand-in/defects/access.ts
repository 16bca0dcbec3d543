// Defects of access: tokens, tenants, scopes, roles, and secrets that are shown.

import { Refusal, refused } from "../basics.ts";
import type { Client, Json, Request, Rules, World } from "../model.ts";
import { type Apply, before, early, strangers, table } from "./tools.ts";

/** Another token than the faithful server would take. */
const tokens =
  (accept: (authorization: string | undefined, world: World) => Client | undefined): Apply =>
  (rules) => {
    const usual = rules.token;
    rules.token = (world, authorization) => {
      const found = usual(world, authorization);
      const client = found ? undefined : accept(authorization, world);
      return found ?? (client && { value: "", client, expiresAt: 0 });
    };
  };
const main = (world: World): Client | undefined => world.clients.values().next().value;

const roles =
  (operation: string): Apply =>
  (rules) => {
    const usual = rules.role;
    rules.role = (client, wanted, name) => name === operation || usual(client, wanted, name);
  };
const scopes =
  (...free: string[]): Apply =>
  (rules: Rules) => {
    const usual = rules.scope;
    rules.scope = (client, scope, name) => free.includes(scope) || usual(client, scope, name);
  };

const issued =
  (change: (body: Json) => void): Apply =>
  (rules) => {
    rules.last.push((host, reply) => {
      if (host !== "token" || reply.status !== 200 || typeof reply.body === "string") return reply;
      const body = { ...reply.body };
      change(body);
      return { ...reply, body };
    });
  };

/** What another company owns is served as if it were one's own. */
const foreign = (operations: string): Apply =>
  before(operations, (r: Request) => {
    const other = strangers(r.world, r.tenant);
    const id = r.params["accountId"] ?? r.params["payInId"];
    const theirs = other && [...other.accounts, ...other.payIns].some((one) => one.id === id);
    if (theirs) r.tenant = other;
    return undefined;
  });
const told = (operations: string, refusal: Refusal): Apply =>
  before(operations, (r) => {
    const other = strangers(r.world, r.tenant);
    const id = r.params["accountId"] ?? r.params["payInId"];
    return [...(other?.accounts ?? []), ...(other?.payIns ?? [])].some((one) => one.id === id)
      ? refused(refusal)
      : undefined;
  });

export const access = table("access", [
  [
    "no-token-accepted",
    "F217",
    "A request without a token is served.",
    tokens((value, world) => (value === undefined ? main(world) : undefined)),
  ],
  [
    "any-token-accepted",
    "F217",
    "A token that was never issued is accepted.",
    tokens((value, world) => (value?.startsWith("Bearer ") ? main(world) : undefined)),
  ],
  [
    "expired-token-accepted",
    "F170",
    "A token is accepted after it has expired.",
    tokens((value, world) => world.tokens.get((value ?? "").slice(7))?.client),
  ],
  [
    "token-without-bearer",
    "F97",
    "A token without the word Bearer is accepted.",
    tokens((value, world) => world.tokens.get(value ?? "")?.client),
  ],
  [
    "token-cut-accepted",
    "F217",
    "A token is recognized by its beginning.",
    tokens(
      (value, world) =>
        [...world.tokens.values()].find(
          (one) => one.value.startsWith((value ?? "").slice(7, 40)) && (value ?? "").length > 40,
        )?.client,
    ),
  ],
  ["missing-token-404", "F217", "Without a valid token the response is 404.", early("token", { status: 404 })],
  ["missing-token-403", "F217", "Without a valid token the response is 403.", early("token", { status: 403 })],
  [
    "missing-token-code",
    "F217",
    "The code for a missing token is token-missing.",
    early("token", { code: "token-missing" }),
  ],
  ["scope-accounts-free", "F218", "Wallets are listed without manage:accounts.", scopes("manage:accounts")],
  [
    "scope-sessions-free",
    "F218",
    "Sessions and pay-ins are read without manage:pay-in-sessions.",
    scopes("manage:pay-in-sessions"),
  ],
  [
    "scope-webhooks-free",
    "F218",
    "Webhooks are registered and read without their scopes.",
    scopes("manage:webhooks", "view:webhooks"),
  ],
  ["scope-missing-401", "F218", "A missing scope gives 401.", early("right", { status: 401 })],
  ["approve-role-free", "R64", "A manager may approve.", roles("approveRampRequest")],
  ["invite-role-free", "R64", "A viewer may invite users.", roles("inviteCompanyUser")],
  ["viewer-creates", "R31", "A viewer may create ramp requests.", roles("createRampRequest")],
  ["foreign-account-read", "F219", "The account of another company can be read.", foreign("getAccount listWallets")],
  ["foreign-pay-in-read", "F220", "The pay-in of another company can be read.", foreign("getPayIn")],
  [
    "foreign-account-403",
    "F219",
    "The account of another company gives 403.",
    told("getAccount listWallets", new Refusal(403, "forbidden", "Not yours.")),
  ],
  [
    "foreign-pay-in-told",
    "F220",
    "A foreign pay-in has another code than an unknown one.",
    told("getPayIn", new Refusal(404, "pay-in-foreign", "Not yours.")),
  ],
  [
    "token-lives-long",
    "F169",
    "expires_in is 3600.",
    (rules) => {
      rules.tokenSeconds = 3600;
    },
  ],
  ["token-type-mac", "F169", "token_type is mac.", issued((body) => Object.assign(body, { token_type: "mac" }))],
  [
    "refresh-token",
    "F169",
    "A refresh token is issued.",
    issued((body) => Object.assign(body, { refresh_token: "r1.stand-in" })),
  ],
  ["expires-in-text", "F169", "expires_in is a string.", issued((body) => Object.assign(body, { expires_in: "300" }))],
  [
    "any-secret",
    "F168",
    "A token is issued for a wrong client secret.",
    (rules) => {
      rules.secret = (_, secret) => secret !== "";
    },
  ],
]);
