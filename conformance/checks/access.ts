// Checks of authentication, tenancy and correlation, on every operation the run may call.

import { randomUUID } from "node:crypto";
import type { Operation } from "../contract.ts";
import type { Exchange, Service } from "../exchange.ts";
import { answerOf, type CallOptions, codeOf, NotCovered, type Probe, type SemanticCheck } from "./check.ts";

const services: Service[] = ["finance", "ramp"];

/** Codes of a refused token and of a refused tenant; the ramp service's are read from their names. */
const codes = {
  401: { finance: ["unauthenticated"], ramp: ["UNAUTHORIZED", "unauthenticated"] },
  403: { finance: ["forbidden"], ramp: ["FORBIDDEN", "forbidden"] },
} as const;

async function expectRefusal(
  probe: Probe,
  operation: Operation,
  status: 401 | 403,
  what: string,
  options: CallOptions,
) {
  const exchange = await probe.call(operation.operationId, { ...options, inventIds: true, purpose: what });
  const service = operation.service as Service;
  if (exchange.response.status !== status) {
    probe.report(exchange, { expected: `${what} gives ${status}`, actual: answerOf(exchange), evidence: "documented" });
    return exchange;
  }
  const known: readonly string[] = codes[status][service];
  const code = codeOf(exchange);
  if (code !== undefined && !known.includes(code)) {
    const evidence = service === "finance" ? "documented" : "observed";
    probe.report(exchange, { expected: `${what} gives the code ${known[0]}`, actual: code, evidence });
  }
  return exchange;
}

/** Runs something for every operation, a few at a time. */
async function forEach<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

function allOperations(probe: Probe): Operation[] {
  return services.flatMap((service) => probe.operations(service)).filter(({ secured }) => secured);
}

/** A token with one character changed where its signature or randomness is. */
function tampered(token: string): string {
  const at = Math.max(0, token.length - 10);
  return `${token.slice(0, at)}${token[at] === "A" ? "B" : "A"}${token.slice(at + 1)}`;
}

function tokenCheck(name: string, what: string, authorization: (token: string) => string | undefined): SemanticCheck {
  return {
    name,
    rule: `A request with ${what} gives 401.`,
    source: "finance source, Authentication 4 and Errors: unauthenticated",
    needs: [],
    async run(probe) {
      const value = authorization(await probe.accessToken());
      const options: CallOptions = value === undefined ? { without: ["authorization"] } : { authorization: value };
      await forEach(allOperations(probe), async (operation) => {
        await expectRefusal(probe, operation, 401, what, options);
      });
    },
  };
}

/** A read and a write of each service: enough for what one place of a server decides for all operations. */
function samples(probe: Probe): Operation[] {
  return services.flatMap((service) => {
    const own = probe.operations(service).filter(({ secured }) => secured);
    const kinds = [own.find(({ method }) => method === "GET"), own.find(({ method }) => method !== "GET")];
    return kinds.filter((operation) => operation !== undefined);
  });
}

/** Swaps the case of every letter. */
function swapped(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
}

const nearTokens: { what: string; of: (token: string) => string }[] = [
  { what: "a token with more behind it", of: (token) => `${token}x` },
  { what: "a token that is cut", of: (token) => token.slice(0, -2) },
  { what: "a token in swapped case", of: swapped },
  { what: "no token behind Bearer", of: () => "" },
];

const nearTokenCheck: SemanticCheck = {
  name: "near-token",
  rule: "A token counts as a whole: longer, shorter, and with letters in another case it gives 401.",
  source: "finance source, Errors: unauthenticated",
  needs: [],
  async run(probe) {
    const token = await probe.accessToken();
    for (const { what, of } of nearTokens.filter((form) => form.of(token) !== token)) {
      await forEach(samples(probe), async (operation) => {
        await expectRefusal(probe, operation, 401, what, { authorization: `Bearer ${of(token)}` });
      });
    }
  },
};

const expiredCheck: SemanticCheck = {
  name: "expired-token",
  rule: "A token is refused once it has expired.",
  source: "finance source, Authentication 3",
  needs: [],
  async run(probe) {
    if (probe.target.waitForExpiry !== true) throw new NotCovered("waiting for a token to expire was not asked for");
    const token = await probe.expiredToken();
    for (const service of services) {
      const operation = probe.operations(service).find(({ method }) => method === "GET");
      if (operation === undefined) continue;
      await expectRefusal(probe, operation, 401, "an expired token", { authorization: `Bearer ${token}` });
    }
  },
};

interface TenantForm {
  what: string;
  values: (tenant: string | undefined) => string[] | undefined;
}

const foreign = randomUUID();

/** The bad forms of `x-tenant-id`; those that need a granted tenant are left out without one. */
const tenantForms: TenantForm[] = [
  { what: "a blank x-tenant-id", values: () => [""] },
  { what: "a malformed x-tenant-id", values: () => ["not-a-uuid"] },
  { what: "a foreign x-tenant-id", values: () => [foreign] },
  {
    what: "a repeated x-tenant-id",
    values: (tenant) => (tenant === undefined ? [foreign, foreign] : [tenant, tenant]),
  },
  {
    what: "an x-tenant-id in another case",
    values: (tenant) => (tenant === undefined || tenant === tenant.toUpperCase() ? undefined : [tenant.toUpperCase()]),
  },
  {
    what: "an x-tenant-id with more behind it",
    values: (tenant) => (tenant === undefined ? undefined : [`${tenant}x`]),
  },
];

const nearMisses: [what: string, of: (tenant: string) => string[]][] = [
  ["a granted x-tenant-id before a foreign one", (tenant) => [tenant, foreign]],
  ["a granted x-tenant-id after a foreign one", (tenant) => [foreign, tenant]],
  ["two x-tenant-id in one value", (tenant) => [`${tenant},${tenant}`]],
  ["an x-tenant-id that is cut", (tenant) => [tenant.slice(0, -1)]],
  ["an x-tenant-id without hyphens", (tenant) => [tenant.replaceAll("-", "")]],
  ["an x-tenant-id in braces", (tenant) => [`{${tenant}}`]],
];

/** Near misses of a granted tenant, tried on a few operations. */
const nearTenants: TenantForm[] = nearMisses.map(([what, of]) => ({
  what,
  values: (tenant) => (tenant === undefined ? undefined : of(tenant)),
}));

/** What may differ from call to call in members that a server adds: instants, UUIDs, ids of traces, numbers. */
const passing =
  /\d{4}-\d\d-\d\d[T ]\d\d:\d\d[\d:.]*(Z|[+-]\d\d:?\d\d)?|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b[0-9a-f]{16,}\b|\b\d{10,}\b/gi;

/** An answer without what may differ from call to call. */
function generic({ json, response }: Exchange): string {
  const text = JSON.stringify(json) ?? response.body;
  return text.replaceAll(response.headers["x-correlation-id"] ?? "\0", "").replaceAll(passing, "…");
}

const tenantCheck: SemanticCheck = {
  name: "bad-tenant",
  rule: "Every bad x-tenant-id gives the same generic 403.",
  source: "finance source, Authentication 5",
  needs: [],
  async run(probe) {
    const answers = new Map<string, string>();
    const sampled = new Set(samples(probe));
    await forEach(allOperations(probe), async (operation) => {
      for (const { what, values } of [...tenantForms, ...(sampled.has(operation) ? nearTenants : [])]) {
        const given = values(probe.target.tenantId);
        if (given === undefined) continue;
        const headers = given.map((value): [string, string] => ["x-tenant-id", value]);
        const options = { headers, without: ["x-tenant-id"] };
        const exchange = await expectRefusal(probe, operation, 403, what, options);
        if (exchange.response.status !== 403) continue;
        const first = answers.get(operation.service) ?? generic(exchange);
        answers.set(operation.service, first);
        if (generic(exchange) === first) continue;
        const expected = `${what} gives the same response as every other bad tenant: ${first}`;
        probe.report(exchange, { expected, actual: generic(exchange), evidence: "documented" });
      }
    });
  },
};

const missingTenantCheck: SemanticCheck = {
  name: "missing-tenant",
  rule: "Without x-tenant-id a token of several tenants gives the generic 403.",
  source: "finance source, Authentication 5",
  needs: [],
  async run(probe) {
    const { tenantId, fixtures } = probe.target;
    if (tenantId === undefined) throw new NotCovered("no tenant is given, so the token is taken to grant one only");
    const several = fixtures.finance?.["otherTenantId"] ?? fixtures.ramp?.["otherTenantId"];
    await forEach(allOperations(probe), async (operation) => {
      const what = "a missing x-tenant-id";
      const options: CallOptions = { without: ["x-tenant-id"], inventIds: true, purpose: what };
      if (several !== undefined) {
        await expectRefusal(probe, operation, 403, what, options);
        return;
      }
      const exchange = operation.method === "GET" ? await probe.call(operation.operationId, options) : undefined;
      if (exchange === undefined || ![400, 401].includes(exchange.response.status)) return;
      probe.report(exchange, {
        expected: `${what} gives 403 or is accepted`,
        actual: answerOf(exchange),
        evidence: "documented",
      });
    });
    if (several === undefined) return;
    for (const { operationId } of allOperations(probe)
      .filter(({ method }) => method === "GET")
      .slice(0, 3)) {
      const headers: [string, string][] = [["x-tenant-id", several]];
      const exchange = await probe.call(operationId, { without: ["x-tenant-id"], headers, inventIds: true });
      if (exchange.response.status !== 403) continue;
      probe.report(exchange, {
        expected: "every granted tenant is accepted",
        actual: answerOf(exchange),
        evidence: "documented",
      });
    }
  },
};

const scopeCheck: SemanticCheck = {
  name: "missing-scope",
  rule: "A token without the scope of an operation gives 403.",
  source: "finance source, Authentication 6 and Errors: forbidden",
  needs: [],
  async run(probe) {
    const limited = await probe.limitedToken();
    const granted = probe.scopes();
    const operations = allOperations(probe).filter(({ scopes }) => scopes.length > 0);
    let looked = false;
    for (const operation of operations) {
      const lacking = operation.scopes.filter((scope) => granted !== undefined && !granted.includes(scope));
      const isLimited = limited !== undefined && operation.scopes.includes("manage:webhooks");
      if (lacking.length === 0 && !isLimited) continue;
      looked = true;
      const options: CallOptions = isLimited ? { authorization: `Bearer ${limited}` } : {};
      await expectRefusal(probe, operation, 403, `a token without ${operation.scopes.join(" ")}`, options);
    }
    if (!looked) throw new NotCovered("the token grants every documented scope, or does not say which it grants");
  },
};

const wellFormed = /^[A-Za-z0-9_.:-]{1,64}$/;

/** What is sent, and what has to come back: the own id, or another one. */
const correlationForms: { what: string; headers: [string, string][]; comesBack?: string }[] = [
  { what: "a valid X-Correlation-Id", headers: [["X-Correlation-Id", "Own_id.1:2-3"]], comesBack: "Own_id.1:2-3" },
  {
    what: "an X-Correlation-Id of 64 characters",
    headers: [["X-Correlation-Id", "c".repeat(64)]],
    comesBack: "c".repeat(64),
  },
  { what: "an X-Correlation-Id of 65 characters", headers: [["X-Correlation-Id", "c".repeat(65)]] },
  {
    what: "an X-Correlation-Id with other characters",
    headers: [["X-Correlation-Id", "not valid/é?".replace("é", "e")]],
  },
  { what: "the fallback X-Request-Id", headers: [["X-Request-Id", "gateway-5b21"]], comesBack: "gateway-5b21" },
  { what: "an X-Request-Id with other characters", headers: [["X-Request-Id", "not valid!"]] },
  {
    what: "both headers",
    headers: [
      ["X-Request-Id", "the-fallback"],
      ["X-Correlation-Id", "the-own"],
    ],
    comesBack: "the-own",
  },
  { what: "no id", headers: [] },
];

/** More forms, tried on a few operations: what one regular expression decides for all of them. */
const moreForms: typeof correlationForms = [
  { what: "an X-Correlation-Id of one character", headers: [["X-Correlation-Id", "7"]], comesBack: "7" },
  { what: "an empty X-Correlation-Id", headers: [["X-Correlation-Id", ""]] },
  { what: "an X-Request-Id of 65 characters", headers: [["X-Request-Id", "r".repeat(65)]] },
  ...[..." /@~+=,;#%&*()[]{}|<>$!?^'`"].map((character) => ({
    what: `an X-Correlation-Id with ${character === " " ? "a blank" : character}`,
    headers: [["X-Correlation-Id", `own${character}id`]] as [string, string][],
  })),
];

/** True for an id that is made of the one that was sent: cut, or with characters left out. */
function isMadeOf(id: string, sent: string[]): boolean {
  return sent.some((value) => {
    const kept = value.replace(/[^A-Za-z0-9_.:-]/g, "");
    return id === value || (kept.length > 3 && (kept.startsWith(id) || id.startsWith(kept)));
  });
}

/** Forms for operations that are called to be refused only. */
const refusedForms = correlationForms.filter(({ what }) => /other characters|fallback/.test(what));

interface Outcome {
  name: string;
  options: CallOptions;
}

const outcomes: Outcome[] = [
  { name: "success", options: {} },
  { name: "401", options: { without: ["authorization"] } },
  { name: "403", options: { without: ["x-tenant-id"], headers: [["x-tenant-id", foreign]] } },
];

const correlationCheck: SemanticCheck = {
  name: "correlation",
  rule: "An own valid ID comes back, an invalid one is replaced and never refused, X-Request-Id is the fallback.",
  source: "finance source, Authentication 7",
  needs: [],
  async run(probe) {
    const reads = allOperations(probe).filter(({ method }) => method === "GET");
    await forEach(reads, async (operation) => {
      const forms = operation.parameters.some(({ in: where }) => where === "path")
        ? correlationForms.slice(2, 5)
        : correlationForms;
      for (const { name, options } of outcomes) {
        for (const form of forms) await lookAtForm(probe, operation, name, options, form);
      }
    });
    const refusals = outcomes.filter(({ name }) => name !== "success");
    const changes = allOperations(probe).filter(({ method }) => method !== "GET");
    await forEach(changes, async (operation) => {
      for (const { name, options } of refusals) {
        for (const form of refusedForms) await lookAtForm(probe, operation, name, options, form);
      }
    });
    await forEach(samples(probe), async (operation) => {
      const [success, refusal] = outcomes as [Outcome, Outcome];
      const { name, options } = operation.method === "GET" ? success : refusal;
      for (const form of moreForms) await lookAtForm(probe, operation, name, options, form);
    });
  },
};

async function lookAtForm(
  probe: Probe,
  operation: Operation,
  outcome: string,
  options: CallOptions,
  { what, headers, comesBack }: (typeof correlationForms)[number],
): Promise<void> {
  const exchange = await probe.call(operation.operationId, {
    ...options,
    without: [...(options.without ?? []), "x-correlation-id"],
    headers: [...(options.headers ?? []), ...headers],
    inventIds: true,
    purpose: `${what} on ${outcome}`,
  });
  const id = exchange.response.headers["x-correlation-id"] ?? "none";
  const sent = headers.map(([, value]) => value);
  const right = comesBack === undefined ? wellFormed.test(id) && !isMadeOf(id, sent) : id === comesBack;
  if (!right) {
    const expected = `${what} on ${outcome} gives ${comesBack ?? "a generated ID"}`;
    probe.report(exchange, { expected, actual: id, evidence: "documented" });
  }
  if (outcome === "success" && exchange.response.status === 400) {
    probe.report(exchange, { expected: `${what} is not refused`, actual: answerOf(exchange), evidence: "documented" });
  }
}

const unknownPathCheck: SemanticCheck = {
  name: "unknown-path",
  rule: "A path the service does not have gives a 4xx in the envelope, with a correlation ID.",
  source: "finance source, Shared envelope and paging and Authentication 7",
  needs: [],
  async run(probe) {
    for (const service of services.filter((name) => probe.target.origins[name] !== undefined)) {
      const exchange = await probe.unknownPath(service, `/v1/no-such-resource-${randomUUID().slice(0, 8)}`);
      const { status } = exchange.response;
      if (status >= 400 && status < 500) continue;
      probe.report(exchange, {
        expected: "an unknown path gives a 4xx",
        actual: `status ${status}`,
        evidence: "documented",
      });
    }
  },
};

/** All checks of access. */
export const accessChecks: SemanticCheck[] = [
  tokenCheck("missing-token", "no token", () => undefined),
  tokenCheck("garbage-token", "a garbage token", () => "Bearer garbage"),
  tokenCheck("tampered-token", "a token with one character changed", (token) => `Bearer ${tampered(token)}`),
  tokenCheck("wrong-scheme", "another scheme than Bearer", (token) => `Basic ${token}`),
  nearTokenCheck,
  expiredCheck,
  tenantCheck,
  missingTenantCheck,
  scopeCheck,
  correlationCheck,
  unknownPathCheck,
];
