// Mock servers and server frameworks: each answers the call itself.

import { readFile } from "node:fs/promises";
import getPort from "get-port";
import { operationsOf } from "../../../model/document.ts";
import { calls, makeCall } from "../calls.ts";
import { serve, serveFetch, serveListener } from "../serve.ts";
import type { Adapter, Stage } from "../tool.ts";

type Json = { [key: string]: unknown };
type Module<T> = { default: T };
type Handler = (request: Request) => Response | Promise<Response>;

/** Mockoon, from its command line. */
export const mockoon: Adapter = {
  async accept(stage) {
    const path = await stage.write("mockoon.json", "");
    await stage.run("mockoon-cli", "import", "--input", stage.file, "--output", path);
    const { routes } = JSON.parse(await readFile(path, "utf8")) as { routes: unknown[] };
    const operations = [...operationsOf(stage.document)].length;
    if (routes.length < operations) throw new Error(`it sees ${routes.length} of ${operations} operations`);
    return { webhooks: routes.length - operations };
  },
  async call(stage) {
    const port = await getPort();
    const args = ["start", "--data", stage.file, "--port", String(port), "--disable-log-to-file"];
    await serve(stage, "mockoon-cli", args, port);
    return makeCall(stage.api, `http://127.0.0.1:${port}`);
  },
};

/** @scalar/mock-server. */
export const scalarMock: Adapter = {
  async accept(stage) {
    await scalarApp(stage);
    return {};
  },
  async call(stage) {
    const app = await scalarApp(stage);
    const { origin, close } = await serveFetch((request) => app.fetch(request));
    return makeCall(stage.api, origin).finally(close);
  },
};

async function scalarApp({ load, document }: Stage): Promise<{ fetch: Handler }> {
  const { createMockServer } = await load<{ createMockServer(options: Json): Promise<{ fetch: Handler }> }>(
    "@scalar/mock-server",
  );
  return createMockServer({ document: structuredClone(document) });
}

/** @mswjs/source: handlers of MSW from the document; they answer at the address in `servers`. */
export const mswSource: Adapter = {
  async accept(stage) {
    const handlers = await mswHandlers(stage, stage.document);
    const braces = handlers.find(({ info }) => /[{}]/.test(info.header));
    if (braces !== undefined) throw new Error(`its handlers wait at ${braces.info.header}`);
    return {};
  },
  async call(stage) {
    const handlers = await mswHandlers(stage, { ...stage.document, servers: [{ url: "http://mock.test" }] });
    const { setupServer } = await stage.load<{
      setupServer(...handlers: unknown[]): { listen(options: Json): void; close(): void };
    }>("msw/node");
    const server = setupServer(...handlers);
    server.listen({ onUnhandledRequest: "error" });
    return makeCall(stage.api, "http://mock.test").finally(() => server.close());
  },
};

async function mswHandlers({ load }: Stage, document: Json): Promise<{ info: { header: string } }[]> {
  const { fromOpenApi } = await load<{ fromOpenApi(document: Json): Promise<{ info: { header: string } }[]> }>(
    "@mswjs/source/open-api",
  );
  return fromOpenApi(structuredClone(document));
}

/** openapi-backend: validates requests, and answers with the examples of the document. */
export const openapiBackend: Adapter = {
  async accept(stage) {
    await backendOf(stage);
    return {};
  },
  async call(stage) {
    const backend = await backendOf(stage);
    const { method, target, type, body } = calls[stage.api];
    const headers = { ...(type ? { "content-type": type } : {}), authorization: "Bearer x" };
    return backend.handleRequest({ method, path: target, headers, body });
  },
};

interface Backend {
  init(): Promise<void>;
  register(name: string, handler: (context: never) => unknown): void;
  mockResponseForOperation(operationId: string): { mock: unknown };
  handleRequest(request: Json): Promise<unknown>;
}

async function backendOf({ load, document }: Stage): Promise<Backend> {
  const { OpenAPIBackend } = await load<{ OpenAPIBackend: new (options: Json) => Backend }>("openapi-backend");
  const backend = new OpenAPIBackend({ definition: structuredClone(document), quick: true });
  backend.register("notImplemented", ({ operation }: { operation: { operationId: string } }) => {
    return backend.mockResponseForOperation(operation.operationId).mock;
  });
  backend.register("validationFail", ({ validation }: { validation: { errors: unknown } }) => {
    throw new Error(`it refuses the request: ${JSON.stringify(validation.errors)}`);
  });
  await backend.init();
  return backend;
}

type Next = (error?: unknown) => void;
type Express = { use(...handlers: unknown[]): void } & ((request: unknown, response: unknown) => void);

/** express-openapi-validator: holds requests and responses of an Express app to the document. */
export const expressOpenapiValidator: Adapter = {
  async accept(stage) {
    await expressApp(stage, () => ({}));
    return {};
  },
  async call(stage) {
    // What the mock responds, handed through: so its response is held to the document too.
    const responded = await makeCall(stage.api, stage.origin);
    const app = await expressApp(stage, () => responded);
    const { origin, close } = await serveListener(app as never);
    return makeCall(stage.api, origin).finally(close);
  },
};

async function expressApp({ load, document, api }: Stage, respond: () => unknown): Promise<Express> {
  type Express4 = Module<(() => Express) & { json(): unknown; urlencoded(options: Json): unknown }>;
  const { default: express } = await load<Express4>("express");
  const { middleware } = await load<{ middleware(options: Json): unknown[] }>("express-openapi-validator");
  const app = express();
  app.use(express.json(), express.urlencoded({ extended: false }));
  const apiSpec = structuredClone(document);
  const options = { apiSpec, validateRequests: true, validateResponses: true, validateSecurity: false };
  app.use(...middleware({ ...options, ignoreUndocumented: true, validateFormats: false }));
  type Sent = { status(code: number): { json(body: unknown): void } };
  app.use((_request: unknown, response: Sent) => response.status(Number(calls[api].status)).json(respond()));
  app.use((error: Json, _request: unknown, response: Sent, _next: Next) => {
    response.status(500).json({ message: error["message"] });
  });
  return app;
}

interface Fastify {
  register(plugin: unknown, options: Json): Promise<void>;
  inject(request: Json): Promise<{ statusCode: number; body: string }>;
}

/** fastify-openapi-glue: routes and validators of Fastify from the document. */
export const fastifyGlue: Adapter = {
  async accept(stage) {
    await fastifyApp(stage, () => ({}));
    return {};
  },
  async call(stage) {
    const responded = await makeCall(stage.api, stage.origin);
    const app = await fastifyApp(stage, () => responded);
    const { method, target, type, body } = calls[stage.api];
    const payload = stage.api === "auth" ? new URLSearchParams(body as Record<string, string>).toString() : body;
    const headers = type === undefined ? {} : { "content-type": type };
    const response = await app.inject({ method, url: target, headers, ...(payload === undefined ? {} : { payload }) });
    if (response.statusCode >= 400) throw new Error(`${response.statusCode} ${response.body}`);
    return JSON.parse(response.body) as unknown;
  },
};

async function fastifyApp({ load, document, api }: Stage, respond: () => unknown): Promise<Fastify> {
  const { default: fastify } = await load<Module<(options: Json) => Fastify>>("fastify");
  const { default: glue } = await load<Module<unknown>>("fastify-openapi-glue");
  const app = fastify({ ajv: { customOptions: { strict: false, formats: {} } } });
  const forms = await load<Module<unknown>>("@fastify/formbody");
  await app.register(forms.default, {});
  const handler = async (_request: unknown, reply: { code(status: number): void }) => {
    reply.code(Number(calls[api].status));
    return respond();
  };
  const handlers = new Proxy({}, { has: () => true, get: () => handler });
  const security = new Proxy({}, { has: () => true, get: () => async () => true });
  const options = { specification: structuredClone(document), serviceHandlers: handlers, securityHandlers: security };
  await app.register(glue, options);
  return app;
}
