// What a mock without state has nothing for: one rule for the command line and for startMock.

import { isDeepStrictEqual } from "node:util";
import { defaultPolicy } from "./deliver/policy.ts";
import type { MockOptions } from "./options.ts";

/** By option, whether its value asks for something that only a state has; the default asks for nothing. */
const needsState: Partial<{ [Name in keyof MockOptions]: (value: NonNullable<MockOptions[Name]>) => boolean }> = {
  data: () => true,
  state: () => true,
  cast: (isCast) => !isCast,
  speed: (speed) => speed !== 1,
  paymentSessions: (isEnabled) => isEnabled,
  kycNotRequired: (isEnabled) => isEnabled,
};

/** Flags that are not called as their option is. */
const flags: Record<string, string> = {
  cast: "--no-cast",
  "delivery.delay": "--webhook-delay",
  "delivery.retries": "--webhook-retries",
  "delivery.duplicates": "--chaos",
  "delivery.disorder": "--chaos",
};

/** What an option is called on the command line: `--payment-sessions` for `paymentSessions`. */
export function flagOf(option: string): string {
  return flags[option] ?? `--${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/**
 * Looks for options that contradict `stateless`.
 * @param options How the mock is to be started.
 * @param called What an option is called where the user has given it; its own name when left out.
 * @returns One line that names them all; undefined when there are none.
 */
export function statelessFault(
  options: MockOptions,
  called: (option: string) => string = (option) => option,
): string | undefined {
  if (!options.stateless) return undefined;
  const names = [...ofOptions(options), ...ofDelivery(options.delivery)].map(called);
  const [first, ...others] = [...new Set(names)];
  if (first === undefined) return undefined;
  const without = [first, ...others].join(", ");
  return `${called("stateless")} keeps no state, clock or deliveries; start without it, or without ${without}`;
}

function ofOptions(options: MockOptions): string[] {
  return Object.entries(needsState).flatMap(([name, needs]) => {
    const value = options[name as keyof MockOptions];
    return value !== undefined && (needs as (value: unknown) => boolean)(value) ? [name] : [];
  });
}

function ofDelivery(delivery: MockOptions["delivery"] = {}): string[] {
  return Object.entries(delivery)
    .filter(
      ([name, value]) =>
        value !== undefined && !isDeepStrictEqual(value, defaultPolicy[name as keyof typeof defaultPolicy]),
    )
    .map(([name]) => `delivery.${name}`);
}
