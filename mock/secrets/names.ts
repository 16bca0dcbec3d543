// Names of fields, parameters and headers whose values are hidden: sensitive ones of the contract, names that sound
// like a credential, and names that the contract does not have, because their values may be anything.

import type { Contract } from "../../model/contract.ts";
import type { Operation } from "../../model/operations.ts";
import { type FieldNames, fieldNames, fieldNamesOf } from "../../model/sensitive.ts";
import { memoize } from "../memo.ts";

/** Whether the value of a name is hidden; case and spelling of the name do not matter. */
export type Hides = (name: string) => boolean;

/** Names that are hidden in the parts of a request and its response. */
export interface Hidden {
  /** Fields of the request body. */
  request: Hides;
  /** Query parameters. */
  query: Hides;
  /** Fields of the response body. */
  response: Hides;
  /** Fields of a body that may be of any operation: the response of a scenario, an event. */
  body: Hides;
  /** Headers of request and response. */
  headers: Hides;
}

/** Names that sound like a credential. */
const secretName = /secret|token|passw|passphrase|pwd|key|auth|signature|credential|assertion|cookie|bearer|jwt/;

/** Headers of HTTP about the message, such as `Accept` and `Content-Type`, and those of the mock. */
const ownHeader =
  /^(accept|access-control|content|if|sec|x-mock)(-|$)|^(age|allow|cache-control|connection|date|deprecation|etag|expect|expires|host|last-modified|link|location|origin|prefer|range|referer|retry-after|sunset|te|trailer|transfer-encoding|upgrade|user-agent|vary)$/i;

/** Names that can be shown; any other text may be a value in the wrong place. */
const plainName = /^[\w.[\] $-]{1,40}$/;

/**
 * The hidden names of requests to an operation.
 * @param operationId The operation; without one, every name that is sensitive in any operation is hidden.
 */
export function hiddenOf(contracts: Contract[], operationId: string | undefined): Hidden {
  const all = () => contracts.map(namesOfContract);
  const other = hidesOf([], all);
  const isHeader = (name: string) => contracts.some((contract) => headerNames(contract).has(name));
  const named = unlessNamed(other, isHeader);
  const headers = (name: string) => (ownHeader.test(name) ? other(name) : named(name));
  const query = unlessNamed(other, (name) => contracts.some((contract) => queryNames(contract).has(name)));
  const isField = (name: string) => all().some(({ harmless }) => harmless.has(name));
  const body = unlessNamed(other, isField);
  for (const contract of contracts) {
    const operation = contract.byId.get(operationId ?? "");
    if (operation === undefined) continue;
    const { request, response } = namesOfOperations(contract)(operation);
    const ofBody = (own: FieldNames) =>
      unlessNamed(hidesOf([own], all), (name) => own.harmless.has(name) || isField(name));
    return { request: ofBody(request), query, response: ofBody(response), body, headers };
  }
  return { request: body, query, response: body, body, headers };
}

/** Also hides names that the contract does not have. */
function unlessNamed(hides: Hides, isNamed: Hides): Hides {
  return (name) => !isNamed(normal(name)) || hides(name);
}

/** Whether a name can be shown. */
export function isPlainName(name: string): boolean {
  return plainName.test(name) && !/\d{8}/.test(name);
}

/**
 * @param own The fields of the body; the harmless ones are shown.
 * @param all Every field of the contracts: a name that `own` lacks is hidden if it is sensitive here, or sounds like a
 *   credential.
 */
function hidesOf(own: FieldNames[], all: () => FieldNames[]): Hides {
  const isHidden = (name: string) => {
    if (own.some(({ sensitive }) => sensitive.has(name))) return true;
    if (own.some(({ harmless }) => harmless.has(name))) return false;
    const every = all();
    if (every.some(({ sensitive }) => sensitive.has(name))) return true;
    return secretName.test(name) && !every.some(({ harmless }) => harmless.has(name));
  };
  return (name) => !isPlainName(name) || spellingsOf(name).some(isHidden);
}

/** Spellings of a name: `filter[Email]` and `X-Email` are also `email`, `client-secret` is also `clientsecret`. */
function spellingsOf(name: string): string[] {
  const parts = [name, name.replace(/^x-/i, ""), ...name.split(/[.[\]]+/)];
  return [...new Set(parts.map(normal))];
}

function normal(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}

function normalNames({ sensitive, harmless }: FieldNames): FieldNames {
  return { sensitive: new Set([...sensitive].map(normal)), harmless: new Set([...harmless].map(normal)) };
}

const namesOfContract = memoize(({ document }: Contract) => normalNames(fieldNames(document)));

/** Names of the query parameters of all operations. */
const queryNames = memoize(({ operations }: Contract): ReadonlySet<string> => {
  const parameters = operations.flatMap((operation) => operation.parameters);
  return new Set(parameters.filter((one) => one.in === "query").map(({ name }) => normal(name)));
});

/** Names of the headers that operations accept or return. */
const headerNames = memoize(({ operations }: Contract): ReadonlySet<string> => {
  const taken = operations.flatMap(({ parameters }) => parameters.filter((one) => one.in === "header"));
  const returned = operations.flatMap(({ responses }) => responses.flatMap(({ headers }) => Object.keys(headers)));
  return new Set([...taken.map(({ name }) => name), ...returned].map(normal));
});

const namesOfOperations = memoize(({ document }: Contract) =>
  memoize((operation: Operation) => {
    const namesIn = (media: { schema: unknown }[]) => joined(media.map(({ schema }) => fieldNamesOf(document, schema)));
    // A sensitive field of the request may be in the response under the same name, and the reverse.
    const both = { sensitive: new Set(operation.sensitive), harmless: new Set<string>() };
    const request = joined([namesIn(operation.body?.media ?? []), both]);
    const response = joined([namesIn(operation.responses.flatMap(({ media }) => media)), both]);
    return { request: normalNames(request), response: normalNames(response) };
  }),
);

function joined(all: FieldNames[]): FieldNames {
  return {
    sensitive: new Set(all.flatMap(({ sensitive }) => [...sensitive])),
    harmless: new Set(all.flatMap(({ harmless }) => [...harmless])),
  };
}
