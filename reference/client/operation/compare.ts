// Compares a response with the fields that the page documents: what is missing, what is not documented, what has another type.

/** A documented value, as the page shows it. */
export interface Spec {
  /** Types that it can have; none where any is possible. */
  types: string[];
  isNullable: boolean;
  fields: Map<string, FieldSpec>;
  /** Type of the entries, for a list. */
  items: Spec | undefined;
}

interface FieldSpec {
  spec: Spec;
  required: boolean;
  /** Anchor of the field on the page. */
  id: string;
}

/** The row that stands for fields of any name, as contract/fields.ts writes it. */
const anyName = "(any other name)";

/** A difference between a response and its documentation. */
export interface Difference {
  /** Such as `result.0.id`. */
  path: string;
  kind: "missing" | "unknown" | "type";
  /** What is different, without the path. */
  text: string;
  /** Anchor of the documented field, if there is one. */
  id: string | undefined;
}

/** Reads the type in words, such as `array of string · uuid or null`. */
function typesOf(text: string, fields: Spec["fields"]): Spec {
  const isNullable = / or null$/.test(text);
  const plain = text.replace(/ or null$/, "");
  const list = /^array of (.*)$/.exec(plain)?.[1];
  if (list !== undefined) return { types: ["array"], isNullable, fields: new Map(), items: typesOf(list, fields) };
  const types = plain.split(" or ").map((one) => one.split(" · ")[0]?.trim() ?? "");
  return { types: types.includes("any") ? [] : types, isNullable, fields, items: undefined };
}

/** The fields in an element of the page; those of several shapes are all possible, and none of them is required. */
function fieldsIn(element: Element): Spec["fields"] {
  const fields: Spec["fields"] = new Map();
  for (const row of element.querySelectorAll(":scope > .fields > li")) {
    const name = row.querySelector(":scope > .field-head .field-name")?.textContent ?? "";
    const type = row.querySelector(":scope > .field-head .type")?.textContent ?? "any";
    const below = row.querySelector(":scope > details.children");
    const spec = typesOf(type.trim(), below === null ? new Map() : fieldsIn(below));
    fields.set(name, { spec, id: row.id, required: row.querySelector(":scope > .field-head > .required") !== null });
  }
  for (const variant of element.querySelectorAll(":scope > details.variant"))
    for (const [name, field] of fieldsIn(variant))
      if (!fields.has(name)) fields.set(name, { ...field, required: false });
  return fields;
}

/** What the page documents of a body, from the element that shows its fields. */
export function specOf(element: Element): Spec {
  return { types: [], isNullable: true, fields: fieldsIn(element), items: undefined };
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

function fitsType(value: unknown, { types, isNullable }: Spec): boolean {
  const type = typeOf(value);
  if (type === "null") return isNullable || types.length === 0;
  return types.length === 0 || types.includes(type) || (type === "integer" && types.includes("number"));
}

/**
 * The differences of a value from what is documented.
 * @param path Where the value is; empty for a whole body.
 */
export function compare(value: unknown, spec: Spec, path = "", id?: string): Difference[] {
  if (!fitsType(value, spec)) {
    const wanted = [...spec.types, ...(spec.isNullable ? ["null"] : [])].join(" or ");
    return [{ path, kind: "type", text: `is ${typeOf(value)}, not ${wanted}`, id }];
  }
  if (Array.isArray(value)) {
    const { items } = spec;
    return items === undefined ? [] : value.flatMap((one, index) => compare(one, items, `${path}.${index}`, id));
  }
  if (value === null || typeof value !== "object" || spec.fields.size === 0) return [];
  const at = (name: string) => (path === "" ? name : `${path}.${name}`);
  const given = Object.entries(value);
  const missing = [...spec.fields].filter(([name, field]) => field.required && !Object.hasOwn(value, name));
  return [
    ...missing.map(
      ([name, field]): Difference => ({ path: at(name), kind: "missing", text: "is missing", id: field.id }),
    ),
    ...given.flatMap(([name, one]): Difference[] => {
      const field = spec.fields.get(name) ?? spec.fields.get(anyName);
      if (field === undefined) return [{ path: at(name), kind: "unknown", text: "is not documented", id: undefined }];
      return compare(one, field.spec, at(name), field.id);
    }),
  ];
}
