// Shows a response that came, with what differs from the documented one.

import { withCopy } from "../copy.ts";
import { compare, type Difference, specOf } from "./compare.ts";
import { el, link } from "./dom.ts";
import { Failure, type Received } from "./send.ts";

const kinds: Record<Difference["kind"], string> = { missing: "missing", unknown: "not documented", type: "other type" };

/** A line of JSON with its key and its value in the colors of the samples. */
function colored(line: string): (Node | string)[] {
  const [, indent = "", key, colon = "", value = "", end = ""] =
    /^(\s*)(?:("(?:[^"\\]|\\.)*")(: ))?(.*?)(,?\n)$/s.exec(line) ?? [];
  const kind = value.startsWith('"') ? "t-s" : /^[[{]/.test(value) ? undefined : "t-n";
  const shown = kind === undefined ? value : el(`span.${kind}`, value);
  return [indent, ...(key === undefined ? [] : [el("span.t-k", key)]), colon, shown, end];
}

/** A body as lines of JSON; a line that differs is marked, and says how. */
function printed(value: unknown, differences: Difference[]): HTMLElement {
  const code = el("code");
  const line = (text: string, path: string): void => {
    const found = differences.find((one) => one.path === path && one.kind !== "missing");
    if (found === undefined) {
      code.append(...colored(text));
      return;
    }
    const mark = el("mark.differs", text);
    mark.title = kinds[found.kind];
    code.append(mark);
  };
  const print = (one: unknown, path: string, indent: string, key: string, end: string): void => {
    const isList = Array.isArray(one);
    const entries = one !== null && typeof one === "object" ? Object.entries(one) : [];
    if (entries.length === 0) {
      line(`${indent}${key}${JSON.stringify(one)}${end}\n`, path);
      return;
    }
    line(`${indent}${key}${isList ? "[" : "{"}\n`, path);
    for (const [index, [name, below]] of entries.entries()) {
      const comma = index < entries.length - 1 ? "," : "";
      const label = isList ? "" : `${JSON.stringify(name)}: `;
      print(below, path === "" ? name : `${path}.${name}`, `${indent}  `, label, comma);
    }
    code.append(`${indent}${isList ? "]" : "}"}${end}\n`);
  };
  print(value, "", "", "", "");
  return code;
}

function block(content: Node | string, label: string): HTMLElement {
  const pre = el("pre.code", content);
  pre.tabIndex = 0;
  pre.setAttribute("role", "group");
  pre.setAttribute("aria-label", label);
  return pre;
}

/** The differences from the fields of the page as a list, each with a link to its field. */
function listed(differences: Difference[]): HTMLElement {
  if (differences.length === 0)
    return el("p.quiet", "As on this page: no field is missing, unknown, or of another type.");
  const rows = differences.slice(0, 20).map(({ path, text, id }) => {
    const name = el("code", path === "" ? "body" : path);
    return el("li", id === undefined ? name : wrapped(id, name), ` ${text}`);
  });
  const rest = differences.length - rows.length;
  return el(
    "div",
    el(
      "p.quiet",
      `Differs from this page in ${differences.length === 1 ? "one place" : `${differences.length} places`}:`,
    ),
    el("ul.differences", ...rows),
    rest > 0 ? el("p.quiet", `and ${rest} more.`) : undefined,
  );
}

function wrapped(id: string, inner: Node): HTMLElement {
  const made = link(`#${id}`, "");
  made.append(inner);
  return made;
}

/** The documented response that a status falls under: its own, its class, or any other. */
function documented(status: number): string | undefined {
  const own = [String(status), `${Math.floor(status / 100)}XX`, "default"];
  return own.find((one) => document.getElementById(`response-${one}`) !== null);
}

/** What is said of a status that the page has no row of its own for; nothing where it has one. */
function remarkOn(status: number, known: string | undefined): HTMLElement[] {
  if (known === String(status)) return [];
  const plain = `The status ${status} is not documented for this operation`;
  if (known === undefined) return [el("p", `${plain}.`)];
  const tab = known === "default" ? "other" : known;
  return [el("p", `${plain}: `, wrapped(`response-${known}`, el("code", tab)), " stands for it.")];
}

/** What the mock sends where the code of the service is not documented; `otherCode` in mock/assumed.ts. */
const mockWord = "code-not-documented";
const ofTheMock =
  "is a placeholder of the mock: the error code of the service is not documented. Decide by the HTTP status.";

/** What the page says of the error code in a body. */
function explained(body: unknown): HTMLElement | undefined {
  const { errors, error } = Object(body) as { errors?: { code?: unknown }[]; error?: unknown };
  const code = String(errors?.[0]?.code ?? error ?? "");
  const row = code === "" ? null : document.querySelector(`.error-rows > li[id$="-${CSS.escape(code)}"]`);
  if (code === mockWord) return el("p", el("code", code), ` ${ofTheMock}`);
  if (row === null) return code === "" ? undefined : el("p", el("code", code), " is not listed for this operation.");
  return el("p", wrapped(row.id, el("code", code)), ": ", row.querySelector(".error-text")?.textContent ?? "");
}

/** Selects the documented response beside it. */
function select(status: string): void {
  const radio = document.querySelector<HTMLInputElement>(`input[name="status"][value="${status}"]`);
  if (radio !== null) radio.checked = true;
}

function file({ body, fileName = "response", type }: Received): HTMLElement {
  const save = link(URL.createObjectURL(body), `Save ${fileName}`);
  save.download = fileName;
  return el("p", `A file of ${body.size.toLocaleString("en")} bytes, ${type}. `, save);
}

async function bodyOf(received: Received, fields: Element | null | undefined): Promise<(Node | undefined)[]> {
  const isJson = /\bjson\b/.test(received.type);
  if (!isJson) return [received.body.size === 0 ? el("p.quiet", "No body.") : file(received)];
  const text = await received.body.text();
  try {
    const value: unknown = JSON.parse(text);
    const isSuccess = received.status < 400;
    const differences = isSuccess && fields ? compare(value, specOf(fields)) : [];
    return [
      isSuccess && fields ? listed(differences) : explained(value),
      block(printed(value, differences), "Response that came"),
    ];
  } catch {
    return [el("p", "The body is not valid JSON."), block(text, "Response that came")];
  }
}

/**
 * Shows a response.
 * @param place Where; what was there goes.
 */
export async function show(place: Element, received: Received): Promise<void> {
  const { status, statusText, time, correlationId } = received;
  const known = documented(status);
  const fields = known === undefined ? null : document.querySelector(`[id="response-${known}"] > .fold-body`);
  const facts = [`${time} ms`, ...(correlationId === null ? [] : [`X-Correlation-Id ${correlationId}`])];
  const content = await bodyOf(received, fields);
  place.replaceChildren(
    el("p.ran-status", el(`span.status`, `${status} ${statusText}`.trim()), el("span.quiet", ` ${facts.join(" · ")}`)),
    ...remarkOn(status, known),
    ...content.filter((one) => one !== undefined),
  );
  place.querySelector(".status")?.classList.add(`status-${String(status)[0]}`);
  if (known !== undefined) select(known);
}

/** Shows why there is no response, with the command that is the way out, where there is one. */
export function showFailure(place: Element, error: Error): void {
  const command = error instanceof Failure ? error.command : undefined;
  place.replaceChildren(
    el("p.failure", error.message),
    ...(command === undefined ? [] : [withCopy(block(el("code", command), "Start the mock"))]),
  );
}
