// Digests of secrets, and comparison in constant time.

import { hash, timingSafeEqual } from "node:crypto";

/** SHA-256 of a secret, which is stored instead of the secret. */
export function digestOf(secret: string): Buffer {
  return hash("sha256", secret, "buffer");
}

/** Whether a secret has a digest, compared in constant time. */
export function isSecret(secret: string, digest: Buffer): boolean {
  return timingSafeEqual(digestOf(secret), digest);
}

/** Compares two secrets in constant time. */
export function sameSecret(one: string, other: string): boolean {
  return isSecret(one, digestOf(other));
}
