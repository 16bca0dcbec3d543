// A plugin of Redocly that assembles the examples of openapi/ from parts, before lint and bundle. In OpenAPI, a `$ref`
// inside an example is data, so Redocly itself does not resolve it.

import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parse } from "yaml";

/** @typedef {{ [key: string]: unknown }} ExampleNode */
/** @typedef {{ location: { source: { absoluteRef: string } }, report: (problem: { message: string }) => void }} Context */

/** @param {unknown} value @returns {value is ExampleNode} */
const isNode = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Replaces every `$ref` within an example by its target, in which references are replaced first. Fields beside a `$ref`
 * replace fields of the target or are added: at the start if they are before the `$ref`, otherwise at the end.
 * @param {unknown} value The example or a part of it.
 * @param {string} file The file of the example.
 * @param {string[]} [chain] The references followed so far, to detect circular ones.
 * @returns {unknown} The value without references.
 * @throws Error when a reference has no target, or refers to itself.
 */
export function assemble(value, file, chain = []) {
  if (Array.isArray(value)) return value.map((item) => assemble(item, file, chain));
  if (!isNode(value)) return value;
  const { $ref, ...own } = value;
  const fields = Object.entries(own).map(([key, field]) => [key, assemble(field, file, chain)]);
  if ($ref === undefined) return Object.fromEntries(fields);
  const base = follow(String($ref), file, chain);
  if (fields.length === 0) return base;
  if (!isNode(base)) throw new Error(`${$ref} is not an object; fields beside the $ref have nothing to be added to.`);
  const before = fields.slice(0, Object.keys(value).indexOf("$ref"));
  return { ...Object.fromEntries(before), ...base, ...Object.fromEntries(fields) };
}

/** @param {string} ref @param {string} file @param {string[]} chain @returns {unknown} */
function follow(ref, file, chain) {
  const [path = "", pointer = ""] = ref.split("#");
  const target = path === "" ? file : resolve(dirname(file), path);
  const step = `${target}#${pointer}`;
  if (chain.includes(step)) throw new Error(`${ref} refers to itself; remove the circle.`);
  /** @type {unknown} */
  let node = read(target, ref);
  for (const key of pointer.split("/").slice(1)) node = isNode(node) ? node[key] : undefined;
  if (node === undefined) throw new Error(`${ref} does not exist; correct the $ref of this example.`);
  return assemble(node, target, [...chain, step]);
}

/** @type {Map<string, unknown>} */
const files = new Map();

/** @param {string} file @param {string} ref @returns {unknown} */
function read(file, ref) {
  if (!files.has(file)) {
    try {
      files.set(file, parse(readFileSync(file, "utf8")));
    } catch (cause) {
      throw new Error(`${ref} cannot be read: ${cause instanceof Error ? cause.message : cause}`);
    }
  }
  return files.get(file);
}

function assembleExamples() {
  return {
    Example: {
      /** @param {ExampleNode} example @param {Context} context */
      enter(example, { location, report }) {
        try {
          if ("value" in example) example["value"] = assemble(example["value"], location.source.absoluteRef);
        } catch (cause) {
          report({ message: cause instanceof Error ? cause.message : String(cause) });
        }
      },
    },
  };
}

/** The plugin; redocly.yaml names it and its preprocessor. */
export default function parts() {
  return { id: "parts", preprocessors: { oas3: { "assemble-examples": assembleExamples } } };
}
