// The engine of the mock: Prism picks and generates the answers of one bundle, silently and in process.

import { createLogger } from "@stoplight/prism-core";
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpOperationConfig,
  type IHttpRequest,
  type IHttpResponse,
  ProblemJsonError,
} from "@stoplight/prism-http";

/** What Prism made of a request: an answer of the contract, or the reason why it has none. */
export type Outcome = { answer: IHttpResponse } | { status: number; reason: string };

/** Answers a request from the contract. */
export type Engine = (request: IHttpRequest, preferences: Partial<IHttpOperationConfig>) => Promise<Outcome>;

/**
 * Prepares Prism for one bundle.
 * @param bundle The OpenAPI document; Prism gets a clone, because it changes what it is given.
 * @returns The engine. It never throws: what Prism cannot answer comes back as a status and a reason.
 */
export async function createEngine(bundle: object): Promise<Engine> {
  const operations = await getHttpOperationsFromSpec(structuredClone(bundle));
  const config = {
    isProxy: false as const,
    checkSecurity: true,
    validateRequest: true,
    validateResponse: false,
    errors: false,
    mock: { dynamic: false },
    upstreamProxy: undefined,
  };
  const prism = createInstance(config, { logger: createLogger("mock", { level: "silent" }) });
  return async (request, preferences) => {
    const result = await prism.request(request, operations, { ...config, mock: { dynamic: false, ...preferences } })();
    if (result._tag === "Right") return { answer: result.right.output };
    const error: Error = result.left;
    return { status: error instanceof ProblemJsonError ? error.status : 500, reason: error.message };
  };
}
