// What the mock has to be told before it accepts a request: what the service, too, refuses until it is enabled.

import type { OperationEntry } from "../model.ts";
import { origins } from "./request.ts";

/** A setting of the mock that a request needs. */
export interface Switch {
  /** Name of the setting in POST /__mock/settings. */
  setting: string;
  /** Why it is off, in Markdown. */
  reason: string;
  /** The command that switches it on. */
  command: string;
}

const rules: { setting: string; reason: string; isNeeded(entry: OperationEntry, value: unknown): boolean }[] = [
  {
    setting: "paymentSessions",
    reason: "Payment sessions have to be enabled for your company. Enable them in the mock first:",
    isNeeded: ({ operationId }) => operationId === "createPaymentSession",
  },
  {
    setting: "kycNotRequired",
    reason: "`kycStatus` NOT_REQUIRED has to be enabled for your company. Enable it in the mock first:",
    isNeeded: (_, value) => (value as { kycStatus?: unknown } | undefined)?.kycStatus === "NOT_REQUIRED",
  },
];

/** What to switch on before the mock accepts a request; undefined if nothing. */
export function switchFor(entry: OperationEntry, value: unknown): Switch | undefined {
  const rule = rules.find(({ isNeeded }) => isNeeded(entry, value));
  if (rule === undefined) return undefined;
  const body = JSON.stringify({ [rule.setting]: true });
  return {
    setting: rule.setting,
    reason: rule.reason,
    command: `curl ${origins[entry.service]}/__mock/settings \\\n  -H 'Content-Type: application/json' \\\n  -d '${body}'`,
  };
}
