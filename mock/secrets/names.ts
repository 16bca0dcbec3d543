// Which names of fields, parameters and headers nobody may see the values of: those the contract marks, whatever is
// called like a credential, and what a caller sends, or gets back, that the contract does not name: it may be anything.

import type { Contract } from "../../model/contract.ts";
import type { Operation } from "../../model/operations.ts";
import { type FieldNames, fieldNames, fieldNamesOf } from "../../model/sensitive.ts";
import { memoize } from "../memo.ts";

/** Whether the value at a name is hidden; the name may be in any case, and written in any way. */
export type Hides = (name: string) => boolean;

/** What is hidden of a request and of its response. */
export interface Hidden {
  /** Of the fields of the request's body. */
  request: Hides;
  /** Of the parameters of its query. */
  query: Hides;
  /** Of the fields of the response's body. */
  response: Hides;
  /** Of the fields of a body that may be of any operation: the response of a scenario, an event of one's own. */
  body: Hides;
  /** Of the headers of both. */
  headers: Hides;
}

/** Names of credentials, whatever the contract says of them. */
const secretName = /secret|token|passw|passphrase|pwd|key|auth|signature|credential|assertion|cookie|bearer|jwt/;

/** Headers of HTTP itself, which say how a message is sent, and those of the mock: `Accept`, `Content-Type`. */
const ownHeader =
  /^(accept|access-control|content|if|sec|x-mock)(-|$)|^(age|allow|cache-control|connection|date|deprecation|etag|expect|expires|host|last-modified|link|location|origin|prefer|range|referer|retry-after|sunset|te|trailer|transfer-encoding|upgrade|user-agent|vary)$/i;

/** What may stand as a name; anything else may be a value in the wrong place. */
const plainName = /^[\w.[\] $-]{1,40}$/;

/**
 * What is hidden of the requests to an operation, found at the first time somebody asks.
 * @param contracts The contracts as they are now.
 * @param operationId The operation; of a request to none, every name that is sensitive anywhere is hidden.
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

/** Hides besides what the contract does not name. */
function unlessNamed(hides: Hides, isNamed: Hides): Hides {
  return (name) => !isNamed(normal(name)) || hides(name);
}

/** Whether a name can be shown. */
export function isPlainName(name: string): boolean {
  return plainName.test(name) && !/\d{8}/.test(name);
}

/**
 * @param own The fields there are; what is harmless among them is shown.
 * @param all Every field of the contracts: any other name is hidden that is sensitive somewhere, or named like a
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

/** A name as it may be meant: `filter[Email]` and `X-Email` as `email`, `client-secret` as `clientsecret`. */
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

/** The names of the parameters that any operation has in its query. */
const queryNames = memoize(({ operations }: Contract): ReadonlySet<string> => {
  const parameters = operations.flatMap((operation) => operation.parameters);
  return new Set(parameters.filter((one) => one.in === "query").map(({ name }) => normal(name)));
});

/** The names of the headers that any operation takes or returns. */
const headerNames = memoize(({ operations }: Contract): ReadonlySet<string> => {
  const taken = operations.flatMap(({ parameters }) => parameters.filter((one) => one.in === "header"));
  const returned = operations.flatMap(({ responses }) => responses.flatMap(({ headers }) => Object.keys(headers)));
  return new Set([...taken.map(({ name }) => name), ...returned].map(normal));
});

const namesOfOperations = memoize(({ document }: Contract) =>
  memoize((operation: Operation) => {
    const namesIn = (media: { schema: unknown }[]) => joined(media.map(({ schema }) => fieldNamesOf(document, schema)));
    // What a write takes may come back under the same name, and the other way round.
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
