// What causes are told apart by: one word for each side of a difference, so that the rules of causes are a table.

import { asObject, asStrings, componentsOf } from "../../../model/document.ts";
import { rowOf } from "../../check-table.ts";
import type { Contracts } from "../../contracts.ts";
import type { Difference } from "../../result.ts";

/** Each side of a difference in a few words; empty where it has none. */
export type Facets = ReturnType<ReturnType<typeof facetsOf>>;

/** A name of a facet. */
export type Facet = keyof Facets;

/** Parameters that a server reads together or not at all. */
const families: Record<string, string> = {
  page: "page and size",
  size: "page and size",
  sortOn: "sortOn and sortOrder",
  sortOrder: "sortOn and sortOrder",
};

/** What is broken in requests that only a server takes that does not look at the parameter. */
const unreadable = new Set(["letters for a number", "unlisted value", "no instant"]);

const parameterOf = ({ operationId, evidence, place }: Difference) =>
  [operationId, evidence, place?.subject].join("\n");

/**
 * Makes what reads the facets of differences.
 * @param differences All of a run: whether a parameter is read shows in several together.
 */
export function facetsOf(contracts: Contracts, differences: Difference[]) {
  const unread = new Set(
    differences
      .filter(({ place, exchange }) => unreadable.has(place?.rule ?? "") && exchange.response.status < 300)
      .map(parameterOf),
  );
  const unreadPages = new Set(
    differences
      .filter(
        (difference) => unread.has(parameterOf(difference)) && /^(page|size)$/.test(difference.place?.subject ?? ""),
      )
      .map(({ operationId }) => operationId),
  );
  const withoutEnvelope = new Set(differences.filter(lacksEnvelope).map(({ exchange }) => exchange));
  return (difference: Difference) => {
    const { service, operationId, check, place = {}, exchange } = difference;
    const { subject = "", rule = "", news = "", pointer = "" } = place;
    const { operation } = exchange;
    const [, kind = "", name, within = ""] = /^\/components\/(\w+)\/([^/]+)(.*)/.exec(pointer) ?? [];
    const expected = withoutValues(difference.expected);
    const component = name ?? operationId;
    const schema = [component, ...Array.from(within.matchAll(/\/properties\/([^/]+)/g), ([, own]) => own)].join(".");
    const broken = `${subject.replace(/^(body|result)\.(\[\]\.)?/, "")}: ${rule}`;
    // A list that does not read its pages has no other pages either.
    const isOfPages = /^(page-beyond-last|paging-)/.test(check) && unreadPages.has(operationId);
    const isUnread = isOfPages || unread.has(parameterOf(difference));
    return {
      service: String(service),
      operation: operationId,
      check,
      /** What a server does that the check finds, as a sentence. */
      breach: rowOf(check)?.breach ?? check,
      /** `no` for a response without the envelope: a gateway or another program sent it, and all that it lacks is one cause. */
      isOfService: withoutEnvelope.has(exchange) ? "no" : "yes",
      /** The parameter or field, and the kind of rule. */
      subject,
      rule,
      /** Both together, for example `amount: type`. */
      broken,
      /** Parameters that belong together, for example `page and size`. */
      family: isOfPages ? "page and size" : (families[subject] ?? subject),
      /** `yes` for a parameter that is taken with what no server that reads it could read. */
      unread: isUnread ? "yes" : "",
      /** The last name of the subject, for example `amlStatus`. */
      field: subject.split(".").findLast((part) => part !== "[]") ?? "",
      /** The component of the contract that has the rule; else the operation. */
      component,
      /** The same with the field of the component, for example `Account.status`. */
      schema,
      /** Where the contract has the rule: a component, or the path of the operation. */
      writtenIn: `${service} ${name === undefined ? (operation?.path ?? "") : `components/${kind}/${name}`}`.trim(),
      /** A code, value or field that the contract does not have; and with where it was seen, for example `Account.status HELD`. */
      news: nameOf(news),
      newsInSchema: `${schema} ${nameOf(news)}`,
      newsInOperation: `${nameOf(news)} ${operationId}`,
      /** `yes` for a code that the service's list of codes has, if for other operations. */
      listed: service !== "auth" && codesOf(contracts, service).includes(news) ? "yes" : "",
      /** The rule of a request body with the component that has it. */
      brokenInSchema: `${component} ${broken}`,
      /** The status that came. */
      status: String(exchange.response.status),
      /** What was expected and what was seen, without what differs from run to run. */
      expected,
      expectedOfOperation: `${expected} ${operationId}`,
      actual: withoutValues(difference.actual),
      /** What a broken request has to give, for example `status 400`. */
      wanted: / gives (.*)$/.exec(difference.expected)?.[1] ?? "",
    };
  };
}

/** Neither `success` nor a body that could have it. */
function lacksEnvelope({ check, exchange }: Difference): boolean {
  return check === "envelope" && typeof asObject(exchange.json)["success"] !== "boolean";
}

/** The codes of a service, for whatever operation. */
function codesOf(contracts: Contracts, service: "finance" | "ramp"): string[] {
  return asStrings(asObject(componentsOf(contracts[service].document, "schemas")["ErrorCode"])["x-extensible-enum"]);
}

/** Codes, values and fields have names; anything else may be data, and is not written as a name. */
function nameOf(text: string): string {
  return text === "" || (/^[A-Za-z][A-Za-z0-9_.-]{0,60}$/.test(text) && !/\d{4}/.test(text)) ? text : "(not a name)";
}

/** What a check expects or sees, without ids, numbers and texts that differ from run to run. */
function withoutValues(text: string): string {
  return text
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, "…")
    .replace(/\{.*\}|"[^"]*?["…]/g, "…")
    .replace(/\.\d+/g, ".[]")
    .replace(/\b(?!\d{3}\b)\d+\b/g, "…");
}
