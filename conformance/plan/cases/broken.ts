// Every way to break one rule of an operation, and methods that a path does not have.

import type { Json, JsonObject } from "../../../model/document.ts";
import type { Operation } from "../../../model/operations.ts";
import { negativeBodyCases } from "./bodies.ts";
import { type Case, caseOf } from "./case.ts";
import { negativeParameterCases } from "./parameters.ts";

/**
 * Every way to break one rule of an operation, each once.
 * @param bodies Valid bodies to break, one for each form that the operation takes.
 */
export function negativeCases(operation: Operation, document: JsonObject, bodies: Json[]): Case[] {
  const cases = [
    ...negativeParameterCases(operation, document),
    ...bodies.flatMap((valid) => negativeBodyCases(operation, document, valid)),
  ];
  return [...new Map(cases.map((test) => [test.label, test])).values()];
}

const allMethods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/**
 * Methods that a path does not have.
 * @param onPath The operations of the path; the first stands for it.
 * @param harmless True to leave out methods that might change something.
 */
export function undeclaredMethodCases(onPath: Operation[], harmless: boolean): Case[] {
  const [first] = onPath;
  if (first === undefined) return [];
  const declared = onPath.map(({ method }) => method);
  const methods = allMethods.filter((method) => !declared.includes(method) && (!harmless || method === "GET"));
  // Under an unknown id a server may miss the resource before it looks at the method.
  const known = first.path.includes("{") ? "observed" : "documented";
  const documented = { code: "METHOD_NOT_SUPPORTED", evidence: known } as const;
  const check = "refuses-undeclared-method";
  const breaks = { check, evidence: "documented" as const, ...(first.api === "ramp" && { documented }) };
  return methods.map((method) => caseOf(first, "method", `undeclared ${method}`, { method, breaks }));
}
