// Masks secrets, personal data and bank data in everything that is written: literal secrets of the run, and the values
// of sensitive fields.

import { responseFor } from "../../model/calls.ts";
import { asObject, type Json, type JsonObject } from "../../model/document.ts";
import { fieldNames, sensitiveNames, sensitiveValues } from "../../model/sensitive.ts";
import { type Contracts, operationsIn } from "../contracts.ts";
import { type Exchange, parsedJson } from "../exchange.ts";
import { escapeMarkup } from "./escape.ts";

/** Replaces a sensitive value. */
const masked = "***";

/** Secret fields of forms and of OAuth 2.0, in addition to the contract's sensitive fields. */
const secretNames = ["access_token", "refresh_token", "client_secret", "clientSecret", "api_key"];

/** Patterns for the values of named fields in texts, with their replacements. */
function patternsOf(names: string[]): [RegExp, string][] {
  const any = names.join("|");
  return [
    [new RegExp(`("(?:${any})"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"`, "g"), `$1"${masked}"`],
    // JSON within a string of a JSON body, with escaped quotes.
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
   * An `authorization` header in terms of the shell variable `$TOKEN`, for a token of the run: the token itself, in
   * another scheme, or with one character changed. Undefined for anything else.
   */
  authorization(value: string): string | undefined;
}

/** Base64 of a secret at each of the three alignments: one of them is in the base64 of any text with the secret. */
function base64Forms(secret: string): string[] {
  return [0, 1, 2].map((shift) => {
    const text = Buffer.from(" ".repeat(shift) + secret).toString("base64");
    // Leaves out characters at both ends, which also carry bits of the neighbors.
    return text.replace(/=+$/, "").slice(shift === 0 ? 0 : shift + 1, -1);
  });
}

/** A text as JSON, without its quotes. */
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
 * The search pattern of a value. A word matches only as a whole: "Bank" does not match in `BankAccount`, which is a
 * name of the contract.
 */
function lookedFor(value: string): string | RegExp {
  return /^\p{L}+$/u.test(value) ? new RegExp(`(?<![\\p{L}\\p{N}])${value}(?![\\p{L}\\p{N}])`, "gu") : value;
}

/** True for a value that is masked in every text: short values and plain words occur in reports by chance. */
function isTelling(value: string): boolean {
  return value.length >= 4 && !/^([a-z_ -]+|[A-Z_]+|\d{1,7})$/.test(value);
}

/**
 * Makes a mask.
 * @param secrets Literal secrets: client secrets and every token that was issued.
 * @param names Fields that are sensitive wherever they occur, as the contract marks them.
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
      // The scheme stays readable; the credentials do not.
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

/** The length of the common start of two texts. */
function sharedStart(one: string, other: string): number {
  const at = [...one].findIndex((character, i) => character !== other[i]);
  return at < 0 ? one.length : at;
}

const reversed = (text: string): string => [...text].reverse().join("");

/** The names of the fields that reports must mask. */
export function sensitiveFieldsOf(contracts: Contracts): string[] {
  return sensitiveNames(Object.values(contracts).map(({ document }) => document));
}

/** The sensitive values of all exchanges, each once, including broken values that the run sent. */
export function sensitiveValuesOf(contracts: Contracts, exchanges: Exchange[]): string[] {
  const words = wordsOf(contracts);
  const values = new Set(exchanges.flatMap((exchange) => valuesOf(contracts, exchange)));
  return [...values].filter((value) => !words.has(value));
}

/** Names of the contract, which reports contain: a company called "Company" is masked in its field only. */
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
