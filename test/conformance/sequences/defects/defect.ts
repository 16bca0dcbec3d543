// What a defect of sequences is, and what their gateways share.

import type { SequenceRuleName } from "../../../../conformance/checks/sequences.ts";
import { asArray, asObject, type JsonObject } from "../../../../model/document.ts";
import type { GatewayResponse, Meddler, Passing } from "../gateway.ts";

/** One defect. */
export interface SequenceDefect {
  id: string;
  /** What the server does wrong. */
  what: string;
  rule: SequenceRuleName;
  /** The subject whose sequences show it. */
  subject: string;
  /** True when a documented rule is broken, so that it is a failure; else it is a finding. */
  isFailure: boolean;
  /** Makes it anew for each server. */
  meddle: () => Meddler;
}

export const isOk = ({ status }: GatewayResponse) => status >= 200 && status < 300;
export const resultOf = ({ json }: GatewayResponse): JsonObject => asObject(json["result"]);
export const rowsOf = ({ json }: GatewayResponse): JsonObject[] => asArray(json["result"]).map(asObject);
export const is = ({ method, url }: Passing, wanted: string, path: RegExp) =>
  method === wanted && path.test(url.split("?")[0] ?? "");
export const idIn = ({ url }: Passing) => /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(url)?.[0] ?? "";

/** Changes every balance of the accounts that have a wallet. */
export function balances({ json }: GatewayResponse, change: (amount: JsonObject) => void): void {
  const [first] = asArray(json["result"]).map(asObject);
  const [balance] = asArray(first?.["balances"]).map(asObject);
  if (balance !== undefined) change(asObject(balance["amount"]));
}

export const plus = (text: unknown, more: number) => (Number(text) + more).toFixed(6);

export const wallets = /\/wallets$/;
export const creations = /\/payment-requests$/;
export const webhook = /\/webhooks\/[^/]+$/;
export const ramp = /\/ramp-requests\/[^/]+$/;

/** Counts what happened, and has the balances of the first account show it. */
export function shownInBalances(
  happens: (request: Passing, reply: GatewayResponse) => boolean,
  change: (amount: JsonObject, times: number) => void,
) {
  return (): Meddler => {
    let times = 0;
    let account: string | undefined;
    return async (request, next) => {
      const reply = await next(request);
      if (isOk(reply) && happens(request, reply)) times++;
      if (!is(request, "GET", wallets)) return reply;
      account ??= idIn(request);
      if (account === idIn(request)) balances(reply, (amount) => change(amount, times));
      return reply;
    };
  };
}

export const reversed = (request: Passing) => is(request, "POST", /\/(reversal|reversals)$/);

/**
 * The resource that a request acts on, read as its caller would.
 * @param action The last part of the request's path, for example "approve".
 */
export const readBefore = (
  { url, headers }: Passing,
  next: (request: Passing) => Promise<GatewayResponse>,
  action: string,
) => next({ method: "GET", url: url.replace(new RegExp(`/${action}$`), ""), headers, json: undefined });
