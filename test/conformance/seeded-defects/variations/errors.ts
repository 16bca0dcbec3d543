// Variations of the bodies of errors.

import { asArray, asObject } from "../../../../model/document.ts";
import { newId } from "../world.ts";
import { eachError, plain, type Variation } from "./variation.ts";

/** Variations of the bodies of errors. */
export const errors: Variation[] = [
  {
    id: "ramp-no-message",
    what: "ramp errors have no message",
    behaviour: eachError((json, call) => {
      if (call?.operation.api === "ramp")
        for (const error of asArray(json["errors"])) delete asObject(error)["message"];
    }),
  },
  {
    id: "several-errors",
    what: "errors come several at a time",
    behaviour: eachError((json, _call, { status }) => {
      if (status === 400) json["errors"] = [...asArray(json["errors"]), ...asArray(json["errors"])];
    }),
  },
  {
    id: "error-result-absent",
    what: "errors have no result",
    behaviour: eachError((json) => {
      delete json["result"];
    }),
  },
  {
    id: "error-result-empty",
    what: "the result of errors is an empty object",
    behaviour: eachError((json) => {
      json["result"] = {};
    }),
  },
  {
    id: "ramp-shared-codes",
    what: "ramp refuses tenants with the code of the finance service",
    behaviour: eachError((json, call, { status }) => {
      if (status === 403 && call?.operation.api === "ramp")
        json["errors"] = [{ code: "forbidden", message: "Access is denied." }];
    }),
  },
  {
    id: "traced-errors",
    what: "errors carry a time and the id of a trace",
    behaviour: eachError((json) => {
      Object.assign(json, { timestamp: new Date().toISOString(), traceId: newId().replaceAll("-", "") });
    }),
  },
  {
    id: "token-error-400",
    what: "a wrong secret gives 400",
    behaviour: plain({
      answer: (a) => {
        if (asObject(a.json)["error"] === "invalid_client") a.status = 400;
      },
    }),
  },
];
