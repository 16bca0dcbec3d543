// Forms from tables of fields.

import { ApiError } from "./api.js";
import { say } from "./dialogs.js";
import { useData } from "./live.js";
import { Select } from "./parts.js";
import { html, useState } from "./vendor/preact.js";

/** @typedef {[value: string, label: string][] | Record<string, [value: string, label: string][]>} Options Also in groups. */

/**
 * @typedef {object} Field
 * @property {string} name
 * @property {string} label
 * @property {"text" | "number" | "checkbox" | "select" | "json" | "numbers"} [type] `json` is a value in JSON, `numbers` a list
 *   with commas.
 * @property {string} [hint]
 * @property {unknown} [value] What it has at first.
 * @property {Options | ((values: Record<string, any>) => Options)} [options] Of a select.
 * @property {boolean} [required]
 * @property {(values: Record<string, any>) => boolean} [when] Whether it is shown; always when left out.
 */

/** How a field of each type is read; an empty one is undefined. @type {Record<string, (value: any, label: string) => unknown>} */
const readers = {
  text: (value) => value.trim() || undefined,
  select: (value) => value || undefined,
  checkbox: (value) => value,
  number: (value) => (value === "" ? undefined : Number(value)),
  numbers: (value) => (value.match(/[^,\s]+/g) ?? []).map(Number),
  json: (value, label) => {
    if (value.trim() === "") return undefined;
    try {
      return JSON.parse(value);
    } catch (error) {
      throw new ApiError(400, `${label} is not JSON: ${/** @type {Error} */ (error).message}.`);
    }
  },
};

/** What a control has at first. @param {Field} field */
function startOf({ type, value }) {
  if (type === "checkbox") return value === true;
  if (value === undefined) return "";
  return type === "json" ? JSON.stringify(value, null, 2) : String(value).replaceAll(",", ", ");
}

/** @param {Field} field @param {Record<string, any>} values @returns {Options} */
const optionsOf = ({ options = [] }, values) => (typeof options === "function" ? options(values) : options);

/** What controls have now: a list whose choice is no longer there has its first. @param {Field[]} fields @param {Record<string, any>} set */
function valuesOf(fields, set) {
  const values = { ...set };
  for (const field of fields) {
    if (field.type !== "select") continue;
    const options = Object.values(optionsOf(field, values)).flatMap((one) => (Array.isArray(one[0]) ? one : [one]));
    const all = options.map(([value]) => value);
    if (!all.includes(values[field.name])) values[field.name] = all[0] ?? "";
  }
  return values;
}

let forms = 0;

/**
 * A form.
 * @param {{ fields: Field[], label: string, work: (values: Record<string, any>) => Promise<string | void> }} props
 *   `label` is of its button; `work` returns what to say, and an error of it is shown above the button.
 */
export function Form({ fields, label, work }) {
  const [id] = useState(() => ++forms);
  const [set, setSet] = useState(() => Object.fromEntries(fields.map((field) => [field.name, startOf(field)])));
  const [fault, setFault] = useState("");
  const [isBusy, setBusy] = useState(false);
  const values = valuesOf(fields, set);
  const shown = fields.filter(({ when }) => when === undefined || when(values));
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setFault("");
    setBusy(true);
    try {
      const given = shown.map(({ name, label, type = "text" }) => [name, readers[type]?.(values[name], label)]);
      const text = await work(Object.fromEntries(given));
      if (text) say(text);
      dispatchEvent(new Event("changed"));
    } catch (error) {
      setFault(/** @type {Error} */ (error).message);
    }
    setBusy(false);
  };
  const rows = shown.map((field) => {
    const change = (/** @type {any} */ value) => setSet((before) => ({ ...before, [field.name]: value }));
    return html`<${Row} key=${field.name} id=${`form-${id}-${field.name}`} ...${{ field, values, change }} />`;
  });
  return html`<form onSubmit=${submit}>
    ${rows}
    <p class="fault" role="alert">${fault}</p>
    <div class="buttons"><button type="submit" class="primary" disabled=${isBusy}>${label}</button></div>
  </form>`;
}

/**
 * A form whose fields depend on what is read first.
 * @param {{ read: () => Promise<any>, fields: (known: any) => Field[], label: string, work: (values: any) => unknown }} props
 */
export function ReadForm({ read, fields, ...rest }) {
  const known = useData(read, []);
  return known && html`<${Form} fields=${fields(known)} ...${rest} />`;
}

/** @param {{ field: Field, id: string, values: Record<string, any>, change: (value: unknown) => void }} props */
function Row({ field, id, values, change }) {
  const { name, label, type = "text", hint, required = false } = field;
  const common = { id, name, required, autocomplete: "off", "aria-describedby": hint && `${id}-hint` };
  const value = values[name];
  const input = (/** @type {any} */ { target }) => change(type === "checkbox" ? target.checked : target.value);
  const control = () => {
    if (type === "select")
      return html`<${Select} ...${common} value=${value} options=${optionsOf(field, values)} set=${change} />`;
    if (type === "checkbox") return html`<input ...${common} type="checkbox" checked=${value} onChange=${input} />`;
    if (type === "json") {
      const lines = Math.min(Math.max(value.split("\n").length, 5), 30);
      return html`<textarea ...${common} rows=${lines} spellcheck="false" value=${value} onInput=${input} />`;
    }
    const kind = type === "number" ? { type: "number", min: 0, step: "any" } : { type: "text", spellcheck: "false" };
    return html`<input ...${common} ...${kind} value=${value} onInput=${input} />`;
  };
  const text = html`<label for=${id}>${label}</label>`;
  const help = hint && html`<small id=${`${id}-hint`}>${hint}</small>`;
  return type === "checkbox"
    ? html`<div class="field checkbox">${control()}${text}${help}</div>`
    : html`<div class="field">${text}${control()}${help}</div>`;
}
