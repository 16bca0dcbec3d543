// The words of the site for services, statuses, retries and ratings.

import type { Api } from "../../model/apis.ts";
import type { Rating } from "../../model/change.ts";
import type { Retryable } from "../../model/errors.ts";

/** Names of the services in running text and in the header. */
export const serviceNames: Record<Api, string> = { finance: "Finance", ramp: "Ramp", auth: "Token endpoint" };

/** Names of the services in titles and breadcrumbs. */
export const serviceTitles: Record<Api, string> = {
  finance: "Finance service",
  ramp: "Ramp service",
  auth: "Token endpoint",
};

/** Name of each HTTP status that the contract uses. */
const statusNames: Record<string, string> = {
  200: "OK",
  201: "Created",
  204: "No content",
  400: "Bad request",
  401: "Unauthenticated",
  403: "Forbidden",
  404: "Not found",
  409: "Conflict",
  500: "Internal error",
  502: "Bad gateway",
  503: "Unavailable",
  default: "Any other status",
  "4XX": "Any other client error",
  "5XX": "Any server error",
};

export function statusName(status: string): string {
  const name = statusNames[status];
  return name === undefined ? status : status === "default" ? name : `${status} ${name}`;
}

/** CSS class of a status, for its color. */
export function statusClass(status: string): string {
  return /^[2345]/.test(status) ? `status-${status[0]}` : "status-other";
}

/** Whether to retry: a word for the catalog, a phrase for a badge, and the CSS class of the badge. */
export const retryWords: Record<`${Retryable}`, { word: string; phrase: string; kind: string }> = {
  true: { word: "yes", phrase: "Retry", kind: "retry-yes" },
  false: { word: "no", phrase: "Do not retry", kind: "retry-no" },
  "after-reading-again": { word: "after reading again", phrase: "Read again, then retry", kind: "retry-yes" },
  null: { word: "–", phrase: "", kind: "" },
};

/** The effect of a change on callers, by rating. */
export const wireWords: Record<Rating, string> = {
  major: "breaks what was documented",
  minor: "nothing documented breaks",
  patch: "nothing to do",
  none: "nothing to do",
};

/** The effect of a change on code that uses the types, by rating. */
export const typesWords: Record<Rating, string> = {
  major: "break code that reads, sends, or names it",
  minor: "gain names; existing code compiles",
  patch: "differ in comments only",
  none: "stay the same",
};

/** Joins short statements to one sentence. */
export function sentence(parts: string[]): string {
  const text = parts.join(", ");
  return `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}.`;
}

const days = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A day such as 2026-11-22 in words: November 22, 2026. */
export const dayWord = (date: string): string => days.format(new Date(date));
