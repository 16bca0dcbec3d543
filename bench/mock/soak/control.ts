// Calls the control API and the token endpoint; what goes wrong is a finding unless the mock was down or without room.

import { setTimeout as pause } from "node:timers/promises";
import { type Findings, noticing } from "./client.ts";
import type { Subject } from "./subject.ts";

/** A command of the control API; undefined when it was not carried out. */
export type Control = {
  <T>(method: string, path: string, body?: unknown): Promise<T | undefined>;
  /** Posts a form to the token endpoint. */
  form<T>(path: string, fields: Record<string, string>): Promise<T | undefined>;
};

/** Makes the commands. */
export function createControl(subject: Subject, findings: Findings): Control {
  const send = async <T>(url: string, init: RequestInit): Promise<T | undefined> => {
    const from = performance.now();
    const what = `${init.method} ${new URL(url).pathname.replace(/[0-9a-f]{16}/, "…")}`;
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(60_000) });
      const text = await response.text();
      if (response.ok) return (text === "" ? {} : JSON.parse(text)) as T;
      if (response.status === 503 && subject.wasFull(from, performance.now())) findings.excused++;
      else findings.add(`${what}: ${response.status} ${text.slice(0, 160)}`);
    } catch (error) {
      const until = performance.now();
      await pause(noticing);
      if (subject.wasDown(from, until)) findings.excused++;
      else findings.add(`${what}: ${(error as Error).message}`);
    }
    return undefined;
  };
  const control = <T>(method: string, path: string, body?: unknown) => {
    const content = { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
    const url = `http://127.0.0.1:${subject.ports.finance}/__mock${path}`;
    return send<T>(url, { method, ...(body === undefined ? {} : content) });
  };
  const form = <T>(path: string, fields: Record<string, string>) =>
    send<T>(`http://127.0.0.1:${subject.ports.auth}${path}`, { method: "POST", body: new URLSearchParams(fields) });
  return Object.assign(control, { form });
}

/** A token for the credentials of a sandbox. */
export async function tokenOf(
  control: Control,
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
): Promise<string | undefined> {
  const fields = { grant_type: "client_credentials", client_id: clientId, client_secret: clientSecret };
  return (await control.form<{ access_token: string }>("/token", fields))?.access_token;
}
