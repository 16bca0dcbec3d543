// An error response lists its codes, each known to ErrorCode, and carries one example for each, named after it.

import { exampleName } from "../../model/example-name.js";
import { codeSchema } from "../../model/raw.js";
import { deref, list, object, operations } from "./walk.js";

/** @typedef {import("./walk.js").Node} Node */

/** @param {Node} document @returns {import("./walk.js").Result[]} */
export default function errorCodes(document) {
  const components = object(document["components"]);
  const catalogue = object(object(components["schemas"])["ErrorCode"]);
  const known = list(catalogue["x-extensible-enum"]);
  return operations(document).flatMap(({ operation, path }) =>
    Object.entries(object(operation["responses"]))
      .filter(([status]) => !status.startsWith("2"))
      .flatMap(([status, response]) => {
        const place = [...path, "responses", status];
        return problems(document, deref(document, response), known).map((message) => ({ message, path: place }));
      }),
  );
}

/** @param {Node} document @param {Node} response @param {unknown[]} known @returns {string[]} */
function problems(document, response, known) {
  const media = object(Object.values(object(response["content"]))[0]);
  const schema = deref(document, media["schema"]);
  const code = codeSchema(document, schema);
  const isCatalogue = String(code["$ref"] ?? "").endsWith("/ErrorCode");
  const codes = list(deref(document, code)["x-extensible-enum"]).map(String);
  const examples = object(media["examples"]);
  if (codes.length === 0) return ["List the codes of this error response as x-extensible-enum of its `code`."];
  // The catch-all refers to the whole catalogue; it only has to show the shape.
  if (isCatalogue) return Object.keys(examples).length > 0 ? [] : ["Give the catch-all error response an example."];
  const carried = Object.values(examples).map((example) => exampleCode(object(example)["value"]));
  const stray = Object.entries(examples)
    .filter(([, example]) => !codes.includes(String(exampleCode(object(example)["value"]))))
    .map(([name]) => `List the code of the example "${name}", or take the example away.`);
  const odd = codes.flatMap((value) => {
    const name = exampleName(value);
    const found = [];
    if (known.length > 0 && !known.includes(value)) found.push(`Describe the code ${value} in ErrorCode.`);
    if (exampleCode(object(examples[name])["value"]) !== value)
      found.push(`Add an example "${name}" with the code ${value}.`);
    if (carried.filter((other) => other === value).length > 1) found.push(`Keep one example for the code ${value}.`);
    return found;
  });
  return [...odd, ...stray];
}

/** @param {unknown} value */
function exampleCode(value) {
  return object(list(object(value)["errors"])[0])["code"] ?? object(value)["error"];
}
