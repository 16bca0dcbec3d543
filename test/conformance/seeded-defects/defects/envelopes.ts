// Defects of the envelope and of error codes.

import { asObject } from "../../../../model/document.ts";
import { body, type Defect, on, rows, when } from "./defect.ts";

/** Defects of the envelope and of error codes. */
export const envelopes: Defect[] = [
  {
    id: "html-error",
    what: "an unknown path gives HTML",
    check: "envelope",
    behaviour: when(
      (a, c) => a.status === 404 && c === undefined,
      (a) => {
        a.text = "<h1>Not found</h1>";
        a.headers["content-type"] = "text/html";
      },
    ),
  },
  {
    id: "success-false-on-200",
    what: "a 200 says success false",
    check: "envelope",
    behaviour: on("listParties", (a) => {
      body(a)["success"] = false;
    }),
  },
  {
    id: "success-true-on-404",
    what: "a 404 says success true",
    check: "envelope",
    behaviour: when(
      (a) => a.status === 404,
      (a) => {
        body(a)["success"] = true;
      },
    ),
  },
  {
    id: "no-envelope",
    what: "a list comes as a bare array",
    check: "envelope",
    behaviour: on("listSupportedAssets", (a) => {
      a.json = rows(a);
    }),
  },
  {
    id: "empty-errors",
    what: "`errors` is empty on 403",
    check: "envelope",
    behaviour: when(
      (a) => a.status === 403,
      (a) => {
        body(a)["errors"] = [];
      },
    ),
  },
  {
    id: "error-as-object",
    what: "`error` stands in place of `errors`",
    check: "envelope",
    behaviour: when(
      (a, c) => a.status === 401 && c?.operation.api === "ramp",
      (a) => {
        const json = body(a);
        json["error"] = "UNAUTHORIZED";
        delete json["errors"];
      },
    ),
  },
  {
    id: "result-beside-errors",
    what: "a 400 carries a payload",
    check: "no-result-on-error",
    behaviour: when(
      (a) => a.status === 400,
      (a) => {
        if ("success" in asObject(a.json)) body(a)["result"] = { id: "x" };
      },
    ),
  },
  {
    id: "upper-case-code",
    what: "finance codes are in upper case",
    check: "error-code",
    behaviour: when(
      (a, c) => a.status === 404 && c?.operation.api === "finance",
      (a) => {
        body(a)["errors"] = [{ code: "ACCOUNT_NOT_FOUND", message: "No." }];
      },
    ),
  },
  {
    id: "kebab-ramp-code",
    what: "ramp writes not-found for NOT_FOUND",
    check: "error-code",
    behaviour: when(
      (a, c) => a.status === 404 && c?.operation.api === "ramp",
      (a) => {
        body(a)["errors"] = [{ code: "not-found" }];
      },
    ),
  },
  {
    id: "code-of-another-status",
    what: "a 404 has the code invalid-parameter",
    check: "error-code",
    behaviour: when(
      (a, c) => a.status === 404 && c?.operation.api === "finance",
      (a) => {
        body(a)["errors"] = [{ code: "invalid-parameter", message: "No." }];
      },
    ),
  },
  {
    id: "empty-401",
    what: "a refused token is answered without a body",
    check: "envelope",
    behaviour: when(
      (a) => a.status === 401,
      (a) => {
        a.json = undefined;
      },
    ),
  },
];
