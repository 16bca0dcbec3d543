// Compares a response with the fields that the page documents: what is missing, what is not documented, what has another type.

/** A difference between a response and its documentation. */
export interface ExampleDifference {
  /** Such as `result.0.id`. */
  path: string;
  /** What is different, without the path. */
  text: string;
  /** Anchor of the documented field, if there is one. */
  id: string | undefined;
}

/** The row that stands for fields of any name, as contract/fields.ts writes it. */
const anyName = "(any other name)";

const nameIn = (row: Element): string => row.querySelector(":scope > .field-head .field-name")?.textContent ?? "";
const typeIn = (row: Element): string => row.querySelector(":scope > .field-head .type")?.textContent?.trim() ?? "any";

/** The rows of fields in an element; of several shapes, the fields of all are possible. */
function rowsIn(element: Element): Element[] {
  const shapes = [...element.querySelectorAll(":scope > details.variant")];
  return [...element.querySelectorAll(":scope > .fields > li"), ...shapes.flatMap(rowsIn)];
}

function typeOf(value: unknown): string {
  if (value === null || Array.isArray(value)) return value === null ? "null" : "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

/** Whether a value is of a type as the page writes it, such as `array of string · uuid or null`. */
function fits(value: unknown, type: string): boolean {
  const entries = /^array of (.*?)(?: or null)?$/.exec(type)?.[1];
  if (entries !== undefined && Array.isArray(value)) return value.every((one) => fits(one, entries));
  const types = type.split(" or ").map((one) => one.split(/ (?:·|of) /)[0]);
  const own = typeOf(value);
  return types.includes("any") || types.includes(own) || (own === "integer" && types.includes("number"));
}

/**
 * The differences of a value from what is documented.
 * @param element What has the rows of its fields.
 * @param path Where the value is; empty for a whole body.
 */
export function compare(value: unknown, element: Element, path = ""): ExampleDifference[] {
  const at = (name: string | number) => (path === "" ? String(name) : `${path}.${name}`);
  if (Array.isArray(value)) return value.flatMap((one, index) => compare(one, element, at(index)));
  const rows = rowsIn(element);
  if (value === null || typeof value !== "object" || rows.length === 0) return [];
  const isRequired = (row: Element) =>
    row.parentElement?.parentElement === element && row.querySelector(":scope > .field-head > .required") !== null;
  const missing = rows.filter((row) => isRequired(row) && !Object.hasOwn(value, nameIn(row)));
  return [
    ...missing.map((row) => ({ path: at(nameIn(row)), text: "is missing", id: row.id })),
    ...Object.entries(value).flatMap(([name, one]): ExampleDifference[] => {
      const row = rows.find((other) => nameIn(other) === name) ?? rows.find((other) => nameIn(other) === anyName);
      if (row === undefined) return [{ path: at(name), text: "is not documented", id: undefined }];
      const type = typeIn(row);
      if (!fits(one, type))
        return [{ path: at(name), text: `is ${typeOf(one)}, not ${type.split(" · ")[0]}`, id: row.id }];
      const below = row.querySelector(":scope > details.children");
      return below === null ? [] : compare(one, below, at(name));
    }),
  ];
}
