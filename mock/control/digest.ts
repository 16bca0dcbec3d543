// What a part of a scenario file is known by, so that one that was loaded or edited is told from others.

import { createHash } from "node:crypto";

/** @returns The SHA-256 of a value's JSON, in hexadecimal. */
export const digestOf = (value: object): string => createHash("sha256").update(JSON.stringify(value)).digest("hex");
