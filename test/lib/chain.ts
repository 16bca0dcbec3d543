// Chain addresses and transaction hashes that nobody can hold a key to, made from a phrase as openapi/cast.yaml says.

import { createHash } from "node:crypto";

const sha256 = (phrase: string): Buffer => createHash("sha256").update(phrase).digest();

/** A transaction hash in the form of an EVM chain: `0x` and the 32 bytes of the phrase's SHA-256. */
export const transactionHashOf = (phrase: string): string => `0x${sha256(phrase).toString("hex")}`;

/** An EVM address: `0x` and the first 20 bytes of the phrase's SHA-256, in lowercase, which claims no checksum. */
export const evmAddressOf = (phrase: string): string => transactionHashOf(phrase).slice(0, 42);

/** A Solana address: the SHA-256, in base58, of the phrase with the first number that leads to no point of Ed25519. */
export function solanaAddressOf(phrase: string): string {
  let number = 1;
  while (isOnCurve(sha256(`${phrase} #${number}`))) number += 1;
  return base58(sha256(`${phrase} #${number}`));
}

// The field and the constant d of Ed25519 (RFC 8032, section 5.1).
const prime = 2n ** 255n - 19n;
const d = remainder(-121665n * inverse(121666n));

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

function inverse(value: bigint): bigint {
  return power(value, prime - 2n);
}

/**
 * Whether bytes are the encoding of a point of Ed25519, as every public key is (RFC 8032, section 5.1.3): whether an x
 * exists for the y they hold. The sign of x, the highest bit, does not matter to that.
 */
export function isOnCurve(bytes: Uint8Array): boolean {
  const y = BigInt.asUintN(255, BigInt(`0x${Buffer.from(bytes).reverse().toString("hex")}`));
  const square = remainder((y * y - 1n) * inverse(d * y * y + 1n));
  return square === 0n || power(square, (prime - 1n) / 2n) === 1n;
}

const digits = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** Bytes in base58 with the digits of Bitcoin and Solana; a leading zero byte is a `1`. */
export function base58(bytes: Uint8Array): string {
  let text = "";
  for (let rest = BigInt(`0x${Buffer.from(bytes).toString("hex")}`); rest > 0n; rest /= 58n)
    text = `${digits[Number(rest % 58n)]}${text}`;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return "1".repeat(zeros === -1 ? bytes.length : zeros) + text;
}

const shapes = [
  /\b0x[0-9a-f]{40}(?:[0-9a-f]{24})?\b/gi, // EVM address or transaction hash
  /\b0x[0-9a-f]{4,63}(?:…|\.\.\.)/gi, // either, cut short
  /\b(?=\w*\d)(?=\w*[A-Z])(?=\w*[a-z])[1-9A-HJ-NP-Za-km-z]{43,44}\b/g, // Solana address
];

/** Everything in a text that has the shape of an address or of a transaction hash, in full or cut short. */
export function chainStringsIn(text: string): string[] {
  return shapes.flatMap((shape) => text.match(shape) ?? []);
}
