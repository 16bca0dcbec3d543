// What a run learns has no values, and is an overlay that can be applied. Recorded traffic is tested, too.

import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { allChecks } from "../../conformance/checks/index.ts";
import type { Exchange } from "../../conformance/exchange.ts";
import { driftOf } from "../../conformance/learn/drift.ts";
import { readHar } from "../../conformance/learn/har.ts";
import { observe } from "../../conformance/learn/observations.ts";
import { writeLearned } from "../../conformance/learn/overlays.ts";
import { openYaml, textOf } from "../../conformance/learn/patch/edit.ts";
import { planOf } from "../../conformance/learn/patch/plan.ts";
import { patchTo } from "../../conformance/learn/patch/write.ts";
import { proposals } from "../../conformance/learn/proposal.ts";
import { writeReports } from "../../conformance/report/write.ts";
import { root } from "../../model/apis.ts";
import { createContract, loadContracts } from "../../model/contract.ts";
import { asObject, type JsonObject } from "../../model/document.ts";
import { readDocuments } from "../../model/load.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { runScript } from "../lib/process.ts";
import { set, success, withBody } from "../server/defects/bends.ts";
import { exchangeOf } from "./exchange.ts";
import { prove } from "./prove.ts";

/** Exchanges as a browser records them. */
function harOf(exchanges: Exchange[]): string {
  const pairs = (headers: [string, string][]) => headers.map(([name, value]) => ({ name, value }));
  const entries = exchanges.map(({ request: { method, url, headers, body }, response, startedAt }) => ({
    startedDateTime: startedAt.toISOString(),
    request: { method, url, headers: pairs(headers), ...(body !== undefined && { postData: { text: body } }) },
    response: {
      status: response.status,
      headers: pairs(Object.entries(response.headers)),
      content: { size: Buffer.byteLength(response.body), text: response.body },
    },
  }));
  return JSON.stringify({ log: { version: "1.2", entries } });
}

const contracts = loadContracts();
const documents = readDocuments();
const personal = "Wilhelmina Featherstonehaugh";
/** Responds with known values of parties, and without businesses. */
const asKnown = success("*", (response) =>
  withBody(response, (body) =>
    JSON.parse(
      JSON.stringify(body)
        .replaceAll(/"kybStatus":"\w+",/g, "")
        .replaceAll('"BUSINESS"', '"INDIVIDUAL"')
        .replaceAll('"kycStatus":"CLEARED"', '"kycStatus":"PENDING"'),
    ),
  ),
);
// Broken requests would leave odd parties behind.
const orderly = { focus: { across: () => false, broken: false } };
const bends = [
  asKnown,
  set("getParty", {
    fieldOfTheTest: personal,
    kycStatus: "CLEARED",
    status: "wilhelmina",
    "customer-31415926": 1,
    metadata: { featherstone: personal },
    balancesByHolder: { "Jane Roe": 1, JANE_ROE: 2, "jane.roe": 3 },
  }),
];
const result = await prove(contracts, bends, {}, orderly);
const observations = observe(contracts, result.exchanges);
let folder: string;
beforeAll(async () => {
  folder = temporaryFolder("learn");
  await writeReports(folder, contracts, result, allChecks, observations);
});

/** Applies a target of a proposal, which has `.name` and `['name']`. Arrays are concatenated, as the specification says. */
function apply(document: JsonObject, target: string, update: JsonObject): void {
  let node = document;
  for (const [, dotted, quoted] of target.slice(1).matchAll(/\.(\w+)|\['([^']*)'\]/g)) {
    const next = node[(dotted ?? quoted) as string];
    expect(next, `${target} at ${dotted ?? quoted}`).toBeTypeOf("object");
    node = asObject(next);
  }
  for (const [name, value] of Object.entries(update)) {
    const old = node[name];
    node[name] = Array.isArray(old) && Array.isArray(value) ? [...old, ...value] : value;
  }
}

describe("learn", () => {
  const overlays = proposals(contracts, observations);
  test("keeps shapes and codes, and no values", () => {
    const text = JSON.stringify([observations, overlays]);
    expect(text).toContain("fieldOfTheTest");
    expect(text).not.toContain(personal);
    expect(text).not.toContain("31415926");
    // Names as keys and as values of open lists.
    expect(text).not.toMatch(/featherstone|wilhelmina|jane/i);
    expect(text).toContain("balancesByHolder");
    expect(text).not.toMatch(/@mail\.example|Harbour Lane/);
  });
  test("every target is a place of the contract, and new values join their list", () => {
    const bundles = structuredClone(documents);
    for (const [service, { actions }] of Object.entries(overlays)) {
      for (const { target, update = {}, ...more } of actions) {
        apply(bundles[service as "finance"], target, update);
        // The Overlay Specification allows these names, and extensions.
        const others = Object.keys(more).filter((name) => !/^(description|remove|x-.*)$/.test(name));
        expect(others, target).toEqual([]);
      }
    }
    const schemas = asObject(asObject(bundles.finance["components"])["schemas"]);
    expect(asObject(schemas["PartyKycStatus"])["x-extensible-enum"]).toEqual([
      "PENDING",
      "NOT_REQUIRED",
      "CLEARED",
    ]);
  });
  test("says of each assumed status whether it held", () => {
    const descriptions = overlays["finance"]?.actions.map(({ description }) => description) ?? [];
    expect(descriptions).toContainEqual(
      expect.stringMatching(/assumed status 200 of getParty is confirmed; seen 200 \d+×/),
    );
  });
  test("proposes confirmed for what was always as the contract has it, and not for what was once otherwise", () => {
    const confirmed = Object.values(overlays).flatMap(({ actions }) => {
      const own = actions
        .filter(({ update }) => update?.["x-evidence"] === "confirmed")
        .map(({ target }) => target);
      expect(new Set(own).size).toBe(own.length);
      return own;
    });
    expect(confirmed).toContain("$.paths['/v1/parties/{partyId}'].get.responses['200']");
    expect(confirmed).toContain("$.paths['/v1/parties'].get");
    const fields = confirmed.filter((target) => target.includes(".properties["));
    expect(fields.length).toBeGreaterThan(0);
    const bundles = structuredClone(documents);
    for (const { target, update } of overlays["finance"]?.actions ?? []) {
      if (update?.["x-evidence"] === "confirmed") apply(bundles.finance, target, update);
    }
    const listed = createContract("finance", bundles.finance).byId.get("listParties");
    const [ok] = listed?.responses ?? [];
    expect([listed?.evidence, ok?.evidence, ok?.media[0]?.evidence]).toEqual([
      "confirmed",
      "confirmed",
      "confirmed",
    ]);
  });
  test("a schema that one operation refutes is confirmed by no other", () => {
    const seen = structuredClone(observations);
    const targets = () => proposals(contracts, seen)["finance"]?.actions.map(({ target }) => target);
    const city = "$.components.schemas['Address'].properties['city']";
    expect(targets()).toContain(city);
    Object.assign(seen["finance getParty"]?.assumptions["result.address.city"] ?? {}, { refuted: 1 });
    expect(targets()).not.toContain(city);
  });
  test("one overlay for each service is written", async () => {
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    await writeLearned(folder);
    expect(log.mock.calls.flat()).toContainEqual(expect.stringMatching(/finance\.overlay\.yaml: \d+ actions/));
    log.mockRestore();
    expect(await readFile(join(folder, "ramp.overlay.yaml"), "utf8")).toContain("overlay: 1.0.0");
  });
  test.each([
    ["no folder", undefined],
    ["no observations", '{ "a": 1 }'],
    ["null", "null"],
  ])("%s: one line", async (_, text) => {
    const broken = temporaryFolder("learn-broken");
    if (text !== undefined) await writeFile(join(broken, "observations.json"), text);
    await expect(writeLearned(text === undefined ? join(broken, "none") : broken)).rejects.toThrow(
      /^[^\n]*has no readable observations\.json[^\n]*$/,
    );
  });
  test("a value that the run sent is no value of the service, one that it sent because it had seen it is", () => {
    const operation = contracts.finance.byId.get("createParty");
    const at = (sent: string, shown: string) => {
      const json = { success: true, result: { kycStatus: shown } };
      const request = { method: "POST", url: "https://f.example/v1/parties", headers: [] };
      return exchangeOf(
        operation,
        {},
        { json, request: { ...request, body: JSON.stringify({ kycStatus: sent }) } },
      );
    };
    const exchanges = [
      at("NO_SUCH_VALUE", "PENDING"),
      at("PENDING", "NO_SUCH_VALUE"),
      at("PENDING", "ESCALATED"),
      at("ESCALATED", "ESCALATED"),
    ];
    const text = JSON.stringify(proposals(contracts, observe(contracts, exchanges)));
    expect(text).toContain("ESCALATED 2×");
    expect(text).not.toContain("NO_SUCH_VALUE");
  });
});

describe("what is written into openapi/", () => {
  const date = "2026-11-22";
  const overlays = proposals(contracts, observations);
  const { files, left, operations } = planOf(root, { overlays, observations, date });
  const written = (file: string) => readFileSync(join(root, file), "utf8");
  const text = (file: string) => files[file] ?? "";
  const listParties = "openapi/finance/paths/v1@parties.yaml";
  test("has no values of responses", () => {
    const all = JSON.stringify([files, left, operations]);
    expect(all).not.toContain(personal);
    expect(all).not.toMatch(/featherstone|wilhelmina|31415926|fieldOfTheTest/i);
  });
  test("raises what was seen, and names the entry of the register that says so", () => {
    expect(text("openapi/finance/schemas/Address.yaml")).toMatch(
      / {2}x-evidence: confirmed\n {2,4}x-source: \[C\d+\]/,
    );
    const [, number] = /x-source: \[F124, (C\d+)\]/.exec(text(listParties)) ?? [];
    expect(text("openapi/register.yaml")).toMatch(
      new RegExp(
        `- id: ${number}\n    date: 2026-11-22\n[^-]*operation: \\{ operationId: listParties, shown: true`,
      ),
    );
  });
  test("keeps the word of what was not seen, or was once otherwise", () => {
    const party = parse(text("openapi/finance/schemas/PartySummary.yaml")).properties;
    expect([party.lastName["x-evidence"], party.kybStatus["x-evidence"]]).toEqual(["confirmed", "named"]);
    const assumed = (yaml: string) => yaml.split("x-evidence: assumed").length;
    expect(assumed(text(listParties))).toBeLessThan(assumed(written(listParties)));
  });
  test("what a raised word would govern without having been seen keeps the old word", () => {
    const seen = structuredClone(observations);
    const own = seen["finance listParties"] as (typeof seen)[string];
    for (const place of ["pagination", "result"]) delete own.assumptions[place];
    const plan = planOf(root, { overlays: proposals(contracts, seen), observations: seen, date });
    const path = parse(plan.files[listParties] ?? "").get.responses["200"];
    expect(path["x-evidence"]).toBe("confirmed");
    const { success, ...others } = path.content["application/json"].schema.properties;
    expect(success).not.toHaveProperty("x-evidence");
    expect(others).toMatchObject({ result: { "x-evidence": "assumed" }, pagination: { "x-evidence": "assumed" } });
  });
  test("adds values to their list with a meaning that claims nothing", () => {
    const status = parse(text("openapi/finance/schemas/PartyKycStatus.yaml"));
    expect(status["x-extensible-enum"]).toContain("CLEARED");
    expect(status["x-enumDescriptions"].CLEARED).toBe("Seen on staging. What it means is not documented.");
  });
  test("changes no other line, and leaves shapes to a person", () => {
    for (const [file, after] of Object.entries(files).filter(([name]) => !name.endsWith("register.yaml"))) {
      const others = (yaml: string) =>
        yaml.split("\n").filter((line) => !/x-(evidence|source|extensible-enum):|Seen on staging/.test(line));
      expect(others(after), file).toEqual(others(written(file)));
    }
    expect(left.join("\n")).toContain("Shape of");
  });
  test("leaves patterns, comments, and lists and maps in one line as they are", () => {
    const text = [
      "pattern: '^[ A-Z ]+$' # [ a ]",
      "steps: |",
      "  - [ ] open",
      "map: { a: [b, 'c [ ]'], d: [] }",
      "",
    ];
    expect(textOf(openYaml(text.join("\n")))).toBe(text.join("\n"));
  });
  test("is refused where there is no openapi/, in one line", () => {
    const learned = { overlays: {}, observations, date };
    expect(() => patchTo(folder, learned, "none.patch")).toThrow(/^there is no openapi\/ here[^\n]*$/);
  });
});

describe("drift", () => {
  test("a recording of a conformant server has no failure", () => {
    expect(driftOf(contracts, result.exchanges).failures).toEqual([]);
  });
  test("a recording that shows a breach has the same failure", () => {
    const exchanges = result.exchanges.map((exchange) => {
      if (exchange.operation?.operationId !== "getWebhook" || exchange.response.status !== 200) return exchange;
      const body = exchange.response.body.replace('"headerName"', '"apiKey":"key","headerName"');
      return { ...exchange, response: { ...exchange.response, body } };
    });
    const { failures } = driftOf(contracts, readHar(contracts, harOf(exchanges)));
    expect(failures.map(({ check }) => check)).toContain("write-only-hidden");
  });
  test("the command ends with 0", async () => {
    const file = join(folder, "traffic.har");
    await writeFile(file, harOf(result.exchanges.slice(0, 50)));
    const report = join(folder, "drift");
    const { code, stdout } = await runScript("conformance/drift.ts", [file, "--report", report]);
    expect([code, stdout]).toEqual([0, expect.stringContaining("0 failures")]);
  });
  test.each([
    ["no JSON", "<html>"],
    ["no HAR", "[]"],
  ])("%s: one line", (_, text) => {
    expect(() => readHar(contracts, text)).toThrow(/^the file is no[^\n]*$/);
  });
  test("a recording of something else does not pass", async () => {
    const request = { method: "GET", url: "https://finance.example/elsewhere", headers: [] };
    const entries = [{ request, response: { status: 200, content: {} } }];
    const file = join(folder, "elsewhere.har");
    await writeFile(file, JSON.stringify({ log: { entries } }));
    const report = join(folder, "elsewhere");
    const { code, stderr } = await runScript("conformance/drift.ts", [file, "--report", report]);
    expect([code, stderr]).toEqual([3, expect.stringMatching(/^[^\n]*nothing was tested: no request in /)]);
  });
  test("a file that is not there: one line, exit 2", async () => {
    const { code, stderr } = await runScript("conformance/drift.ts", ["/no/such.har"]);
    expect([code, stderr.trim().split("\n").length]).toEqual([2, 1]);
  });
  test("a recording of a browser: what it has no answer for is left out, the rest is read", async () => {
    const origin = "https://finance.example/v1";
    const json = { mimeType: "application/json" };
    const correlated = [
      { name: "X-Correlation-Id", value: "a-1" },
      { name: "Content-Type", value: "application/json" },
    ];
    const entry = (url: string, response: JsonObject, more: JsonObject = {}) => ({
      _initiator: { type: "script" },
      _resourceType: "fetch",
      request: { method: "GET", url, headers: [{ name: ":authority", value: "finance.example" }], ...more },
      response: { headers: correlated, content: json, _transferSize: 5, ...response },
    });
    const text = btoa(JSON.stringify({ success: true, result: [] }));
    const entries = [
      entry(`${origin}/parties`, { status: 0 }),
      entry(`${origin}/parties`, { status: 304, content: { ...json, size: 0 } }),
      entry(`${origin}/parties`, { status: 200, content: { ...json, size: 900 } }),
      entry(`${origin}/parties`, { status: 200, content: { ...json, size: 9, text, encoding: "base64" } }),
      entry(`${origin}/parties`, { status: 204, headers: [] }, { method: "OPTIONS" }),
      entry("data:image/png;base64,AAAA", { status: 200 }),
      entry("no address", { status: 200 }),
    ];
    const exchanges = readHar(contracts, JSON.stringify({ log: { entries } }));
    const drift = driftOf(contracts, exchanges);
    expect(drift.failures).toEqual([]);
    expect(exchanges.filter(({ operation }) => operation !== undefined)).toHaveLength(1);
    expect(exchanges[3]?.json).toEqual({ success: true, result: [] });
    expect(exchanges.flatMap(({ request }) => request.headers.map(([name]) => name))).not.toContain(":authority");
  });
});
