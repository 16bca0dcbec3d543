// Tools that read a bundle: a parser, a second implementation of JSON Schema, a reference.

import { join } from "node:path";
import { type JsonObject, propertiesOf } from "../../model/document.ts";
import { hasChromium, startBrowser } from "../lib/chromium.ts";
import type { Trial } from "./trial.ts";

/** @apidevtools/swagger-parser: references, the schema of OpenAPI, and rules beyond it. */
export async function swaggerParser({ load, file }: Trial): Promise<void> {
  const { default: parser } = await load<{ default: { validate(file: string): Promise<unknown> } }>(
    "@apidevtools/swagger-parser",
  );
  await parser.validate(file);
}

interface Output {
  valid: boolean;
  errors?: { instanceLocation: string; absoluteKeywordLocation: string }[];
}

interface Hyperjump {
  registerSchema(schema: JsonObject, id: string, dialect: string): void;
  validate(schema: string): Promise<(instance: unknown, format: string) => Output>;
}

/** @hyperjump/json-schema: the bundle by the schema of the OpenAPI Initiative, and each example of a body by its own. */
export async function hyperjump({ load, document, file, contract }: Trial): Promise<void> {
  const { registerSchema, validate } = await load<Hyperjump>("@hyperjump/json-schema/openapi-3-1");
  const check = async (schema: string, name: string, values: unknown[]) => {
    const validator = await validate(schema);
    for (const value of values) {
      const { valid, errors = [] } = validator(value, "BASIC");
      const deepest = errors.sort((a, b) => b.instanceLocation.length - a.instanceLocation.length)[0];
      if (!valid) throw new Error(`${name}: ${deepest?.instanceLocation} by ${deepest?.absoluteKeywordLocation}`);
    }
  };
  await check("https://spec.openapis.org/oas/3.1/schema-base/latest", "the bundle is not valid", [document]);
  // It takes no schema from the address of a file.
  const id = `https://interop.example${file}`;
  registerSchema(document, id, "https://spec.openapis.org/oas/3.1/dialect/base");
  const sent = contract.operations.flatMap(({ body }) => body?.media ?? []);
  const received = contract.operations.flatMap(({ responses }) => responses.flatMap(({ media }) => media));
  for (const { pointer, examples } of [...sent, ...received, ...contract.events.values()]) {
    const values = examples.map(({ value }) => value);
    await check(`${id}#${encodeURI(pointer)}`, "an example is not valid", values);
  }
}

/** Redoc, in Chromium: shows each operation, each webhook, and the fields of the request. */
export async function redoc({ installed, document, contract, request }: Trial): Promise<void> {
  if (!hasChromium()) throw new Error("Redoc needs Chromium, which is not here");
  const browser = await startBrowser();
  try {
    const page = await browser.newPage();
    await page.setContent("<div id=redoc></div>");
    await page.addScriptTag({ path: join(installed, "node_modules/redoc/bundles/redoc.standalone.js") });
    // As text, which the page parses: the types of the contract are too deep for what evaluate checks.
    const shown = await page.evaluate<string>(
      `new Promise((resolve, reject) => {
        const element = document.querySelector("#redoc");
        const done = (error) => (error ? reject(error) : resolve(element.textContent));
        Redoc.init(${JSON.stringify(document)}, {}, element, done);
      })`,
    );
    const summaries = [...contract.operations, ...contract.events.values()].map(({ summary }) => summary);
    const operation = contract.operations.find(({ operationId }) => operationId === request.operationId);
    const fields = Object.values(propertiesOf(contract.document, operation?.body?.media[0]?.schema));
    const descriptions = fields.flatMap(({ description }) =>
      description === undefined ? [] : String(description).replaceAll("`", ""),
    );
    const missing = [...summaries, ...descriptions].filter((text) => !shown.includes(text));
    if (missing.length > 0) throw new Error(`it does not show "${missing.join('", "')}"`);
  } finally {
    await browser.close();
  }
}
