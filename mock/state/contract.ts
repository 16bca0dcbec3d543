// What the state takes from the contract: examples it is seeded from, fields of schemas, how operations succeed. It is
// made once for each contract, so that a reload renews all of it, and all that others derive from it.

import { readFileSync } from "node:fs";
import { asArray, asObject, asText, isObject, type JsonObject, pick } from "./json.ts";

/** The services that have a state. */
export type Service = "finance" | "ramp";

/** The bundles of the services. */
export type Documents = Record<Service, JsonObject>;

/** How an operation responds when it succeeds. */
export interface Success {
  status: number;
  /** Schema of the JSON body; undefined where there is none. */
  schema: unknown;
}

/** One move from status to status. */
export interface ContractTransition {
  /** Status before; null when the resource is created, undefined where it is not documented. */
  from: string | null | undefined;
  to: string;
  /** Operation that makes the move. */
  operationId: string | undefined;
  /** Event that the move emits. */
  event: string | undefined;
  evidence: string;
}

/** The contract as the state asks it. Every question is answered from memory the second time. */
export interface StateContract {
  readonly documents: Documents;
  /**
   * How an operation responds when it succeeds.
   * @param wanted The status, which another takes the place of if the contract does not have it.
   * @throws Error when the contract has no such operation, or no success of it.
   */
  successOf(api: Service, operationId: string, wanted: number): Success;
  /**
   * The values of the success examples of an operation.
   * @param prefer Names of examples that come first; names the contract no longer has are passed over.
   * @returns The `result` of each example.
   */
  exampleResults(api: Service, operationId: string, prefer?: string[]): unknown[];
  /**
   * The example of a parameter.
   * @throws Error when the contract has none.
   */
  parameterExample(api: Service, name: string): string;
  /**
   * The fields of an object schema, those it takes over with `allOf` included.
   * @throws Error when there is no such schema.
   */
  fieldsOf(api: Service, schema: string): string[];
  /** The fields of a value that a schema names; whatever else it has is left out. */
  project(api: Service, schema: string, value: unknown): JsonObject;
  /** The transitions of a status schema (`x-transitions`), of either service; none when there is no such schema. */
  transitionsOf(schema: string): ContractTransition[];
  /** What a node refers to; the node itself when it is no reference. */
  resolve(api: Service, node: unknown): JsonObject;
}

/** The bundles that the build wrote, for a state that is given none. */
export function readDocuments(): Documents {
  const read = (api: Service) => {
    const file = new URL(`../../generated/${api}/openapi.json`, import.meta.url);
    return JSON.parse(readFileSync(file, "utf8")) as JsonObject;
  };
  return { finance: read("finance"), ramp: read("ramp") };
}

/** Looks at bundles as the state does. */
export function createStateContract(documents: Documents): StateContract {
  const resolve: StateContract["resolve"] = (api, node) => {
    const reference = asObject(node)["$ref"];
    if (typeof reference !== "string") return asObject(node);
    let found: unknown = documents[api];
    for (const key of reference.split("/").slice(1)) found = asObject(found)[key.replaceAll("~1", "/")];
    return resolve(api, found);
  };

  const operations = kept((api: Service) => {
    const items = Object.values(asObject(documents[api]["paths"])).flatMap((path) => Object.values(asObject(path)));
    return new Map(items.filter(isObject).map((operation) => [operation["operationId"], operation]));
  });
  const responsesOf = (api: Service, operationId: string) =>
    asObject(need(operations(api).get(operationId), `the operation ${operationId}`)["responses"]);

  const successOf = kept((api: Service, operationId: string, wanted: number): Success => {
    const responses = responsesOf(api, operationId);
    const statuses = Object.keys(responses).filter((name) => /^2\d\d$/.test(name));
    const status = statuses.find((name) => name === String(wanted)) ?? statuses[0];
    const response = responses[need(status, `a success of ${operationId}`)];
    return { status: Number(status), schema: asObject(mediaOf(resolve(api, response)))["schema"] };
  });

  const fieldsBelow = (api: Service, node: unknown): string[] => {
    const schema = resolve(api, node);
    const composed = asArray(schema["allOf"]).flatMap((part) => fieldsBelow(api, part));
    return [...composed, ...Object.keys(asObject(schema["properties"]))];
  };
  const fieldsOf = kept((api: Service, schema: string) => {
    const schemas = asObject(asObject(documents[api]["components"])["schemas"]);
    return fieldsBelow(api, need(schemas[schema], `the schema ${schema}`));
  });

  return {
    documents,
    successOf,
    exampleResults(api, operationId, prefer = []) {
      const rank = (name: string) => (prefer.indexOf(name) + prefer.length + 1) % (prefer.length + 1);
      return Object.entries(responsesOf(api, operationId))
        .filter(([status]) => status.startsWith("2"))
        .flatMap(([, response]) => Object.entries(asObject(resolve(api, response)["content"])))
        .filter(([type]) => type === "application/json")
        .flatMap(([, media]) => Object.entries(asObject(asObject(media)["examples"])))
        .toSorted(([one], [other]) => rank(one) - rank(other))
        .map(([, example]) => asObject(asObject(example)["value"])["result"]);
    },
    parameterExample(api, name) {
      const parameters = asObject(asObject(documents[api]["components"])["parameters"]);
      const found = Object.values(parameters).find((parameter) => asObject(parameter)["name"] === name);
      return need(asObject(found)["example"], `an example of ${name}`) as string;
    },
    fieldsOf,
    transitionsOf: (schema) => [
      ...readTransitions(documents.finance, schema),
      ...readTransitions(documents.ramp, schema),
    ],
    project: (api, schema, value) => pick(value, fieldsOf(api, schema)),
    resolve,
  };
}

function readTransitions({ components }: JsonObject, schema: string): ContractTransition[] {
  const node = asObject(asObject(asObject(components)["schemas"])[schema]);
  return asArray(node["x-transitions"])
    .map(asObject)
    .map((row) => ({
      from: row["from"] === null ? null : asText(row["from"]),
      to: String(row["to"]),
      operationId: asText(row["operationId"]),
      event: asText(row["event"]),
      evidence: asText(row["x-evidence"]) ?? "documented",
    }));
}

/** The JSON media type of a request body or response; undefined where it has none. */
export function mediaOf(body: unknown): unknown {
  return asObject(asObject(body)["content"])["application/json"];
}

/**
 * Makes something of a contract once: the same contract gives the same, a new one is looked at anew.
 * @param make Makes it.
 */
export function perContract<T>(make: (contract: StateContract) => T): (contract: StateContract) => T {
  const made = new WeakMap<StateContract, { value: T }>();
  return (contract) => {
    let known = made.get(contract);
    if (known === undefined) {
      known = { value: make(contract) };
      made.set(contract, known);
    }
    return known.value;
  };
}

/** The function with its results kept by its arguments. */
function kept<A extends (string | number)[], T>(work: (...args: A) => T): (...args: A) => T {
  const results = new Map<string, T>();
  return (...args) => {
    const key = args.join(" ");
    let result = results.get(key);
    if (result === undefined) {
      result = work(...args);
      results.set(key, result);
    }
    return result;
  };
}

function need<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the contract in generated/ lacks ${what}; run npm run build`);
  return value;
}
