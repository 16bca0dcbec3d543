// Defects of the token endpoint.

import { asObject } from "../../../../model/document.ts";
import { body, type Defect, off, when } from "./defect.ts";

/** Defects of the token endpoint. */
export const token: Defect[] = [
  {
    id: "refresh-token",
    what: "a refresh token is issued",
    check: "token-answer",
    behaviour: when(
      (a) => asObject(a.json)["access_token"] !== undefined,
      (a) => {
        body(a)["refresh_token"] = "refresh";
      },
    ),
  },
  { id: "token-hour", what: "tokens live for an hour", check: "token-answer", behaviour: { tokenSeconds: 3600 } },
  { id: "wrong-secret", what: "any secret gives a token", check: "token-refusal", behaviour: off("token secret") },
  { id: "any-grant", what: "any grant type gives a token", check: "token-refusal", behaviour: off("token grant") },
  {
    id: "token-error-envelope",
    what: "token errors come in the service's envelope",
    check: "token-refusal",
    behaviour: when(
      (a) => asObject(a.json)["error"] === "invalid_client",
      (a) => {
        a.json = { success: false, errors: [{ code: "invalid-client", message: "No." }] };
      },
    ),
  },
  {
    id: "token-short",
    what: "tokens end long before they say",
    check: "token-lifetime",
    behaviour: {
      tokenSeconds: 0.2,
      answer: (a) => {
        if (asObject(a.json)["access_token"] !== undefined) body(a)["expires_in"] = 300;
      },
    },
  },
];
