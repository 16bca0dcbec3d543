// Takes secrets, personal data and bank data out of everything that is written: literal ones of the run, and whatever
// stands in sensitive fields.

import { responseFor } from "../../model/calls.ts";
import { asObject, type Json, type JsonObject } from "../../model/document.ts";
import { fieldNames, sensitiveNames, sensitiveValues } from "../../model/sensitive.ts";
import { type Contracts, operationsIn } from "../contracts.ts";
import { type Exchange, parsedJson } from "../exchange.ts";
import { escapeMarkup } from "./escape.ts";

/** What stands in place of a sensitive value. */
const masked = "***";

/** Names of form fields and of what OAuth 2.0 adds; the names of the contract's sensitive fields come beside them. */
const secretNames = ["access_token", "refresh_token", "client_secret", "clientSecret", "api_key"];

/** How values of named fields are found in texts. */
function patternsOf(names: string[]): [RegExp, string][] {
  const any = names.join("|");
  return [
    [new RegExp(`("(?:${any})"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"`, "g"), `$1"${masked}"`],
    // The same within a text that is itself a field of a body, with its quotes escaped.
    [new RegExp(`(\\\\"(?:${any})\\\\"\\s*:\\s*)\\\\"(?:[^"\\\\]|\\\\[^"])*\\\\"`, "g"), `$1\\"${masked}\\"`],
    [new RegExp(`((?:^|[&?])(?:${any})=)[^&\\s"']*`, "g"), `$1${masked}`],
    [/\b(Bearer|Basic) +[A-Za-z0-9._~+/=-]{6,}/g, `$1 ${masked}`],
  ];
}

const secretHeaders = new Set(["authorization", "proxy-authorization", "cookie", "set-cookie", "x-api-key"]);

/** Masks texts of one run. */
export interface Mask {
  text(text: string): string;
  header(name: string, value: string): string;
  /** True when the text holds a secret of the run. */
  holds(text: string): boolean;
  /**
   * An `authorization` header made from a token of the run, for a shell that has it in `$TOKEN`: the token itself, in
   * another scheme, or with one character changed. Undefined for anything else.
   */
  authorization(value: string): string | undefined;
}

/** Parts of a text of which the base64 of a whole has to contain one, wherever the text begins in it. */
function base64Forms(secret: string): string[] {
  return [0, 1, 2].map((shift) => {
    const text = Buffer.from(" ".repeat(shift) + secret).toString("base64");
    // Characters at both ends also carry bits of the neighbours.
    return text.replace(/=+$/, "").slice(shift === 0 ? 0 : shift + 1, -1);
  });
}

/** A text as it stands between the quotes of JSON. */
const jsonForm = (text: string): string => JSON.stringify(text).slice(1, -1);

/** The ways in which a server may write a secret. */
function formsOf(secret: string): string[] {
  const encoded = encodeURIComponent(secret);
  // A long secret is also masked where its end is cut or changed.
  const head = secret.length > 24 ? secret.slice(0, -10) : secret;
  const forms = [secret, head, encoded, new URLSearchParams({ "": secret }).toString().slice(1)];
  const lower = forms.map((form) => form.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()));
  const json = jsonForm(secret);
  const hex = Buffer.from(secret).toString("hex");
  const base64 = base64Forms(secret).flatMap((form) => [form, form.replaceAll("+", "-").replaceAll("/", "_")]);
  const long = [...base64, hex, hex.toUpperCase()].filter((form) => form.length >= 8);
  return [...forms, ...lower, json, json.replaceAll("/", "\\/"), escapeMarkup(secret), ...long];
}

/**
 * A value as it is looked for in texts. A word is found where it stands alone: "Bank" is not a part of `BankAccount`, which is a
 * name of the contract.
 */
function lookedFor(value: string): string | RegExp {
  return /^\p{L}+$/u.test(value) ? new RegExp(`(?<![\\p{L}\\p{N}])${value}(?![\\p{L}\\p{N}])`, "gu") : value;
}

/** Values are hidden in every text unless they are plain words, which reports are made of. */
function isTelling(value: string): boolean {
  return value.length >= 4 && !/^([a-z_ -]+|[A-Z_]+|\d{1,7})$/.test(value);
}

/**
 * Makes a mask.
 * @param secrets Literal secrets: client secrets and every token that was issued.
 * @param names Fields that are sensitive wherever they stand, as the contract marks them.
 * @param values Sensitive values that are hidden in every text.
 */
export function makeMask(secrets: string[], names: string[], values: string[] = []): Mask {
  const patterns = patternsOf([...secretNames, ...names]);
  const forms = secrets.flatMap(formsOf);
  // An IBAN is often written in groups of four.
  const grouped = (value: string) => value.replace(/\S{4}(?=\S)/g, "$& ");
  const formsOfData = [String, encodeURIComponent, jsonForm, grouped];
  const plain = values.filter(isTelling).flatMap((value) => formsOfData.map((form) => form(value)));
  const isSecret = new Set(forms);
  const hidden = [...new Set([...forms, ...plain])]
    .filter((literal) => literal.length >= 4)
    .sort((a, b) => b.length - a.length)
    .map((literal) => ({ literal, found: isSecret.has(literal) ? literal : lookedFor(literal) }));
  const text = (input: string): string => {
    let output = input;
    for (const { literal, found } of hidden) if (output.includes(literal)) output = output.replaceAll(found, masked);
    for (const [pattern, replacement] of patterns) output = output.replace(pattern, replacement);
    return output;
  };
  return {
    text,
    holds: (input) => hidden.some(({ literal }) => input.includes(literal)),
    header(name, value) {
      if (!secretHeaders.has(name.toLowerCase())) return text(value);
      // The scheme is worth seeing; what follows it is not.
      const scheme = /^(Bearer|Basic) /.exec(value)?.[1];
      return scheme === undefined ? masked : `${scheme} ${masked}`;
    },
    authorization(value) {
      const [, scheme, credentials = ""] = /^(\w+) (.*)$/.exec(value) ?? [];
      if (secrets.includes(credentials)) return `${scheme} $TOKEN`;
      for (const secret of secrets.filter(({ length }) => length > 20)) {
        const head = sharedStart(secret, credentials);
        const tail = sharedStart(reversed(secret.slice(head)), reversed(credentials.slice(head)));
        const own = credentials.slice(head, credentials.length - tail);
        if (head + tail < secret.length - 10 || !/^\w?$/.test(own)) continue;
        return `${scheme} \${TOKEN:0:${head}}${own}${tail === 0 ? "" : `\${TOKEN: -${tail}}`}`;
      }
      return undefined;
    },
  };
}

/** How many characters two texts begin with together. */
function sharedStart(one: string, other: string): number {
  const at = [...one].findIndex((character, i) => character !== other[i]);
  return at < 0 ? one.length : at;
}

const reversed = (text: string): string => [...text].reverse().join("");

/** The fields that reports of runs against this contract may not show. */
export function sensitiveFieldsOf(contracts: Contracts): string[] {
  return sensitiveNames(Object.values(contracts).map(({ document }) => document));
}

/** The sensitive values of all exchanges, each once; what only this run sent as broken values is not told apart. */
export function sensitiveValuesOf(contracts: Contracts, exchanges: Exchange[]): string[] {
  const words = wordsOf(contracts);
  const values = new Set(exchanges.flatMap((exchange) => valuesOf(contracts, exchange)));
  return [...values].filter((value) => !words.has(value));
}

/** Names of the contract, which reports are made of: a company may be called "Company". It is hidden in its field alone. */
function wordsOf(contracts: Contracts): Set<string> {
  const operations = operationsIn(contracts).map(({ operationId }) => operationId);
  const names = Object.values(contracts).flatMap(({ document }) => {
    const { schemas, parameters } = asObject(document["components"]);
    const { sensitive, harmless } = fieldNames(document);
    return [...Object.keys(asObject(schemas)), ...Object.keys(asObject(parameters)), ...sensitive, ...harmless];
  });
  return new Set([...operations, ...names]);
}

function valuesOf(contracts: Contracts, { operation, request, response, json }: Exchange): string[] {
  if (operation === undefined) return [];
  const document: JsonObject = contracts[operation.api].document;
  const media = operation.body?.media[0];
  const sent =
    media === undefined ? [] : sensitiveValues(document, media.schema, parsedJson(request.body) as Json | undefined);
  const received = responseFor(operation, response.status)?.media[0];
  return received === undefined
    ? sent
    : [...sent, ...sensitiveValues(document, received.schema, json as Json | undefined)];
}
