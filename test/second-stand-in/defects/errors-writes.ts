// Defects of errors in the finance service: request bodies that should be refused.

import { Refusal, refused, text } from "../basics.ts";
import type { Json, Request } from "../model.ts";
import { type Apply, before, instead, refusal, result, table } from "./tools.ts";

const A2A = "createAccountToAccountTransfer";
const HOOK = "registerWebhook replaceWebhook";

const input = (operations: string, change: (body: Json) => void): Apply =>
  before(operations, (r) => {
    change(r.body);
    return undefined;
  });

export const errorsOfWrites = table("errors", [
  [
    "webhook-http-accepted",
    "F117",
    "A webhook on plain HTTP is accepted.",
    (rules) => {
      const plain = new WeakMap<Request, string>();
      before(HOOK, (r) => {
        const url = text(r.body["url"]);
        if (!/^http:\/\/[^/]/i.test(url)) return undefined;
        plain.set(r, url);
        r.body["url"] = `https${url.slice(4)}`;
        return undefined;
      })(rules);
      result(HOOK, (one, r) => {
        const url = plain.get(r);
        const made = r.tenant.webhooks.find((webhook) => webhook.id === one["id"]);
        if (url && made) Object.assign(made, { url }) && Object.assign(one, { url });
      })(rules);
    },
  ],
  [
    "webhook-http-422",
    "F117",
    "A webhook on plain HTTP gives 422.",
    refusal(HOOK, (reply) => (reply.status === 400 ? { ...reply, status: 422 } : reply)),
  ],
  [
    "webhook-http-code",
    "F215",
    "The code for a webhook on plain HTTP is https-required.",
    instead(HOOK, "invalid-request", { code: "https-required" }),
  ],
  [
    "webhook-url-long",
    "F242",
    "A webhook's url may have more than 2048 characters.",
    input(HOOK, (b) => {
      if (text(b["url"]).startsWith("https://") && text(b["url"]).length > 2048)
        b["url"] = text(b["url"]).slice(0, 2048);
    }),
  ],
  [
    "webhook-url-short",
    "F242",
    "A webhook's url of 2048 characters is refused.",
    before(HOOK, (r) =>
      text(r.body["url"]).length > 2000 ? refused(new Refusal(400, "invalid-request", "url is too long.")) : undefined,
    ),
  ],
  [
    "webhook-name-long",
    "F243",
    "A webhook's name may have more than 255 characters.",
    input(HOOK, (b) => {
      if (text(b["name"]).length > 255) b["name"] = text(b["name"]).slice(0, 255);
    }),
  ],
  [
    "webhook-name-short",
    "F243",
    "A webhook's name of 255 characters is refused.",
    before(HOOK, (r) =>
      text(r.body["name"]).length > 250 ? refused(new Refusal(400, "invalid-request", "name is too long.")) : undefined,
    ),
  ],
  [
    "webhook-without-method",
    "F57",
    "A webhook without authenticationMethod is registered.",
    input("registerWebhook", (b) => {
      b["authenticationMethod"] ??= { type: "API_KEY", headerName: "X-Key", apiKey: "none" };
    }),
  ],
  [
    "webhook-without-key",
    "F58",
    "An API_KEY webhook without apiKey is registered.",
    input(HOOK, (b) => {
      const method = b["authenticationMethod"] as Json | undefined;
      if (method?.["type"] === "API_KEY") method["apiKey"] ??= "none";
    }),
  ],
  [
    "webhook-method-other",
    "F58",
    "A webhook with an unknown type of authentication is registered.",
    input(HOOK, (b) => {
      const method = b["authenticationMethod"] as Json | undefined;
      const known = ["API_KEY", "BASIC_AUTHENTICATION"].includes(text(method?.["type"]));
      if (method && text(method["type"]) !== "" && !known)
        b["authenticationMethod"] = { type: "API_KEY", headerName: "X-Key", apiKey: "none" };
    }),
  ],
  [
    "amount-seven-digits",
    "F51",
    "A transfer amount with seven digits behind the point is accepted.",
    input(A2A, (b) => {
      b["amount"] = typeof b["amount"] === "string" ? b["amount"].replace(/^(\d+\.\d{6})\d+$/, "$1") : b["amount"];
    }),
  ],
  [
    "amount-six-digits-refused",
    "F51",
    "A transfer amount with six digits behind the point is refused.",
    before(A2A, (r) =>
      /\.\d{3,6}$/.test(text(r.body["amount"]))
        ? refused(new Refusal(400, "invalid-request", "Two digits at most."))
        : undefined,
    ),
  ],
  [
    "amount-negative",
    "F51",
    "A negative transfer amount is accepted.",
    input(A2A, (b) => {
      b["amount"] = typeof b["amount"] === "string" ? b["amount"].replace(/^-/, "") : b["amount"];
    }),
  ],
  [
    "amount-as-number",
    "F51",
    "A transfer amount that is a number is accepted.",
    input(A2A, (b) => {
      if (typeof b["amount"] === "number") b["amount"] = Math.abs(b["amount"]).toFixed(2);
    }),
  ],
  [
    "coin-any",
    "F52",
    "An unknown cryptocurrency is accepted.",
    input(A2A, (b) => {
      if (b["cryptocurrency"] !== undefined && !["USDC", "EURC", "USDT"].includes(text(b["cryptocurrency"])))
        b["cryptocurrency"] = "USDC";
    }),
  ],
  [
    "coin-eurc-refused",
    "F52",
    "EURC is refused as cryptocurrency.",
    before(A2A, (r) =>
      r.body["cryptocurrency"] === "EURC"
        ? refused(new Refusal(400, "invalid-request", "Unknown cryptocurrency."))
        : undefined,
    ),
  ],
  [
    "chain-any",
    "F53",
    "A transfer on another chain than BASE is accepted.",
    input(A2A, (b) => {
      if (typeof b["chain"] === "string") b["chain"] = "BASE";
    }),
  ],
  [
    "coin-optional",
    "F50",
    "A transfer without cryptocurrency is accepted.",
    input(A2A, (b) => {
      b["cryptocurrency"] ??= "USDC";
    }),
  ],
  [
    "amount-optional",
    "F50",
    "A transfer without an amount is accepted.",
    input(A2A, (b) => {
      b["amount"] ??= "1";
    }),
  ],
  [
    "kyc-not-required-accepted",
    "F48",
    "kycStatus NOT_REQUIRED is accepted without the flag.",
    input("createParty updateParty", (b) => delete b["kycStatus"]),
  ],
  [
    "kyc-code-other",
    "F226",
    "The code for kycStatus NOT_REQUIRED is kyc-required.",
    instead("createParty updateParty", "kyc-not-required-not-allowed", { code: "kyc-required" }),
  ],
  [
    "chain-alone-accepted",
    "F141",
    "A fiat transfer with a chain alone is accepted.",
    input("createFiatTransfer", (b) => {
      if ((b["chain"] === undefined) !== (b["asset"] === undefined))
        Object.assign(b, { currency: "USD", chain: "BASE", asset: "USDC" });
    }),
  ],
  [
    "chain-alone-code",
    "F224",
    "The code for a chain alone is invalid-request.",
    instead("createFiatTransfer", "chain-and-asset-required-together", { code: "invalid-request" }),
  ],
]);
