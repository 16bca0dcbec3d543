// What the seeded server refuses of a request body.

import { validationOf } from "../../../../conformance/schema.ts";
import { asObject, isObject } from "../../../../model/document.ts";
import type { Answer, Call } from "../behaviour.ts";
import { refuse } from "../handlers/answers.ts";
import { applies, refusal, type State } from "./state.ts";

/** What a body is refused with; undefined when it is right, and kept in the call. */
export function refusedBody(state: State, call: Call, text: string): Answer | undefined {
  const { operation, incoming } = call;
  const { required = false, media: [media] = [] } = operation.body ?? {};
  if (media === undefined || (text === "" && !required)) return undefined;
  const type = (incoming.headers["content-type"] ?? "").split(";")[0];
  if (type !== media.type && applies(state, "body media type", operation)) return refusal(operation.api, 415);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    if (applies(state, "body json", operation)) return refusal(operation.api, 400);
    body = {};
  }
  const validate = validationOf(state.contracts[operation.api]).at(media.pointer);
  validate(body);
  const broken = (validate.errors ?? []).filter(({ keyword, instancePath, params, schemaPath }) => {
    if (isOtherBranch(schemaPath, body) || isReceiverHere(instancePath, body)) return false;
    const place = keyword === "required" ? `${instancePath}/${params["missingProperty"]}` : instancePath;
    return applies(state, `body${place} ${keyword}`, operation) && applies(state, `body${place}`, operation);
  });
  // A oneOf that breaks only as a whole does so because of a rule that is switched off.
  const remaining = broken.filter(({ keyword }) => keyword !== "oneOf");
  const isWrongType =
    broken.length > 0 && !isObject(asObject(body)["authenticationMethod"]) && operation.path.includes("webhooks");
  const isAlone = remaining.length > 0 && remaining.every(({ keyword }) => keyword === "dependentRequired");
  if (isAlone) return refuse(400, "chain-and-asset-required-together");
  if (remaining.length > 0 || isWrongType) return refusal(operation.api, 400);
  call.body = isObject(body) ? body : {};
  return undefined;
}

/** Accounts in the body of a transfer have to be there, like those in a path. */
export function refusedTransfer(state: State, { operation, body, world }: Call): Answer | undefined {
  if (operation.operationId !== "createAccountToAccountTransfer") return undefined;
  const named = [body["sourceAccountId"], body["destinationAccountId"]];
  const areKnown = named.every((id) => world.accounts.some((account) => account["id"] === id));
  return areKnown || state.off.has("transfer account") ? undefined : refuse(404, "account-not-found");
}

/** The errors of the authentication method that was not chosen are beside the point. */
function isOtherBranch(schemaPath: string, body: unknown): boolean {
  const type = asObject(asObject(body)["authenticationMethod"])["type"];
  return (
    (type === "API_KEY" && schemaPath.includes("WebhookBasicAuthenticationInput")) ||
    (type === "BASIC_AUTHENTICATION" && schemaPath.includes("WebhookApiKeyAuthenticationInput"))
  );
}

/** Receivers of this machine may be on plain http, as the mock lets them be for tests. */
function isReceiverHere(instancePath: string, body: unknown): boolean {
  return instancePath === "/url" && String(asObject(body)["url"]).startsWith("http://127.0.0.1:");
}
