// A contract small enough to be read at a glance.

import type { JsonObject } from "../../../model/document.ts";

const body = (schema: JsonObject) => ({ content: { "application/json": { schema } } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const codes = (...all: string[]) => ({
  description: "Refused.",
  ...body({
    type: "object",
    properties: {
      errors: {
        type: "array",
        items: { type: "object", properties: { code: { type: "string", "x-extensible-enum": all } } },
      },
    },
  }),
});

/** One operation that sends, one that reads, one event, one status. */
export function contract(): JsonObject {
  return {
    openapi: "3.1.0",
    info: { title: "Small", version: "1.0.0" },
    servers: [{ url: "https://one.example", "x-internal": false }],
    security: [{ OAuth2: [] }],
    paths: {
      "/v1/things/{thingId}": {
        get: {
          operationId: "getThing",
          security: [{ OAuth2: ["view:things"] }],
          parameters: [
            { name: "thingId", in: "path", required: true, schema: { type: "string" } },
            { name: "size", in: "query", schema: { type: "integer", maximum: 100, default: 20 } },
          ],
          responses: {
            "200": {
              description: "The thing.",
              headers: { "X-Id": { $ref: "#/components/headers/XId" } },
              ...body(ref("Thing")),
            },
            "404": { $ref: "#/components/responses/NotFound" },
          },
        },
      },
      "/v1/things": {
        post: {
          operationId: "createThing",
          "x-undone-by": "deleteThing",
          "x-required-roles": ["ADMIN"],
          requestBody: { required: true, ...body(ref("ThingInput")) },
          responses: { "201": { description: "Created." } },
        },
      },
    },
    webhooks: {
      THING_MADE: {
        post: {
          operationId: "onThingMade",
          security: [{ Key: [] }, { Basic: [] }],
          requestBody: body(ref("ThingMade")),
          responses: { "2XX": {} },
        },
      },
    },
    components: {
      securitySchemes: {
        OAuth2: {
          type: "oauth2",
          flows: { clientCredentials: { tokenUrl: "https://t.example", scopes: { "view:things": "Words." } } },
        },
      },
      headers: { XId: { required: true, schema: { type: "string" } } },
      parameters: { Size: { name: "n", in: "query" } },
      responses: { NotFound: codes("not-found", "gone") },
      schemas: {
        Extra: { type: "object" },
        ErrorCode: {
          type: "string",
          "x-extensible-enum": ["not-found", "gone"],
          "x-retryable": { "not-found": false, gone: null },
          "x-error-statuses": { "not-found": 404 },
        },
        Thing: {
          type: "object",
          required: ["id", "status"],
          properties: {
            id: { type: "string" },
            status: ref("ThingStatus"),
            kind: { type: "string", enum: ["A", "B"] },
            note: { type: ["string", "null"], maxLength: 10 },
          },
        },
        ThingInput: {
          type: "object",
          required: ["name"],
          properties: {
            name: { type: "string", maxLength: 10 },
            kind: { type: "string", enum: ["A", "B"] },
            idempotencyKey: { type: "string" },
            apiKey: { type: "string", writeOnly: true, "x-data": "secret" },
            choice: ref("Choice"),
            labels: { type: "object", additionalProperties: { type: "string" } },
          },
        },
        Choice: {
          type: "object",
          oneOf: [],
          discriminator: {
            propertyName: "type",
            mapping: { A: "#/components/schemas/Thing", B: "#/components/schemas/ThingMade" },
          },
        },
        ThingStatus: {
          type: "string",
          "x-extensible-enum": ["NEW", "DONE"],
          "x-enumDescriptions": { NEW: "Made. Not terminal.", DONE: "Done. Terminal." },
          "x-transitions": [
            { from: "NEW", to: "DONE", event: "THING_MADE" },
            { from: null, to: "NEW", "x-evidence": "assumed" },
          ],
        },
        ThingMade: {
          type: "object",
          required: ["eventType", "result"],
          "x-event-key": ["thingId"],
          properties: {
            eventType: { const: "THING_MADE" },
            result: { type: "object", properties: { thingId: { type: "string" } } },
          },
        },
      },
    },
  };
}
