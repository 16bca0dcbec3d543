// The client's own layer for read and write leaves everything else as it is; compiled by test/unit/types.test.ts.

import type { Input, Output } from "../../client/runtime/types.ts";
import type { $Read, $Write } from "../../generated/finance/types.ts";

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <T extends true>(..._: T[]): void => {};

type Brand = string & { readonly __brand: "AccountId" };
type Open = "A" | "B" | (string & {});

/** What openapi-fetch 0.17's own layer takes apart, and what it does not. */
interface Kept {
  brand: Brand;
  open: Open;
  openOrNull: Open | null;
  tuple: [string, number];
  optionalTuple?: readonly [Brand, Open?];
  list: Open[];
  frozen: readonly Brand[];
  record: Record<string, Open>;
  nested: { deep: { open?: Open } };
  unknown: unknown;
  constant: true;
  never?: never;
  readonly fixed: 1n;
  union: { type: "A"; a: Brand } | { type: "B"; b: Open };
}

holds<Equal<Output<Kept>, Kept>>();
holds<Equal<Input<Kept>, Kept>>();

interface Marked {
  both: string;
  id: $Read<Brand>;
  optionalId?: $Read<string>;
  secret: $Write<Open>;
  optionalSecret?: $Write<string>;
  list: { id: $Read<string>; secret: $Write<string> }[];
}

holds<Equal<Output<Marked>, { both: string; id: Brand; optionalId?: string; list: { id: string }[] }>>();
holds<Equal<Input<Marked>, { both: string; secret: Open; optionalSecret?: string; list: { secret: string }[] }>>();
