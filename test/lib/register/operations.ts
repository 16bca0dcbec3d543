// Compares the operations of the bundles with the register: which there are, how well they are known, who may call them,
// and the statuses that are stated.

import type { Api } from "../../../model/apis.ts";
import { isPaged, takesKey } from "../../../model/calls.ts";
import { createContract } from "../../../model/contract.ts";
import { asObject, asStrings, operationsOf, resolve } from "../../../model/document.ts";
import { enterResponse, nearest } from "../../../model/evidence.js";
import type { Operation } from "../../../model/operations.ts";
import { component, operationOf } from "./places.ts";
import type { Comparison, Contract } from "./problems.ts";
import { type Fact, facts, grouped, numbers, type Register, registerFile, without } from "./register.ts";

/** What all entries on one operation say together. */
interface Stated {
  api: Api;
  ids: string;
  operationId: string;
  method: string | undefined;
  path: string | undefined;
  evidence: string;
  scopes: string[];
  roles: string[];
  success: number[];
  isPaged: boolean;
}

function statedOperations(register: Register): Stated[] {
  return grouped(facts(register, "operation"), ({ operationId }) => operationId).map((group) => {
    const all = group.map(({ data }) => data);
    const [first] = group as [Fact<"operation">];
    const shown = group.findLast(({ data }) => data.shown !== undefined);
    return {
      api: first.api,
      ids: numbers(group),
      operationId: first.data.operationId,
      method: all.findLast(({ method }) => method !== undefined)?.method,
      path: all.findLast(({ path }) => path !== undefined)?.path,
      evidence: shown?.data.shown === "listed" ? "listed" : shown?.isConfirmed ? "confirmed" : "documented",
      scopes: all.flatMap(({ scopes = [] }) => scopes),
      roles: all.flatMap(({ roles = [] }) => roles),
      success: all.flatMap(({ success = [] }) => success),
      isPaged: all.some(({ paged }) => paged === true),
    };
  });
}

const allRows = ({ bundles }: Contract): Operation[] =>
  Object.entries(bundles).flatMap(([api, bundle]) => createContract(api as Api, bundle).operations);

const rowOf = (rows: Operation[], { api, operationId }: Stated) =>
  rows.find((row) => row.api === api && row.operationId === operationId);

/** The operations are those of the register, no more and no less, with method and path. */
export const operations: Comparison = (register, contract) => {
  const stated = statedOperations(register);
  const rows = allRows(contract);
  const extra = rows
    .filter((row) => !stated.some(({ api, operationId }) => api === row.api && operationId === row.operationId))
    .map(
      ({ api, operationId, method, path }) =>
        `openapi/${api}/paths has the operation ${operationId} (${method} ${path}), which the register does not ` +
        `state: add an entry to ${registerFile} (see CONTRIBUTING, 'Add an operation') or remove it.`,
    );
  const different = stated.flatMap((entry) => {
    const row = rowOf(rows, entry);
    const { api, ids, method, path } = entry;
    if (row === undefined)
      return [
        `${registerFile} states ${entry.operationId} (${method} ${path}, ${ids}), which openapi/${api}/paths does not ` +
          "have: add it (see CONTRIBUTING, 'Add an operation').",
      ];
    if (row.method === method && row.path === path) return [];
    return [
      `openapi/${api}/paths has ${entry.operationId} as ${row.method} ${row.path}, and the register (${ids}) as ` +
        `${method} ${path}: correct the path file, or the entry in ${registerFile}.`,
    ];
  });
  return [...extra, ...different];
};

/** What is shown is documented, what is only listed is listed, what was confirmed is confirmed. */
export const evidence: Comparison = (register, contract) => {
  const rows = allRows(contract);
  return statedOperations(register).flatMap((entry) => {
    const row = rowOf(rows, entry);
    if (row === undefined || row.evidence === entry.evidence) return [];
    return [
      `${row.operationId} in openapi/${row.api}/paths is ${row.evidence}, and the register (${entry.ids}) has it as ` +
        `${entry.evidence}: write that as its x-evidence, or correct the entry in ${registerFile}.`,
    ];
  });
};

/** Scopes and roles are claimed where they are stated, and nowhere else. */
export const access: Comparison = (register, contract) => {
  const rows = allRows(contract);
  return statedOperations(register).flatMap((entry) => {
    const row = rowOf(rows, entry);
    if (row === undefined) return [];
    return (["scopes", "roles"] as const)
      .filter((what) => !isSameSet(row[what], entry[what]))
      .map(
        (what) =>
          `${row.operationId} in openapi/${row.api}/paths has the ${what} [${row[what]}], and the register ` +
          `(${entry.ids}) states [${entry[what]}]: correct the operation, or add an entry to ${registerFile}.`,
      );
  });
};

/** The token endpoint grants the scopes that were seen, and no other. */
export const scopes: Comparison = (register, { bundles }) =>
  (["finance", "ramp"] as const).flatMap((api) => {
    const flows = asObject(component(bundles[api], "OAuth2", "securitySchemes")?.["flows"]);
    const present = Object.keys(asObject(asObject(flows["clientCredentials"])["scopes"]));
    const stated = facts(register, "scopes").filter((fact) => fact.api === api);
    const wanted = stated.flatMap(({ data }) => data);
    if (isSameSet(present, wanted)) return [];
    return [
      `openapi/common/securitySchemes/OAuth2.yaml has the scopes [${present}], and the register (${numbers(stated)}) ` +
        `[${wanted}]: correct that file, or add an entry with \`scopes\` to ${registerFile}.`,
    ];
  });

/** A success status is assumed unless it is stated; an error status that is stated is there. */
export const statuses: Comparison = (register, { bundles }) => {
  const success = statedOperations(register)
    .filter(({ api }) => api !== "auth")
    .flatMap(({ api, ids, operationId, success: wanted }) => {
      const operation = operationOf(bundles[api], operationId)?.operation;
      if (operation === undefined) return [];
      const present = successOf(bundles[api], operation);
      const missing = wanted
        .filter((status) => !present.some((row) => row.status === status && row.evidence !== "assumed"))
        .map((status) => [status, "is stated", "add the response, and do not mark it assumed"] as const);
      const extra = present
        .filter((row) => !wanted.includes(row.status) && row.evidence !== "assumed")
        .map(({ status }) => [status, "is not stated", "mark the response x-evidence: assumed"] as const);
      return [...missing, ...extra].map(
        ([status, fault, remedy]) =>
          `The status ${status} of ${operationId} ${fault} in the register (${ids}): ${remedy} in openapi/${api}/paths, ` +
          `or add an entry with \`success\` to ${registerFile}.`,
      );
    });
  const failures = facts(register, "response").flatMap(({ id, api, data }) =>
    data.operations.flatMap((operationId) => {
      const responses = asObject(operationOf(bundles[api], operationId)?.operation["responses"]);
      return data.statuses
        .filter((status) => !(status in responses))
        .map(
          (status) =>
            `${operationId} in openapi/${api}/paths lacks the response ${status}, which the register (${id}) states: add it.`,
        );
    }),
  );
  return [...success, ...failures];
};

function successOf(bundle: Contract["bundles"][Api], operation: object) {
  return Object.entries(asObject(asObject(operation)["responses"]))
    .filter(([status]) => status.startsWith("2"))
    .map(([status]) => ({ status: Number(status), evidence: enterResponse(bundle, operation, status).evidence }));
}

/** What is stated to be paged is paged; where paging is not stated, its parameter is assumed. */
export const paging: Comparison = (register, contract) => {
  const rows = allRows(contract);
  return statedOperations(register).flatMap((entry) => {
    const row = rowOf(rows, entry);
    if (row === undefined) return [];
    const place = `${row.operationId} in openapi/${row.api}/paths`;
    if (entry.isPaged && !isPaged(contract.bundles[row.api], row))
      return [`${place} is not paged, and the register (${entry.ids}) states it: give it \`page\` and \`pagination\`.`];
    const page = row.parameters.find(({ name }) => name === "page");
    if (entry.isPaged || page === undefined || nearest(page.raw, "documented") === "assumed") return [];
    return [
      `${place} has a documented \`page\`, and the register (${entry.ids}) does not state that it is paged: refer to ` +
        `openapi/common/parameters/AssumedPage.yaml, or add an entry with \`paged\` to ${registerFile}.`,
    ];
  });
};

/** An idempotency key is accepted where it is stated, and nowhere else. */
export const idempotency: Comparison = (register, contract) => {
  const stated = facts(register, "idempotency");
  const wanted = stated.flatMap(({ api, data }) => data.operations.map((name) => `${api} ${name}`));
  const present = allRows(contract).flatMap((row) =>
    takesKey(contract.bundles[row.api], row) ? [`${row.api} ${row.operationId}`] : [],
  );
  const odd = [...without(wanted, present), ...without(present, wanted)].map(
    (name) => name.split(" ") as [Api, string],
  );
  return odd.map(([api, operationId]) =>
    present.includes(`${api} ${operationId}`)
      ? `${operationId} in openapi/${api}/paths accepts an idempotencyKey, which the register does not state: add an entry ` +
        `with \`idempotency\` to ${registerFile}, or remove the field from its request schema.`
      : `${operationId} in openapi/${api}/paths does not accept an idempotencyKey, which the register ` +
        `(${numbers(stated)}) states: add the field to its request schema.`,
  );
};

/** A request body of a listed operation requires only what is stated. */
export const listedBodies: Comparison = (register, { bundles }) => {
  const stated = facts(register, "request");
  return (["finance", "ramp"] as const).flatMap((api) =>
    [...operationsOf(bundles[api])]
      .filter(({ operation }) => nearest(operation, "documented") === "listed")
      .flatMap(({ operation }) => {
        const content = asObject(resolve(bundles[api], operation["requestBody"])["content"]);
        const reference = asObject(asObject(Object.values(content)[0])["schema"]);
        const schema = String(reference["$ref"] ?? "")
          .split("/")
          .at(-1);
        const known = stated.filter((fact) => fact.api === api && fact.data.schema === schema);
        const allowed = known.flatMap(({ data }) => data.required ?? []);
        return asStrings(resolve(bundles[api], reference)["required"])
          .filter((name) => !allowed.includes(name))
          .map(
            (name) =>
              `The request body of ${operation["operationId"]} requires \`${name}\`, but only the operation's row in a ` +
              `list is known: take it off \`required\` in openapi/${api}/schemas/${schema}.yaml, or add an entry with ` +
              `\`request\` to ${registerFile}.`,
          );
      }),
  );
};

function isSameSet(left: string[], right: string[]): boolean {
  return without(left, right).length === 0 && without(right, left).length === 0;
}
