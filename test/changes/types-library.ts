// A small contract for the tests of the types: a library of books, with one of everything that types depend on.

import { asArray, type JsonObject, keysOf, lookUp, pointer } from "../../model/document.ts";

const text = { type: "string" };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: JsonObject) => ({ content: { "application/json": { schema } } });
const object = (required: string[], properties: JsonObject): JsonObject => ({ type: "object", required, properties });
const query = (name: string, schema: JsonObject): JsonObject => ({ name, in: "query", schema });
const shared = (name: string) => ({ $ref: `#/components/parameters/${name}` });

/** What a file would hold: no object is in it twice. */
const copy = (document: JsonObject): JsonObject => JSON.parse(JSON.stringify(document)) as JsonObject;

/** A new copy of the contract. */
export function library(): JsonObject {
  return copy({
    openapi: "3.1.0",
    info: { title: "Library", version: "1.0.0", description: "Books." },
    paths: {
      "/books": {
        get: {
          operationId: "listBooks",
          summary: "List books",
          parameters: [
            query("size", { type: "integer", enum: [10, 50] }),
            query("sort", { type: "string", enum: ["TITLE", "YEAR"] }),
            query("page", { type: "integer" }),
            shared("Trace"),
          ],
          responses: { "200": { description: "Books.", ...json(ref("Books")) } },
        },
        post: {
          operationId: "createBook",
          parameters: [shared("Trace")],
          requestBody: json(ref("Order")),
          responses: {
            "201": { description: "Made.", headers: { Location: { schema: text } }, ...json(ref("Book")) },
            "400": { $ref: "#/components/responses/Refused" },
          },
        },
      },
      "/books/{bookId}": {
        parameters: [shared("BookId")],
        get: {
          operationId: "getBook",
          responses: {
            "200": { description: "A book.", ...json(ref("Special")) },
            "400": { $ref: "#/components/responses/Refused" },
          },
        },
        patch: {
          operationId: "updateBook",
          requestBody: json(object([], { title: text })),
          responses: { "200": { description: "A book.", ...json(ref("Book")) } },
        },
      },
    },
    webhooks: {
      BOOK_SOLD: {
        post: {
          operationId: "onBookSold",
          requestBody: json(object(["price"], { price: text, status: ref("Status") })),
          responses: {},
        },
      },
      BOOK_LOST: { post: { operationId: "onBookLost", requestBody: json(object([], { place: text })), responses: {} } },
    },
    components: {
      parameters: {
        Trace: { name: "x-trace", in: "header", schema: text },
        BookId: { name: "bookId", in: "path", required: true, schema: text },
      },
      responses: { Refused: { description: "Refused.", ...json(object(["code"], { code: text })) } },
      schemas: {
        Books: object(["result", "pagination"], {
          result: { type: "array", items: ref("Book") },
          pagination: object(["hasNextPage"], { hasNextPage: { type: "boolean" } }),
        }),
        Book: object(["id", "shelf", "author", "status", "format", "code", "size"], {
          id: text,
          note: { ...text, description: "A note." },
          shelf: object(["row"], { row: { type: "integer" } }),
          loans: { type: "array", items: object([], { until: text }) },
          author: ref("Author"),
          status: ref("Status"),
          format: ref("Format"),
          genre: ref("Genre"),
          mood: ref("Mood"),
          code: text,
          size: ref("Size"),
        }),
        Author: object(["id", "name"], { id: text, name: text }),
        Status: { type: "string", enum: ["NEW", "SOLD"] },
        Format: { type: "string", enum: ["PRINT", "AUDIO"] },
        Genre: { type: "string", "x-extensible-enum": ["NOVEL"] },
        Mood: { type: "string", "x-extensible-enum": ["GLAD", "SAD"] },
        Size: object(["width"], { width: { type: "number" } }),
        Base: object([], { base: text }),
        Special: { ...object([], { offer: text }), allOf: [ref("Base")] },
        Order: object(["title"], {
          title: text,
          text,
          gift: { type: "boolean" },
          count: { type: ["integer", "string"] },
          wish: { type: ["string", "null"] },
          speed: { type: "string", enum: ["SLOW", "FAST"] },
          label: text,
          secret: { ...text, writeOnly: true },
        }),
      },
    },
  });
}

/** An edit of the library, and `major` where code of its consumers no longer compiles. */
export type Row = [title: string, edit: (after: JsonObject) => void, types?: "major"];

/** The object at a place. */
export const at = (document: JsonObject, place: string) => lookUp(document, place);
export const schemas = "/components/schemas";
export const book = `${schemas}/Book/properties`;
export const order = `${schemas}/Order/properties`;
export const list = pointer("/paths", "/books", "get");
export const create = pointer("/paths", "/books", "post");

/** Removes what is at a place; a field is then no longer required. */
export function remove(place: string): (after: JsonObject) => void {
  return (after) => {
    const cut = place.lastIndexOf("/");
    const owner = at(after, place.slice(0, cut).replace(/\/properties$/, ""));
    const [name = ""] = keysOf(place.slice(cut));
    delete at(after, place.slice(0, cut))[name];
    if (owner["required"]) owner["required"] = asArray(owner["required"]).filter((key) => key !== name);
  };
}

/** Writes into the object at a place. */
export function set(place: string, values: JsonObject): (after: JsonObject) => void {
  return (after) => void Object.assign(at(after, place), values);
}

/** Replaces a text wherever it stands alone. */
export function rename(document: JsonObject, from: string, to: string): void {
  const text = JSON.stringify(document).replaceAll(JSON.stringify(from), JSON.stringify(to));
  Object.assign(document, JSON.parse(text));
}

/** Gives a schema another name, wherever it is used. */
export function renameSchema(document: JsonObject, from: string, to: string): void {
  rename(document, `#/components/schemas/${from}`, `#/components/schemas/${to}`);
  const named = at(document, schemas);
  named[to] = named[from];
  delete named[from];
}
