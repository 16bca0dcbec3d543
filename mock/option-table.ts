// The options of startMock with their defaults; what is unknown or wrong among them is refused before anything starts.

import { nearest } from "../cli/nearest.ts";
import { type Api, apis } from "../model/apis.ts";
import { asOrigin } from "./control/hosts.ts";
import type { Internals, MockOptions } from "./options.ts";
import { hostOf } from "./server/http/host.ts";

/** Options with the addresses that every mock needs. */
export interface CompleteOptions extends MockOptions, Internals {
  host: string;
  ports: Record<Api, number>;
}

/** What an option may be, in words and as a test. */
interface Kind {
  words: string;
  test(value: unknown): boolean;
}

const isNumber = (value: unknown, least: number, most: number) =>
  typeof value === "number" && value >= least && value <= most;
const isWhole = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && isNumber(value, least, most);
const isText = (value: unknown) => typeof value === "string" && value !== "";
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const text: Kind = { words: "a text", test: isText };
const hostName: Kind = { words: "a host name", test: (value) => isText(value) && hostOf(String(value)) !== undefined };
const origin: Kind = { words: "an origin", test: (value) => isText(value) && asOrigin(String(value)) !== undefined };
const flag: Kind = { words: "true or false", test: (value) => typeof value === "boolean" };
const port: Kind = { words: "a whole number from 0 to 65535", test: (value) => isWhole(value, 0, 65_535) };
const positive: Kind = { words: "a number above 0", test: (value) => isNumber(value, Number.MIN_VALUE, 1e12) };
const amount: Kind = { words: "a number of 0 or more", test: (value) => isNumber(value, 0, 1e12) };
const share: Kind = { words: "a number from 0 to 1", test: (value) => isNumber(value, 0, 1) };
const object: Kind = { words: "an object", test: isObject };
const list = (of: Kind, words: string): Kind => ({
  words,
  test: (value) => Array.isArray(value) && value.every(of.test),
});
const hostNames = list(hostName, "a list of host names, each without scheme and port");
const count = (least: number): Kind => ({
  words: `a whole number of ${least} or more`,
  test: (value) => isWhole(value, least, 1e12),
});

/** Every option; those of an object each by its own table. */
const options: Record<keyof MockOptions, Kind> = {
  host: text,
  ports: object,
  allowHosts: hostNames,
  allowOrigins: list(origin, "a list of origins, such as http://127.0.0.1:4000"),
  auth: { words: "on, any or off", test: (value) => ["on", "any", "off"].includes(value as string) },
  config: text,
  tokenLifetime: positive,
  latency: {
    words: "two numbers of milliseconds, the least and the most",
    test: (value) => Array.isArray(value) && value.length === 2 && value.every(amount.test) && value[0] <= value[1],
  },
  cast: flag,
  settings: object,
  data: text,
  speed: amount,
  scenario: text,
  allowHttpWebhooks: {
    words: "true, false or a list of host names",
    test: (value) => flag.test(value) || hostNames.test(value),
  },
  delivery: object,
  watch: flag,
  log: { words: "a function", test: (value) => typeof value === "function" },
};

/** The options of an object. */
const inner: Partial<Record<keyof MockOptions, Record<string, Kind>>> = {
  ports: { finance: port, ramp: port, auth: port } satisfies Record<Api, Kind>,
  delivery: {
    ...{ delay: amount, retries: list(amount, "a list of milliseconds"), timeout: positive },
    ...{ duplicates: share, disorder: amount, seed: count(0) },
  } satisfies Inner<"delivery">,
  settings: {
    ...{ paymentSessions: flag, kycNotRequired: flag, companyActive: flag, strict: flag, webhookCap: count(0) },
  } satisfies Inner<"settings">,
};

type Inner<Name extends keyof MockOptions> = Record<keyof NonNullable<MockOptions[Name]>, Kind>;

/**
 * Completes the options of a mock.
 * @param given What the caller gives; an option that is undefined is left out.
 * @param internals What goes with them, as it is.
 * @returns The options; the mock listens on free ports of 127.0.0.1 where nothing else is said.
 * @throws TypeError in one line that names the option and what it may be, or the nearest one there is.
 */
export function complete(given: MockOptions, internals: Internals): CompleteOptions {
  const isGiven: boolean = isObject(given);
  if (!isGiven) throw new TypeError("the options of startMock must be an object");
  check(given, options, "");
  for (const [name, kinds] of Object.entries(inner)) {
    const value = given[name as keyof MockOptions];
    if (value !== undefined) check(value as Record<string, unknown>, kinds, `${name}.`);
  }
  const { host = "127.0.0.1", ports = {} } = given;
  const taken = Object.fromEntries(apis.map((api) => [api, ports[api] ?? 0])) as Record<Api, number>;
  checkPorts(taken);
  return { ...given, ...internals, host, ports: taken };
}

/** The first that listened would be what stands in the way of the second. */
function checkPorts(ports: Record<Api, number>): void {
  for (const [one, other] of [
    ["finance", "ramp"],
    ["finance", "auth"],
    ["ramp", "auth"],
  ] as const)
    if (ports[one] !== 0 && ports[one] === ports[other])
      throw new TypeError(`${one} and ${other} have the same port, ${ports[one]}; give each a port of its own`);
}

function check(given: object, kinds: Record<string, Kind>, prefix: string): void {
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(kinds, name))
      throw new TypeError(`startMock has no option ${prefix}${name}${nearest(name, Object.keys(kinds))}`);
    const kind = kinds[name] as Kind;
    if (value !== undefined && !kind.test(value))
      throw new TypeError(`the option ${prefix}${name} of startMock must be ${kind.words}`);
  }
}
