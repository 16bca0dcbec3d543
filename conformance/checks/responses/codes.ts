// The check of error codes: their style, and the status that each comes with.

import { asArray, asObject } from "../../../model/document.ts";
import type { Contracts } from "../../contracts.ts";
import type { Exchange } from "../../exchange.ts";
import { differ, type Found, statusAndCode } from "../check.ts";

/** Codes that the ramp service may share with the finance service: which of them it uses is not documented. */
const sharedCodes = new Set(["forbidden", "unauthenticated"]);

/** The codes of an error are in the style of the service, and come with their status. */
export function lookAtErrorCodes(exchange: Exchange, contracts: Contracts): Found[] {
  const { service, response, json } = exchange;
  if (response.status < 400 || service === "auth") return [];
  return asArray(asObject(json)["errors"]).flatMap((error): Found[] => {
    const code = asObject(error)["code"];
    if (typeof code !== "string") return [];
    return service === "finance" ? financeCode(code, exchange, contracts) : rampCode(code, contracts);
  });
}

function financeCode(code: string, { response }: Exchange, contracts: Contracts): Found[] {
  const style = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*|\S+\.validation)$/;
  if (!style.test(code)) return [differ("a code in lower-case kebab-case", code)];
  const status =
    contracts.finance.errors.find((known) => known.code === code)?.status ??
    (code.endsWith(".validation") ? 400 : undefined);
  if (typeof status !== "number" || status === response.status) return [];
  return [differ(`status ${status} for the code ${code}`, statusAndCode({ response, json: undefined } as Exchange))];
}

/** A code that is documented in one spelling may not come in another, such as `not-found` for `NOT_FOUND`. */
function rampCode(code: string, contracts: Contracts): Found[] {
  if (sharedCodes.has(code) || code === codeNotDocumented) return [];
  if (contracts.ramp.errors.some((error) => error.code === code)) return [];
  const known = contracts.ramp.errors.map((error) => error.code);
  const plain = (text: string) => text.replace(/[^A-Za-z0-9]/g, "").toLowerCase();
  const meant = known.find((candidate) => plain(candidate) === plain(code));
  if (meant !== undefined) return [differ(`the code ${meant}`, code)];
  const styled = /^([A-Z0-9]+(_[A-Z0-9]+)*|[a-z0-9]+(-[a-z0-9]+)*)$/.test(code);
  return styled ? [] : [differ("a code such as NOT_FOUND or validation-error", code)];
}

/** Stands in the contract's examples where no code is documented; it is no news. */
export const codeNotDocumented = "code-not-documented";
