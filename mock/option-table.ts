// The options of startMock with their defaults; what is unknown or wrong among them is refused before anything starts. Not a
// form of JSON Schema, whose compiler would be a tenth of the start.

import { nearest } from "../cli/nearest.ts";
import { type Api, apis } from "../model/apis.ts";
import { isObject } from "../model/document.ts";
import { asOrigin, hostOf } from "./control/hosts.ts";
import type { CompleteOptions, Internals, MockOptions, ServerLimits } from "./options.ts";

/** Generous for a client on this machine, tight enough that nobody holds a mock up. */
const defaultLimits: ServerLimits = {
  headTime: 10_000,
  requestTime: 30_000,
  headBytes: 16_384,
  headers: 200,
  bodyBytes: 1024 * 1024,
  journal: 200,
};

/** What an option has to be, and whether a value is that. */
type Check = [words: string, isRight: (value: unknown) => boolean];
/** By the name of a field; of an object, the checks of its own fields. */
type Checks = { [field: string]: Check | Checks };

const range = (least: number, most: number): Check => [
  `a number from ${least} to ${most}`,
  (value) => typeof value === "number" && value >= least && value <= most,
];
const listOf = ([words, isRight]: Check): Check => [
  `a list, with ${words} in each place`,
  (value) => Array.isArray(value) && value.every(isRight),
];
const flag: Check = ["true or false", (value) => typeof value === "boolean"];
const text: Check = ["a text that is not empty", (value) => typeof value === "string" && value !== ""];
const port: Check = ["a port, from 0 to 65535", (value) => Number.isInteger(value) && range(0, 65_535)[1](value)];
const count: Check = ["a whole number", (value) => Number.isInteger(value) && Number(value) >= 0];
const [time, share] = [range(0, 1e12), range(0, 1)];
const hosts = listOf(["the name of a host without scheme and port", (value) => hostOf(String(value)) !== undefined]);
const origin: Check = ["an origin such as http://127.0.0.1:4000", (value) => asOrigin(String(value)) !== undefined];

const checks: Record<keyof MockOptions, Check | Checks> = {
  ...{ host: text, ports: { finance: port, ramp: port, auth: port }, allowHosts: hosts, allowOrigins: listOf(origin) },
  auth: ["on, any or off", (value) => ["on", "any", "off"].includes(String(value))],
  ...{
    config: text,
    tokenLifetime: range(1e-3, 1e12),
    cast: flag,
    data: text,
    speed: range(0, 1e6),
    scenario: text,
  },
  latency: [
    "[least, most] in milliseconds up to 600000, such as [100, 400]; the least is not above the most",
    (value) => Array.isArray(value) && value.length === 2 && value.every(range(0, 600_000)[1]) && value[0] <= value[1],
  ],
  settings: { paymentSessions: flag, kycNotRequired: flag, companyActive: flag, webhookCap: count },
  allowHttpWebhooks: [`${flag[0]}, or ${hosts[0]}`, (value) => flag[1](value) || hosts[1](value)],
  delivery: {
    ...{
      delay: time,
      retries: listOf(time),
      timeout: range(1e-3, 1e12),
      duplicates: share,
      disorder: time,
      seed: count,
    },
  },
  log: ["a function", (value) => typeof value === "function"],
};

/** What is wrong, to follow "startMock: "; undefined when nothing is. */
function faultOf(given: unknown, known: Checks, at = ""): string | undefined {
  const name = at || "the object of options";
  if (!isObject(given)) return `${name} must be an object`;
  const names = Object.keys(known);
  const faults = Object.entries(given).map(([field, value]) => {
    const check = known[field];
    const place = at === "" ? field : `${at}.${field}`;
    if (check === undefined)
      return `${name} has no field ${field}${nearest(field, names) || "; see the type MockOptions"}`;
    if (value === undefined) return undefined;
    if (!Array.isArray(check)) return faultOf(value, check as Checks, place);
    const [words, isRight] = check as Check;
    return isRight(value) ? undefined : `${place} must be ${words}`;
  });
  return faults.find((fault) => fault !== undefined);
}

/**
 * Completes the options of a mock.
 * @param given What the caller gives; an option that is undefined is left out.
 * @param internals What goes with them, as it is.
 * @returns The options; the mock listens on free ports of 127.0.0.1 where nothing else is said.
 * @throws TypeError in one line that names the option and what it may be, or the nearest one there is.
 */
export function complete(given: MockOptions, internals: Internals): CompleteOptions {
  const fault = faultOf(given, checks);
  if (fault !== undefined) throw new TypeError(`startMock: ${fault}`);
  const { host = "127.0.0.1", ports = {} } = given;
  const taken = Object.fromEntries(apis.map((api) => [api, ports[api] ?? 0])) as Record<Api, number>;
  // The first that listened would be what stands in the way of the second.
  const [first, second] = apis.filter(
    (api) => taken[api] !== 0 && apis.some((one) => one !== api && taken[one] === taken[api]),
  );
  if (first !== undefined)
    throw new TypeError(`${first} and ${second} have the same port, ${taken[first]}; give each a port of its own`);
  return { ...given, ...internals, host, ports: taken, limits: { ...defaultLimits, ...internals.limits } };
}
