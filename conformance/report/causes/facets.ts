// The facets of a difference: short texts that the table of cause rules matches and groups by.

import { asObject, asStrings, componentsOf } from "../../../model/document.ts";
import { rowOf } from "../../check-table.ts";
import type { Contracts } from "../../contracts.ts";
import type { Difference } from "../../result.ts";

/** The facets of one difference; a facet that does not apply is an empty text. */
export type Facets = ReturnType<ReturnType<typeof facetsOf>>;

/** The name of a facet. */
export type Facet = keyof Facets;

/** Parameters that a server reads together or not at all. */
const families: Record<string, string> = {
  page: "page and size",
  size: "page and size",
  sortOn: "sortOn and sortOrder",
  sortOrder: "sortOn and sortOrder",
};

/** Broken values that are only accepted by a server that ignores the parameter. */
const unreadable = new Set(["letters for a number", "unlisted value", "no instant"]);

const parameterOf = ({ operationId, evidence, place }: Difference) =>
  [operationId, evidence, place?.subject].join("\n");

/**
 * Makes a function that reads the facets of a difference.
 * @param differences All differences of the run: whether a parameter is ignored shows only in several together.
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
    // A list that ignores `page` or `size` also fails the checks of paging.
    const isOfPages = /^(page-beyond-last|paging-)/.test(check) && unreadPages.has(operationId);
    const isUnread = isOfPages || unread.has(parameterOf(difference));
    return {
      service: String(service),
      operation: operationId,
      check,
      /** The breach that the check finds, as a sentence. */
      breach: rowOf(check)?.breach ?? check,
      /** `no` for a response without the envelope: a gateway or another program sent it, so its differences are one cause. */
      isOfService: withoutEnvelope.has(exchange) ? "no" : "yes",
      /** The parameter or field, and the kind of rule. */
      subject,
      rule,
      /** Both together, for example `amount: type`. */
      broken,
      /** Parameters that belong together, for example `page and size`. */
      family: isOfPages ? "page and size" : (families[subject] ?? subject),
      /** `yes` for a parameter that the server seems to ignore. */
      unread: isUnread ? "yes" : "",
      /** The last name of the subject, for example `amlStatus`. */
      field: subject.split(".").findLast((part) => part !== "[]") ?? "",
      /** The component of the contract that has the rule; else the operation. */
      component,
      /** The component with the path of the field, for example `Account.status`. */
      schema,
      /** Where the contract has the rule: a component, or the path of the operation. */
      writtenIn: `${service} ${name === undefined ? (operation?.path ?? "") : `components/${kind}/${name}`}`.trim(),
      /** A code, value or field that is not in the contract; below, with its place, such as `Account.status HELD`. */
      news: nameOf(news),
      newsInSchema: `${schema} ${nameOf(news)}`,
      newsInOperation: `${nameOf(news)} ${operationId}`,
      /** `yes` for a code that the service lists, although not for this operation. */
      listed: service !== "auth" && codesOf(contracts, service).includes(news) ? "yes" : "",
      /** The rule of a request body with the component that has it. */
      brokenInSchema: `${component} ${broken}`,
      /** The status of the response. */
      status: String(exchange.response.status),
      /** The expectation of the check, without the parts that differ from run to run; so is `actual` below. */
      expected,
      expectedOfOperation: `${expected} ${operationId}`,
      actual: withoutValues(difference.actual),
      /** The documented result of a broken request, for example `status 400`. */
      wanted: / gives (.*)$/.exec(difference.expected)?.[1] ?? "",
    };
  };
}

/** True when the body has no boolean `success`. */
function lacksEnvelope({ check, exchange }: Difference): boolean {
  return check === "envelope" && typeof asObject(exchange.json)["success"] !== "boolean";
}

/** All error codes that a service lists. */
function codesOf(contracts: Contracts, service: "finance" | "ramp"): string[] {
  return asStrings(asObject(componentsOf(contracts[service].document, "schemas")["ErrorCode"])["x-extensible-enum"]);
}

/** The text if it looks like a code, value or field name; anything else may be personal and is not shown. */
function nameOf(text: string): string {
  return text === "" || (/^[A-Za-z][A-Za-z0-9_.-]{0,60}$/.test(text) && !/\d{4}/.test(text)) ? text : "(not a name)";
}

/** A text of a check without IDs, numbers and quoted texts that differ from run to run. */
function withoutValues(text: string): string {
  return text
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, "…")
    .replace(/\{.*\}|"[^"]*?["…]/g, "…")
    .replace(/\.\d+/g, ".[]")
    .replace(/\b(?!\d{3}\b)\d+\b/g, "…");
}
