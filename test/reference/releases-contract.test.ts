// Releases against the contract of now: marks at operations, events and fields, and links to what is gone.

import { beforeAll, describe, expect, test } from "vitest";
import { temporaryFolder } from "../lib/folder.ts";
import { gone, writeReleases } from "./lib/releases.ts";

const before = "0.0.1";
let folder: string;
let version: string;
let marks: typeof import("../../reference/contract/marks.ts");
let releases: typeof import("../../reference/contract/releases.ts");
let contract: typeof import("../../reference/contract/document.ts");
let fields: typeof import("../../reference/contract/fields.ts");

beforeAll(async () => {
  folder = temporaryFolder("releases");
  version = await writeReleases(folder, before);
  // The modules read the releases as they are loaded.
  process.env["REFERENCE_RELEASES"] = `${folder}/`;
  marks = await import("../../reference/contract/marks.ts");
  releases = await import("../../reference/contract/releases.ts");
  contract = await import("../../reference/contract/document.ts");
  fields = await import("../../reference/contract/fields.ts");
});

describe("the releases", () => {
  test("are listed with the newest first, and each knows the one before it", () => {
    expect(releases.releases.map(({ service, version: one }) => `${service} ${one}`)).toEqual([
      `finance ${version}`,
      `finance ${before}`,
      `ramp ${contract.contracts.ramp.info.version}`,
      `auth ${contract.contracts.auth.info.version}`,
    ]);
    expect(releases.releases.map(({ previous }) => previous)).toEqual([before, undefined, undefined, undefined]);
  });

  test("other than the contract's own version are former ones", () => {
    const [current, ...former] = releases.versionsOf("finance");
    expect(former.map((one) => one.version)).toEqual([before]);
    expect(current).toMatchObject({ version, date: expect.any(String) });
    expect(releases.versionsOf("ramp")).toHaveLength(1);
  });

  test("link what is gone to the pages of the version before, and what never was to none", () => {
    const [release] = releases.releases;
    if (release === undefined) throw new Error("there is no release");
    const change = { operationIds: ["getPayout", gone.operation, "never"], events: ["PING", gone.event] };
    const { operations, events } = releases.linksOf(release, change);
    expect(operations.map(({ href }) => href)).toEqual([
      "/finance/operations/getPayout.html",
      `/v/finance/${before}/operations/${gone.operation}.html`,
      undefined,
    ]);
    expect(events.map(({ href }) => href)).toEqual([
      "/finance/events/PING.html",
      `/v/finance/${before}/events/${gone.event}.html`,
    ]);
  });
});

describe("the mark", () => {
  const at = (id: number) => `/releases/finance/${version}.html#change-${id}`;

  test("is at an operation: new, or changed; and nowhere where only a text changed", () => {
    expect(marks.markOfOperation("finance", "registerWebhook")).toEqual({ kind: "new", version, href: at(1) });
    expect(marks.markOfOperation("finance", "listWallets")).toEqual({ kind: "changed", version, href: at(4) });
    expect(marks.markOfOperation("finance", "getPayout")).toBeUndefined();
    expect(marks.markOfOperation("ramp", "listWallets")).toBeUndefined();
  });

  test("is at an event", () => {
    expect(marks.markOfEvent("finance", "ACCOUNT_WALLETS_PROVISIONED")?.kind).toBe("changed");
    expect(marks.markOfEvent("finance", "PING")).toBeUndefined();
  });

  test("is at a field, wherever it is shown", () => {
    const { document, byId } = contract.contracts.finance;
    const [success] = byId.get("listWallets")?.responses ?? [];
    const shapes = {
      schema: fields.shapeOf(document, { $ref: "#/components/schemas/Wallet" }).fields,
      response: fields
        .shapeOf(document, success?.media[0]?.schema as object)
        .fields.flatMap((field) => (field.name === "result" ? field.children : [])),
    };
    for (const [where, own] of Object.entries(shapes)) {
      const found = Object.fromEntries(own.map(({ name, mark }) => [name, mark?.kind]));
      expect(found["amlStatus"], where).toBe("new");
      expect(found["id"], where).toBeUndefined();
    }
    const party = fields.shapeOf(document, { $ref: "#/components/schemas/Party" }).fields;
    expect(party.find(({ name }) => name === "email")?.mark?.href).toBe(at(5));
  });
});
