// Responses from the contract: the example with a preferred name or status, else the first.

import { responseFor } from "../../model/calls.ts";
import { asArray, asObject } from "../../model/document.ts";
import type { Example, Media } from "../../model/media.ts";
import type { Operation, ResponseSpec } from "../../model/operations.ts";
import { assumedStatus, statusCodes } from "../assumptions.ts";
import { Refusal } from "../refusal.ts";
import type { RoutedRequest } from "./decision.ts";
import { lackOf, mediaFor, type Preferences, successOf } from "./preference.ts";
import type { MockResponse } from "./response.ts";

/** Responds with the first example of a success: the last step. */
export function respondFromContract(call: RoutedRequest): MockResponse {
  if (call.trail.source !== "scenario") call.trail.source = "contract";
  return exampleResponse(call, {});
}

/**
 * Responds with the preference of the caller or a scenario, if there is one.
 * @throws Refusal 400 if the contract does not have the response.
 */
export function respondAsPreferred(call: RoutedRequest): MockResponse | undefined {
  const { operation, preferences } = call;
  if (preferences === undefined) return undefined;
  const lack = lackOf(operation, preferences.code, preferences.example);
  if (lack !== undefined) throw new Refusal(400, `Prefer: ${lack}.`);
  return exampleResponse(call, preferences);
}

/** Picks an example, in the media type that the caller accepts. */
function exampleResponse({ operation, trail, request }: RoutedRequest, { code, example }: Preferences): MockResponse {
  const response = code === undefined ? successOf(operation) : responseFor(operation, code);
  const status = code ?? (Number(response?.status) || 200);
  const isOf = ({ examples }: Media) => example === undefined || examples.some(({ name }) => name === example);
  const media = response && mediaFor(response.media.filter(isOf), request.headers.accept);
  if (response === undefined || media === undefined) return { status, headers: headersOf(response) };
  const chosen =
    example === undefined
      ? exampleOfStatus(operation, response, media, status)
      : media.examples.find(({ name }) => name === example);
  trail.rule ??= `${trail.source} example ${chosen?.name}`;
  const { value } = chosen ?? { value: { success: false, errors: [] } };
  const body = typeof value === "string" ? value : JSON.stringify(value);
  return { status, headers: { ...headersOf(response), "Content-Type": media.type }, body };
}

/** The first example; for a range or `default`, the first whose code belongs to the status, if there is one. */
function exampleOfStatus(
  { api }: Operation,
  response: ResponseSpec,
  { examples }: Media,
  status: number,
): Example | undefined {
  if (!(status >= 400) || response.status === String(status)) return examples[0];
  return examples.find(({ value }) => {
    const code = String(asObject(asArray(asObject(value)["errors"])[0])["code"]);
    // The cast: any other code gives undefined.
    return code === statusCodes[api][status] || assumedStatus[code as keyof typeof assumedStatus] === status;
  });
}

/** The headers that have an example, spelled as in the contract. */
function headersOf(response: ResponseSpec | undefined): Record<string, string> {
  const names = Object.keys(asObject(response?.raw["headers"]));
  const shown = names.map((name) => [name, response?.headers[name.toLowerCase()]?.["example"]]);
  return Object.fromEntries(shown.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
}
