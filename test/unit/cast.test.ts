// The examples tell one story: every id, address and transaction hash in them is one of openapi/cast.yaml, and nobody
// can hold a key to an address of it.

import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { addressOf } from "../../mock/state/seed/provision.ts";
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

/** A Solana address: the SHA-256, in base58, of the phrase with the first number that leads to no point of Ed25519. */
function solanaAddressOf(phrase: string): string {
  let number = 1;
  while (isOnCurve(sha256(`${phrase} #${number}`))) number += 1;
  return base58(sha256(`${phrase} #${number}`));
}

// The field and the constant d of Ed25519 (RFC 8032, section 5.1).
const prime = 2n ** 255n - 19n;
const d = remainder(-121665n * power(121666n, prime - 2n));

function remainder(value: bigint): bigint {
  return ((value % prime) + prime) % prime;
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  for (let square = remainder(base), rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = remainder(result * square);
    square = remainder(square * square);
  }
  return result;
}

/** Whether bytes encode a point of Ed25519, as every public key does: whether an x exists for their y. */
function isOnCurve(bytes: Uint8Array): boolean {
  const y = BigInt.asUintN(255, BigInt(`0x${Buffer.from(bytes).reverse().toString("hex")}`));
  const square = remainder((y * y - 1n) * power(d * y * y + 1n, prime - 2n));
  return square === 0n || power(square, (prime - 1n) / 2n) === 1n;
}

/** Bytes in base58 with the digits of Bitcoin and Solana; a leading zero byte is a `1`. */
function base58(bytes: Buffer): string {
  const digits = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
  let text = "";
  for (let rest = BigInt(`0x${bytes.toString("hex")}`); rest > 0n; rest /= 58n)
    text = `${digits[Number(rest % 58n)]}${text}`;
  return "1".repeat(bytes.findIndex((byte) => byte !== 0)) + text;
}

/** How what stands for something on a chain is made; the contracts by their name's chain. */
const recipes: Record<string, (name: string) => (phrase: string) => string> = {
  addresses: () => evmAddressOf,
  contracts: (name) => (name.endsWith("Solana") ? solanaAddressOf : evmAddressOf),
  transactions: () => transactionHashOf,
};
const onChain = Object.keys(recipes).flatMap((group) =>
  Object.entries(cast[group] ?? {}).map(([name, value]) => ({ group, name, value })),
);

test("what is on a chain is made from its phrase, by the mock too", () => {
  for (const { group, name, value } of onChain)
    expect(value, name).toBe(recipes[group]?.(name)(`finance-ramp-api example: ${group}.${name}`));
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
