// The thread Prism lives in: it loads slowly and computes long, and the servers must not wait for it.

import { parentPort, workerData } from "node:worker_threads";
import { createLogger } from "@stoplight/prism-core";
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpOperationConfig,
  type IHttpResponse,
  ProblemJsonError,
} from "@stoplight/prism-http";
import type { Documents, Outcome, PrismResponse, Question } from "./question.ts";

// The servers validate and authorise before they ask, so that Prism only picks.
const config = {
  isProxy: false as const,
  checkSecurity: false,
  validateRequest: false,
  validateResponse: false,
  errors: false,
  mock: { dynamic: false },
  upstreamProxy: undefined,
};
const prism = createInstance(config, { logger: createLogger("mock", { level: "silent" }) });
const operations = new Map<string, ReturnType<typeof getHttpOperationsFromSpec>>();

/** The one operation a question is about: Prism's own search walks through all of them. */
async function operationOf({ api, method, path }: Question) {
  // What comes from the other thread is a clone already; Prism changes what it is given.
  const all = operations.get(api) ?? getHttpOperationsFromSpec((workerData as Documents)[api]);
  operations.set(api, all);
  return (await all).filter((operation) => operation.method === method.toLowerCase() && operation.path === path);
}

async function respond(question: Question): Promise<Outcome> {
  const { code, example } = question.preferences;
  const mock: IHttpOperationConfig = {
    dynamic: false,
    ...(code === undefined ? {} : { code }),
    ...(example === undefined ? {} : { exampleKey: example }),
  };
  const request = {
    method: question.method.toLowerCase() as "get",
    url: { path: question.path.replace(/\{\w+\}/g, "any"), query: {} },
    headers: question.accept === undefined ? {} : { accept: question.accept },
  };
  const result = await prism.request(request, await operationOf(question), { ...config, mock })();
  if (result._tag === "Right") return readyToWrite(result.right.output);
  const error: Error = result.left;
  const problem = error instanceof ProblemJsonError ? error : undefined;
  return { status: problem?.status ?? 500, fault: problem?.detail ?? error.message };
}

function readyToWrite({ statusCode, headers = {}, body }: IHttpResponse): PrismResponse {
  const given = Object.entries(headers).filter(([, value]) => value !== null && value !== undefined);
  return {
    status: statusCode,
    headers: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    body: body === undefined || typeof body === "string" ? body : JSON.stringify(body),
  };
}

parentPort?.on("message", ({ id, question }: { id: number; question: Question }) => {
  respond(question)
    .catch((error: Error): Outcome => ({ status: 500, fault: error.message }))
    .then((outcome) => parentPort?.postMessage({ id, outcome }));
});
