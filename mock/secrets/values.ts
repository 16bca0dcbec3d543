// Masks tokens and client secrets anywhere in a text. Only their digests are stored.

import { digestOf } from "./digest.ts";
import { maskedValue } from "./mask.ts";

/** A part of a text that can be a token or a secret: at least 8 characters. */
const word = /[^\s/?&=:;,"'`<>(){}[\]]{8,}=*/g;

export class SecretValues {
  private readonly digests = new Set<string>();

  add(digest: Buffer): void {
    this.digests.add(digest.toString("base64"));
  }

  remove(digest: Buffer): void {
    this.digests.delete(digest.toString("base64"));
  }

  /** A text without the secrets in it, also percent-encoded. */
  mask(text: string): string {
    return text.replace(word, (part) => (this.has(part) ? maskedValue : part));
  }

  /** A JSON value without the secrets in its texts. */
  maskAll<T>(value: T): T {
    return JSON.parse(JSON.stringify(value), (_, part) => (typeof part === "string" ? this.mask(part) : part));
  }

  private has(part: string): boolean {
    // Also decoded, and without the full stop of a sentence. A Set, because the three are mostly the same.
    const forms = new Set([part, decoded(part), part.replace(/\.$/, "")]);
    return [...forms].some((one) => this.digests.has(digestOf(one).toString("base64")));
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
