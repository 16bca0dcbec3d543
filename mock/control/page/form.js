// Forms from tables of fields.

import { ApiError } from "./api.js";
import { el } from "./dom.js";

/**
 * @typedef {object} Field
 * @property {string} name
 * @property {string} label
 * @property {"text" | "number" | "checkbox" | "select" | "json" | "numbers"} [type] `json` is a value in JSON, `numbers` a list
 *   with commas.
 * @property {string} [hint]
 * @property {unknown} [value] What it has at first.
 * @property {[value: string, label: string][] | Record<string, [value: string, label: string][]>} [options] Of a select, also in
 *   groups.
 * @property {boolean} [required]
 * @property {(values: Record<string, any>) => boolean} [when] Whether it is shown; always when left out.
 */

/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Control */

let count = 0;

/** How a field of each type is read; an empty one is undefined. @type {Record<string, (control: any, label: string) => unknown>} */
const readers = {
  text: (control) => control.value.trim() || undefined,
  select: (control) => control.value || undefined,
  checkbox: (control) => control.checked,
  number: (control) => (control.value === "" ? undefined : Number(control.value)),
  numbers: (control) =>
    String(control.value)
      .split(",")
      .filter((part) => part.trim() !== "")
      .map(Number),
  json: (control, label) => {
    if (control.value.trim() === "") return undefined;
    try {
      return JSON.parse(control.value);
    } catch (error) {
      throw new ApiError(400, `${label} is not JSON: ${/** @type {Error} */ (error).message}.`);
    }
  },
};

/**
 * Makes a form.
 * @param {Field[]} fields
 * @param {string} label Of its button.
 * @param {(values: Record<string, any>) => Promise<unknown>} work What it does with the values; an error of it is shown below.
 * @param {(name: string, form: FormParts) => void} [changed] Called after a field was changed.
 */
export function createForm(fields, label, work, changed) {
  /** @type {Map<string, { field: Field, control: Control, row: HTMLElement }>} */
  const parts = new Map();
  const error = el("p", { class: "fault", role: "alert" });
  const submit = el("button", { type: "submit", class: "primary" }, label);
  const form = el("form", { novalidate: false });
  for (const field of fields) parts.set(field.name, { field, ...rowOf(field) });
  form.append(...[...parts.values()].map(({ row }) => row), error, el("div", { class: "buttons" }, submit));

  /** @type {FormParts} */
  const shown = { form, control: (name) => /** @type {Control} */ (parts.get(name)?.control), values, arrange };

  function values(isFinal = false) {
    /** @type {Record<string, unknown>} */
    const all = {};
    for (const [name, { field, control, row }] of parts) {
      if (isFinal && row.hidden) continue;
      try {
        all[name] = readers[field.type ?? "text"]?.(control, field.label);
      } catch (fault) {
        if (isFinal) throw fault;
      }
    }
    return all;
  }
  function arrange() {
    const now = values();
    for (const { field, control, row } of parts.values()) {
      row.hidden = field.when !== undefined && !field.when(now);
      control.disabled = row.hidden;
    }
  }
  form.addEventListener("change", ({ target }) => {
    const name = /** @type {Control} */ (target).name;
    arrange();
    changed?.(name, shown);
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    error.textContent = "";
    submit.disabled = true;
    try {
      await work(values(true));
    } catch (fault) {
      error.textContent = /** @type {Error} */ (fault).message;
    }
    submit.disabled = false;
  });
  arrange();
  return shown;
}

/**
 * @typedef {object} FormParts
 * @property {HTMLFormElement} form
 * @property {(name: string) => Control} control
 * @property {(isFinal?: boolean) => Record<string, any>} values
 * @property {() => void} arrange Shows the fields that matter now.
 */

/** @param {Field} field @returns {{ control: Control, row: HTMLElement }} */
function rowOf(field) {
  const id = `field-${++count}`;
  const { name, label, type = "text", hint, value, required = false } = field;
  const common = { id, name, required, autocomplete: "off", "aria-describedby": hint && `${id}-hint` };
  const control = controlOf(field, common);
  if (control instanceof HTMLInputElement && type === "checkbox") control.checked = value === true;
  else if (value !== undefined)
    control.value = type === "json" ? JSON.stringify(value, null, 2) : String(value).replaceAll(",", ", ");
  const text = el("label", { for: id }, label);
  const help = hint && el("small", { id: `${id}-hint` }, hint);
  const row = el(
    "div",
    { class: type === "checkbox" ? "field checkbox" : "field" },
    ...(type === "checkbox" ? [control, text] : [text, control]),
    help,
  );
  return { control, row };
}

/** Lines for a value in JSON, within bounds. @param {unknown} value */
function rowsFor(value) {
  const lines = value === undefined ? 0 : JSON.stringify(value, null, 2).split("\n").length;
  return Math.min(Math.max(lines, 5), 30);
}

/** @param {Field} field @param {Record<string, unknown>} common @returns {Control} */
function controlOf({ type = "text", options = [], value }, common) {
  if (type === "json") return el("textarea", { ...common, rows: rowsFor(value), spellcheck: "false" });
  if (type !== "select") {
    const kinds = /** @type {Record<string, object>} */ ({
      checkbox: { type: "checkbox" },
      number: { type: "number", min: 0, step: "any" },
    });
    return el("input", { ...common, ...(kinds[type] ?? { type: "text", spellcheck: "false" }) });
  }
  const select = el("select", common);
  choose(select, options);
  return select;
}

/**
 * Fills a select, and keeps what is chosen if it is still there.
 * @param {HTMLSelectElement} select
 * @param {NonNullable<Field["options"]>} options
 */
export function choose(select, options) {
  const { value } = select;
  /** @param {[string, string][]} some */
  const made = (some) => some.map(([each, label]) => el("option", { value: each }, label));
  const groups = () => Object.entries(options).map(([label, some]) => el("optgroup", { label }, ...made(some)));
  select.replaceChildren(...(Array.isArray(options) ? made(options) : groups()));
  if ([...select.options].some((option) => option.value === value)) select.value = value;
}
