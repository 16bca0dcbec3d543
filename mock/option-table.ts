// Checks the options of startMock, and adds defaults.

import { type Api, apis } from "../model/apis.ts";
import type { DeliveryPolicy } from "./deliver/policy.ts";
import type { Settings } from "./domain/types.ts";
import { formOf, sentenceOf } from "./form.ts";
import type { CompleteOptions, Internals, MockOptions, ServerLimits } from "./options.ts";

/** Generous for a client on this machine, tight enough that no client can block the mock. */
const defaultLimits: ServerLimits = {
  headTime: 10_000,
  requestTime: 30_000,
  headBytes: 16_384,
  headers: 200,
  bodyBytes: 1024 * 1024,
  journal: 200,
};

const flag = { type: "boolean" };
const text = { type: "string", minLength: 1 };
const object = (properties: object) => ({ type: "object", additionalProperties: false, properties });
const listOf = (items: object) => ({ type: "array", maxItems: 100, items });

/** Milliseconds of mock time per millisecond of real time, as JSON Schema. */
export const speedField = { type: "number", minimum: 0, maximum: 1e6 };

/** The settings of a sandbox, as JSON Schema. */
export const settingFields = {
  paymentSessions: flag,
  kycNotRequired: flag,
  companyActive: flag,
  webhookCap: { type: "integer", minimum: 0 },
} satisfies Record<keyof Settings, object>;

const time = { type: "number", minimum: 0, maximum: 1e12 };

/** The delivery policy, as JSON Schema. */
export const policyFields = {
  delay: time,
  retries: listOf(time),
  disorder: time,
  timeout: { type: "number", minimum: 1, maximum: 6e5 },
  duplicates: { type: "number", minimum: 0, maximum: 1 },
} satisfies Record<keyof DeliveryPolicy, object>;

const port = { type: "integer", minimum: 0, maximum: 65_535 };
const delay = { type: "number", minimum: 0, maximum: 6e5 };
/** Names without scheme and port; an IPv6 address in brackets. */
const hosts = listOf({ type: "string", pattern: "^\\s*([^\\s/?#@:\\\\]+|\\[[\\dA-Fa-f:.]+\\])\\s*$" });

const form = formOf({
  host: text,
  ports: object({ finance: port, ramp: port, auth: port }),
  allowHosts: hosts,
  allowOrigins: listOf({ type: "string", pattern: "^https?://[^/]+$" }),
  config: text,
  tokenLifetime: { type: "number", exclusiveMinimum: 0 },
  cast: flag,
  data: text,
  speed: speedField,
  scenario: text,
  latency: { ...listOf(delay), minItems: 2, maxItems: 2 },
  settings: object(settingFields),
  allowHttpWebhooks: { anyOf: [flag, hosts] },
  delivery: object(policyFields),
  log: {},
} satisfies Record<keyof MockOptions, object>);

/**
 * Completes the options of a mock.
 * @param given Options of the caller; undefined means the default.
 * @param internals Added without a check.
 * @returns The options; by default on free ports of 127.0.0.1.
 * @throws TypeError in one line that names the option and what it may be, or the nearest option.
 */
export function complete(given: MockOptions, internals: Internals): CompleteOptions {
  const refuse = (words: string) => new TypeError(`startMock: ${words}`);
  const setting = Object.keys(Object(given)).find((name) => Object.hasOwn(settingFields, name));
  if (setting !== undefined) throw refuse(`${setting} is a setting; give it in settings: { ${setting}: … }`);
  const fault = form(given);
  if (fault !== undefined) throw refuse(sentenceOf(fault, "the object of options"));
  const { host = "127.0.0.1", ports = {}, latency: [least, most] = [0, 0], log } = given;
  if (least > most) throw refuse("latency must be the least and the largest delay, in this order");
  if (log !== undefined && typeof log !== "function") throw refuse("log must be a function");
  const taken = Object.fromEntries(apis.map((api) => [api, ports[api] ?? 0])) as Record<Api, number>;
  // Else the error of the second API would say that the port is in use.
  const [first, second] = apis.filter(
    (api) => taken[api] !== 0 && apis.some((one) => one !== api && taken[one] === taken[api]),
  );
  if (first !== undefined)
    throw new TypeError(`${first} and ${second} have the same port, ${taken[first]}; give each a port of its own`);
  return { ...given, ...internals, host, ports: taken, limits: { ...defaultLimits, ...internals.limits } };
}
