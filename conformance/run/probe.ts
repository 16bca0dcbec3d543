// What a check across requests is given to work with.

import { asObject } from "../../model/document.ts";
import { differ, type Probe, statusAndCode } from "../checks/check.ts";
import { operationNamed, operationsIn } from "../contracts.ts";
import { validBody } from "../plan/body.ts";
import { effectOf } from "../plan/policy.ts";
import { has } from "./only.ts";
import type { Parts } from "./parts.ts";
import { patiently } from "./patience.ts";
import { tokenRequest } from "./tokens.ts";

/** Makes the probe of a check. */
export function makeProbe(parts: Parts, check: string): Probe {
  const { contracts, target, only, caller, tokens, others, recorder, knowledge, pace } = parts;
  return {
    contracts,
    target,
    call: (operationId, options = {}) =>
      caller.call(operationNamed(parts.contracts, operationId), {
        purpose: check,
        check: check,
        own: ownOnly(parts, operationId, options),
        ...options,
      }),
    body: (operationId) => asObject(validBody(operationNamed(parts.contracts, operationId), knowledge)),
    ids: (service, kind) => knowledge.all(service, kind),
    touch: (line) => parts.note(line),
    report: (exchange, expected, actual = statusAndCode(exchange), evidence = undefined) =>
      parts.differences.add(check, exchange, differ(expected, actual, evidence)),
    scopes: () => knownScopes(parts),
    operations: (service) =>
      parts.operations.filter(
        (operation) =>
          operation.api === service &&
          has(only.operations, operation.operationId) &&
          (effectOf(operation) === "safe" || target.writes !== "none"),
      ),
    accessToken: () => tokens.get(),
    limitedToken: () => others.get("limited")?.get(),
    tokenOf: (name) => others.get(name)?.get(),
    token: (fields, headers = []) => {
      const request = tokenRequest(target.tokenUrl, target.client, fields);
      const replaced = request.headers.filter(([name]) => !headers.some(([given]) => given === name));
      const form = { ...request, headers: [...replaced, ...headers] };
      return patiently(() => recorder.send({ service: "auth", purpose: check, check: check, request: form }), pace);
    },
    unknownPath: (service, path) => caller.unknownPath(service, path, check),
    async expiredToken() {
      const token = await tokens.get();
      const wait = tokens.expiresAt() - performance.now() + 300;
      await pace.wait(Math.max(0, wait));
      tokens.forget();
      return token;
    },
  };
}

/** Scopes of the token; a list without any documented scope speaks of something else, such as claims. */
function knownScopes({ contracts, tokens }: Parts): string[] | undefined {
  const given = tokens.scopes();
  const known = new Set(operationsIn(contracts).flatMap(({ scopes }) => scopes));
  return given?.some((scope) => known.has(scope)) ? given : undefined;
}

function ownOnly(
  parts: Parts,
  operationId: string,
  { path, inventIds }: { path?: unknown; inventIds?: boolean },
): boolean {
  return path === undefined && inventIds === true && effectOf(operationNamed(parts.contracts, operationId)) === "own";
}
