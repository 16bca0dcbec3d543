// Checks a value against a schema of the contract. The schemas are data: all schemas of an API are smaller than the
// compiled validators of two of its operations, and no text is evaluated as code.

import { isObject } from "./runtime/check.ts";

/** A schema as the build writes it: JSON Schema, with `x` and `table` for how certain it is. */
export interface ValidationSchema {
  /** Name of a component. */
  $ref?: string;
  /** Rank of the node's evidence: 0 documented, 1 only the name is documented, 2 not even the name. */
  x?: number;
  /** Whether only a table of fields suggests that the required fields are always present. */
  table?: boolean;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  required?: string[];
  dependentRequired?: Record<string, string[]>;
  properties?: Record<string, ValidationSchema>;
  additionalProperties?: ValidationSchema | boolean;
  items?: ValidationSchema;
  allOf?: ValidationSchema[];
  oneOf?: ValidationSchema[];
  if?: ValidationSchema;
  then?: ValidationSchema;
  else?: ValidationSchema;
}

/** Ranks that a schema inherits: the nearest `x` above it in its file, and the weakest of the files that led to it. */
export interface SchemaGround {
  above: number;
  cap: number;
  /** Whether the schema is a whole response body, whose envelope is always documented. */
  isBody: boolean;
}

/** A rule that a value breaks. It contains no part of the value. */
export interface ValidationProblem {
  /** Path to the value, for example `result.0.id`; empty for the whole body. */
  place: string;
  /** What the contract says of the value, for example `is string`. */
  expected: string;
  /** Whether the rule is documented or confirmed. */
  certain: boolean;
}

const patterns = new Map<string, RegExp>();
const patternOf = (source: string): RegExp => {
  const pattern = patterns.get(source) ?? new RegExp(source, "u");
  patterns.set(source, pattern);
  return pattern;
};

/** The formats that are checked; others only inform readers. */
const formats: Record<string, ((value: never) => boolean) | undefined> = {
  "date-time": (value: string) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/i.test(value) && !Number.isNaN(Date.parse(value)),
  uuid: (value: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value),
  uri: (value: string) => URL.canParse(value),
  decimal: (value: string | number) => typeof value !== "string" || /^-?\d+(\.\d+)?$/.test(value),
  int32: (value: number) => Number.isInteger(value) && Math.abs(value) < 2 ** 31,
  int64: (value: number) => Number.isInteger(value),
};
/** The formats of numbers; all others apply only to strings. */
const numeric = new Set(["int32", "int64"]);

function isOf(type: string, value: unknown): boolean {
  if (type === "object") return isObject(value);
  if (type === "array") return Array.isArray(value);
  if (type === "null") return value === null;
  return type === "integer" ? Number.isInteger(value) : typeof value === type;
}

const isLonger = (value: unknown, than: number) => typeof value === "string" && [...value].length > than;

/** The rules by schema keyword. Each returns what the contract says if the value breaks it, and false otherwise. */
const rules: { [Keyword in keyof ValidationSchema]?: (rule: never, value: never) => string | false } = {
  type: (types: string | string[], value: unknown) =>
    ![types].flat().some((type) => isOf(type, value)) && `is ${[types].flat().join(" or ")}`,
  const: (one: unknown, value: unknown) => one !== value && `is ${JSON.stringify(one)}`,
  enum: (list: unknown[], value: unknown) => !list.includes(value) && `is one of ${list.join(", ")}`,
  pattern: (source: string, value: unknown) =>
    typeof value === "string" && !patternOf(source).test(value) && `matches ${source}`,
  minLength: (least: number, value: unknown) =>
    typeof value === "string" && !isLonger(value, least - 1) && `has at least ${least} characters`,
  maxLength: (most: number, value: unknown) => isLonger(value, most) && `has at most ${most} characters`,
  minimum: (least: number, value: unknown) => typeof value === "number" && value < least && `is at least ${least}`,
  maximum: (most: number, value: unknown) => typeof value === "number" && value > most && `is at most ${most}`,
  format: (format: string, value: unknown) =>
    typeof value === (numeric.has(format) ? "number" : "string") &&
    formats[format]?.(value as never) === false && // Its type was checked in the line above.
    `is a ${format}`,
};

/**
 * Checks a value. Additional fields are never a problem, and an open list of values has no `enum`.
 * @returns The rules that the value breaks.
 */
export function* check(
  components: Record<string, ValidationSchema>,
  written: ValidationSchema,
  value: unknown,
  inherited: SchemaGround,
  place: string[] = [],
): Generator<ValidationProblem> {
  const { schema, ground } = followReferences(components, written, inherited);
  const within = (part: ValidationSchema, one: unknown, own: SchemaGround, ...name: string[]) =>
    check(components, part, one, own, [...place, ...name]);
  const holds = (part: ValidationSchema) => within(part, value, ground).next().done === true;
  const rank = Math.max(ground.above, ground.cap);
  const problem = (expected: string, weight = rank, ...name: string[]): ValidationProblem => ({
    place: [...place, ...name].join("."),
    expected,
    certain: weight === 0,
  });

  for (const [keyword, broken] of Object.entries(rules)) {
    // TypeScript does not see that a rule is looked up by its own keyword.
    const rule = schema[keyword as keyof ValidationSchema] as never;
    const expected = rule !== undefined && broken(rule, value as never);
    if (!expected) continue;
    // The size of an integer is not documented, so this problem is never certain.
    yield problem(expected, numeric.has(rule) ? Math.max(rank, 1) : rank);
    if (keyword === "type") return;
  }
  const { allOf = [], oneOf, if: condition, then: whenTrue, else: whenFalse } = schema;
  for (const part of allOf) yield* within(part, value, ground);
  if (oneOf !== undefined && oneOf.filter(holds).length !== 1) yield problem("has one of the documented forms");
  const chosen = condition && (holds(condition) ? whenTrue : whenFalse);
  if (chosen !== undefined) yield* within(chosen, value, ground);

  const { isBody, ...below } = ground;
  if (Array.isArray(value) && schema.items !== undefined)
    for (const [index, one] of value.entries())
      yield* within(schema.items, one, { ...below, isBody: false }, String(index));
  if (!isObject(value)) return;
  for (const name of neededOf(schema, value))
    if (value[name] === undefined) yield problem("is there", rank === 2 ? 2 : Number(schema.table ?? false), name);
  const { properties = {}, additionalProperties } = schema;
  for (const [name, one] of Object.entries(value)) {
    const part = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    if (typeof part !== "object") continue;
    const isEnvelope = isBody && (name === "success" || name === "errors");
    yield* within(part, one, { ...(isEnvelope ? { above: 0, cap: 0 } : below), isBody: false }, name);
  }
}

/** Follows references. Each leads to a file with evidence of its own, but with no better rank than the reference. */
function followReferences(
  components: Record<string, ValidationSchema>,
  written: ValidationSchema,
  { above, cap, isBody }: SchemaGround,
) {
  let schema = written;
  let ground = { above: schema.x ?? above, cap, isBody };
  while (schema.$ref !== undefined) {
    schema = components[schema.$ref] ?? {};
    ground = { above: schema.x ?? 0, cap: Math.max(ground.cap, ground.above), isBody };
  }
  return { schema, ground };
}

/** The required fields, including those that another present field requires. */
function neededOf({ required = [], dependentRequired = {} }: ValidationSchema, value: object): string[] {
  const asked = Object.entries(dependentRequired).filter(([name]) => Object.hasOwn(value, name));
  return [...required, ...asked.flatMap(([, names]) => names)];
}
