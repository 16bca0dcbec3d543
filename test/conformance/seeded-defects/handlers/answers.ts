// The responses of the seeded server: a success, an error, one page of a list.

import type { Json, JsonObject } from "../../../../model/document.ts";
import type { Answer, Call } from "../behaviour.ts";

/** Serves one operation. */
export type Handler = (call: Call) => Answer;

/** An error in the envelope of its service. */
export function refuse(status: number, code: string, message = `Refused: ${code}.`): Answer {
  return { status, headers: {}, json: { success: false, errors: [{ code, message }], result: null } };
}

/** A success in the envelope. */
export function done(result: Json | undefined, status = 200, more: JsonObject = {}): Answer {
  return { status, headers: {}, json: { success: true, ...(result !== undefined && { result }), ...more } };
}

function numberOf(query: URLSearchParams, name: string, otherwise: number): number {
  const value = Number(query.get(name) ?? otherwise);
  return Number.isInteger(value) && value > 0 ? value : otherwise;
}

/** One page of rows with its `pagination`. */
export function paged(rows: JsonObject[], query: URLSearchParams, size: number, more: JsonObject = {}): Answer {
  const pageSize = numberOf(query, "size", size);
  const pageNumber = numberOf(query, "page", 1);
  const numberOfPages = Math.ceil(rows.length / pageSize);
  const result = rows.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
  const pagination = {
    pageNumber,
    pageSize,
    numberOfElements: result.length,
    numberOfPages,
    hasNextPage: pageNumber < numberOfPages,
    hasPreviousPage: pageNumber > 1,
  };
  return done(result, 200, { pagination, ...more });
}

/** The row of an ID. */
export const has = (rows: JsonObject[], id: string | undefined) => rows.find((row) => row["id"] === id);
