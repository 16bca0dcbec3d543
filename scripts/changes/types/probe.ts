// A probe: one line of TypeScript that does what a consumer's code does, and what to say when it no longer compiles.

/** How the compiler refused a line. */
export interface Refusal {
  /** Whether something that the line names is not there. */
  gone: boolean;
  /** The names or values in quotes that the compiler complains about. */
  quoted: string[];
}

/** A line of TypeScript that compiles against the types before. */
export interface Probe {
  /** JSON pointer in the bundle before: what the line uses. */
  place: string;
  /** The line. */
  code: string;
  /** What no longer compiles, as one clause. */
  says: (refusal: Refusal) => string;
  /** Lines about the same use of the same place: where one finds it gone, the others of its group say nothing new. */
  group?: string;
  /** Set where nothing below the place can be as it was if this line fails. */
  whole?: true;
  /** Places whose break, or a break above them, explains that this line fails. */
  causes?: string[];
}

/** Where a value stands in the types: before and now. */
export interface Types {
  /** Its type before, in the module `Was`, with everything it refers to as it is now. */
  was: string;
  /** Its type now, in the module `Now`. */
  now: string;
}

/**
 * The words the lines use. `Was` has the types before, with references to the schemas of `Now`: what changes in a schema
 * is seen at the schema, and not again wherever it is used. Markers for fields that only requests or only responses
 * have are read as the client reads them.
 */
export const prelude = `
declare function made<T>(): T;
declare const hidden: unique symbol;
interface Nothing {}
type Scalar = string | number | boolean | bigint | symbol | null | undefined;
type Into<T> = [NonNullable<T>] extends [never] ? Nothing : Unmarked<NonNullable<T>>;
type Unmarked<T> = T extends Now.$Write<infer U> | Now.$Read<infer U> ? U : T;
type Wanted<T> = T extends Now.$Write<unknown> ? unknown : T extends Now.$Read<infer U> ? U : T;
type Found<T> = [T] extends [never] ? typeof hidden : T extends Now.$Write<unknown> ? typeof hidden : T extends Now.$Read<infer U> ? U : T;
type Sent<T> = T extends Now.$Read<unknown> ? never : T extends Now.$Write<infer U> ? U : T;
type Taken<T> = [T] extends [never] ? typeof hidden : T extends Now.$Read<unknown> ? typeof hidden : T extends Now.$Write<infer U> ? U : T;
type Full<T> = NonNullable<T>;
type Shape<T> = unknown extends T ? {} : ShapeOf<NonNullable<T>>;
type ShapeOf<T> = T extends Scalar ? T : T extends readonly unknown[] ? unknown[] : object;
type Gap<T, G> = unknown extends T ? unknown : Extract<T, G>;
type Needs<T, K> = K extends keyof T ? ({} extends Pick<T, K> ? "may" | "must" : "must") : "may" | "must";
type Required<T> = T extends Scalar ? never : { [K in keyof T]-?: T[K] extends Now.$Read<unknown> ? never : {} extends Pick<T, K> ? never : K }[keyof T];
type Missing<T, Known> = Exclude<Required<T>, Known>;
type Complete<T, Known> = [Missing<T, Known>] extends [never] ? true : Missing<T, Known>;
type Known<T> = { [K in keyof T as string extends K ? never : K]: T[K] };
type Json<T> = T extends { content: { "application/json": infer J } } ? J : never;
type Success = 200 | 201 | 202 | 203 | 204 | 206 | "2XX";
type Data<T> = { [Status in keyof T & Success]: Json<T[Status]> }[keyof T & Success];
type Keyed<T, K> = [Exclude<K, keyof T>] extends [never] ? true : Exclude<K, keyof T>;
`;

/** A line that needs a value of one type where another is wanted. */
export function assigns(wanted: string, given: string): string {
  return `{ const value: ${wanted} = made<${given}>(); }`;
}

/** A line that names a type. */
export function names(...types: string[]): string {
  return `{ const value: ${["0", ...types].join(" | ")} = 0; }`;
}
