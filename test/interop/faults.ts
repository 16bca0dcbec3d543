// Bundles that nobody may accept, made of ours.

import { asObject, componentsOf, type JsonObject, lookUp } from "../../model/document.ts";

/** What is broken: a reference leads nowhere, a field has another type, an example lacks what is required. */
export type Fault = "reference" | "type" | "example";

const body = "/paths/~1v1~1webhooks/post/requestBody/content/application~1json";

const faults: Record<Fault, (document: JsonObject) => void> = {
  reference: (document) => delete componentsOf(document, "schemas")["WebhookInput"],
  type: (document) => {
    const { properties } = asObject(componentsOf(document, "schemas")["WebhookInput"]);
    asObject(asObject(properties)["url"])["type"] = "integer";
  },
  example: (document) => {
    for (const example of Object.values(asObject(asObject(lookUp(document, body))["examples"])))
      delete asObject(asObject(example)["value"])["url"];
  },
};

/** The bundle of finance, broken where its request is. */
export function breakBundle(document: JsonObject, fault: Fault): JsonObject {
  const copy = structuredClone(document);
  faults[fault](copy);
  return copy;
}
