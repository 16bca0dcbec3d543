// Checks of the token endpoint.

import { asObject } from "../../model/document.ts";
import type { Exchange } from "../exchange.ts";
import type { Deviation } from "../result.ts";
import {
  type CheckInfo,
  checkAcross,
  differ,
  needed,
  type Probe,
  refused,
  type SemanticCheck,
  statusAndCode,
} from "./check.ts";

const responseCheck = checkAcross("token-answer", [], async (probe) => {
  const exchange = needed(await probe.token({}));
  const body = asObject(exchange.json);
  if (body["refresh_token"] !== undefined) probe.report(exchange, "no refresh token", "refresh_token is there");
  const seconds = body["expires_in"];
  if (seconds !== 300) probe.report(exchange, "expires_in 300", String(seconds));
});

/** Forms the endpoint has to refuse, with the error of RFC 6749 where there is only one. */
const badForms: {
  what: string;
  fields: Record<string, string | undefined>;
  error?: string;
  headers?: [string, string][];
}[] = [
  { what: "a wrong client_secret", fields: { client_secret: "not-the-secret" }, error: "invalid_client" },
  { what: "an unknown client_id", fields: { client_id: "no-such-client" }, error: "invalid_client" },
  { what: "an unknown grant_type", fields: { grant_type: "no_such_grant" }, error: "unsupported_grant_type" },
  { what: "no grant_type", fields: { grant_type: undefined }, error: "invalid_request" },
  { what: "no client_secret", fields: { client_secret: undefined } },
  { what: "an empty client_secret", fields: { client_secret: "" } },
];

const refusalCheck = checkAcross("token-refusal", [], async (probe) => {
  for (const { what, fields, error } of badForms) {
    const exchange = await probe.token(fields);
    lookAtRefusal(probe, exchange, what, error);
  }
});

function lookAtRefusal(probe: Probe, exchange: Exchange, what: string, error: string | undefined): void {
  const actual = asObject(exchange.json)["error"];
  if (![400, 401].includes(exchange.response.status)) {
    probe.report(exchange, `${what} gives 400 or 401`);
  } else if (typeof actual !== "string") {
    probe.report(exchange, `${what} gives an error of RFC 6749`, "no `error`");
  } else if (error !== undefined && actual !== error) {
    // Which error of the RFC stands for what is not documented.
    probe.report(exchange, `${what} gives ${error}`, actual, "assumed");
  }
}

const mediaTypeCheck = checkAcross("token-media-type", [], async (probe) => {
  const exchange = await probe.token({}, [["content-type", "application/json"]]);
  if (refused(exchange)) return;
  probe.report(exchange, "a JSON body is refused", statusAndCode(exchange), "observed");
});

/** Looked at by `watchTokens` on every exchange. */
export const tokenLifetime: CheckInfo = { name: "token-lifetime" };

/**
 * Watches tokens being issued and used.
 * @returns A look at one exchange after the other; it finds a live token that was refused.
 */
export function watchTokens(): (exchange: Exchange) => Deviation[] {
  const newest = new Map<string, { text: string; at: number; seconds: number }>();
  return ({ service, operation, request, response, json, startedAt, milliseconds }) => {
    if (service === "auth") {
      const { access_token: text, expires_in: seconds } = asObject(json);
      const client = new URLSearchParams(request.body).get("client_id") ?? "";
      const at = startedAt.getTime() + milliseconds;
      if (typeof text === "string" && typeof seconds === "number") newest.set(client, { text, at, seconds });
      return [];
    }
    if (response.status !== 401 || request.method !== operation?.method) return [];
    const sent = request.headers.find(([name]) => name === "authorization")?.[1];
    const token = [...newest.values()].find(({ text }) => sent === `Bearer ${text}`);
    const age = token === undefined ? 0 : (startedAt.getTime() - token.at) / 1000;
    // Near its end a token may be refused: clocks differ.
    if (token === undefined || age > token.seconds / 2) return [];
    const expected = `a token of ${token.seconds} seconds is taken before half of them are over`;
    return [differ(expected, statusAndCode({ response, json } as Exchange))];
  };
}

/** All checks of the token endpoint. */
export const tokenChecks: SemanticCheck[] = [responseCheck, refusalCheck, mediaTypeCheck];
