// The client: secrets are in nothing that ends up in a log.

import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { clientCredentials } from "../../client/auth.ts";
import { ApiError, type ClientEvent, createFinanceClient, unwrap } from "../../client/finance.ts";
import {
  type FaultResponse,
  failure,
  financeWith,
  json,
  reset,
  serverFor,
  stall,
  text,
  token,
} from "./fault-server.ts";

const baseUrl = "https://finance.example.com";
const accessToken = token;
const clientSecret = "secret/of the+client!77";
const apiKey = "secret-webhook-key-51";
const authenticationMethod = { type: "API_KEY", headerName: "X-Api-Key", apiKey } as const;
const body = { url: "https://shop.example/hooks", authenticationMethod };

/** A secret as it is, as an address, a form, .NET and JSON encode it, and as it comes in HTTP basic authentication. */
function formsOf(secret: string): string[] {
  const url = encodeURIComponent(secret);
  const form = `${new URLSearchParams({ secret })}`.slice(7);
  const lower = (text: string) => text.replace(/%../g, (code) => code.toLowerCase());
  const base64 = [secret, `c:${secret}`].map((text) => Buffer.from(text).toString("base64").replaceAll("=", ""));
  const json = JSON.stringify(secret).slice(1, -1);
  return [...new Set([secret, url, lower(url), form, lower(form), url.replaceAll("!", "%21"), json, ...base64])];
}
const secrets = [...formsOf(accessToken), ...formsOf(clientSecret), apiKey];

function shown(value: unknown): string {
  const { stack, message, cause } = Object(value) as Error;
  const whole = { depth: Infinity, showHidden: true, getters: true };
  const texts = [inspect(value, whole), inspect(value), JSON.stringify(value), inspect(cause, whole)];
  return [...texts, stack, message].join("\n");
}

function expectNoSecret(value: unknown, all = secrets): void {
  const text = shown(value);
  for (const secret of all) expect(text).not.toContain(secret);
}

test("client and auth show none", async () => {
  const { origin } = await serverFor(
    json(200, { access_token: accessToken, expires_in: 300, token_type: "Bearer" }),
  );
  const auth = clientCredentials({ tokenUrl: `${origin}/token`, clientId: "c", clientSecret });
  await auth.getToken();
  const finance = createFinanceClient({ baseUrl: origin, auth });
  const fixed = createFinanceClient({ baseUrl: origin, auth: accessToken });
  for (const value of [auth, finance, finance.forTenant("t"), fixed]) expectNoSecret(value);
});

/** A transport that puts the request into its error, as some do. */
async function talkative(request: Request): Promise<Response> {
  const header = request.headers.get("Authorization");
  const known = { request, headers: [...request.headers], body: await request.clone().text() };
  const cause = { message: `refused ${header}`, request };
  throw Object.assign(new Error(`could not send ${header}`), known, { cause });
}

const faults: Record<string, FaultResponse> = {
  refused: failure(400, "invalid-request"),
  unauthenticated: failure(401, "unauthenticated"),
  "a page": text(200, "<html>"),
  reset,
  stall,
  "a transport that says too much": stall,
};

test.each(Object.entries(faults))("outcomes, errors and events show none after %s", async (what, reply) => {
  const events: ClientEvent[] = [];
  const onEvent = (event: ClientEvent) => events.push(event);
  const fetch = what.includes("transport") ? talkative : undefined;
  const { finance } = await financeWith(reply, { auth: accessToken, timeoutMs: 200, onEvent, fetch });
  const call = () => finance.POST("/v1/webhooks", { body });
  const outcome = await call();
  expect(outcome.error).toBeDefined();
  for (const value of [outcome, outcome.error, events, await unwrap(call()).catch((error) => error)])
    expectNoSecret(value);
  expect(events.length).toBeGreaterThan(1);
});

const clientSecrets = [clientSecret, "s3cr3t", "pass word!/1234", "é/1"];
test.each(clientSecrets)("token errors and events show a client secret in no form: %s", async (secret) => {
  const forms = formsOf(secret);
  const replies = (form: string) => [
    Response.json({ error: "invalid_client", error_description: `bad ${form} here` }, { status: 401 }),
    Response.json({ error: form }, { status: 400 }),
    Response.json({ access_token: 7, secret: form, token_type: "Bearer" }),
    new Error(`POST failed: ${form}`),
  ];
  for (const form of forms)
    for (const [index, reply] of replies(form).entries()) {
      const events: ClientEvent[] = [];
      const onEvent = (event: ClientEvent) => events.push(event);
      const fetch = async () => (reply instanceof Error ? Promise.reject(reply) : reply.clone());
      const tokenUrl = "https://auth.example/token";
      const auth = clientCredentials({ tokenUrl, clientId: "c", clientSecret: secret, fetch });
      const own = await auth.getToken({ onEvent }).catch((error: unknown) => error);
      const { error } = await createFinanceClient({ baseUrl, auth, maxRetries: 0, onEvent }).listWebhooks();
      expect(error?.name).toBe("AuthError");
      for (const value of [own, error, events]) expectNoSecret(value, forms);
      if (index === 0) expect(error?.errors[0]?.message).toBe("bad * here");
    }
});

const slashed = clientSecret.replaceAll("/", "\\/");
const coded = clientSecret.replace("+", "\\u002B");
test.each([`${slashed}"}`, slashed, `${coded}"}`])(
  "nor as a server escapes it, cut off or not: %s",
  async (rest) => {
    const fetch = async () => new Response(`{"hint":"${rest}`, { status: 400 });
    const auth = clientCredentials({ tokenUrl: "https://auth.example/token", clientId: "c", clientSecret, fetch });
    const { error } = await createFinanceClient({ baseUrl, auth }).listWebhooks();
    expect(error?.body).toMatch(/^\{"hint":"\*("\})?$/);
  },
);

test("a caller's own Authorization that comes back is masked, too", async () => {
  const own = "secret-of-the-caller-11";
  const echo = json(400, { errors: [{ code: "x", message: `Bearer  ${own}` }] }, { A: own });
  const { finance } = await financeWith(echo, { auth: accessToken });
  const outcome = await finance.GET("/v1/webhooks", { headers: { Authorization: `Bearer  ${own}` } });
  expect(outcome.error?.message).toContain("Bearer  *");
  expect([outcome.response?.headers.get("A"), outcome.response?.status]).toEqual(["*", 400]);
  expect(outcome.response?.url).toMatch(/\/v1\/webhooks$/);
  expect(shown(outcome)).not.toContain(own);
});

describe("what a server says of a token is masked", () => {
  const odd = `ab/cd"efgh+ij\\kl/mn~op==`;
  const told = (message: string) => json(400, { success: false, errors: [{ code: "x", message }] });
  const escaped = accessToken.replace("s", "\\u0073").replace("-", "\\u002d");
  const named = { code: "x", more: [{ [`k-${accessToken}`]: 1 }] };
  const inStatus: FaultResponse = (response) => void response.writeHead(400, `Bad ${accessToken}`).end("{}");
  const moved = text(302, "", { Location: `/?token=${accessToken}` });
  type Said = [how: string, secret: string, replies: FaultResponse[]];
  const forms = formsOf(odd).slice(0, -2);
  test.each<Said>([
    ...forms.map((form): Said => [`as ${form}`, odd, [told(form)]]),
    ["in JSON within JSON", odd, [told(JSON.stringify({ token: odd }))]],
    ["in the status text", accessToken, [inStatus]],
    ["in the name of a field", accessToken, [json(400, { errors: [named] })]],
    ["escaped", accessToken, [text(403, `{"errors":[{"code":"forbidden","message":"refused: ${escaped}"}]}`)]],
    ["in the address of a redirect", accessToken, [moved, text(400)]],
  ])("%s", async (_, secret, replies) => {
    const seen: string[] = [];
    const { finance } = await financeWith(replies, { auth: secret });
    finance.use({ onResponse: ({ response }) => void seen.push(inspect(response)) });
    const { error } = await finance.GET("/v1/webhooks", { redirect: "follow" });
    // A message also as it is: what shows it escapes it.
    const { message } = error?.errors[0] ?? {};
    const all = `${shown(error)}${shown(error?.errors)}${shown(error?.toJSON())}${error?.response?.url}${message}${seen}`;
    for (const one of formsOf(secret)) expect(all).not.toContain(one);
    expect(all).toContain("*");
  });

  test("also of the one that was refused before", async () => {
    const replies = [failure(401, "unauthenticated"), told(`${accessToken} was replaced`)];
    const auth = ({ rejected }: { rejected: string | undefined }) => (rejected ? "second" : accessToken);
    const { finance } = await financeWith(replies, { auth });
    expectNoSecret((await finance.GET("/v1/webhooks")).error);
  });

  const refusing: Record<string, (told: string) => unknown> = {
    "an error": (told) =>
      Object.assign(new Error(told, { cause: new Error(told) }), { code: "E", config: { told } }),
    "an ApiError": (told) =>
      new ApiError(told, { code: told, errors: [{ [told]: told } as never], cause: { told } }),
  };
  test.each(Object.entries(refusing))("also in %s of the caller's own auth", async (_, make) => {
    const { finance } = await financeWith(failure(401, "unauthenticated"), {
      auth: ({ rejected }) => {
        if (rejected) throw make(`token ${rejected} refused`);
        return accessToken;
      },
    });
    const { error } = await finance.GET("/v1/webhooks");
    expect(error).toMatchObject({ name: "AuthError", message: expect.stringContaining("token * refused") });
    expectNoSecret(error);
  });
});
