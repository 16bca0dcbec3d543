// The options of startMock with their defaults; what is unknown or wrong among them is refused before anything starts.

import { type Api, apis } from "../model/apis.ts";
import { asOrigin } from "./control/hosts.ts";
import { createForm, sentenceOf } from "./form.ts";
import type { Internals, MockOptions } from "./options.ts";
import { hostOf } from "./server/http/host.ts";

/** Options with the addresses that every mock needs. */
export interface CompleteOptions extends MockOptions, Internals {
  host: string;
  ports: Record<Api, number>;
}

const text = { type: "string", minLength: 1 };
const flag = { type: "boolean" };
const port = { type: "integer", minimum: 0, maximum: 65_535 };
const amount = { type: "number", minimum: 0, maximum: 1e12 };
const positive = { type: "number", exclusiveMinimum: 0, maximum: 1e12 };
const share = { type: "number", minimum: 0, maximum: 1 };
const count = { type: "integer", minimum: 0 };
const texts = { type: "array", items: text };
const objectOf = <Fields extends object>(properties: Record<keyof Fields, object>) => ({
  ...{ type: "object", additionalProperties: false, properties },
});

const form = createForm(
  objectOf<MockOptions>({
    ...{ host: text, ports: objectOf<Record<Api, number>>({ finance: port, ramp: port, auth: port }) },
    ...{ allowHosts: texts, allowOrigins: texts, auth: { enum: ["on", "any", "off"] }, config: text },
    ...{ tokenLifetime: positive, latency: { type: "array", items: amount, minItems: 2, maxItems: 2 }, cast: flag },
    settings: objectOf<NonNullable<MockOptions["settings"]>>({
      ...{ paymentSessions: flag, kycNotRequired: flag, companyActive: flag, strict: flag, webhookCap: count },
    }),
    ...{ data: text, speed: amount, scenario: text, allowHttpWebhooks: { ...texts, type: ["boolean", "array"] } },
    delivery: objectOf<NonNullable<MockOptions["delivery"]>>({
      ...{ delay: amount, retries: { type: "array", items: amount }, timeout: positive },
      ...{ duplicates: share, disorder: amount, seed: count },
    }),
    ...{ watch: flag, log: {} },
  }),
);

/** What is wrong, to follow "startMock: "; undefined when nothing is. */
function faultOf(given: MockOptions): string | undefined {
  const fault = form(given);
  if (fault !== undefined) return sentenceOf(fault, "the object of options");
  const { allowHosts = [], allowOrigins = [], allowHttpWebhooks, latency: [least, most] = [0, 0], log } = given;
  const httpHosts = Array.isArray(allowHttpWebhooks) ? (allowHttpWebhooks as string[]) : [];
  const noHost = [...allowHosts, ...httpHosts].find((name) => hostOf(name) === undefined);
  if (noHost !== undefined) return `${noHost} is no host name; leave out scheme and port`;
  const noOrigin = allowOrigins.find((name) => asOrigin(name) === undefined);
  if (noOrigin !== undefined) return `${noOrigin} is no origin, such as http://127.0.0.1:4000`;
  if (least > most) return "latency must have the least number of milliseconds first";
  return log === undefined || typeof log === "function" ? undefined : "log must be a function";
}

/**
 * Completes the options of a mock.
 * @param given What the caller gives; an option that is undefined is left out.
 * @param internals What goes with them, as it is.
 * @returns The options; the mock listens on free ports of 127.0.0.1 where nothing else is said.
 * @throws TypeError in one line that names the option and what it may be, or the nearest one there is.
 */
export function complete(given: MockOptions, internals: Internals): CompleteOptions {
  const fault = faultOf(given);
  if (fault !== undefined) throw new TypeError(`startMock: ${fault}`);
  const { host = "127.0.0.1", ports = {} } = given;
  const taken = Object.fromEntries(apis.map((api) => [api, ports[api] ?? 0])) as Record<Api, number>;
  // The first that listened would be what stands in the way of the second.
  for (const [index, api] of apis.entries())
    for (const other of apis.slice(index + 1))
      if (taken[api] !== 0 && taken[api] === taken[other])
        throw new TypeError(`${api} and ${other} have the same port, ${taken[api]}; give each a port of its own`);
  return { ...given, ...internals, host, ports: taken };
}
