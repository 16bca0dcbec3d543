// What counts as confirmed names the entry of the register that says who confirmed it, and when.

import { walk } from "../../model/evidence-walk.js";
import { list } from "./walk.js";

/** @param {import("./walk.js").Node} document @returns {import("./walk.js").Result[]} */
export default function confirmedSource(document) {
  return [...walk(document)]
    .filter(({ node }) => node["x-evidence"] === "confirmed")
    .filter(({ node }) => !list(node["x-source"]).some((number) => String(number).startsWith("C")))
    .map(({ path }) => ({
      message:
        "Give what is confirmed an x-source with a number such as C1, and the entry of that number in " +
        "openapi/register.yaml its date and origin.",
      path,
    }));
}
