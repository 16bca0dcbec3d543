// Validation by JSON pointer: formats, discriminators, and what is compiled when.

import { expect, test } from "vitest";
import type { JsonObject } from "../../model/document.ts";
import { createValidation, schemaAt } from "../../model/validation.ts";

const kind = (name: string, field: string): JsonObject => ({
  type: "object",
  required: ["kind", field],
  properties: { kind: { type: "string", const: name }, [field]: { type: "string" } },
});

const document: JsonObject = {
  paths: { "/v1/{id}": { get: { parameters: [{ schema: { type: "string", format: "uuid" } }] } } },
  components: {
    schemas: {
      Amount: { type: "string", format: "decimal" },
      Bank: kind("BANK", "iban"),
      Crypto: kind("CRYPTO", "address"),
      Destination: {
        type: "object",
        required: ["kind"],
        oneOf: [{ $ref: "#/components/schemas/Bank" }, { $ref: "#/components/schemas/Crypto" }],
        discriminator: {
          propertyName: "kind",
          mapping: { BANK: "#/components/schemas/Bank", CRYPTO: "#/components/schemas/Crypto" },
        },
      },
      Broken: { type: "no such type" },
    },
  },
};

const amount = "/components/schemas/Amount";
const destination = "/components/schemas/Destination";

test("a schema is found by its pointer, wherever it stands", () => {
  const validate = createValidation(document).at("/paths/~1v1~1{id}/get/parameters/0/schema");
  expect(validate("8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401")).toBe(true);
  expect(validate("urn:uuid:8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401")).toBe(false);
});

test("amounts are decimal strings", () => {
  const validate = createValidation(document).at(amount);
  expect(["1", "-1.50", "0.000001"].every((text) => validate(text))).toBe(true);
  expect(["1.", ".5", "1e3", "1,5", ""].some((text) => validate(text))).toBe(false);
});

test("a discriminator names the branch whose faults are found; without it every branch speaks", () => {
  const chosen = createValidation(document, { discriminator: true }).at(destination);
  expect(chosen({ kind: "BANK", iban: "DE00" })).toBe(true);
  expect(chosen({ kind: "BANK" })).toBe(false);
  expect(chosen.errors?.map(({ params }) => params["missingProperty"])).toEqual(["iban"]);
  const all = createValidation(document).at(destination);
  expect(all({ kind: "BANK" })).toBe(false);
  expect(all.errors?.map(({ params }) => params["missingProperty"])).toContain("address");
  expect(document).toHaveProperty(["components", "schemas", "Destination", "discriminator", "mapping"]);
});

test("a validator is compiled at its first use, and once", () => {
  const validation = createValidation(document);
  expect(validation.at(amount)).toBe(validation.at(amount));
  expect(() => validation.at("/components/schemas/Broken")).toThrow();
});

test("a schema can be put together from places of the bundle", () => {
  let made = 0;
  const validation = createValidation(document, { verbose: true });
  const schema = () => {
    made += 1;
    return { type: "object", properties: { amount: schemaAt(amount) }, required: ["amount"] };
  };
  const validate = validation.of("one", schema);
  expect(validation.of("one", schema)).toBe(validate);
  expect(made).toBe(1);
  expect(validate({ amount: "x" })).toBe(false);
  expect(validate.errors?.[0]?.data).toBe("x");
});
