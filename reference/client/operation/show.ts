// Shows a response, with its differences from the documented one.

import { highlight } from "../../text/highlight.ts";
import { el, link, withCopy } from "../elements.ts";
import { compare, type ExampleDifference, fieldsIn } from "./compare.ts";
import { Failure, type SampleResponse } from "./send.ts";

function block(code: string, language: "json" | "sh", label: string): HTMLElement {
  const pre = el("pre.code", el("code"));
  // Safe, because `highlight` escapes the code.
  (pre.firstElementChild as Element).innerHTML = highlight(code, language);
  pre.tabIndex = 0;
  pre.setAttribute("role", "group");
  pre.setAttribute("aria-label", label);
  return pre;
}

/** The list of differences from the fields of the page, with links to these fields. */
function listed(differences: ExampleDifference[]): HTMLElement {
  const { length } = differences;
  if (length === 0) return el("p.quiet", "As on this page: no field is missing, unknown, or of another type.");
  const rows = differences.slice(0, 20).map(({ path, text, id }) => {
    const name = el("code", path);
    return el("li", id === undefined ? name : link(`#${id}`, name), ` ${text}`);
  });
  const places = length === 1 ? "one place" : `${length} places`;
  const rest = length > rows.length ? el("p.quiet", `and ${length - rows.length} more.`) : undefined;
  return el("div", el("p.quiet", `Differs from this page in ${places}:`), el("ul.differences", ...rows), rest);
}

/** The key of the documented response for a status: the status, its class, or `default`. */
function documented(status: number): string | undefined {
  const own = [String(status), `${Math.floor(status / 100)}XX`, "default"];
  return own.find((one) => document.getElementById(`response-${one}`) !== null);
}

/** A remark on a status without its own documented response; undefined for other statuses. */
function remarkOn(status: number, known: string | undefined): HTMLElement | undefined {
  if (known === String(status)) return undefined;
  const plain = `The status ${status} is not documented for this operation`;
  if (known === undefined) return el("p", `${plain}.`);
  const tab = el("code", known === "default" ? "other" : known);
  return el("p", `${plain}; see the response `, link(`#response-${known}`, tab), ".");
}

/** The mock's code for errors whose code is not documented; `otherCode` in mock/assumptions.ts. */
const mockWord = "code-not-documented";
const ofTheMock =
  "is a placeholder of the mock: the error code of the service is not documented. Decide by the HTTP status.";

/** The explanation of a body's error code, from the page. */
function explained(body: unknown): HTMLElement | undefined {
  const { errors, error } = Object(body) as { errors?: { code?: unknown }[]; error?: unknown };
  const code = String(errors?.[0]?.code ?? error ?? "");
  if (code === "") return undefined;
  const name = el("code", code);
  if (code === mockWord) return el("p", name, ` ${ofTheMock}`);
  const row = document.querySelector(`.error-rows > li[id$="-${CSS.escape(code)}"]`);
  if (row === null) return el("p", name, " is not listed for this operation.");
  return el("p", link(`#${row.id}`, name), ": ", row.querySelector(".error-text")?.textContent ?? "");
}

const mediaTypeOf = ({ response }: SampleResponse): string => response.headers.get("content-type") ?? "";

function file(received: SampleResponse): HTMLElement {
  const { body, response } = received;
  const [, fileName = "response"] = /filename="?([^";]+)/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  const save = link(URL.createObjectURL(body), `Save ${fileName}`);
  save.download = fileName;
  return el("p", `A file of ${body.size.toLocaleString("en")} bytes, ${mediaTypeOf(received)}. `, save);
}

async function bodyOf(received: SampleResponse, fields: Element | null | undefined): Promise<(Node | undefined)[]> {
  if (!/\bjson\b/.test(mediaTypeOf(received)))
    return [received.body.size === 0 ? el("p.quiet", "No body.") : file(received)];
  const text = await received.body.text();
  try {
    const value: unknown = JSON.parse(text);
    const what = received.response.status < 400 && fields ? listed(compare(value, fieldsIn(fields))) : explained(value);
    return [what, block(JSON.stringify(value, null, 2), "json", "Response that came")];
  } catch {
    return [el("p", "The body is not valid JSON."), block(text, "json", "Response that came")];
  }
}

/**
 * Shows a response.
 * @param place Element whose content it replaces.
 */
export async function show(place: Element, received: SampleResponse): Promise<void> {
  const { status, statusText, headers } = received.response;
  const correlationId = headers.get("x-correlation-id");
  const known = documented(status);
  const fields = known === undefined ? null : document.querySelector(`[id="response-${known}"] > .fold-body`);
  const facts = [` ${received.time} ms`, ...(correlationId === null ? [] : [`X-Correlation-Id ${correlationId}`])].join(
    " · ",
  );
  const head = el("span.status", `${status} ${statusText}`.trim());
  head.classList.add(`status-${String(status)[0]}`);
  const content = [el("p.ran-status", head, el("span.quiet", facts)), remarkOn(status, known)];
  content.push(...((await bodyOf(received, fields)) as HTMLElement[]));
  place.replaceChildren(...content.filter((one) => one !== undefined));
  // Also selects the documented response.
  const radio = document.querySelector<HTMLInputElement>(`input[name="status"][value="${known}"]`);
  if (radio !== null) radio.checked = true;
}

/** Shows why there is no response, with the command that helps, if there is one. */
export function showFailure(place: Element, error: Error): void {
  const command = error instanceof Failure ? error.command : undefined;
  place.replaceChildren(
    el("p.failure", error.message),
    ...(command === undefined ? [] : [withCopy(block(command, "sh", "Start the mock"))]),
  );
}
