// npm run changes as a user meets it: refs, folders and bundles, wrong input in one line, exit codes.

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { UserError } from "../../cli/command.ts";
import { root } from "../../model/apis.ts";
import type { JsonObject } from "../../model/document.ts";
import { lastRelease, loadBase, loadSide } from "../../scripts/changes/sides.ts";
import { temporaryFolder } from "../lib/folder.ts";
import { runScript } from "../lib/process.ts";
import { type Small, small } from "./lib/small.ts";

const folder = temporaryFolder("changes-cli");
const at = (name: string) => join(folder, name);

/** A change that breaks requests. */
const breaking = ({ components: { schemas } }: Small) => {
  schemas.WalletInput["required"] = ["memo"];
};

const put = (owner: object, key: string, value: unknown) => void Object.assign(owner, { [key]: value });

/** Bundles with something that is not of the form that OpenAPI gives it. */
const malformed: Record<string, (document: Small) => void> = {
  "no-operation.json": ({ paths }) => put(paths["/v1/wallets"], "get", null),
  "no-path.json": ({ paths }) => put(paths, "/v1/wallets", null),
  "no-event.json": ({ webhooks }) => put(webhooks.WALLET_CREATED, "post", null),
  "no-list.json": ({ paths }) => put(paths["/v1/wallets"].get, "parameters", {}),
  "no-parameter.json": ({ paths }) => put(paths["/v1/wallets"].get, "parameters", [null]),
  "no-response.json": ({ paths }) => put(paths["/v1/wallets"].get.responses, "200", null),
  "no-schema.json": ({ components }) => put(components.schemas, "Payout", null),
  "no-field.json": ({ components }) => put(components.schemas.Wallet, "properties", { id: null }),
  "no-servers.json": (document) => put(document, "servers", "https://finance.example"),
};

function writeBundle(checkout: string, api: string, document: JsonObject): void {
  mkdirSync(join(checkout, "generated", api), { recursive: true });
  writeFileSync(join(checkout, "generated", api, "openapi.json"), JSON.stringify(document));
}

const git = (...args: string[]) =>
  execFileSync("git", ["-C", at("repository"), "-c", "user.name=t", "-c", "user.email=t@example.com", ...args], {
    stdio: "pipe",
  });

beforeAll(() => {
  writeFileSync(at("before.json"), JSON.stringify(small()));
  writeFileSync(at("after.yaml"), stringify(small(breaking)));
  writeFileSync(at("broken.json"), '{ "openapi": ');
  writeFileSync(at("no-openapi.json"), '{ "swagger": "2.0", "paths": {} }');
  writeFileSync(at("no-paths.yaml"), "openapi: 3.1.0\n");
  writeFileSync(at("text.txt"), "just text");
  writeFileSync(at("nameless.json"), JSON.stringify({ ...small(), info: { title: "Something" } }));
  writeFileSync(at("ramp.json"), JSON.stringify({ ...small(), info: { title: "Company ramp service" } }));
  const split = JSON.stringify(small()).replaceAll("#/components/schemas/Chain", "schemas/Chain.yaml");
  writeFileSync(at("split.json"), split);
  writeFileSync(at("dangling.json"), split.replaceAll("schemas/Chain.yaml", "#/components/schemas/Nothing"));
  for (const [name, edit] of Object.entries(malformed)) writeFileSync(at(name), JSON.stringify(small(edit)));
  mkdirSync(at("empty"));
  writeBundle(at("repository"), "finance", small());
  git("init", "-q", "--initial-branch=main");
  git("add", ".");
  git("commit", "-q", "-m", "one");
  writeBundle(at("repository"), "ramp", { ...small(), info: { title: "Company ramp service" } });
  git("add", ".");
  git("commit", "-q", "-m", "two");
});

/** Why a side is refused: one line, and exit code 2. */
async function refusal(load: () => unknown): Promise<string> {
  try {
    await load();
  } catch (error) {
    expect(error).toBeInstanceOf(UserError);
    expect((error as UserError).exitCode).toBe(2);
    expect((error as UserError).message).not.toContain("\n");
    return (error as UserError).message;
  }
  throw new Error("it was not refused");
}

describe("a side", () => {
  test("is a git ref, which may lack an API that came later", async () => {
    const repository = at("repository");
    const one = await loadSide("HEAD~1", { repository });
    expect(Object.keys(one.documents)).toEqual(["finance"]);
    expect(Object.keys((await loadSide("HEAD", { repository })).documents)).toEqual(["finance", "ramp"]);
    expect(Object.keys((await loadSide("HEAD", { repository, api: "ramp" })).documents)).toEqual(["ramp"]);
  });

  test("is a folder of a checkout", async () => {
    const { documents } = await loadSide(at("repository"));
    expect(documents.finance).toEqual(small());
  });

  test("is a bundle in JSON or YAML, of the API that its title names or that is asked for", async () => {
    expect(Object.keys((await loadSide(at("ramp.json"))).documents)).toEqual(["ramp"]);
    expect((await loadSide(at("after.yaml"))).documents.finance).toEqual(small(breaking));
    expect(Object.keys((await loadSide(at("nameless.json"), { api: "auth" })).documents)).toEqual(["auth"]);
  });

  test.each([
    ["no-such-ref", "no-such-ref is no git ref, no folder and no file"],
    ["--output=x", "--output=x is no git ref"],
    [at("broken.json"), "broken.json is no bundle: "],
    [at("text.txt"), "text.txt is no bundle: it has no openapi"],
    [at("no-openapi.json"), "is no bundle: it has no openapi"],
    [at("no-paths.yaml"), "is no bundle: it has no paths"],
    [at("nameless.json"), "does not say which API it is of; add --api"],
    [at("split.json"), "is no bundle: it refers to schemas/Chain.yaml"],
    [at("dangling.json"), "is no bundle: #/components/schemas/Nothing leads nowhere"],
    ["", "a side is empty; give a git ref"],
    [at("no-operation.json"), "is no bundle: /paths/~1v1~1wallets/get is null and no object"],
    [at("no-path.json"), "is no bundle: /paths/~1v1~1wallets is null and no object"],
    [at("no-event.json"), "is no bundle: /webhooks/WALLET_CREATED/post is null and no object"],
    [at("no-list.json"), "is no bundle: /paths/~1v1~1wallets/get/parameters is an object and no list"],
    [at("no-parameter.json"), "is no bundle: /paths/~1v1~1wallets/get/parameters/0 is null and no object"],
    [at("no-response.json"), "is no bundle: /paths/~1v1~1wallets/get/responses/200 is null and no object"],
    [at("no-schema.json"), "is no bundle: #/components/schemas/Payout leads nowhere"],
    [at("no-field.json"), "is no bundle: /components/schemas/Wallet/properties/id is null and no object"],
    [at("no-servers.json"), 'is no bundle: /servers is "https://finance.example" and no list'],
    [at("empty"), "has no generated/<api>/openapi.json"],
  ])("%s is refused in one line", async (from, message) => {
    expect(await refusal(() => loadSide(from, { repository: at("repository") }))).toContain(message);
  });

  test("of another API than the one that is asked for is refused", async () => {
    expect(await refusal(() => loadSide(at("ramp.json"), { api: "finance" }))).toContain(
      "is the bundle of ramp, not of finance",
    );
    expect(await refusal(() => loadSide(at("repository"), { api: "auth" }))).toContain(
      "no generated/auth/openapi.json",
    );
  });

  test("is not the last release before there is one", async () => {
    expect(await refusal(() => lastRelease(undefined, at("empty")))).toContain("nothing is released yet");
  });
});

describe("the side that the working tree is compared with", () => {
  test("is read where the branch began if it has gone on since, and says so", async () => {
    const repository = at("repository");
    git("switch", "-q", "-c", "topic", "HEAD~1");
    try {
      const began = git("rev-parse", "--short=7", "HEAD").toString().trim();
      const side = await loadBase("main", { repository });
      expect(Object.keys(side.documents)).toEqual(["finance"]);
      expect(side).toMatchObject({
        name: `main at ${began}`,
        note: `main has 1 commit that this branch does not have; compared with ${began}, where the branch began`,
      });
      expect((await loadBase("HEAD", { repository })).note).toBeUndefined();
    } finally {
      git("switch", "-q", "main");
    }
    const { name, note, commit } = await loadBase("topic", { repository });
    expect({ name, note, commit }).toEqual({
      name: "topic",
      note: undefined,
      commit: git("rev-parse", "topic").toString().trim(),
    });
  });

  test("is a folder or a file as any side is", async () => {
    expect((await loadBase(at("repository"))).commit).toBeUndefined();
    expect(await refusal(() => loadBase("--output=x", { repository: at("repository") }))).toContain("is no git ref");
  });
});

describe("the command", () => {
  test("compares bundles, also if they break something, and exits with 0", async () => {
    const { code, stdout, stderr } = await runScript("scripts/changes.ts", [
      ...["--from", at("before.json"), "--to", at("after.yaml"), "--format", "json"],
    ]);
    expect(stderr).toBe("");
    expect(code).toBe(0);
    const { wire, types, changes } = JSON.parse(stdout);
    expect([wire, types]).toEqual(["major", "major"]);
    const keys = [
      "api",
      "wire",
      "types",
      "rule",
      "place",
      "operationIds",
      "events",
      "evidence",
      "before",
      "after",
      "text",
    ];
    expect(Object.keys(changes[0])).toEqual(keys);
    expect(changes[0].before).toBeNull();
    expect(changes[0].text).toMatch(/^createWallet: .*`memo`.*; .*\.$/);
  });

  test("fails with --check-version when the version has not moved, after it has said what changed", async () => {
    const { code, stdout, stderr } = await runScript("scripts/changes.ts", [
      ...["--from", at("before.json"), "--to", at("after.yaml"), "--check-version"],
    ]);
    expect(code).toBe(1);
    expect(stdout).toContain("createWallet: ");
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stderr).toContain("2.0.0");
  });

  test("refuses a flag without a value, such as a variable that is not set", async () => {
    for (const flag of ["--from", "--to"]) {
      const { code, stdout, stderr } = await runScript("scripts/changes.ts", [flag, ""]);
      expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
      expect(stderr.trim()).toContain(`${flag} needs a value`);
      expect(stderr.trim().split("\n")).toHaveLength(1);
    }
  });

  test("says in one line that two sides have nothing in common, and exits with 2", async () => {
    const { code, stdout, stderr } = await runScript("scripts/changes.ts", [
      ...["--from", at("before.json"), "--to", at("ramp.json")],
    ]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stderr).toContain("there is no API on both sides");
  });

  test.each([
    [["--entry", "Text.", "--from", "main"], "--entry looks at all that has changed; leave out --from"],
    [["--versions", "--api", "ramp", "--check-version"], "leave out --api, --check-version"],
    [["--entry", "Text.", "--versions"], "leave out --versions"],
    [["--force"], "--force belongs to --entry"],
  ])("refuses %j", async (args, message) => {
    const { code, stdout, stderr } = await runScript("scripts/changes.ts", args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(message);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });

  test("shows examples that run as they are", async () => {
    const { stdout } = await runScript("scripts/changes.ts", ["--help"]);
    const examples = [...stdout.matchAll(/^ +npm run changes -- (.*)$/gm)].map(([, args = ""]) => args);
    expect(examples.length).toBeGreaterThan(2);
    for (const file of examples.flatMap((args) => args.match(/\S+\.json/g) ?? []))
      expect(existsSync(`${root}${file}`), file).toBe(true);
  });
});
