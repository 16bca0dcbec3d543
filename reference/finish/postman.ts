// Converts an API to a Postman collection (v2.1.0): each operation with its first example, so that it runs against the
// local mock without changes. The output of openapi-to-postmanv2 would need more code than this.

import { contracts, type Service } from "../contract/document.ts";
import { type OperationPage, operationsByTag } from "../contract/model.ts";
import {
  type CallRequest,
  mockCredentials,
  mockToken,
  origins,
  pathValues,
  requestOf,
} from "../contract/samples/request.ts";

const pairs = (all: [string, string][]) => all.map(([key, value]) => ({ key, value }));

function bodyOf(body: CallRequest["body"]): object | undefined {
  if (body === undefined) return undefined;
  if ("json" in body)
    return { mode: "raw", raw: JSON.stringify(body.json, null, 2), options: { raw: { language: "json" } } };
  const fields = body.form.map(([key, value]): [string, string] => [
    key,
    key in mockCredentials ? `{{${key}}}` : value,
  ]);
  return { mode: "urlencoded", urlencoded: pairs(fields) };
}

function itemOf(entry: OperationPage): object {
  const { method, headers, body } = requestOf(entry, entry.body?.media[0]?.examples[0]?.value);
  // Optional parameters are disabled, because the filter or tenant of an example does not fit other companies.
  const optional = (place: string) =>
    entry.parameters
      .filter((one) => one.in === place)
      .map(({ name, example, description }) => ({
        key: name,
        value: String(example ?? ""),
        description,
        disabled: true,
      }));
  const path = entry.path.slice(1).replace(/\{(\w+)\}/g, ":$1");
  const variable = pairs(Object.entries(pathValues(entry)));
  const url = { raw: `{{baseUrl}}/${path}`, host: ["{{baseUrl}}"], path: path.split("/"), query: optional("query") };
  // The token is set once, for the whole collection.
  const own = pairs(headers.filter(([name]) => name !== "Authorization"));
  return {
    name: entry.summary,
    request: {
      method,
      url: { ...url, variable },
      header: [...own, ...optional("header")],
      body: bodyOf(body),
      description: entry.description,
      auth: entry.service === "auth" ? { type: "noauth" } : undefined,
    },
  };
}

/** The collection of a service. Its variables are the origin, the token, and the credentials of the token endpoint. */
export function toPostman(service: Service): object {
  const { title, description } = contracts[service].info;
  const credentials = service === "auth" ? Object.entries(mockCredentials) : [];
  const schema = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";
  return {
    info: { name: title, description, schema },
    item: operationsByTag(service).map(({ tag, operations }) => ({ name: tag, item: operations.map(itemOf) })),
    auth: { type: "bearer", bearer: [{ key: "token", value: "{{accessToken}}", type: "string" }] },
    variable: pairs([["baseUrl", origins[service]], ["accessToken", mockToken], ...credentials]),
  };
}
