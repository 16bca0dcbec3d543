// Secrets of clients: their digests, and comparisons in constant time.

import { hash, timingSafeEqual } from "node:crypto";

/** SHA-256 of a secret: all that is kept of it. */
export function digestOf(secret: string): Buffer {
  return hash("sha256", secret, "buffer");
}

/** Compares a secret with the digest of another, in constant time. */
export function isSecret(secret: string, digest: Buffer): boolean {
  return timingSafeEqual(digestOf(secret), digest);
}

/** Compares two secrets in constant time. */
export function sameSecret(one: string, other: string): boolean {
  return isSecret(one, digestOf(other));
}
