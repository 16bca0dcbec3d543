// What the seeded server refuses of the path and the query.

import { kindOf } from "../../../../conformance/plan/ids.ts";
import { asStrings } from "../../../../model/document.ts";
import type { Operation, Parameter } from "../../../../model/operations.ts";
import type { Answer, Call } from "../behaviour.ts";
import { refuse } from "../handlers/answers.ts";
import type { World } from "../world.ts";
import { applies, refusal, type State } from "./state.ts";

/** Codes of broken query parameters (F212, F214, F215). */
function codeFor(operation: Operation, { name, in: where }: Parameter): string {
  if (operation.api === "ramp") return "validation-error";
  if (where === "path") return kindOf(name) === "accountId" ? "invalid-parameter" : "invalid-request";
  const coded = ["listPaymentSessions", "listWallets"].includes(operation.operationId);
  if (["page", "size", "sortOn"].includes(name)) return coded ? `${name}.validation` : "invalid-request";
  return "invalid-parameter";
}

/** The keyword of the schema that a text breaks; undefined when it keeps them all. */
function brokenKeyword({ schema }: Parameter, text: string): string | undefined {
  const options = asStrings(schema["enum"]);
  if (options.length > 0 && !options.includes(text)) {
    const near = options.find((option) => option.toLowerCase() === text.trim().toLowerCase());
    return near === undefined ? "enum" : near === text.trim() ? "blank" : "case";
  }
  if (schema["type"] === "integer") {
    if (!/^-?\d+$/.test(text)) return "type";
    if (typeof schema["minimum"] === "number" && Number(text) < schema["minimum"]) return "minimum";
    if (typeof schema["maximum"] === "number" && Number(text) > schema["maximum"]) return "maximum";
    if (Number(text) > 2 ** 31 - 1) return "format";
  }
  if (schema["format"] === "uuid" && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) return "format";
  if (schema["format"] === "date-time" && (!/^\d{4}-\d\d-\d\dT/.test(text) || Number.isNaN(Date.parse(text))))
    return "format";
  if (schema["format"] === "date-time" && !/(Z|[+-]\d\d:\d\d)$/.test(text)) return "zone";
  return undefined;
}

/** What the parameters are refused with; undefined when they are right. */
export function refusedParameters(state: State, { operation, path, query, world }: Call): Answer | undefined {
  for (const parameter of operation.parameters) {
    if (parameter.in === "header") continue;
    const ignored = parameter.name === "sortOrder" && !query.has("sortOn");
    const text = parameter.in === "path" ? path[parameter.name] : query.get(parameter.name);
    if (text === undefined || text === null || ignored) continue;
    const keyword = brokenKeyword(parameter, text);
    if (keyword === undefined || !applies(state, `${parameter.name} ${keyword}`, operation)) continue;
    return refuse(400, codeFor(operation, parameter));
  }
  const account = path["accountId"] ?? path["senderId"];
  const isKnown = account === undefined || world.accounts.some(({ id }) => id === account);
  if (!isKnown && applies(state, "account unknown", operation)) return refuse(404, "account-not-found");
  const unknown = unknownMember(path, world);
  return unknown !== undefined && applies(state, `${unknown} unknown`, operation)
    ? refusal(operation.api, 404)
    : undefined;
}

/** A path parameter whose resource the world does not have, of those that no handler looks up itself. */
function unknownMember(path: Record<string, string>, world: World): string | undefined {
  const { partyId, ...others } = path;
  if (partyId !== undefined && !world.parties.some(({ id }) => id === partyId)) return "partyId";
  const listed = ["walletId", "payoutBankAccountId", "routeId", "payoutId"];
  return listed.find((name) => others[name] !== undefined && !world.knownIds.has(others[name]));
}
