// Fields of a request body that the contract does not have: no refusal of them is documented, but most are typos.

import { nearest } from "../../../cli/nearest.ts";
import { isObject } from "../../../model/document.ts";
import { shapesOf, type UnknownField, unknownFields } from "../../domain/fields.ts";
import type { Call } from "../call.ts";

/** The header that names the unknown fields of a request body. */
export const unknownFieldsHeader = "X-Mock-Unknown-Fields";

/** A body may have thousands of them. */
const most = 5;

/**
 * Of a form, an unknown field that is a typo: clients of OAuth send more than the contract has, such as `scope`. Only letters,
 * because a form that was put together wrongly may have a secret in a name.
 */
const typo = /^[a-z_-]+ \(did you mean/i;

/** Notes the unknown fields of a body, each with the nearest known one: they pass with a header and a line. */
export function noteUnknownFields(call: Call): undefined {
  const { operation, service, trail, input, content } = call;
  const media = operation.body?.media.find(({ type }) => type === content?.type);
  const isForm = content?.value instanceof Map;
  const body = isForm ? Object.fromEntries(content.value as Map<string, string[]>) : input?.body;
  if (media === undefined || !isObject(body)) return;
  const shape = shapesOf(service.contract.document)(media.schema);
  const unknown = [...unknownFields(shape, body)].filter((field) => !isForm || typo.test(describe(field)));
  if (unknown.length === 0) return;
  const rest = unknown.length > most ? ` and ${unknown.length - most} more` : "";
  const names = `${unknown.slice(0, most).map(describe).join(", ")}${rest}`.replace(/[^\x20-\x7e]/g, "?");
  call.unknownFields = names;
  call.shared.log(`${operation.operationId} (${trail.clientId ?? "-"}) has unknown fields: ${names}`);
}

/** Looks for the nearest name, which takes time: only for fields that are shown. */
function describe({ at, name, known }: UnknownField): string {
  const shown = name.slice(0, 100);
  return `${at}${shown}${nearest(shown, known)}`;
}
