// The examples tell one story: every id, address and transaction hash in them is one of openapi/cast.yaml, and nobody
// can hold a key to an address of it.

import { createPublicKey, generateKeyPairSync } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { addressOf } from "../../mock/state/seed/provision.ts";
import { apis, root } from "../../model/apis.ts";
import { bundles } from "../lib/bundles.ts";
import { base58, chainStringsIn, evmAddressOf, isOnCurve, solanaAddressOf, transactionHashOf } from "../lib/chain.ts";
import { allMedia, examplesOf } from "../lib/media.ts";

const uuids = (text: string) => text.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi) ?? [];
const cast = parse(readFileSync(`${root}openapi/cast.yaml`, "utf8")) as Record<string, Record<string, string>>;
const ids = Object.values(cast).flatMap((group) => Object.values(group));

test("every id, address and hash of the cast is there once", () => {
  expect(ids).toEqual([...new Set(ids)]);
});

test("every UUID in an example belongs to the cast", () => {
  const strangers = allMedia().flatMap(({ api, path, media }) =>
    examplesOf(media).flatMap(([name, value]) =>
      uuids(JSON.stringify(value))
        .filter((uuid) => !ids.includes(uuid))
        .map((uuid) => `${uuid} in ${api} ${path.join(" ")} ${name}`),
    ),
  );
  expect(strangers, "add these to openapi/cast.yaml, or use one that is there").toEqual([]);
});

/** How each group of the cast that stands for something on a chain is made; the contracts by their name's chain. */
const recipes: Record<string, (name: string) => (phrase: string) => string> = {
  addresses: () => evmAddressOf,
  contracts: (name) => (name.endsWith("Solana") ? solanaAddressOf : evmAddressOf),
  transactions: () => transactionHashOf,
};

const onChain = Object.keys(recipes).flatMap((group) =>
  Object.entries(cast[group] ?? {}).map(([name, value]) => ({ place: `${group}.${name}`, group, name, value })),
);

test.each(onChain)("$place is made from its phrase", ({ place, group, name, value }) => {
  expect(value).toBe(recipes[group]?.(name)(`finance-ramp-api example: ${place}`));
});

test("the mock makes its addresses as the cast does", () => {
  expect(addressOf("a wallet")).toBe(evmAddressOf("a wallet"));
});

/** What people read and copy from: all texts but what is generated, which the bundles stand for, and lock files. */
const texts = globSync("**/*.{md,ts,js,mjs,yaml,yml,json,astro,html,sh}", {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|generated|dist|\.git|package-lock\.json)$/.test(path),
});

/** Whether a string of chainStringsIn, which may be cut short, stands for an entry of the cast. */
function isInCast(found: string): boolean {
  const start = found.replace(/(?:…|\.\.\.)$/, "");
  return start === found ? ids.includes(found) : ids.some((id) => id.startsWith(start));
}

test("every address and hash in the bundles, the documents and the code belongs to the cast", () => {
  const places = [
    ...apis.map((api) => [`generated/${api}`, JSON.stringify(bundles[api])] as const),
    ...texts.map((file) => [file, readFileSync(root + file, "utf8")] as const),
  ];
  const strangers = places.flatMap(([place, text]) =>
    [...new Set(chainStringsIn(text))].filter((found) => !isInCast(found)).map((found) => `${found} in ${place}`),
  );
  expect(texts.length).toBeGreaterThan(100);
  expect(strangers, "use one of openapi/cast.yaml, or add one there that is made as it says").toEqual([]);
});

describe("the tools of this test", () => {
  test("find an address of each kind, a hash and a shortened address", () => {
    const address = evmAddressOf("x");
    const hash = transactionHashOf("x");
    const solana = solanaAddressOf("x");
    const short = `${address.slice(0, 10)}…`;
    const text = `"${address}", ${hash}; (${solana}) and ${short}, not 0x00112233 nor organizationIdentifier`;
    expect(chainStringsIn(text)).toEqual([address, hash, short, solana]);
  });

  test("take the public keys of Ed25519 for points of the curve", () => {
    for (let count = 0; count < 20; count += 1) {
      const key = createPublicKey(generateKeyPairSync("ed25519").privateKey).export({ format: "jwk" });
      expect(isOnCurve(Buffer.from(String(key.x), "base64url"))).toBe(true);
    }
  });

  test("tell bytes that are no point: half of all are none", () => {
    const none = Array.from({ length: 100 }, (_, seed) => Buffer.from(transactionHashOf(`${seed}`).slice(2), "hex"));
    const count = none.filter((bytes) => !isOnCurve(bytes)).length;
    expect(count).toBeGreaterThan(25);
    expect(count).toBeLessThan(75);
  });

  test("write base58 as its specification does", () => {
    // The test vectors of draft-msporny-base58-03.
    expect(base58(Buffer.from("Hello World!"))).toBe("2NEpo7TZRRrLZSi2U");
    expect(base58(Buffer.from("0000287fb4cd", "hex"))).toBe("11233QC4");
    expect(base58(Buffer.alloc(32))).toBe("1".repeat(32)); // Solana's system program
  });
});
