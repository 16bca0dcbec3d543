// Networks and gateways: what they legally change is not blamed, and what they lose is reported.

import { setImmediate } from "node:timers/promises";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Exchange, SentRequest } from "../../conformance/exchange.ts";
import type { Target } from "../../conformance/plan/target.ts";
import { UnreachableError } from "../../conformance/run/http.ts";
import { type RunOptions, run } from "../../conformance/run/runner.ts";
import { loadContracts } from "../../model/contract.ts";
import { startServer } from "../server/start.ts";
import { type Habit, startGateways } from "./gateway.ts";
import { clockOf, patient, targetOf } from "./prove.ts";

const contracts = loadContracts();
/** Reads and writes only. */
const quick: RunOptions = { focus: { across: () => false, broken: false } };

/** Runs against the server of the tests behind a gateway. */
async function through(habit: Habit, more: Partial<Target> = {}, options: RunOptions = {}, host = "127.0.0.1") {
  const server = await startServer();
  const origins = { finance: server.financeUrl, ramp: server.rampUrl };
  const gateways = await startGateways({ origins }, habit, host);
  try {
    const target = targetOf(server, { origins: gateways.origins, ...more });
    const result = await run(contracts, target, { ...clockOf(server), ...options });
    return { ...result, tenant: server.world.tenants.get(server.tenantId) };
  } finally {
    await gateways.stop();
    await server.stop();
  }
}

const encoders: [name: string, encode: (body: Buffer) => Buffer][] = [
  ["gzip", gzipSync],
  ["br", brotliCompressSync],
  ["deflate", deflateSync],
];

/** Replaces the answers to some requests. */
function instead(
  status: number,
  headers: Record<string, string>,
  when: (count: number, url: string, method: string) => boolean,
): Habit {
  return ({ answer, count, incoming }) => {
    if (!when(count, incoming.url ?? "", incoming.method ?? "")) return false;
    const errors = [{ code: "code-not-documented", message: "No." }];
    answer.status = status;
    answer.body = Buffer.from(JSON.stringify({ success: false, errors }));
    Object.assign(answer.headers, headers, { "content-type": "application/json" });
    delete answer.headers["content-length"];
    return false;
  };
}

const harmless: { what: string; habit: Habit; host?: string; more?: Partial<Target>; options?: RunOptions }[] = [
  {
    what: "coded bodies that nobody asked for, chunks, upper-case headers and several cookies",
    async habit({ answer, outgoing, count }) {
      const headers = Object.entries(answer.headers).map(([name, value]) => [name.toUpperCase(), value] as const);
      const [coding, encode] = encoders[count % encoders.length] as (typeof encoders)[number];
      const isCoded = answer.body.length > 0;
      outgoing.writeHead(answer.status, {
        ...Object.fromEntries(headers.filter(([name]) => name !== "CONTENT-LENGTH")),
        "Set-Cookie": ["a=1; Path=/", "b=2, 3"],
        ...(isCoded && { "Content-Encoding": coding }),
      });
      const body = isCoded ? encode(answer.body) : answer.body;
      outgoing.write(body.subarray(0, 10));
      await setImmediate();
      outgoing.end(body.subarray(10));
      return true;
    },
    more: { writes: "none" },
  },
  {
    what: "connections closed after an answer without a word",
    habit({ answer, outgoing }) {
      outgoing.writeHead(answer.status, answer.headers);
      outgoing.end(answer.body, () => outgoing.socket?.end());
      return true;
    },
    options: { focus: { across: () => true, broken: false } },
  },
  { what: "an address of IPv6", habit: () => false, host: "::1", options: quick },
  {
    what: "a rate limit now and then",
    // Only reads: a write is already carried out when the gateway sees it.
    habit: instead(429, { "retry-after": "0" }, (count, _, method) => method === "GET" && count % 12 === 0),
    options: { focus: { across: (check) => /session|webhook|lock/.test(check), broken: false } },
  },
  {
    what: "webhooks that are unreachable now and then",
    habit: instead(503, {}, (count, url) => url.includes("webhooks") && count % 7 === 0),
    options: { focus: { across: (check) => /webhook|tenant/.test(check), broken: false } },
  },
];

describe("nobody is blamed for", patient, () => {
  test.each(harmless)("$what", async ({ habit, host, more, options }) => {
    const { failures, problem } = await through(habit, more, options, host);
    expect(problem).toBeUndefined();
    expect(failures.map(({ check, operationId, actual }) => `${operationId} ${check}: ${actual}`)).toEqual([]);
  });
  test("a rate limit that never ends: what it kept from being seen is not covered", async () => {
    const limited = instead(429, { "retry-after": "0" }, (_, url) => url.startsWith("/v1/parties"));
    const { failures, coverage } = await through(limited, { writes: "none" }, quick);
    expect(failures).toEqual([]);
    const missed = coverage.filter(({ reason = "" }) => reason.includes("limits the rate"));
    expect(missed.map(({ operationId }) => operationId)).toContain("listParties");
  });
});

/** Little time for the operation that does not end, and much for the others on a slow machine. */
const briefly = ({ url }: SentRequest) => (url.includes("/v1/supported-assets") ? 300 : 600_000);

describe("what is told", patient, () => {
  test("an operation that answers in drops without an end: a difference, and the run goes on", async () => {
    const dripping: Habit = ({ incoming, outgoing, answer }) => {
      if (!incoming.url?.startsWith("/v1/supported-assets")) return false;
      outgoing.writeHead(answer.status, { "content-type": "application/json" });
      const drops = setInterval(() => outgoing.write(" "), 50);
      outgoing.on("close", () => clearInterval(drops));
      return true;
    };
    const { failures, problem, requests } = await through(dripping, { timeLimit: briefly, writes: "none" });
    expect(problem).toBeUndefined();
    expect(requests).toBeGreaterThan(1000);
    const told = failures.map(({ check, operationId, actual }) => `${operationId} ${check}: ${actual}`);
    expect(told).toContain("listSupportedAssets status-known: no complete response within 0.3 s");
    expect(new Set(failures.map(({ operationId }) => operationId))).toEqual(new Set(["listSupportedAssets"]));
  });
  test("an endless answer: it is cut off, and only found", async () => {
    const endless: Habit = ({ incoming, outgoing, answer }) => {
      if (!incoming.url?.startsWith("/v1/ramp-requests/export")) return false;
      outgoing.writeHead(answer.status, answer.headers["content-type"] ? { "content-type": "text/csv" } : {});
      const block = Buffer.alloc(1_000_000, "x");
      const more = (error?: Error | null) => error || outgoing.destroyed || outgoing.write(block, more);
      more();
      return true;
    };
    const { failures, findings } = await through(endless, {}, quick);
    expect(failures).toEqual([]);
    expect(findings.map(({ actual }) => actual)).toContain("the response is longer than 20 MB");
  });
  test("a host that resets every connection is not reached", async () => {
    const { problem, requests } = await through(({ outgoing }) => {
      outgoing.socket?.resetAndDestroy();
      return true;
    });
    expect(problem).toBeInstanceOf(UnreachableError);
    expect(problem?.message).toMatch(
      /^(finance|ramp) at 127\.0\.0\.1:\d+: the connection ended without a response$/,
    );
    expect(requests).toBeLessThan(10);
  });
  test("a host that dies on the way ends the run, and tells what was seen until then", async () => {
    const dying: Habit = ({ count, outgoing }) => {
      if (count < 400) return false;
      outgoing.socket?.resetAndDestroy();
      return true;
    };
    const { problem, coverage, requests, leftBehind } = await through(dying);
    expect(problem?.message).toMatch(/no longer responds/);
    expect(requests).toBeGreaterThan(390);
    expect(requests).toBeLessThan(500);
    expect(coverage.some(({ covered }) => covered)).toBe(true);
    expect(leftBehind.length).toBeGreaterThan(0);
  });
});

describe("an interruption", () => {
  test.each([0, 60, 700, 1500])(
    "after %i requests: nothing is left behind, and nothing more is made",
    patient,
    async (after) => {
      const interruption = new AbortController();
      let requests = 0;
      const onExchange = () => {
        if (requests++ >= after) interruption.abort();
      };
      const { tenant, exchanges } = await through(
        () => false,
        { writes: "removable" },
        { signal: interruption.signal, onExchange },
      );
      expect(exchanges.length).toBeLessThan(after + 150);
      expect(tenant?.webhooks).toEqual([]);
      expect(tenant?.parties).toHaveLength(8);
      expect(tenant?.paymentRequests.filter(({ status }) => status !== "REVERSING")).toEqual([]);
    },
  );
  test("while the run waits for a rate limit: it ends at once, and not when the wait is over", async () => {
    const interruption = new AbortController();
    const waiting = instead(429, { "retry-after": "60" }, (count) => count > 20);
    const onExchange = ({ response }: Exchange) => {
      if (response.status === 429) setImmediate().then(() => interruption.abort());
    };
    const { exchanges } = await through(waiting, { writes: "none" }, { signal: interruption.signal, onExchange });
    expect(exchanges.some(({ response }) => response.status === 429)).toBe(true);
  });
});
