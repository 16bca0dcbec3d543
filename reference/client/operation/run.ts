// The form that runs an operation: reads what is filled in, keeps it, and sends the request.

import { action } from "../elements.ts";
import { Failure, originOf, refusedOrder, type SampleCall, send } from "./send.ts";
import { show, showFailure } from "./show.ts";
import { fillSamples, keep, type RunEnvironment, values } from "./values.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const mockToken = "example-access-token";
const places: Record<RunEnvironment, string> = {
  mock: "for the mock",
  staging: "for staging",
  own: "for your own host",
};

/** The form of a page. */
export class Run {
  private readonly form: HTMLFormElement;
  /** Where the response is shown: beside the documented ones. */
  private readonly place = document.querySelector(".ran");
  /** Whether the reader has been asked about a write outside of the mock. */
  private isAsked = false;
  /** Counts what was sent and what was changed since: a response is shown only beside what it came for. */
  private turn = 0;

  constructor(form: HTMLFormElement) {
    this.form = form;
    this.control("environment").value = values.environment;
    for (const field of [...this.named(), this.optional("tenant")])
      if (field !== undefined) field.value = values.ids[field.name] ?? field.value;
    this.setOrigin();
    this.apply();
    form.addEventListener("input", ({ target }) => this.changed(target as Control));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.run();
    });
    for (const radio of document.querySelectorAll<HTMLInputElement>('input[name="example"]'))
      radio.addEventListener("change", () => this.useExample(radio.dataset["body"] ?? ""));
    for (const button of this.enabling)
      button.addEventListener("click", () => void this.order("settings", { [button.dataset["setting"] ?? ""]: true }));
  }

  /** Buttons that enable in the mock what a sample needs. */
  private get enabling(): NodeListOf<HTMLButtonElement> {
    return document.querySelectorAll<HTMLButtonElement>("button[data-setting]");
  }

  /** A control that every form has. */
  private control(name: string): HTMLInputElement {
    return this.form.elements.namedItem(name) as HTMLInputElement;
  }

  /** One that only some have: the token endpoint has no tenant, a read no body. */
  private optional(name: string): Control | undefined {
    return (this.form.elements.namedItem(name) as Control | null) ?? undefined;
  }

  /** Inputs of parameters and of IDs in the body. */
  private named(place = ""): HTMLInputElement[] {
    return [...this.form.querySelectorAll<HTMLInputElement>(place === "" ? "[data-in]" : `[data-in="${place}"]`)];
  }

  private get service(): string {
    return this.form.dataset["service"] ?? "";
  }

  private setOrigin(): void {
    const { environment, origins } = values;
    const usual = this.form.dataset[environment] ?? "";
    const origin = this.control("origin");
    origin.value = origins[`${environment}.${this.service}`] ?? (environment === "mock" ? usual : "");
    origin.placeholder = usual || `https://${this.service}.example`;
  }

  /** Takes away what was shown: it is not what the form would send now. */
  private clear(): void {
    this.turn++;
    this.isAsked = false;
    this.place?.replaceChildren();
  }

  private changed(field: Control): void {
    this.clear();
    const keepIn = (kept: Record<string, string>, name: string, value: string | undefined) => {
      if (value) kept[name] = value;
      else delete kept[name];
    };
    if (field.name === "environment") {
      values.environment = field.value as RunEnvironment;
      this.setOrigin();
      // A token belongs to the place it was entered for.
      if (this.service !== "auth") this.control("token").value = "";
    } else if (field.name === "origin")
      keepIn(
        values.origins,
        `${values.environment}.${this.service}`,
        URL.parse(field.value)?.origin.replace("null", ""),
      );
    else if (field.name === "tenant" || (field.dataset["in"] ?? "query") !== "query")
      keepIn(values.ids, field.name, field.value.trim());
    keep();
    this.apply();
  }

  /** Brings samples, request body and button in line with what is filled in. */
  private apply(): void {
    fillSamples();
    this.fillBody();
    const { environment } = values;
    const host = URL.parse(this.control("origin").value)?.host ?? places[environment].slice(4);
    const write = (selector: string, text: string) => {
      const element = document.querySelector(selector);
      if (element !== null) element.textContent = text;
    };
    write("[data-environment]", places[environment]);
    write("[data-run-target]", `against ${environment === "mock" ? "the mock" : host}`);
    for (const button of this.enabling) button.hidden = environment !== "mock";
  }

  /** Puts IDs into the request body, in place of what was put there last. */
  private fillBody(): void {
    const body = this.optional("body");
    if (body === undefined) return;
    for (const { value, placeholder, dataset } of this.named()) {
      const before = dataset["written"] ?? placeholder;
      const now = value.trim() || placeholder;
      if (before !== "") body.value = body.value.replaceAll(JSON.stringify(before), JSON.stringify(now));
      dataset["written"] = now;
    }
  }

  private useExample(text: string): void {
    const body = this.optional("body");
    if (body === undefined) return;
    this.clear();
    body.value = text;
    for (const { dataset } of this.named()) delete dataset["written"];
    this.fillBody();
  }

  /** Address at the origin that is filled in. @throws Error that says what is wrong with that. */
  private at(path: string): URL {
    const { value, placeholder } = this.control("origin");
    return new URL(path, originOf(value || placeholder).origin);
  }

  /** Gives the mock an order, then runs. */
  private async order(name: string, body: object): Promise<void> {
    try {
      const headers = { "Content-Type": "application/json" };
      const call = { method: "POST", url: this.at(`/__mock/${name}`), headers, body: JSON.stringify(body) };
      await send({ ...call, refused: refusedOrder() });
      await this.run();
    } catch (error) {
      if (this.place !== null) showFailure(this.place, error as Error);
    }
  }

  /** A resource of the samples that is gone from the mock comes back with a reset. */
  private offerReset(status: number): void {
    if (values.environment !== "mock" || status !== 404) return;
    this.place?.append(action("button.order", "Reset the mock and run again", () => void this.order("reset", {})));
  }

  /** @throws Error that says what is missing or wrong. */
  private call(): SampleCall {
    const { method = "GET", path = "", type = "" } = this.form.dataset;
    const given = new Map(this.named("path").map((one) => [one.name, one.value.trim() || one.placeholder]));
    const url = this.at(path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given.get(name) ?? name)));
    for (const { name, value } of this.named("query")) if (value !== "") url.searchParams.set(name, value);
    const headers: Record<string, string> = {};
    if (this.service !== "auth") {
      const token = this.control("token").value.trim() || (values.environment === "mock" ? mockToken : "");
      if (token === "") throw new Error("Enter an access token for this host. It stays in the memory of this page.");
      headers["Authorization"] = `Bearer ${token}`;
      const tenant = this.control("tenant").value.trim();
      if (tenant !== "") headers["x-tenant-id"] = tenant;
    }
    const body = this.optional("body")?.value;
    if (body !== undefined) headers["Content-Type"] = type;
    if (body !== undefined && type.includes("json")) checkJson(body);
    return { method, url, headers, body };
  }

  private async run(): Promise<void> {
    const { place } = this;
    const button = this.form.querySelector<HTMLButtonElement>('button[type="submit"]');
    if (place === null || button === null) return;
    const turn = ++this.turn;
    try {
      const call = this.call();
      if (values.environment !== "mock" && call.method !== "GET" && !this.isAsked) {
        this.isAsked = true;
        throw new Error(`This sends a real ${call.method} to ${call.url.host}. Press Run again to send it.`);
      }
      this.isAsked = false;
      button.setAttribute("aria-disabled", "true");
      const received = await send(call);
      if (turn === this.turn) await show(place, received);
      if (turn === this.turn) this.offerReset(received.status);
    } catch (error) {
      if (turn !== this.turn) return;
      showFailure(place, error as Error);
      // What is missing or wrong is to be filled in there.
      const fold = this.form.querySelector<HTMLDetailsElement>(".run-with");
      if (fold !== null && !(error instanceof Failure) && !this.isAsked) fold.open = true;
    } finally {
      button.removeAttribute("aria-disabled");
      place.scrollIntoView({ block: "nearest" });
    }
  }
}

function checkJson(text: string): void {
  try {
    JSON.parse(text);
  } catch (error) {
    throw new Error(`The request body is not valid JSON: ${(error as Error).message}.`);
  }
}
