// The form that runs an operation: reads and remembers the reader's input, and sends the request.

import { action } from "../elements.ts";
import { Failure, order, originOf, type SampleCall, send } from "./send.ts";
import { show, showFailure } from "./show.ts";
import { fillSamples, keep, type RunEnvironment, values } from "./values.ts";

const mockToken = "example-access-token";
const places: Record<RunEnvironment, string> = {
  mock: "for the mock",
  staging: "for staging",
  own: "for your own host",
};

/** Makes a form run the operation of its page. */
export function runWith(form: HTMLFormElement): void {
  // The response is shown beside the documented examples.
  const place = document.querySelector(".ran");
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (place === null || button === null) return;
  const { service = "", method = "GET", path = "", type = "" } = form.dataset;
  const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const optional = (name: string) => form.elements.namedItem(name) as HTMLInputElement | null;
  const [environment, origin] = [control("environment"), control("origin")];
  // Null if the form has no such field: the token endpoint needs no token or tenant, and a read has no body.
  const [token, tenant, body] = [optional("token"), optional("tenant"), optional("body")];
  /** Inputs of parameters, and of IDs in the body. */
  const named = [...form.querySelectorAll<HTMLInputElement>("[data-in]")];
  const namedIn = (part: string) => named.filter(({ dataset }) => dataset["in"] === part);
  /** Buttons that enable a setting of the mock that a sample needs. */
  const enabling = document.querySelectorAll<HTMLButtonElement>("button[data-setting]");
  /** Whether the reader was asked to confirm a write outside of the mock. */
  let isAsked = false;
  /** Counts requests and changes of the form. A response is only shown if nothing has changed since its request. */
  let turn = 0;

  function setOrigin(): void {
    const usual = form.dataset[values.environment] ?? "";
    const kept = values.origins[`${values.environment}.${service}`];
    origin.value = kept ?? (values.environment === "mock" ? usual : "");
    origin.placeholder = usual || `https://${service}.example`;
  }

  /** Removes the response, because it does not match the changed form. */
  function clear(): void {
    turn++;
    isAsked = false;
    place?.replaceChildren();
  }

  function keepIn(kept: Record<string, string>, name: string, value: string | undefined): void {
    if (value) kept[name] = value;
    else delete kept[name];
  }

  function changed({ name, value, dataset }: HTMLInputElement): void {
    clear();
    if (name === "environment") {
      values.environment = value as RunEnvironment;
      setOrigin();
      // A token belongs to the environment that it was entered for.
      if (token !== null) token.value = "";
    } else if (name === "origin")
      keepIn(values.origins, `${values.environment}.${service}`, URL.parse(value)?.origin.replace("null", ""));
    else if (name === "tenant" || (dataset["in"] ?? "query") !== "query") keepIn(values.ids, name, value.trim());
    keep();
    apply();
  }

  /** Updates samples, request body and button to the values of the form. */
  function apply(): void {
    fillSamples();
    fillBody();
    const isMock = values.environment === "mock";
    const host = URL.parse(origin.value)?.host ?? places[values.environment].slice(4);
    const texts = {
      "[data-environment]": places[values.environment],
      "[data-run-target]": `against ${isMock ? "the mock" : host}`,
    };
    for (const [selector, text] of Object.entries(texts))
      for (const element of document.querySelectorAll(selector)) element.textContent = text;
    for (const one of enabling) one.hidden = !isMock;
  }

  /** Puts IDs into the request body, in place of the previous ones. */
  function fillBody(): void {
    if (body === null) return;
    for (const { value, placeholder, dataset } of named) {
      const before = dataset["written"] ?? placeholder;
      const now = value.trim() || placeholder;
      if (before !== "") body.value = body.value.replaceAll(JSON.stringify(before), JSON.stringify(now));
      dataset["written"] = now;
    }
  }

  function takeExample(text: string): void {
    if (body === null) return;
    clear();
    body.value = text;
    for (const { dataset } of named) delete dataset["written"];
    fillBody();
  }

  /** Address of a path at the origin in the form. @throws Error that says what is wrong with the origin. */
  const at = (path: string): URL => new URL(path, originOf(origin.value || origin.placeholder).origin);

  /** Sends the mock a control command, then runs the operation. */
  async function runAfter(name: string, given: object): Promise<void> {
    try {
      await order(at("/").origin, name, given);
      await run();
    } catch (error) {
      if (place !== null) showFailure(place, error as Error);
    }
  }

  /** Reads the request from the form. @throws Error that says what is missing or wrong. */
  function callOf(): SampleCall {
    const given = new Map(namedIn("path").map((one) => [one.name, one.value.trim() || one.placeholder]));
    const url = at(path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given.get(name) ?? name)));
    for (const { name, value } of namedIn("query")) if (value !== "") url.searchParams.set(name, value);
    const headers: Record<string, string> = {};
    if (token !== null) {
      const bearer = token.value.trim() || (values.environment === "mock" ? mockToken : "");
      if (bearer === "") throw new Error("Enter an access token for this host. It stays in the memory of this page.");
      headers["Authorization"] = `Bearer ${bearer}`;
    }
    const id = tenant?.value.trim() ?? "";
    if (id !== "") headers["x-tenant-id"] = id;
    if (body !== null) headers["Content-Type"] = type;
    if (body !== null && type.includes("json")) checkJson(body.value);
    return { method, url, headers, body: body?.value };
  }

  async function run(): Promise<void> {
    if (place === null || button === null) return;
    const own = ++turn;
    try {
      const call = callOf();
      if (values.environment !== "mock" && method !== "GET" && !isAsked) {
        isAsked = true;
        throw new Error(`This sends a real ${method} to ${call.url.host}. Press Run again to send it.`);
      }
      isAsked = false;
      button.setAttribute("aria-disabled", "true");
      const received = await send(call);
      if (own === turn) await show(place, received);
      // A reset restores the resources of the samples that the mock has lost.
      if (own === turn && values.environment === "mock" && received.response.status === 404)
        place.append(action("button.order", "Reset the mock and run again", () => void runAfter("reset", {})));
    } catch (error) {
      if (own !== turn) return;
      showFailure(place, error as Error);
      // The fields with the missing or wrong values are in this fold.
      const fold = form.querySelector<HTMLDetailsElement>(".run-with");
      if (fold !== null && !(error instanceof Failure) && !isAsked) fold.open = true;
    } finally {
      button.removeAttribute("aria-disabled");
      place.scrollIntoView({ block: "nearest" });
    }
  }

  environment.value = values.environment;
  for (const field of tenant === null ? named : [...named, tenant]) field.value = values.ids[field.name] ?? field.value;
  setOrigin();
  apply();
  form.addEventListener("input", ({ target }) => changed(target as HTMLInputElement));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void run();
  });
  for (const radio of document.querySelectorAll<HTMLInputElement>('input[name="example"]'))
    radio.addEventListener("change", () => takeExample(radio.dataset["body"] ?? ""));
  for (const one of enabling)
    one.addEventListener("click", () => void runAfter("settings", { [one.dataset["setting"] ?? ""]: true }));
}

function checkJson(text: string): void {
  try {
    JSON.parse(text);
  } catch (error) {
    throw new Error(`The request body is not valid JSON: ${(error as Error).message}.`);
  }
}
