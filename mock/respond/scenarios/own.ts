// Responses in a scenario's own words, as they are written.

import type { Operation } from "../../../model/operations.ts";
import { STATUS_CODES } from "../../node-http.ts";
import type { MockResponse } from "../reply.ts";
import { successOf } from "../wanted.ts";
import type { OwnResponse, ScenarioStep } from "./scenario.ts";

/** The content type of the body: JSON, or plain text for a string; a header of the scenario wins. */
export function contentTypeOf({ headers = {}, body }: OwnResponse): string {
  const own = Object.entries(headers).find(([name]) => name.toLowerCase() === "content-type")?.[1];
  return String(own ?? (typeof body === "string" ? "text/plain; charset=utf-8" : "application/json"));
}

/** Its headers as texts. */
export function headersOf({ headers = {} }: OwnResponse): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/**
 * The response of a step that has a body of its own.
 * @returns Undefined where it leaves the body to the contract.
 */
export function ownReply({ status, response }: ScenarioStep, operation: Operation): MockResponse | undefined {
  if (response?.body === undefined) return undefined;
  const { body } = response;
  const success = Number(successOf(operation)?.status);
  return {
    status: response.status ?? status ?? (STATUS_CODES[success] === undefined ? 200 : success),
    headers: { ...headersOf(response), ...contentType(response) },
    body: typeof body === "string" ? body : JSON.stringify(body),
  };
}

function contentType(response: OwnResponse): Record<string, string> {
  const isGiven = Object.keys(response.headers ?? {}).some((name) => name.toLowerCase() === "content-type");
  return isGiven ? {} : { "Content-Type": contentTypeOf(response) };
}

/** The response with other headers in the place of those of the same name. */
export function withHeaders(reply: MockResponse, headers: Record<string, string>): MockResponse {
  const names = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  const kept = Object.entries(reply.headers ?? {}).filter(([name]) => !names.has(name.toLowerCase()));
  return { ...reply, headers: { ...Object.fromEntries(kept), ...headers } };
}
