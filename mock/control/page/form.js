// Forms from tables of fields.

import { say } from "./messages.js";
import { html, useState } from "./vendor/preact.js";

/**
 * @typedef {object} FormField
 * @property {string} name
 * @property {string} label
 * @property {"text" | "number" | "checkbox"} [type]
 * @property {string} [hint]
 * @property {unknown} [value] Initial value.
 * @property {boolean} [required]
 */

/** Reads the value of each type of field; an empty one is undefined. @type {Record<string, (value: any) => unknown>} */
const readers = {
  text: (value) => value.trim() || undefined,
  checkbox: (value) => value,
  number: (value) => (value === "" ? undefined : Number(value)),
};

/** Initial value of a control. @param {FormField} field */
const startOf = ({ type, value = "" }) => (type === "checkbox" ? value === true : String(value));

let forms = 0;

/**
 * @param {{ fields: FormField[], label: string, work: (values: Record<string, any>) => Promise<string | void> }} props
 *   `label` is the text of the button; `work` returns a message, and its error is shown above the button.
 */
export function Form({ fields, label, work }) {
  const [id] = useState(() => ++forms);
  const [values, set] = useState(() => Object.fromEntries(fields.map((field) => [field.name, startOf(field)])));
  const [fault, setFault] = useState("");
  const [isBusy, setBusy] = useState(false);
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setFault("");
    setBusy(true);
    try {
      const given = fields.map(({ name, type = "text" }) => [name, readers[type]?.(values[name])]);
      const text = await work(Object.fromEntries(given));
      if (text) say(text);
      dispatchEvent(new Event("changed"));
    } catch (error) {
      setFault(/** @type {Error} */ (error).message);
    }
    setBusy(false);
  };
  const rows = fields.map(({ name, label, type = "text", hint, required }) => {
    const own = `form-${id}-${name}`;
    const isBox = type === "checkbox";
    const input = (/** @type {any} */ { target }) => set({ ...values, [name]: isBox ? target.checked : target.value });
    const kind = isBox
      ? { type, checked: values[name] }
      : { ...(type === "number" ? { type, min: 0, step: "any" } : { spellcheck: "false" }), value: values[name] };
    return html`<div class=${isBox ? "field checkbox" : "field"}>
      <label for=${own}>${label}</label>
      <input id=${own} name=${name} required=${required} autocomplete="off" onInput=${input} ...${kind}
        aria-describedby=${hint && `${own}-hint`} />
      ${hint && html`<small id=${`${own}-hint`}>${hint}</small>`}
    </div>`;
  });
  return html`<form onSubmit=${submit}>
    ${rows}
    <p class="fault" role="alert">${fault}</p>
    <div class="buttons"><button type="submit" class="primary" disabled=${isBusy}>${label}</button></div>
  </form>`;
}
