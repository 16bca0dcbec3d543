// The examples tell one story: every id, address and transaction hash in them is one of openapi/cast.yaml, and nobody
// can hold a key to an address of it.

import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { addressOf } from "../../mock/domain/seed/provision.ts";
import { apis, root } from "../../model/apis.ts";
import { bundles } from "../lib/bundles.ts";
import { allMedia, examplesOf } from "../lib/media.ts";

const cast = parse(readFileSync(`${root}openapi/cast.yaml`, "utf8")) as Record<string, Record<string, string>>;
const ids = Object.values(cast).flatMap((group) => Object.values(group));

test("every id, address and hash of the cast is there once", () => {
  expect(ids).toEqual([...new Set(ids)]);
});

test("every UUID in an example belongs to the cast", () => {
  const strangers = allMedia().flatMap(({ api, path, media }) =>
    examplesOf(media).flatMap(([name, value]) => {
      const uuids = JSON.stringify(value).match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi) ?? [];
      const unknown = uuids.filter((uuid) => !ids.includes(uuid));
      return unknown.map((uuid) => `${uuid} in ${api} ${path.join(" ")} ${name}`);
    }),
  );
  expect(strangers, "add these to openapi/cast.yaml, or use one that is there").toEqual([]);
});

const sha256 = (phrase: string): Buffer => createHash("sha256").update(phrase).digest();
const transactionHashOf = (phrase: string) => `0x${sha256(phrase).toString("hex")}`;
const evmAddressOf = (phrase: string) => transactionHashOf(phrase).slice(0, 42);

/** Solana addresses: each the SHA-256, in base58, of the phrase with a number. Nobody has a key to a hash. */
const solanaAddressesOf = (phrase: string) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => base58(sha256(`${phrase} #${number}`)));

/** Bytes in base58 with the digits of Bitcoin and Solana; a leading zero byte is a `1`. */
function base58(bytes: Buffer): string {
  const digits = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
  let text = "";
  for (let rest = BigInt(`0x${bytes.toString("hex")}`); rest > 0n; rest /= 58n)
    text = `${digits[Number(rest % 58n)]}${text}`;
  return "1".repeat(bytes.findIndex((byte) => byte !== 0)) + text;
}

const onChain = ["addresses", "contracts", "transactions"].flatMap((group) =>
  Object.entries(cast[group] ?? {}).map(([name, value]) => ({ group, name, value })),
);

test("what is on a chain is made from its phrase, by the mock too", () => {
  for (const { group, name, value } of onChain) {
    const phrase = `finance-ramp-api example: ${group}.${name}`;
    if (group === "transactions") expect(value, name).toBe(transactionHashOf(phrase));
    else if (value.startsWith("0x")) expect(value, name).toBe(evmAddressOf(phrase));
    else expect(solanaAddressesOf(phrase), name).toContain(value);
  }
  expect(addressOf("a wallet")).toBe(evmAddressOf("a wallet"));
});

const shapes = [
  /\b0x[0-9a-f]{40}(?:[0-9a-f]{24})?\b/gi, // EVM address or transaction hash
  /\b0x[0-9a-f]{4,63}(?:…|\.\.\.)/gi, // either, cut short
  /\b(?=\w*\d)(?=\w*[A-Z])(?=\w*[a-z])[1-9A-HJ-NP-Za-km-z]{43,44}\b/g, // Solana address
];
const chainStringsIn = (text: string) => shapes.flatMap((shape) => text.match(shape) ?? []);

function isInCast(found: string): boolean {
  const start = found.replace(/(?:…|\.\.\.)$/, "");
  return start === found ? ids.includes(found) : ids.some((id) => id.startsWith(start));
}

test("every address and hash in the bundles, the documents and the code belongs to the cast", () => {
  // What is generated, the bundles stand for.
  const files = globSync("**/*.{md,ts,js,mjs,yaml,yml,json,astro,html,sh}", {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|generated|dist|\.git|package-lock\.json)$/.test(path),
  });
  const places = [
    ...apis.map((api) => [`generated/${api}`, JSON.stringify(bundles[api])] as const),
    ...files.map((file) => [file, readFileSync(root + file, "utf8")] as const),
  ];
  const strangers = places.flatMap(([place, text]) =>
    chainStringsIn(text).flatMap((found) => (isInCast(found) ? [] : `${found} in ${place}`)),
  );
  expect(chainStringsIn(JSON.stringify(cast))).toEqual(expect.arrayContaining(onChain.map(({ value }) => value)));
  expect(strangers, "use one of openapi/cast.yaml, or add one there that is made as it says").toEqual([]);
});
