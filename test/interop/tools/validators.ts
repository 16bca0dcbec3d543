// Parsers and validators that are one function: each gets the bundle, and says whether it is valid.

import type { JsonObject } from "../../../model/document.ts";
import type { Adapter, Stage } from "../tool.ts";

/** The forms in which validators list what is wrong. */
interface Verdict {
  valid?: boolean;
  errors?: unknown;
}

/** An adapter of a function that returns a verdict, or throws. */
function validator(judge: (stage: Stage) => Promise<Verdict>): Adapter {
  return {
    async accept(stage) {
      const { valid, errors } = await judge(stage);
      const list = Array.isArray(errors) ? (errors as unknown[]) : [errors];
      if (valid !== true) throw new Error(list.map((error) => textOf(error)).join("\n") || "it is not valid");
      return {};
    },
  };
}

function textOf(error: unknown): string {
  if (typeof error !== "object" || error === null) return String(error);
  const { instancePath, examplePath, message } = error as Record<string, unknown>;
  return [instancePath ?? examplePath, message].filter(Boolean).join(" ") || JSON.stringify(error);
}

type Module<T> = { default: T };

/** @readme/openapi-parser, the maintained sibling of swagger-parser. */
export const readmeParser = validator(async ({ load, file }) => {
  const { validate } = await load<{ validate(file: string): Promise<Verdict> }>("@readme/openapi-parser");
  return validate(file);
});

/** @scalar/openapi-parser. */
export const scalarParser = validator(async ({ load, document }) => {
  const { validate } = await load<{ validate(document: JsonObject): Promise<Verdict> }>("@scalar/openapi-parser");
  return validate(document);
});

/** @seriousme/openapi-schema-validator: the schemas of OpenAPI in ajv. */
export const seriousme = validator(async ({ load, document }) => {
  const { Validator } = await load<{ Validator: new () => { validate(document: JsonObject): Promise<Verdict> } }>(
    "@seriousme/openapi-schema-validator",
  );
  return new Validator().validate(document);
});

/** openapi-schema-validator, beneath express-openapi and others. */
export const kogosoft = validator(async ({ load, document }) => {
  type Validator = new (options: { version: string }) => { validate(document: JsonObject): { errors: unknown[] } };
  const { default: main } = await load<Module<Module<Validator>>>("openapi-schema-validator");
  const { errors } = new main.default({ version: "3.1" }).validate(document);
  return { valid: errors.length === 0, errors };
});

/** oas-normalize: what ReadMe's uploads go through. */
export const oasNormalize = validator(async ({ load, document }) => {
  const { default: Normalize } =
    await load<Module<new (document: JsonObject) => { validate(): Promise<Verdict> }>>("oas-normalize");
  return new Normalize(structuredClone(document)).validate();
});

/** openapi-examples-validator: holds each example to its schema. */
export const examplesValidator = validator(async ({ load, file }) => {
  const { default: validatorOf } =
    await load<Module<{ validateFile(file: string): Promise<Verdict> }>>("openapi-examples-validator");
  return validatorOf.validateFile(file);
});

/** openapi-enforcer. */
export const enforcer = validator(async ({ load, document }) => {
  type Enforce = (document: JsonObject, options: JsonObject) => Promise<[unknown, unknown]>;
  const { default: enforce } = await load<Module<Enforce>>("openapi-enforcer");
  const [, error] = await enforce(structuredClone(document), { fullResult: true });
  return { valid: error === undefined, errors: [String(error).split("\n").at(-1)?.trim()] };
});

/** oas: the model beneath ReadMe's tools; each request body and response becomes JSON Schema. */
export const oas: Adapter = {
  async accept({ load, document }) {
    interface Operation {
      getParametersAsJSONSchema(): unknown;
      getResponseStatusCodes(): string[];
      getResponseAsJSONSchema(status: string): unknown;
    }
    interface Model {
      getPaths(): Record<string, Record<string, Operation>>;
      getWebhooks(): Record<string, unknown>;
    }
    const { default: Oas } = await load<Module<new (document: JsonObject) => Model>>("oas");
    const model = new Oas(structuredClone(document));
    for (const operation of Object.values(model.getPaths()).flatMap((item) => Object.values(item))) {
      operation.getParametersAsJSONSchema();
      for (const status of operation.getResponseStatusCodes()) operation.getResponseAsJSONSchema(status);
    }
    return { webhooks: Object.keys(model.getWebhooks()).length };
  },
};

interface AjvLike {
  addVocabulary(words: string[]): void;
  addSchema(schema: JsonObject, key: string): void;
  compile(schema: JsonObject): unknown;
}

/** ajv in strict mode, as programs use it that validate with the schemas of the bundle. */
export const ajv: Adapter = {
  async accept({ load, document }) {
    const { default: main } = await load<Module<Module<new (options: JsonObject) => AjvLike>>>("ajv/dist/2020.js");
    const { default: addFormats } = await load<Module<(ajv: AjvLike) => void>>("ajv-formats");
    const strict = { strict: true, strictRequired: false, validateFormats: false, discriminator: false };
    const checker = new main.default(strict);
    addFormats(checker);
    const text = JSON.stringify(document);
    const ours = new Set([...text.matchAll(/"(x-[\w-]+)":/g)].map(([, word]) => word as string));
    checker.addVocabulary([
      ...ours,
      "discriminator",
      "example",
      "components",
      "openapi",
      "info",
      "servers",
      "security",
    ]);
    checker.addVocabulary(["tags", "paths", "webhooks", "jsonSchemaDialect", "externalDocs"]);
    checker.addSchema(document, "bundle");
    const schemas = (document["components"] as { schemas?: JsonObject }).schemas ?? {};
    for (const name of Object.keys(schemas)) checker.compile({ $ref: `bundle#/components/schemas/${name}` });
    return {};
  },
};
