// The tools of the interop table, and those that cannot be tried here.

import type { Absent, Tool } from "./tool.ts";
import { fets } from "./tools/fets.ts";
import { heyApi } from "./tools/hey-api.ts";
import { hyperjump } from "./tools/hyperjump.ts";
import { kubb } from "./tools/kubb.ts";
import * as linters from "./tools/linters.ts";
import { oazapfts } from "./tools/oazapfts.ts";
import { openapiClientAxios } from "./tools/openapi-client-axios.ts";
import { openapiTypescript } from "./tools/openapi-typescript.ts";
import { openapiTypescriptCodegen } from "./tools/openapi-typescript-codegen.ts";
import { openapiZodClient } from "./tools/openapi-zod-client.ts";
import { orval } from "./tools/orval.ts";
import { postman } from "./tools/postman.ts";
import { prism } from "./tools/prism.ts";
import { qraft } from "./tools/qraft.ts";
import { rtkQuery } from "./tools/rtk-query.ts";
import * as servers from "./tools/servers.ts";
import { swaggerParser } from "./tools/swagger-parser.ts";
import { swaggerTypescriptApi } from "./tools/swagger-typescript-api.ts";
import { swaggerUi } from "./tools/swagger-ui.ts";
import { typedOpenapi } from "./tools/typed-openapi.ts";
import { jsonSchemaToTypescript, quicktype } from "./tools/types-only.ts";
import * as validators from "./tools/validators.ts";

/** Every tool, in the order of the table; the packages' versions are in versions.json. */
export const tools: Tool[] = [
  {
    name: "openapi-typescript",
    kind: "generator",
    packages: ["openapi-typescript", "openapi-fetch"],
    gate: true,
    adapter: openapiTypescript,
  },
  { name: "hey-api", kind: "generator", packages: ["@hey-api/openapi-ts", "typescript"], gate: true, adapter: heyApi },
  { name: "orval", kind: "generator", packages: ["orval", "msw", "@faker-js/faker"], gate: true, adapter: orval },
  {
    name: "swagger-parser",
    kind: "parser",
    packages: ["@apidevtools/swagger-parser"],
    gate: true,
    adapter: swaggerParser,
  },
  { name: "hyperjump", kind: "parser", packages: ["@hyperjump/json-schema"], gate: true, adapter: hyperjump },
  {
    name: "postman",
    kind: "converter",
    packages: ["openapi-to-postmanv2", "postman-collection"],
    gate: true,
    adapter: postman,
  },
  { name: "prism", kind: "mock or server", packages: ["@stoplight/prism-cli"], gate: true, adapter: prism },
  {
    name: "swagger-ui",
    kind: "viewer",
    packages: ["swagger-ui-dist", "swagger-client"],
    gate: true,
    adapter: swaggerUi,
  },
  { name: "readme-parser", kind: "parser", packages: ["@readme/openapi-parser"], adapter: validators.readmeParser },
  { name: "scalar-parser", kind: "parser", packages: ["@scalar/openapi-parser"], adapter: validators.scalarParser },
  {
    name: "seriousme",
    kind: "parser",
    packages: ["@seriousme/openapi-schema-validator"],
    adapter: validators.seriousme,
  },
  {
    name: "openapi-schema-validator",
    kind: "parser",
    packages: ["openapi-schema-validator"],
    limit: "knows OpenAPI up to 3.0",
    adapter: validators.kogosoft,
  },
  {
    name: "openapi-enforcer",
    kind: "parser",
    packages: ["openapi-enforcer"],
    limit: "knows OpenAPI up to 3.0",
    adapter: validators.enforcer,
  },
  { name: "oas-normalize", kind: "parser", packages: ["oas-normalize"], adapter: validators.oasNormalize },
  { name: "oas", kind: "parser", packages: ["oas"], adapter: validators.oas },
  { name: "ajv", kind: "parser", packages: ["ajv", "ajv-formats"], adapter: validators.ajv },
  {
    name: "openapi-examples-validator",
    kind: "parser",
    packages: ["openapi-examples-validator"],
    limit: "its ajv refuses `discriminator.mapping`, which OpenAPI defines",
    adapter: validators.examplesValidator,
  },
  { name: "redocly", kind: "linter", packages: ["@redocly/cli"], adapter: linters.redocly },
  { name: "spectral", kind: "linter", packages: ["@stoplight/spectral-cli"], adapter: linters.spectral },
  {
    name: "ibm-openapi-validator",
    kind: "linter",
    packages: ["ibm-openapi-validator"],
    limit: "its rules are IBM Cloud's: snake case, formats of its own, no `const`",
    adapter: linters.ibm,
  },
  {
    name: "swagger-typescript-api",
    kind: "generator",
    packages: ["swagger-typescript-api"],
    adapter: swaggerTypescriptApi,
  },
  {
    name: "openapi-zod-client",
    kind: "generator",
    packages: ["openapi-zod-client", "@zodios/core", "axios", "zod"],
    adapter: openapiZodClient,
  },
  {
    name: "openapi-typescript-codegen",
    kind: "generator",
    packages: ["openapi-typescript-codegen", "form-data"],
    adapter: openapiTypescriptCodegen,
  },
  { name: "oazapfts", kind: "generator", packages: ["oazapfts", "@oazapfts/runtime"], adapter: oazapfts },
  {
    name: "rtk-query",
    kind: "generator",
    packages: ["@rtk-query/codegen-openapi", "@reduxjs/toolkit"],
    adapter: rtkQuery,
  },
  {
    name: "kubb",
    kind: "generator",
    packages: ["@kubb/cli", "@kubb/core", "@kubb/plugin-oas", "@kubb/plugin-ts", "@kubb/plugin-client", "axios"],
    adapter: kubb,
  },
  { name: "typed-openapi", kind: "generator", packages: ["typed-openapi"], adapter: typedOpenapi },
  {
    name: "openapi-client-axios",
    kind: "generator",
    packages: ["openapi-client-axios", "openapi-client-axios-typegen", "axios"],
    adapter: openapiClientAxios,
  },
  {
    name: "openapi-qraft",
    kind: "generator",
    packages: ["@openapi-qraft/cli", "@openapi-qraft/react"],
    adapter: qraft,
  },
  { name: "fets", kind: "generator", packages: ["fets"], adapter: fets },
  {
    name: "json-schema-to-typescript",
    kind: "generator",
    packages: ["json-schema-to-typescript"],
    adapter: jsonSchemaToTypescript,
  },
  { name: "quicktype", kind: "generator", packages: ["quicktype"], adapter: quicktype },
  { name: "mockoon", kind: "mock or server", packages: ["@mockoon/cli"], adapter: servers.mockoon },
  { name: "scalar-mock", kind: "mock or server", packages: ["@scalar/mock-server"], adapter: servers.scalarMock },
  { name: "msw-source", kind: "mock or server", packages: ["@mswjs/source", "msw@2"], adapter: servers.mswSource },
  { name: "openapi-backend", kind: "mock or server", packages: ["openapi-backend"], adapter: servers.openapiBackend },
  {
    name: "express-openapi-validator",
    kind: "mock or server",
    packages: ["express-openapi-validator", "express"],
    adapter: servers.expressOpenapiValidator,
  },
  {
    name: "fastify-openapi-glue",
    kind: "mock or server",
    packages: ["fastify-openapi-glue", "fastify", "@fastify/formbody"],
    adapter: servers.fastifyGlue,
  },
];

/** What is no package of npm, with the reason. */
export const absent: Absent[] = [];
