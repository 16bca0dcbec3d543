// The tools of the interop table, and those that cannot be tried here; one line of data each, the work is in tools/.

import type { Absent, Tool } from "./tool.ts";
import * as converters from "./tools/converters.ts";
import { fets } from "./tools/fets.ts";
import { heyApi } from "./tools/hey-api.ts";
import { hyperjump } from "./tools/hyperjump.ts";
import { kubb } from "./tools/kubb.ts";
import * as linters from "./tools/linters.ts";
import { mswAutoMock } from "./tools/msw-auto-mock.ts";
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
import { jsonSchemaToTs, jsonSchemaToTypescript, openapi3Ts, quicktype } from "./tools/types-only.ts";
import * as validators from "./tools/validators.ts";
import * as viewers from "./tools/viewers.ts";

type Row = Omit<Tool, "kind">;

const generators: Row[] = [
  {
    name: "openapi-typescript",
    packages: ["openapi-typescript", "openapi-fetch"],
    gate: true,
    adapter: openapiTypescript,
  },
  { name: "hey-api", packages: ["@hey-api/openapi-ts", "typescript"], gate: true, adapter: heyApi },
  { name: "orval", packages: ["orval", "msw", "@faker-js/faker"], gate: true, adapter: orval },
  { name: "swagger-typescript-api", packages: ["swagger-typescript-api"], adapter: swaggerTypescriptApi },
  {
    name: "openapi-zod-client",
    packages: ["openapi-zod-client", "@zodios/core", "axios", "zod"],
    adapter: openapiZodClient,
  },
  {
    name: "openapi-typescript-codegen",
    packages: ["openapi-typescript-codegen", "form-data"],
    limit: "sends forms as multipart/form-data",
    adapter: openapiTypescriptCodegen,
  },
  {
    name: "oazapfts",
    packages: ["oazapfts", "@oazapfts/runtime"],
    limit: "writes the status ranges `4XX` and `5XX` as numbers of TypeScript",
    adapter: oazapfts,
  },
  {
    name: "rtk-query",
    packages: ["@rtk-query/codegen-openapi", "@reduxjs/toolkit"],
    limit: "sends forms as JSON",
    adapter: rtkQuery,
  },
  {
    name: "kubb",
    packages: ["@kubb/cli", "@kubb/core", "@kubb/plugin-oas", "@kubb/plugin-ts", "@kubb/plugin-client", "axios"],
    adapter: kubb,
  },
  { name: "typed-openapi", packages: ["typed-openapi"], adapter: typedOpenapi },
  {
    name: "openapi-client-axios",
    packages: ["openapi-client-axios", "openapi-client-axios-typegen", "axios"],
    adapter: openapiClientAxios,
  },
  {
    name: "openapi-qraft",
    packages: ["@openapi-qraft/cli", "@openapi-qraft/react"],
    limit: "crashes on a parameter whose `example` is a number; sends forms as JSON",
    adapter: qraft,
  },
  {
    name: "fets",
    packages: ["fets"],
    limit: "wants a header `Authorization` where the document has no security scheme",
    adapter: fets,
  },
  { name: "json-schema-to-typescript", packages: ["json-schema-to-typescript"], adapter: jsonSchemaToTypescript },
  { name: "json-schema-to-ts", packages: ["json-schema-to-ts"], adapter: jsonSchemaToTs },
  { name: "quicktype", packages: ["quicktype"], adapter: quicktype },
];

const parsers: Row[] = [
  { name: "swagger-parser", packages: ["@apidevtools/swagger-parser"], gate: true, adapter: swaggerParser },
  { name: "hyperjump", packages: ["@hyperjump/json-schema"], gate: true, adapter: hyperjump },
  { name: "readme-parser", packages: ["@readme/openapi-parser"], adapter: validators.readmeParser },
  { name: "scalar-parser", packages: ["@scalar/openapi-parser"], adapter: validators.scalarParser },
  { name: "seriousme", packages: ["@seriousme/openapi-schema-validator"], adapter: validators.seriousme },
  { name: "oas-normalize", packages: ["oas-normalize"], adapter: validators.oasNormalize },
  { name: "oas", packages: ["oas"], adapter: validators.oas },
  { name: "ajv", packages: ["ajv", "ajv-formats"], adapter: validators.ajv },
  {
    name: "openapi3-ts",
    packages: ["openapi3-ts"],
    limit: "its types lack `info.summary`, `if` and `dependentRequired`",
    adapter: openapi3Ts,
  },
  {
    name: "openapi-examples-validator",
    packages: ["openapi-examples-validator"],
    limit: "its ajv refuses `discriminator.mapping`, which OpenAPI defines",
    adapter: validators.examplesValidator,
  },
  {
    name: "openapi-schema-validator",
    packages: ["openapi-schema-validator"],
    limit: "knows OpenAPI up to 3.0",
    adapter: validators.kogosoft,
  },
  {
    name: "openapi-enforcer",
    packages: ["openapi-enforcer"],
    limit: "knows OpenAPI up to 3.0",
    adapter: validators.enforcer,
  },
];

const linterRows: Row[] = [
  { name: "redocly", packages: ["@redocly/cli"], adapter: linters.redocly },
  { name: "spectral", packages: ["@stoplight/spectral-cli"], adapter: linters.spectral },
  {
    name: "ibm-openapi-validator",
    packages: ["ibm-openapi-validator"],
    limit: "its rules are IBM Cloud's: snake case, formats of its own, no `const`",
    adapter: linters.ibm,
  },
];

const mocks: Row[] = [
  { name: "prism", packages: ["@stoplight/prism-cli"], gate: true, adapter: prism },
  {
    name: "mockoon",
    packages: ["@mockoon/cli"],
    limit: "its default response ignores patterns and bounds; the examples are its other responses",
    adapter: servers.mockoon,
  },
  { name: "scalar-mock", packages: ["@scalar/mock-server"], adapter: servers.scalarMock },
  {
    name: "msw-source",
    packages: ["@mswjs/source", "msw@2"],
    limit: "responds with `default` where an operation has no 200",
    adapter: servers.mswSource,
  },
  {
    name: "msw-auto-mock",
    packages: ["msw-auto-mock", "msw@2", "@faker-js/faker"],
    limit: "makes up integers beyond `int32`",
    adapter: mswAutoMock,
  },
  { name: "openapi-backend", packages: ["openapi-backend"], adapter: servers.openapiBackend },
  {
    name: "express-openapi-validator",
    packages: ["express-openapi-validator", "express"],
    adapter: servers.expressOpenapiValidator,
  },
  {
    name: "fastify-openapi-glue",
    packages: ["fastify-openapi-glue", "fastify", "@fastify/formbody"],
    adapter: servers.fastifyGlue,
  },
];

const converterRows: Row[] = [
  { name: "postman", packages: ["openapi-to-postmanv2", "postman-collection"], gate: true, adapter: postman },
  { name: "bruno", packages: ["@usebruno/converters"], adapter: converters.bruno },
  { name: "portman", packages: ["@apideck/portman", "tslib"], adapter: converters.portman },
  { name: "openapi-snippet", packages: ["openapi-snippet"], adapter: converters.openapiSnippet },
  { name: "openapi-sampler", packages: ["openapi-sampler"], adapter: converters.openapiSampler },
  { name: "openapi-format", packages: ["openapi-format"], adapter: converters.openapiFormat },
  { name: "openapi-merge", packages: ["openapi-merge-cli"], adapter: converters.openapiMerge },
  { name: "widdershins", packages: ["widdershins"], adapter: converters.widdershins },
  { name: "omnigraph", packages: ["@omnigraph/openapi", "graphql"], adapter: converters.omnigraph },
];

const viewerRows: Row[] = [
  { name: "swagger-ui", packages: ["swagger-ui-dist", "swagger-client"], gate: true, adapter: swaggerUi },
  { name: "swagger-ui-page", packages: ["swagger-ui-dist"], adapter: viewers.swaggerUiPage },
  { name: "redoc", packages: ["redoc"], adapter: viewers.redoc },
  { name: "scalar-reference", packages: ["@scalar/api-reference"], adapter: viewers.scalarReference },
  { name: "rapidoc", packages: ["rapidoc"], adapter: viewers.rapidoc },
  { name: "elements", packages: ["@stoplight/elements"], adapter: viewers.elements },
];

const of = (kind: Tool["kind"], rows: Row[]): Tool[] => rows.map((row) => ({ ...row, kind }));

/** Every tool, in the order of the table; the packages' versions are in versions.json. */
export const tools: Tool[] = [
  ...of("generator", generators),
  ...of("parser", parsers),
  ...of("linter", linterRows),
  ...of("mock or server", mocks),
  ...of("converter", converterRows),
  ...of("viewer", viewerRows),
];

/** What npm alone does not install, with the reason. */
export const absent: Absent[] = [
  {
    name: "OpenAPI Generator, Swagger Codegen",
    reason: "their JARs come from Maven Central, also with the npm packages",
  },
  { name: "NSwag, Kiota, Refitter", reason: "run on .NET, which neither npm nor Debian has" },
  { name: "openapi-python-client, datamodel-code-generator, Schemathesis", reason: "come from PyPI" },
  { name: "oapi-codegen, ogen, oasdiff", reason: "are Go programs" },
  { name: "progenitor, swift-openapi-generator", reason: "come from the registries of Rust and Swift" },
  { name: "vacuum (@quobix/vacuum)", reason: "its npm package downloads a program from GitHub" },
  { name: "Speakeasy, Fern, Stainless, liblab", reason: "are services, or programs that need an account" },
];
