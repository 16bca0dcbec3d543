// The engine: what Redocly lists becomes one change for each thing that changed, weighed by what was promised.

import { describe, expect, test } from "vitest";
import type { Change } from "../../model/change.ts";
import { asObject, type JsonObject } from "../../model/document.ts";
import { rateChanges } from "../../scripts/changes/rate.ts";
import { type Small, small } from "./lib/small.ts";

/** Rates an edit of the small contract; the compiler is asked in the table of edits. */
function rated(edit: (document: Small) => void, given: (document: Small) => void = () => {}): Promise<Change[]> {
  const both = (document: Small) => {
    given(document);
    edit(document);
  };
  return rateChanges("finance", small(given), small(both), { types: async () => new Map() });
}

const brief = (changes: Change[]) => changes.map(({ wire, rule, place }) => `${wire} ${rule} ${place}`);
const schema = "/components/schemas";
const put = (owner: object, key: string, value: unknown) => void Object.assign(owner, { [key]: value });

describe("what nobody knows", () => {
  test.concurrent("is major where it is gone or different, and minor where it is new", async () => {
    const known = (document: Small) => put(document.paths["/v1/wallets"].get, "x-limit", 5);
    const verdict = { types: async () => new Map() };
    const ratings = async (before: JsonObject, after: JsonObject) =>
      (await rateChanges("finance", before, after, verdict)).map(({ wire, text }) => `${wire} ${text}`);
    const other = small((document) => put(document.paths["/v1/wallets"].get, "x-limit", 6));
    expect(await ratings(small(), small(known))).toEqual([
      "minor listWallets: the operation has `x-limit` `5` now; check what it says.",
    ]);
    expect(await ratings(small(known), small())).toEqual([
      "major listWallets: the operation no longer has `x-limit` (`5`); check whether you rely on it.",
    ]);
    expect(await ratings(small(known), other)).toEqual([
      "major listWallets: the operation has `x-limit` `6` now (it was `5`); check whether you rely on it.",
    ]);
  });

  test.concurrent("is named: a media type, a response header, an operation of a method that nothing else reads", async () => {
    const changes = await rated(({ paths }) => {
      const { get, post } = paths["/v1/wallets"];
      put(post.requestBody.content, "text/csv", { schema: { type: "string" } });
      put(get.responses["200"], "headers", { "X-Total": { schema: { type: "integer" } } });
      put(paths["/v1/wallets"], "head", {
        operationId: "headWallets",
        responses: { "200": { description: "There." } },
      });
    });
    expect(changes.map(({ text }) => text).sort()).toEqual([
      "createWallet: the media type `text/csv` is new; send it if you need it.",
      expect.stringMatching(/^listWallets and createWallet: .* has `head` .* now; check what it says\.$/),
      "listWallets: the header `X-Total` of the response is new; read it if you need it.",
    ]);
  });
});

describe("one change for each thing", () => {
  test.concurrent("a required field that is gone is one change", async () => {
    const changes = await rated(({ components: { schemas } }) => {
      delete asObject(schemas.Wallet["properties"])["id"];
      schemas.Wallet["required"] = ["chain"];
    });
    expect(brief(changes)).toEqual([`major property-removed ${schema}/Wallet/properties/id`]);
  });

  test.concurrent("a component that several use is one change, which names them", async () => {
    const [change, ...others] = await rated(({ components: { schemas } }) => {
      schemas.Chain["enum"] = ["BASE", "POLYGON", "SOLANA"];
    });
    expect(others).toEqual([]);
    expect(change).toMatchObject({
      ...{
        api: "finance",
        wire: "major",
        rule: "closed-list",
        place: `${schema}/Chain/enum`,
        evidence: "documented",
      },
      ...{ operationIds: ["listWallets", "createWallet"], events: ["WALLET_CREATED"] },
      ...{ before: ["BASE", "POLYGON"], after: ["BASE", "POLYGON", "SOLANA"] },
      text: "listWallets, createWallet and 1 more: `Chain` newly allows `SOLANA`; handle it before you upgrade.",
    });
  });

  test.concurrent("what is below something new or gone is part of it", async () => {
    const changes = await rated(({ components: { schemas } }) => {
      const { note: _, ...properties } = schemas.Wallet["properties"] as Record<string, object>;
      const extra = { type: "object", properties: { a: { type: "string" } } };
      schemas.Wallet["properties"] = { ...properties, extra };
    });
    // Redocly takes this for a new name, as both names look alike or do not; either way each is said once.
    expect(changes.map(({ place }) => place).sort()).toEqual([
      `${schema}/Wallet/properties/extra`,
      `${schema}/Wallet/properties/note`,
    ]);
  });

  test.concurrent("a reference that leads elsewhere is a change where it stands, not of the component", async () => {
    const changes = await rated(({ components: { schemas } }) => {
      schemas.WalletInput["properties"] = {
        ...(schemas.WalletInput["properties"] as object),
        chain: { $ref: "#/components/schemas/OtherChain" },
      };
    });
    expect(brief(changes)).toEqual([`minor closed-list ${schema}/WalletInput/properties/chain`]);
    expect(changes[0]?.operationIds).toEqual(["createWallet"]);
  });

  test.concurrent("a component that is written out where it was referred to is no change", async () => {
    const changes = await rated(({ components: { schemas } }) => {
      schemas.WalletInput["properties"] = { ...(schemas.WalletInput["properties"] as object), chain: schemas.Chain };
    });
    expect(changes).toEqual([]);
  });

  test.concurrent("what is written in place of a reference is a change of this place, its words are part of it", async () => {
    const changes = await rated(({ components: { schemas } }) => {
      schemas.WalletInput["properties"] = {
        ...(schemas.WalletInput["properties"] as object),
        chain: { type: "integer", description: "A number." },
      };
    });
    expect(brief(changes)).toEqual([`major schema-type-changed ${schema}/WalletInput/properties/chain`]);
    expect(changes[0]).toMatchObject({ operationIds: ["createWallet"], events: [] });
  });

  test.concurrent("what changes in a component is said under its former name if it is renamed, too", async () => {
    const [change, ...others] = await rated(({ paths, components: { schemas } }) => {
      const { chain } = schemas.WalletInput["properties"] as JsonObject;
      const memo = { type: "string", maxLength: 10 };
      Object.assign(schemas, { NewWallet: { ...schemas.WalletInput, properties: { chain, memo } } });
      delete (schemas as Partial<typeof schemas>).WalletInput;
      const reference = { schema: { $ref: "#/components/schemas/NewWallet" } };
      Object.assign(paths["/v1/wallets"].post.requestBody.content, { "application/json": reference });
    });
    expect(others).toMatchObject([{ wire: "none", types: "major", rule: "schema-name" }]);
    expect(change).toMatchObject({ wire: "major", place: `${schema}/WalletInput/properties/memo/maxLength` });
  });

  test.concurrent("a component that nobody uses weighs nothing", async () => {
    const changes = await rated(({ components: { schemas } }) => {
      schemas.OtherChain["enum"] = ["BASE"];
    });
    expect(changes.map(({ wire }) => wire)).toEqual(["none"]);
  });
});

describe("what was never promised is corrected", () => {
  const property = (name: string, value: JsonObject) => (document: Small) => {
    const { schemas } = document.components;
    schemas.Wallet["properties"] = { ...asObject(schemas.Wallet["properties"]), [name]: value };
  };

  test.concurrent.each([
    ["note", {}, "major", undefined],
    ["label", { "x-evidence": "assumed" }, "minor", true],
    ["owner", { "x-evidence": "named" }, "minor", true],
  ])("the type of %s", async (name, word, wire, correction) => {
    const [change] = await rated(property(name, { type: "integer", ...word }));
    expect(change).toMatchObject({ wire, rule: "schema-type-changed" });
    expect(change?.correction).toBe(correction);
    expect(change?.text.includes("(a correction: ")).toBe(correction === true);
  });

  test.concurrent("the payload of a listed operation promises nothing; that the operation exists is promised", async () => {
    const payload = await rated(({ components: { schemas } }) => {
      schemas.Payout["properties"] = { id: { type: "string" } };
    });
    expect(payload).toMatchObject([{ wire: "minor", correction: true, evidence: "listed" }]);
    const operation = await rated(({ paths }) => {
      delete (paths as Partial<typeof paths>)["/v1/payouts"];
    });
    expect(operation[0]).toMatchObject({ wire: "major", operationIds: ["listPayouts"] });
  });

  test.concurrent("an assumed status is corrected", async () => {
    const changes = await rated(({ paths }) => {
      const { post } = paths["/v1/wallets"];
      Object.assign(post, { responses: { "201": { ...post.responses["200"], "x-evidence": "confirmed" } } });
    });
    expect(changes[0]).toMatchObject({ wire: "minor", correction: true, rule: "success-status" });
  });

  test.concurrent("taking the word documented away is major, giving it is a patch", async () => {
    expect(await rated(property("note", { type: "string", "x-evidence": "assumed" }))).toMatchObject([
      { wire: "major", rule: "evidence-weakened" },
    ]);
    expect(await rated(property("label", { type: "string", "x-evidence": "confirmed" }))).toMatchObject([
      { wire: "patch", rule: "evidence-strengthened" },
    ]);
  });
});
