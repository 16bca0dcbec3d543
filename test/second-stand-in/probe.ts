// Runs a story against the stand-in and writes down what was seen, without what differs from run to run.

import http from "node:http";
import type { AddressInfo } from "node:net";
import { runAgenda } from "./basics.ts";
import type { Json } from "./model.ts";
import { start } from "./start.ts";

export type Server = Awaited<ReturnType<typeof start>>;

export interface Seen {
  status: number;
  headers: Headers;
  body: Json;
  /** `result` of the body, if that is an object. */
  one: Json;
  /** `result` of the body, if that is an array. */
  many: Json[];
}

interface Call {
  body?: unknown;
  headers?: Record<string, string>;
  /** Another client than the main one. */
  as?: string;
  raw?: boolean;
}

export interface Probe {
  server: Server;
  fixtures: Server["fixtures"];
  finance: (line: string, call?: Call) => Promise<Seen>;
  ramp: (line: string, call?: Call) => Promise<Seen>;
  token: (form: Record<string, string>) => Promise<Seen>;
  /** Waits until nothing is left to happen: the agenda is empty. */
  settled: () => Promise<void>;
  /** Refuses the next deliveries, this many. */
  refuse: (times: number) => void;
  hook: (path: string) => string;
  /** The bodies that were delivered so far. */
  arrived: () => Json[];
}

export type Story = (probe: Probe) => Promise<void>;

/** A delivery, and the line that is written down about it. */
interface Arrived {
  body: string;
  line: string;
}

const HOOKS = "https://hooks.stand-in.example";
const IDS =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\b[A-Za-z]+_[A-Za-z0-9_-]{12}(?![A-Za-z0-9_-])|0x[0-9a-f]{12,}|CASE-[\w-]+|st2\.[\w-]+/gi;
const TIMES = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[.\d]*(Z+|[+-]\d\d:\d\d)?/g;

/** A time of this run, reduced to its form and to whether it lies ahead. */
function time(text: string): string {
  const at = Date.parse(text.replace(/(\.\d{3})\d+/, "$1").replace(/Z+$/, "Z"));
  if (Math.abs(at - Date.now()) > 86_400_000) return text;
  return `<${at > Date.now() + 60_000 ? "ahead " : ""}${text.replace(/\d/g, "d")}>`;
}

/** The statuses of a story's responses, in their order. */
export const statuses = (lines: string[]): string[] => lines.flatMap((line) => / -> (\d{3}) /.exec(line)?.[1] ?? []);

/** The receiver of deliveries: writes each of them down. */
async function receiver(arrived: Arrived[], state: { refuse: number }) {
  const server = http.createServer((message, response) => {
    const parts: Buffer[] = [];
    message.on("data", (part: Buffer) => parts.push(part));
    message.on("end", () => {
      const { "content-length": _, host: __, connection: ___, ...headers } = message.headers;
      const body = Buffer.concat(parts).toString();
      arrived.push({ body, line: `${message.method} ${message.url} ${JSON.stringify(headers)} ${body}` });
      response.writeHead(state.refuse-- > 0 ? 500 : 204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

const authorize = (server: Server) => {
  const known = new Map<string, string>();
  return async (name: string): Promise<string> => {
    const client = server.fixtures.clients[name];
    if (!client) throw new Error(`No client is called ${name}.`);
    if (!known.has(name)) {
      const form = { grant_type: "client_credentials", client_id: client.clientId, client_secret: client.clientSecret };
      const response = await fetch(server.tokenUrl, { method: "POST", body: new URLSearchParams(form) });
      known.set(name, ((await response.json()) as { access_token: string }).access_token);
    }
    return known.get(name) ?? "";
  };
};

/** Runs a story against a server with the given changes. Returns what was seen, line by line. */
export async function tell(story: Story, defects: string[] = []): Promise<string[]> {
  const state = { refuse: 0 };
  const arrived: Arrived[] = [];
  const hooks = await receiver(arrived, state);
  const server = await start({
    defects,
    agenda: true,
    webhook: { url: HOOKS, port: (hooks.address() as AddressInfo).port },
  });
  const lines: string[] = [];
  try {
    await story(probeOf(server, lines, arrived, state));
  } finally {
    await server.stop();
    hooks.closeAllConnections();
    await new Promise((resolve) => hooks.close(resolve));
  }
  return plain(lines, arrived);
}

/** Numbers for ids in the order of their first use; what only deliveries know has none. */
function plain(lines: string[], arrived: Arrived[]): string[] {
  const ids = new Map<string, string>();
  const told = lines.map((line) =>
    line.replace(TIMES, time).replace(IDS, (id) => {
      const key = id.toLowerCase();
      if (!ids.has(key)) ids.set(key, `#${ids.size}`);
      return ids.get(key) ?? "";
    }),
  );
  const known = (id: string): string => ids.get(id.toLowerCase()) ?? "#?";
  const deliveries = arrived.map(({ line }) => `delivery ${line.replace(TIMES, time).replace(IDS, known)}`);
  return [...told, ...deliveries.sort()];
}

function probeOf(server: Server, lines: string[], arrived: Arrived[], state: { refuse: number }): Probe {
  const token = authorize(server);
  const ask = async (base: string, line: string, call: Call = {}): Promise<Seen> => {
    const [method = "GET", path = ""] = line.split(" ");
    const own: Record<string, string> = call.raw
      ? {}
      : { authorization: `Bearer ${await token(call.as ?? "main")}`, "x-tenant-id": server.tenantId };
    const type = call.body === undefined ? {} : { "content-type": "application/json" };
    const body = call.body === undefined ? null : JSON.stringify(call.body);
    const response = await fetch(base + path, { method, body, headers: { ...own, ...type, ...call.headers } });
    return note(lines, `${line} ${body ?? ""}`, response);
  };
  return {
    server,
    fixtures: server.fixtures,
    finance: (line, call) => ask(server.financeUrl, line, call),
    ramp: (line, call) => ask(server.rampUrl, line, call),
    token: async (form) => {
      const response = await fetch(server.tokenUrl, { method: "POST", body: new URLSearchParams(form) });
      return note(lines, "token", response);
    },
    settled: () => runAgenda(server.world),
    refuse: (times) => {
      state.refuse = times;
    },
    arrived: () => arrived.map((one) => JSON.parse(one.body) as Json),
    hook: (path) => `${HOOKS}${path}`,
  };
}

async function note(lines: string[], line: string, response: Response): Promise<Seen> {
  const text = await response.text();
  const json = response.headers.get("content-type")?.includes("json") ? (JSON.parse(text) as Json) : {};
  const correlation = response.headers.get("x-correlation-id");
  const type = response.headers.get("content-type");
  lines.push(`${line} -> ${response.status} ${type} ${correlation?.replace(/^corr:.*/, "corr:")} ${text}`);
  const result = json["result"];
  const many = Array.isArray(result) ? (result as Json[]) : [];
  const one = result && typeof result === "object" && !Array.isArray(result) ? (result as Json) : {};
  return { status: response.status, headers: response.headers, body: json, one, many };
}
