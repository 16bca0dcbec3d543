// The client: it tells once of each operation that ends, as the contract or the headers of a response say.

import { expect, test } from "vitest";
import type { ClientEvent, DeprecationEvent } from "../../client/finance.ts";
import { createClient } from "../../client/runtime/client.ts";
import { failure, success } from "./fault-server.ts";
import { financeWith, serverFor, token } from "./finance.ts";

/** What stands in the generated table, with operations that end. */
const table = {
  "/v1/old": { GET: { operationId: "getOld", sunset: "2027-06-30", replacedBy: "getNew" } },
  "/v1/older": { POST: { operationId: "createOlder", sunset: "2027-09-30" } },
  "/v1/new": { GET: { operationId: "getNew" } },
};

const deprecation = "@1688169599";
const sunset = "Wed, 30 Jun 2027 00:00:00 GMT";

/** A client of the table above, and what it has told; its server sends these headers. */
async function clientWith(headers: Record<string, string> = {}) {
  const { origin } = await serverFor(success({}, headers));
  const events: ClientEvent[] = [];
  const options = { baseUrl: origin, auth: token, onEvent: (event: ClientEvent) => void events.push(event) };
  const told = () => events.filter((event): event is DeprecationEvent => event.type === "deprecation");
  return { client: createClient(table, options), events, told, options };
}

test("of what the contract says, once for each operation, before the first request", async () => {
  const { client, events, told } = await clientWith();
  for (const path of ["/v1/old", "/v1/new", "/v1/old"]) await client.GET(path);
  await client.forTenant("another").GET("/v1/old");
  await client.POST("/v1/older");
  expect(told()).toMatchObject([
    { operationId: "getOld", source: "contract", sunset: "2027-06-30", replacedBy: "getNew", method: "GET" },
    { operationId: "createOlder", source: "contract", sunset: "2027-09-30", replacedBy: undefined },
  ]);
  expect(events.slice(0, 2).map(({ type }) => type)).toEqual(["deprecation", "request"]);
});

test("each client by itself", async () => {
  const { client, told, options } = await clientWith();
  await client.GET("/v1/old");
  await createClient(table, options).GET("/v1/old");
  expect(told()).toHaveLength(2);
});

test("of what a response says, once for each operation", async () => {
  const { client, events, told } = await clientWith({ Deprecation: deprecation, Sunset: sunset });
  await client.GET("/v1/new");
  await client.GET("/v1/new");
  await client.GET("/v1/unknown");
  expect(told()).toMatchObject([
    { operationId: "getNew", source: "server", sunset: "2027-06-30", status: 200 },
    { operationId: undefined, path: "/v1/unknown", source: "server" },
  ]);
  expect(events.map(({ type }) => type).slice(0, 3)).toEqual(["request", "deprecation", "response"]);
});

test("once when both say it", async () => {
  const { client, told } = await clientWith({ Deprecation: deprecation, Sunset: sunset });
  await client.GET("/v1/old");
  expect(told()).toMatchObject([{ source: "contract", replacedBy: "getNew" }]);
});

test("also of a response that is an error, and never more than what was sent", async () => {
  const events: ClientEvent[] = [];
  const { finance } = await financeWith(failure(403, "forbidden", { Deprecation: deprecation, "X-Note": "private" }), {
    onEvent: (event) => void events.push(event),
  });
  const { error } = await finance.GET("/v1/accounts");
  expect(error?.code).toBe("forbidden");
  const told = events.filter(({ type }) => type === "deprecation");
  expect(told).toMatchObject([{ operationId: "listAccounts", source: "server", sunset: undefined, status: 403 }]);
  expect(JSON.stringify(told)).not.toContain("private");
});

test("without onEvent, a call of an operation that ends is like any other", async () => {
  const { finance } = await financeWith(success([], { Deprecation: deprecation, Sunset: sunset }));
  expect((await finance.GET("/v1/accounts")).data).toMatchObject({ success: true });
});

test.each([
  ["a deprecation alone", { Deprecation: deprecation }, undefined],
  ["a deprecation that is to come, with a parameter", { Deprecation: "@4102444800;note=1" }, undefined],
  ["a sunset alone", { Sunset: sunset }, "2027-06-30"],
  ["a sunset beside what is no date", { Deprecation: "true", Sunset: sunset }, "2027-06-30"],
])("reads %s", async (_, headers: Record<string, string>, day) => {
  const { client, told } = await clientWith(headers);
  await client.GET("/v1/new");
  expect(told()).toMatchObject([{ source: "server", sunset: day }]);
});

test.each([
  ["the word of a former draft", { Deprecation: "true" }],
  ["an HTTP date as the deprecation", { Deprecation: sunset }],
  ["a number that is no date", { Deprecation: "1688169599" }],
  ["a fraction", { Deprecation: "@1688169599.5" }],
  ["two deprecations", { Deprecation: "@1688169599, @1688169600" }],
  ["an empty deprecation", { Deprecation: "" }],
  ["another form of a date", { Sunset: "2027-06-30" }],
  ["a date without a time", { Sunset: "Wed, 30 Jun 2027" }],
  ["a day that the month does not have", { Sunset: "Wed, 31 Feb 2027 00:00:00 GMT" }],
  ["another time zone", { Sunset: "Wed, 30 Jun 2027 00:00:00 CET" }],
  ["no time at all", { Sunset: "Wed, 30 Jun 2027 99:99:99 GMT" }],
  ["the wrong day of the week", { Sunset: "Mon, 30 Jun 2027 00:00:00 GMT" }],
  ["a word", { Sunset: "soon" }],
  ["what a date that is none is called", { Sunset: "Invalid Date" }],
])("ignores %s", async (_, headers: Record<string, string>) => {
  const { client, told } = await clientWith(headers);
  await client.GET("/v1/new");
  expect(told()).toEqual([]);
});
