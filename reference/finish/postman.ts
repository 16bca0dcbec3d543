// A bundle as a Postman collection, by Postman's own converter.

import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import type { JsonObject } from "../../model/document.ts";
import { mockToken } from "../contract/samples/request.ts";

interface Conversion {
  result: boolean;
  reason?: string;
  output?: { type: string; data: object }[];
}

interface Converter {
  convertV2(
    input: { type: "json"; data: unknown },
    options: Record<string, unknown>,
    done: (error: Error | null, conversion: Conversion) => void,
  ): void;
}

const options = {
  folderStrategy: "Tags",
  requestNameSource: "Fallback",
  requestParametersResolution: "Example",
  exampleParametersResolution: "Example",
  parametersResolution: "Example",
  indentCharacter: "Space",
  includeWebhooks: false,
  // Imported as it is, a request sends what it must: an optional header or filter of an example fits no other company.
  enableOptionalParameters: false,
};

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** What a collection is imported with: it calls the local mock until its two variables are set. */
interface Collection {
  auth?: object;
  variable?: { key: string; value: string }[];
  item?: Item[];
}

interface Item {
  item?: Item[];
  request?: { auth?: { type: string } | null; body?: { urlencoded?: { key: string; value: string }[] } };
}

/** Fields of a token request, with what the mock accepts for each. */
const credentials = new Map([
  ["client_id", "mock-client"],
  ["client_secret", "mock-secret"],
]);

/** Requests that ask for a token with a scheme of their own have that of the collection; those without any keep none. Credentials are variables. */
function inheritAuth(items: Item[]): void {
  for (const { item, request } of items) {
    if (item !== undefined) inheritAuth(item);
    if (request?.auth != null && request.auth.type !== "noauth") delete request.auth;
    for (const field of request?.body?.urlencoded ?? [])
      if (credentials.has(field.key)) field.value = `{{${field.key}}}`;
  }
}

/** Postman's own OAuth 2.0 needs settings by hand; a token in a variable works in Postman, in Newman and in other tools. */
function ready(collection: Collection, origin: string): void {
  inheritAuth(collection.item ?? []);
  const used = [...credentials].filter(([key]) => JSON.stringify(collection.item).includes(`{{${key}}}`));
  collection.auth = { type: "bearer", bearer: [{ key: "token", value: "{{accessToken}}", type: "string" }] };
  collection.variable = [
    { key: "baseUrl", value: origin },
    { key: "accessToken", value: mockToken },
    ...used.map(([key, value]) => ({ key, value })),
  ];
}

/** The converter draws its own ids by lot; ids made from their place keep two builds of one contract the same. */
function steadyIds(node: unknown, place = ""): void {
  if (node === null || typeof node !== "object") return;
  const object = node as Record<string, unknown>;
  for (const [key, value] of Object.entries(object)) {
    if ((key === "id" || key === "_postman_id") && typeof value === "string" && uuid.test(value)) {
      const hash = createHash("sha256").update(`${place}/${key}`).digest("hex");
      object[key] =
        `${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
    } else if (key !== "body" && key !== "raw") steadyIds(value, `${place}/${key}`);
  }
}

/**
 * The collection of a bundle, which runs against the local mock as it is imported.
 * @param document The bundle.
 * @param origin Origin of its service on the mock.
 * @param folder Folder that has the converter in its `node_modules`.
 */
export function toPostman(document: JsonObject, origin: string, folder: string): Promise<object> {
  // The package is CommonJS and has no types.
  const converter = createRequire(`${folder}/`)("openapi-to-postmanv2") as Converter;
  const data = structuredClone(document);
  return new Promise((done, fail) => {
    converter.convertV2({ type: "json", data }, options, (error, conversion) => {
      const collection = conversion?.output?.find((one) => one.type === "collection")?.data;
      if (error !== null || !conversion.result || collection === undefined)
        fail(error ?? new Error(`the Postman collection failed: ${conversion.reason ?? "no reason given"}`));
      else {
        ready(collection, origin);
        steadyIds(collection);
        done(collection);
      }
    });
  });
}
