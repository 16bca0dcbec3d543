// The eight tools: their pinned packages, and what each has to do with a bundle.

import { postman, prism } from "./exchange.ts";
import { heyApi, openapiTypescript, orval } from "./generators.ts";
import { hyperjump, redoc, swaggerParser } from "./readers.ts";
import type { Trial } from "./trial.ts";

export interface Tool {
  name: string;
  packages: Record<string, string>;
  /** Uses a bundle; throws the complaint of the tool. */
  use(trial: Trial): Promise<void>;
}

export const tools: Tool[] = [
  {
    name: "openapi-typescript",
    packages: { "openapi-typescript": "7.13.0", "openapi-fetch": "0.17.0" },
    use: openapiTypescript,
  },
  { name: "hey-api", packages: { "@hey-api/openapi-ts": "0.99.0", typescript: "5.9.3" }, use: heyApi },
  // It makes mocks, too, of msw and faker.
  { name: "orval", packages: { orval: "8.38.0", msw: "3.0.3", "@faker-js/faker": "10.6.0" }, use: orval },
  { name: "swagger-parser", packages: { "@apidevtools/swagger-parser": "13.1.0" }, use: swaggerParser },
  { name: "hyperjump", packages: { "@hyperjump/json-schema": "1.18.0" }, use: hyperjump },
  { name: "redoc", packages: { redoc: "2.5.4" }, use: redoc },
  { name: "prism", packages: { "@stoplight/prism-cli": "5.16.0" }, use: prism },
  { name: "postman", packages: { "openapi-to-postmanv2": "6.3.3" }, use: postman },
];
