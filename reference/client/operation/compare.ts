// Compares a response with the documented fields of the page: missing, undocumented, or of another type.

/** A difference between a response and its documentation. */
export interface ExampleDifference {
  /** Path to the value, such as `result.0.id`. */
  path: string;
  /** The difference in words, without the path. */
  text: string;
  /** Anchor of the documented field, if there is one. */
  id: string | undefined;
}

/** A documented field. */
export interface DocumentedField {
  name: string;
  /** Type in the words of the page, such as `array of string · uuid or null`. */
  type: string;
  isRequired: boolean;
  /** Anchor of the field on the page. */
  id: string;
  /** The fields below it, including those of all its shapes. */
  children: DocumentedField[];
}

/** The name of a row for fields of any other name, from contract/fields.ts. */
const anyName = "(any other name)";

/** Reads the documented fields from the rows in an element of the page. */
export function fieldsIn(element: Element): DocumentedField[] {
  const rows = [...element.querySelectorAll(":scope > .fields > li")].map((row) => {
    const textIn = (part: string) => row.querySelector(`:scope > .field-head ${part}`)?.textContent?.trim();
    const below = row.querySelector(":scope > details.children");
    return {
      name: textIn(".field-name") ?? "",
      type: textIn(".type") ?? "any",
      id: row.id,
      isRequired: textIn(".required") !== undefined,
      children: below === null ? [] : fieldsIn(below),
    };
  });
  const shapes = [...element.querySelectorAll(":scope > details.variant")].flatMap(fieldsIn);
  return [...rows, ...shapes.map((one) => ({ ...one, isRequired: false }))];
}

function typeOf(value: unknown): string {
  if (value === null || Array.isArray(value)) return value === null ? "null" : "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

/** Whether a value has a type in the words of the page. */
function fits(value: unknown, type: string): boolean {
  const entries = /^array of (.*?)(?: or null)?$/.exec(type)?.[1];
  if (entries !== undefined && Array.isArray(value)) return value.every((one) => fits(one, entries));
  const types = type.split(" or ").map((one) => one.split(/ (?:·|of) /)[0]);
  const own = typeOf(value);
  return types.includes("any") || types.includes(own) || (own === "integer" && types.includes("number"));
}

/**
 * Compares a value with the documented fields.
 * @param path Path to the value; empty for a whole body.
 */
export function compare(value: unknown, fields: DocumentedField[], path = ""): ExampleDifference[] {
  const at = (name: string | number) => (path === "" ? String(name) : `${path}.${name}`);
  if (path === "" && fields.length > 0 && typeOf(value) !== "object")
    return [{ path: "The body", text: `is ${typeOf(value)}, not object`, id: undefined }];
  if (Array.isArray(value)) return value.flatMap((one, index) => compare(one, fields, at(index)));
  if (value === null || typeof value !== "object" || fields.length === 0) return [];
  const missing = fields.filter(({ name, isRequired }) => isRequired && !Object.hasOwn(value, name));
  return [
    ...missing.map(({ name, id }) => ({ path: at(name), text: "is missing", id })),
    ...Object.entries(value).flatMap(([key, one]): ExampleDifference[] => {
      const field = fields.find(({ name }) => name === key) ?? fields.find(({ name }) => name === anyName);
      if (field === undefined) return [{ path: at(key), text: "is not documented", id: undefined }];
      const { type, id, children } = field;
      if (fits(one, type)) return compare(one, children, at(key));
      return [{ path: at(key), text: `is ${typeOf(one)}, not ${type.split(" · ")[0]}`, id }];
    }),
  ];
}
