// The client: secrets are in nothing that ends up in a log.

import { inspect } from "node:util";
import { describe, expect, test, vi } from "vitest";
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
  success,
  text,
} from "./fault-server.ts";

const accessToken = "secret-token-8f3a";
const clientSecret = "secret/of the+client!77";
/** The secret as a form, an address and .NET encode it. */
const encodedSecrets = [
  "secret%2Fof+the%2Bclient%2177",
  "secret%2Fof%20the%2Bclient!77",
  "secret%2fof+the%2bclient!77",
];
/** As they come in HTTP basic authentication. */
const base64Secrets = [clientSecret, `c:${clientSecret}`].map((text) => btoa(text).replaceAll("=", ""));
const apiKey = "secret-webhook-key-51";
const secrets = [accessToken, clientSecret, ...encodedSecrets, ...base64Secrets, apiKey];
const body = {
  url: "https://shop.example/hooks",
  authenticationMethod: { type: "API_KEY", headerName: "X-Api-Key", apiKey },
} as const;

/** Everything a log could show of a value. */
function shown(value: unknown): string {
  const { stack, message, cause } = Object(value) as Error;
  const whole = { depth: Infinity, showHidden: true, getters: true };
  return [inspect(value, whole), inspect(value), JSON.stringify(value), stack, message, inspect(cause, whole)].join(
    "\n",
  );
}

function expectNoSecret(value: unknown): void {
  const text = shown(value);
  for (const secret of secrets) expect(text).not.toContain(secret);
}

test("client and auth show none", async () => {
  const { origin } = await serverFor(json(200, { access_token: accessToken, expires_in: 300, token_type: "Bearer" }));
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
  empty: text(500),
  "a page": text(200, "<html>"),
  reset,
  stall,
};

describe("outcomes, errors and events show none after", () => {
  test.each(Object.keys(faults))("%s", async (fault) => {
    const events: ClientEvent[] = [];
    const { finance } = await financeWith(faults[fault] as FaultResponse, {
      auth: accessToken,
      timeoutMs: 200,
      onEvent: (event) => events.push(event),
    });
    const call = () => finance.POST("/v1/webhooks", { body });
    const outcome = await call();
    expect(outcome.error).toBeDefined();
    for (const value of [outcome, outcome.error, events, await unwrap(call()).catch((error) => error)])
      expectNoSecret(value);
    expect(events.length).toBeGreaterThan(1);
  });

  test("a transport that says too much", async () => {
    const { finance } = await financeWith(stall, { auth: accessToken, fetch: talkative });
    const { error } = await finance.POST("/v1/webhooks", { body });
    expect(error?.message).toContain("refused");
    expectNoSecret(error);
  });
});

test.each<[string, FaultResponse]>([
  ...[clientSecret, ...encodedSecrets, ...base64Secrets].map((form): [string, FaultResponse] => [
    `a response that repeats the secret as ${form}`,
    json(400, { error: "invalid_client", error_description: `client_secret=${form}&scope=a` }),
  ]),
  ["a response whose code is the secret", json(400, { error: clientSecret })],
  ["a reset", reset],
  ["a response that is no token", json(200, { access_token: 7, secret: clientSecret, token_type: "Bearer" })],
])("token errors show none after %s", async (_, reply) => {
  const events: ClientEvent[] = [];
  const { origin } = await serverFor(reply);
  const auth = clientCredentials({ tokenUrl: `${origin}/token`, clientId: "c", clientSecret });
  const own = await auth.getToken({ onEvent: (event) => events.push(event) }).catch((error) => error);
  const { finance } = await financeWith(success([]), { auth, maxRetries: 0, onEvent: (event) => events.push(event) });
  const { error } = await finance.GET("/v1/webhooks");
  expect(error).toBeDefined();
  for (const value of [own, error, events]) expectNoSecret(value);
});

test("middleware does not see the token in what a given-up attempt fails with", async () => {
  const seen: unknown[] = [];
  const { finance } = await financeWith(stall, {
    auth: accessToken,
    timeoutMs: 50,
    fetch: (request) =>
      new Promise((_, reject) => {
        const config = { headers: Object.fromEntries(request.headers) };
        request.signal.addEventListener("abort", () => reject(Object.assign(new Error("canceled"), { config })));
      }),
  });
  finance.use({ onError: ({ error }) => void seen.push(error) });
  expect((await finance.GET("/v1/webhooks")).error?.name).toBe("TimeoutError");
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  expectNoSecret(seen);
});

test.each(["Bearer ", "Bearer  "])(
  "a caller's own Authorization that comes back is masked, too: %j",
  async (scheme) => {
    const own = "secret-of-the-caller-11";
    const echo: FaultResponse = (response, entry) => {
      const envelope = { success: false, errors: [{ code: "x", message: entry.headers.authorization }] };
      return json(400, envelope, { A: own })(response, entry);
    };
    const { finance } = await financeWith(echo, { auth: accessToken });
    const outcome = await finance.GET("/v1/webhooks", { headers: { Authorization: scheme + own } });
    expect(outcome.error?.message).toContain(`${scheme}*`);
    expect([outcome.response?.headers.get("A"), outcome.response?.status]).toEqual(["*", 400]);
    expect(outcome.response?.url).toMatch(/\/v1\/webhooks$/);
    expect(shown(outcome)).not.toContain(own);
  },
);

describe("what a server says of a token is masked", () => {
  const odd = `ab/cd"efgh+ij\\kl/mn~op==`;
  const told = (message: string) => json(400, { success: false, errors: [{ code: "x", message }] });
  const url = encodeURIComponent(odd);
  const form = `${new URLSearchParams({ odd })}`.slice(4);
  const replies: Record<string, [secret: string, reply: FaultResponse]> = {
    "as it is, which is escaped in JSON": [odd, told(odd)],
    "URL-encoded": [odd, told(url)],
    "URL-encoded, with small letters": [odd, told(url.replace(/%../g, (code) => code.toLowerCase()))],
    "form-encoded": [odd, told(form)],
    "in JSON within JSON": [odd, told(JSON.stringify({ token: odd }))],
    "in the status text": [
      accessToken,
      (response) =>
        void response.writeHead(400, `Bad ${accessToken}`, { "Content-Type": "application/json" }).end("{}"),
    ],
    "in the name of a field": [
      accessToken,
      json(400, { errors: [{ code: "x", more: [{ [`k-${accessToken}`]: 1 }] }] }),
    ],
  };
  const seenBy = async (secret: string, reply: FaultResponse | FaultResponse[], init = {}) => {
    const seen: string[] = [];
    const { finance } = await financeWith(reply, { auth: secret });
    finance.use({ onResponse: ({ response }) => void seen.push(inspect(response)) });
    const { error } = await finance.GET("/v1/webhooks", init);
    return `${shown(error)}${shown(error?.errors)}${shown(error?.toJSON())}${error?.response?.url}${seen}`;
  };
  test.each(Object.entries(replies))("%s", async (_, [secret, reply]) => {
    const text = await seenBy(secret, reply);
    for (const one of [secret, url, url.toLowerCase(), form, JSON.stringify(odd).slice(1, -1)])
      expect(text).not.toContain(one);
    expect(text).toContain("*");
  });

  test("in the address of a redirect", async () => {
    const moved = text(302, "", { Location: `/?token=${accessToken}` });
    expect(await seenBy(accessToken, [moved, text(400)], { redirect: "follow" })).not.toContain(accessToken);
  });

  test("also of the one that was refused before", async () => {
    const second = failure(401, "unauthenticated");
    const quote = json(401, { success: false, errors: [{ code: "x", message: `${accessToken} was replaced` }] });
    const { finance } = await financeWith([second, quote], {
      auth: ({ rejected }) => (rejected ? "second" : accessToken),
    });
    expectNoSecret((await finance.GET("/v1/webhooks")).error);
  });

  const refusing: Record<string, (told: string) => unknown> = {
    "an error": (told) => new Error(told, { cause: new Error(told) }),
    "an ApiError": (told) => new ApiError(told, { code: told, errors: [{ [told]: told } as never], cause: { told } }),
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

test.each(["s3cr3t", "pass word!/1234", "é/1"])("a client secret of any length and form (%s)", async (clientSecret) => {
  const quoted = encodeURIComponent(clientSecret).replaceAll("!", "%21");
  const make = (fetch: () => Promise<Response>) =>
    clientCredentials({ tokenUrl: "https://auth.example/token", clientId: "c", clientSecret, fetch })
      .getToken()
      .catch((error) => error);
  const forms = [clientSecret, quoted, quoted.replaceAll("%20", "+"), quoted.toLowerCase()];
  for (const form of forms) {
    const refusal = { error: "invalid_client", error_description: `bad ${form} here` };
    const errors = [
      await make(async () => Promise.reject(new Error(`POST failed: ${form}`))),
      await make(async () => Response.json(refusal, { status: 401 })),
    ];
    for (const other of forms) expect(errors.map(shown).join("")).not.toContain(other);
    expect(shown(errors[1])).toContain("bad * here");
  }
});

test("an error shows no token, however a server escapes it in JSON", async () => {
  const escaped = accessToken.replace("s", "\\u0073").replace("-", "\\u002d");
  const { finance } = await financeWith(
    text(403, `{"success":false,"errors":[{"code":"forbidden","message":"refused: ${escaped}"}]}`),
    { auth: accessToken },
  );
  const { error } = await finance.GET("/v1/webhooks");
  expect(error?.errors).toEqual([{ code: "forbidden", message: "refused: *" }]);
  expectNoSecret(error);
});
