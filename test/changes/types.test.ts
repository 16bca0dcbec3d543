// What a change is to the types, by the compiler and by the table: whether code of today still compiles.

import { expect, test } from "vitest";
import { heaviest } from "../../model/change.ts";
import { asArray, asObject, pointer } from "../../model/document.ts";
import { rateChanges } from "../../scripts/changes/rate.ts";
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
  ["an optional field of a response is gone", remove(`${book}/note`), "major"],
  ["a required field of a response becomes optional", set(`${schemas}/Author`, { required: ["id"] }), "major"],
  [
    "a field of a response becomes nullable",
    set(`${schemas}/Author/properties/id`, { type: ["string", "null"] }),
    "major",
  ],
  [
    "a field of a response has another type, and what is inside goes with it",
    set(`${book}/shelf`, { type: "string" }),
    "major",
  ],
  ["a field of the items of a list is gone", remove(`${book}/loans/items/properties/until`), "major"],
  ["a field refers to another schema", set(`${book}/author`, { $ref: "#/components/schemas/Format" }), "major"],
  [
    "a closed list of a response gets a value: a switch over all of them does not know it",
    (after) => void asArray(at(after, `${schemas}/Status`)["enum"]).push("LOST"),
    "major",
  ],
  [
    "a closed list of a response loses a value: a case for it is no longer possible",
    (after) => void asArray(at(after, `${schemas}/Format`)["enum"]).pop(),
    "major",
  ],
  [
    "an open list gets a value",
    (after) => void asArray(at(after, `${schemas}/Genre`)["x-extensible-enum"]).push("POEM"),
  ],
  [
    "an open list loses a value: code that names it compiles, because any string is accepted",
    (after) => void asArray(at(after, `${schemas}/Mood`)["x-extensible-enum"]).pop(),
  ],
  ["a field of a request is gone", remove(`${order}/gift`), "major"],
  [
    "a field of a request is necessary now",
    (after) => void asArray(at(after, `${schemas}/Order`)["required"]).push("text"),
    "major",
  ],
  [
    "a field that is necessary in a request is new",
    (after) => {
      at(after, order)["shop"] = { type: "string" };
      asArray(at(after, `${schemas}/Order`)["required"]).push("shop");
    },
    "major",
  ],
  ["a field of a request is narrower", set(`${order}/count`, { type: "integer" }), "major"],
  ["a field of a request is no longer nullable", set(`${order}/wish`, { type: "string" }), "major"],
  ["a value of a request is gone", (after) => void asArray(at(after, `${order}/speed`)["enum"]).shift(), "major"],
  ["a field of a request is read-only now", set(`${order}/label`, { readOnly: true }), "major"],
  ["a field of a request is no longer write-only", set(`${order}/secret`, { writeOnly: false })],
  ["a field of a response is write-only now", set(`${book}/code`, { writeOnly: true }), "major"],
  [
    "a query parameter is gone, and with it its value list",
    (after) => void asArray(at(after, list)["parameters"]).splice(1, 1),
    "major",
  ],
  [
    "a value of a query parameter is gone",
    (after) => void asArray(at(after, `${list}/parameters/0/schema`)["enum"]).pop(),
    "major",
  ],
  ["a shared header is necessary now", set("/components/parameters/Trace", { required: true }), "major"],
  [
    "a query parameter that is necessary is new",
    (after) =>
      void asArray(at(after, create)["parameters"]).push({
        name: "shop",
        in: "query",
        required: true,
        schema: { type: "string" },
      }),
    "major",
  ],
  ["a response of an operation is gone", remove(`${create}/responses/400`), "major"],
  [
    "another success has other data",
    (after) => {
      const schema = { type: "object", properties: { ticket: { type: "string" } } };
      asObject(at(after, create)["responses"])["202"] = {
        description: "",
        content: { "application/json": { schema } },
      };
    },
    "major",
  ],
  ["a header of a response is gone", remove(`${create}/responses/201/headers/Location`), "major"],
  [
    "a field of an event is gone",
    remove("/webhooks/BOOK_SOLD/post/requestBody/content/application~1json/schema/properties/price"),
    "major",
  ],
  ["an event is gone", remove("/webhooks/BOOK_LOST"), "major"],
  [
    "a schema is gone, where it was used its text stands now",
    (after) => {
      at(after, `${schemas}/Book/properties`)["size"] = structuredClone(at(after, `${schemas}/Size`));
      delete at(after, schemas)["Size"];
    },
    "major",
  ],
  ["what an object takes over is gone", (after) => void delete at(after, `${schemas}/Special`)["allOf"], "major"],
];

/** Edits of names, each with a compilation of its own. */
const alone: Row[] = [
  ["a path parameter is renamed", (after) => rename(after, "/books/{bookId}", "/books/{id}"), "major"],
  ["a path parameter is renamed in one place only", set("/components/parameters/BookId", { name: "id" }), "major"],
  [
    "an operationId is renamed, and the value lists after it",
    (after) => rename(after, "listBooks", "findBooks"),
    "major",
  ],
  [
    "a schema is renamed: one break, not one for each use and value list",
    (after) => renameSchema(after, "Status", "State"),
    "major",
  ],
  [
    "a schema is renamed and changed: what changed is still found",
    (after) => {
      renameSchema(after, "Author", "Writer");
      remove(`${schemas}/Writer/properties/name`)(after);
    },
    "major",
  ],
  [
    "a schema is renamed, and so is the only one that uses it",
    (after) => {
      renameSchema(after, "Author", "Writer");
      renameSchema(after, "Book", "Volume");
    },
    "major",
  ],
  ["a path is gone", remove(pointer("/paths", "/books")), "major"],
  ["a method is gone", remove(list), "major"],
  ["a list is no longer paged", (after) => void asArray(at(after, list)["parameters"]).splice(2, 1), "major"],
  [
    "a request body becomes necessary, another one is gone",
    (after) => {
      at(after, `${create}/requestBody`)["required"] = true;
      delete at(after, pointer("/paths", "/books/{bookId}", "patch"))["requestBody"];
    },
    "major",
  ],
];

test.each([...separate, ...alone])("%s", async (_, edit, types) => {
  const after = structuredClone(before);
  edit(after);
  const changes = await rateChanges("finance", before, after);
  const rating = heaviest(changes.map((change) => change.types));
  expect(rating === "major", JSON.stringify(changes, null, 2)).toBe(types === "major");
});
