// Checks of the token endpoint.

import { asObject } from "../../model/document.ts";
import type { Exchange } from "../exchange.ts";
import type { Deviation } from "../result.ts";
import { checkAcross, differ, ensure, isRefusal, type Probe, type SemanticCheck, statusAndCode } from "./check.ts";

/** Forms that the endpoint must refuse, with the error of RFC 6749 when only one fits. */
const badForms: [what: string, fields: Record<string, string | undefined>, error?: string][] = [
  ["a wrong client_secret", { client_secret: "not-the-secret" }, "invalid_client"],
  ["an unknown client_id", { client_id: "no-such-client" }, "invalid_client"],
  ["an unknown grant_type", { grant_type: "no_such_grant" }, "unsupported_grant_type"],
  ["no grant_type", { grant_type: undefined }, "invalid_request"],
  ["no client_secret", { client_secret: undefined }],
  ["an empty client_secret", { client_secret: "" }],
];

function lookAtRefusal(probe: Probe, exchange: Exchange, what: string, error: string | undefined): void {
  const actual = asObject(exchange.json)["error"];
  if (![400, 401].includes(exchange.response.status)) {
    probe.report(exchange, `${what} gives 400 or 401`);
  } else if (typeof actual !== "string") {
    probe.report(exchange, `${what} gives an error of RFC 6749`, "no `error`");
  } else if (error !== undefined && actual !== error) {
    // Which error of the RFC a mistake gets is not documented.
    probe.report(exchange, `${what} gives ${error}`, actual, "assumed");
  }
}

/**
 * The check `token-lifetime`, on tokens as they are issued and used.
 * @returns Called with each exchange in turn; reports a token that was refused in the first half of its lifetime.
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
    return [differ(expected, statusAndCode({ response, json }))];
  };
}

/** All checks of the token endpoint. */
export const tokenChecks: SemanticCheck[] = [
  checkAcross("token-response", [], async (probe) => {
    const exchange = ensure(await probe.token({}));
    const { refresh_token: more, expires_in: seconds } = asObject(exchange.json);
    if (more !== undefined) probe.report(exchange, "no refresh token", "refresh_token is there");
    if (seconds !== 300) probe.report(exchange, "expires_in 300", String(seconds));
  }),
  checkAcross("token-refusal", [], async (probe) => {
    for (const [what, fields, error] of badForms) lookAtRefusal(probe, await probe.token(fields), what, error);
  }),
  checkAcross("token-media-type", [], async (probe) => {
    const exchange = await probe.token({}, [["content-type", "application/json"]]);
    if (!isRefusal(exchange)) probe.report(exchange, "a JSON body is refused", statusAndCode(exchange), "observed");
  }),
];
