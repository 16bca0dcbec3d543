// The compiler as the judge of a change: what stops compiling is named once, at the place that causes it.

import { expect, test } from "vitest";
import { asArray, asObject, pointer } from "../../model/document.ts";
import { judgeTypes, typesDiffer } from "../../scripts/changes/types/judge.ts";
import {
  at,
  book,
  create,
  library,
  list,
  order,
  type Row,
  remove,
  rename,
  renameSchema,
  schemas,
  set,
} from "./types-library.ts";

const before = library();

/** Edits of places that have nothing to do with each other: they are judged together, in one compilation. */
const separate: Row[] = [
  [
    "an optional field of a response is gone",
    remove(`${book}/note`),
    [`${book}/note`, "`Book.note` can no longer be read"],
  ],
  [
    "a required field of a response becomes optional",
    set(`${schemas}/Author`, { required: ["id"] }),
    [`${schemas}/Author/properties/name`, "`Author.name` can be absent when it is read"],
  ],
  [
    "a field of a response becomes nullable",
    set(`${schemas}/Author/properties/id`, { type: ["string", "null"] }),
    [`${schemas}/Author/properties/id`, "`Author.id` can be `null` when it is read"],
  ],
  [
    "a field of a response has another type, and what is inside goes with it",
    set(`${book}/shelf`, { type: "string" }),
    [`${book}/shelf`, "`Book.shelf` is read with another type"],
  ],
  [
    "a field of the items of a list is gone",
    remove(`${book}/loans/items/properties/until`),
    [`${book}/loans/items/properties/until`, "`Book.loans[].until` can no longer be read"],
  ],
  [
    "a field refers to another schema",
    set(`${book}/author`, { $ref: "#/components/schemas/Format" }),
    [`${book}/author`, "`Book.author` is read with another type"],
  ],
  [
    "a closed list of a response gets a value: a switch over all of them does not know it",
    (after) => void asArray(at(after, `${schemas}/Status`)["enum"]).push("LOST"),
    [`${schemas}/Status`, "a switch over every value of `Status` does not know `LOST`"],
  ],
  [
    "a closed list of a response loses a value: a case for it is no longer possible",
    (after) => void asArray(at(after, `${schemas}/Format`)["enum"]).pop(),
    [`${schemas}/Format`, "`Format` can no longer be compared with `AUDIO`"],
  ],
  [
    "an open list gets a value",
    (after) => void asArray(at(after, `${schemas}/Genre`)["x-extensible-enum"]).push("POEM"),
  ],
  [
    "an open list loses a value: code that names it compiles, because any string is accepted",
    (after) => void asArray(at(after, `${schemas}/Mood`)["x-extensible-enum"]).pop(),
  ],
  ["a field of a request is gone", remove(`${order}/gift`), [`${order}/gift`, "`Order.gift` can no longer be sent"]],
  [
    "a field of a request is necessary now",
    (after) => void asArray(at(after, `${schemas}/Order`)["required"]).push("text"),
    [`${order}/text`, "`Order.text` can no longer be left out"],
  ],
  [
    "a field that is necessary in a request is new",
    (after) => {
      at(after, order)["shop"] = { type: "string" };
      asArray(at(after, `${schemas}/Order`)["required"]).push("shop");
    },
    [`${schemas}/Order`, "`Order` can no longer be sent without `shop`"],
  ],
  [
    "a field of a request is narrower",
    set(`${order}/count`, { type: "integer" }),
    [`${order}/count`, "`Order.count` can no longer be sent with every value it could have"],
  ],
  [
    "a field of a request is no longer nullable",
    set(`${order}/wish`, { type: "string" }),
    [`${order}/wish`, "`Order.wish` can no longer be sent as `null`"],
  ],
  [
    "a value of a request is gone",
    (after) => void asArray(at(after, `${order}/speed`)["enum"]).shift(),
    [`${order}/speed`, "`SLOW` can no longer be sent as `Order.speed`"],
  ],
  [
    "a field of a request is read-only now",
    set(`${order}/label`, { readOnly: true }),
    [`${order}/label`, "`Order.label` can no longer be sent"],
  ],
  ["a field of a request is no longer write-only", set(`${order}/secret`, { writeOnly: false })],
  [
    "a field of a response is write-only now",
    set(`${book}/code`, { writeOnly: true }),
    [`${book}/code`, "`Book.code` can no longer be read"],
  ],
  [
    "a query parameter is gone, and with it its value list",
    (after) => void asArray(at(after, list)["parameters"]).splice(1, 1),
    [`${list}/parameters/1`, "query parameter `sort` of `listBooks` can no longer be sent"],
  ],
  [
    "a value of a query parameter is gone",
    (after) => void asArray(at(after, `${list}/parameters/0/schema`)["enum"]).pop(),
    [`${list}/parameters/0/schema`, "`50` can no longer be sent as query parameter `size` of `listBooks`"],
  ],
  [
    "a shared header is necessary now",
    set("/components/parameters/Trace", { required: true }),
    ["/components/parameters/Trace", "header `x-trace` can no longer be left out"],
  ],
  [
    "a query parameter that is necessary is new",
    (after) =>
      void asArray(at(after, create)["parameters"]).push({
        name: "shop",
        in: "query",
        required: true,
        schema: { type: "string" },
      }),
    [create, "`createBook` can no longer be called without query parameter `shop`"],
  ],
  [
    "a response of an operation is gone",
    remove(`${create}/responses/400`),
    [`${create}/responses/400`, "response 400 of `createBook` can no longer be named"],
  ],
  [
    "another success has other data",
    (after) => {
      const schema = { type: "object", properties: { ticket: { type: "string" } } };
      asObject(at(after, create)["responses"])["202"] = {
        description: "",
        content: { "application/json": { schema } },
      };
    },
    [`${create}/responses`, "the data of `createBook` can have another type, by a response that is new"],
  ],
  [
    "a header of a response is gone",
    remove(`${create}/responses/201/headers/Location`),
    [
      `${create}/responses/201/headers/Location`,
      "header `Location` of response 201 of `createBook` can no longer be read",
    ],
  ],
  [
    "a field of an event is gone",
    remove("/webhooks/BOOK_SOLD/post/requestBody/content/application~1json/schema/properties/price"),
    [
      "/webhooks/BOOK_SOLD/post/requestBody/content/application~1json/schema/properties/price",
      "`price` in the event `BOOK_SOLD` can no longer be read",
    ],
  ],
  [
    "an event is gone",
    remove("/webhooks/BOOK_LOST"),
    ["/webhooks/BOOK_LOST", "the event `BOOK_LOST` can no longer be named"],
  ],
  [
    "a schema is gone, where it was used its text stands now",
    (after) => {
      at(after, `${schemas}/Book/properties`)["size"] = structuredClone(at(after, `${schemas}/Size`));
      delete at(after, schemas)["Size"];
    },
    [`${schemas}/Size`, "the type `Size` is no longer there"],
  ],
  [
    "what an object takes over is gone",
    (after) => void delete at(after, `${schemas}/Special`)["allOf"],
    [`${schemas}/Special/allOf/0`, "`Special` no longer has `base` of `Base`"],
  ],
];

/** Edits of names, each with a compilation of its own. */
const alone: Row[] = [
  [
    "a path parameter is renamed",
    (after) => rename(after, "/books/{bookId}", "/books/{id}"),
    [pointer("/paths", "/books/{bookId}"), "the path `/books/{bookId}` is now `/books/{id}`"],
  ],
  [
    "a path parameter is renamed in one place only",
    set("/components/parameters/BookId", { name: "id" }),
    ["/components/parameters/BookId", "path parameter `bookId` can no longer be sent"],
  ],
  [
    "an operationId is renamed, and the value lists after it",
    (after) => rename(after, "listBooks", "findBooks"),
    [`${list}/operationId`, "the type of the operation `listBooks` can no longer be named"],
  ],
  [
    "a schema is renamed: one break, not one for each use and value list",
    (after) => renameSchema(after, "Status", "State"),
    [`${schemas}/Status`, "the type `Status` is now called `State`"],
  ],
  [
    "a schema is renamed and changed: what changed is still found",
    (after) => {
      renameSchema(after, "Author", "Writer");
      remove(`${schemas}/Writer/properties/name`)(after);
    },
    [`${schemas}/Author`, "the type `Author` is now called `Writer`"],
    [`${schemas}/Author/properties/name`, "`Author.name` can no longer be read"],
  ],
  [
    "a schema is renamed, and so is the only one that uses it",
    (after) => {
      renameSchema(after, "Author", "Writer");
      renameSchema(after, "Book", "Volume");
    },
    [`${schemas}/Book`, "the type `Book` is now called `Volume`"],
    [`${schemas}/Author`, "the type `Author` is now called `Writer`"],
  ],
  [
    "a path is gone",
    remove(pointer("/paths", "/books")),
    [pointer("/paths", "/books"), "the path `/books` can no longer be called"],
  ],
  ["a method is gone", remove(list), [list, "`GET /books` can no longer be called"]],
  [
    "a list is no longer paged",
    (after) => void asArray(at(after, list)["parameters"]).splice(2, 1),
    [list, "the list of `listBooks` can no longer be read page by page"],
    [`${list}/parameters/2`, "query parameter `page` of `listBooks` can no longer be sent"],
  ],
  [
    "a request body becomes necessary, another one is gone",
    (after) => {
      at(after, `${create}/requestBody`)["required"] = true;
      delete at(after, pointer("/paths", "/books/{bookId}", "patch"))["requestBody"];
    },
    [`${create}/requestBody`, "`createBook` can no longer be called without a request body"],
    [
      pointer("/paths", "/books/{bookId}", "patch", "requestBody", "content", "application/json", "schema"),
      "the request body of `updateBook` can no longer be sent",
    ],
  ],
];

const together = structuredClone(before);
for (const [, edit] of separate) edit(together);
const all = judgeTypes("finance", before, together);

test.each(separate)("%s", async (_, __, ...breaks) => {
  for (const [place, text] of breaks) expect(await all).toContainEqual({ place, text });
});

test("edits together break what each breaks, and nothing else", async () => {
  const expected = separate.flatMap(([, , ...breaks]) => breaks.map(([place, text]) => `${place}: ${text}`));
  expect((await all).map(({ place, text }) => `${place}: ${text}`).sort()).toEqual(expected.sort());
});

test.each(alone)("%s", async (_, edit, ...breaks) => {
  const after = structuredClone(before);
  edit(after);
  expect(await judgeTypes("finance", before, after)).toEqual(breaks.map(([place, text]) => ({ place, text })));
  expect(await typesDiffer(before, after)).toBe("minor");
});
