// Has the mock deliver an event to an address of the reader's, and says what the receiver made of it.

import { el } from "../elements.ts";
import { Failure, order, originOf, startCommand } from "./send.ts";
import { showFailure } from "./show.ts";
import { keep, values } from "./values.ts";

const origin = "mock.finance";
const field = (form: HTMLFormElement, name: string): string =>
  (form.elements.namedItem(name) as HTMLInputElement | null)?.value.trim() ?? "";

/** What came of a delivery, in a sentence with the way on. */
function outcomeOf(outcome: unknown, url: string): string {
  if (typeof outcome === "number" && outcome >= 200 && outcome < 300)
    return `Delivered: your receiver responded ${outcome}.`;
  if (typeof outcome === "number")
    return `Not delivered: your receiver responded ${outcome}. Only a 2xx confirms a delivery; any other status means another attempt.`;
  const reason = String(outcome);
  if (reason.startsWith("plain http")) return `Not delivered: ${reason}. Start the mock with that flag.`;
  if (reason === "ECONNREFUSED") return `Not delivered: nothing accepts connections at ${url}. Start your receiver.`;
  return `Not delivered: ${reason}.`;
}

async function deliver(form: HTMLFormElement, place: Element): Promise<void> {
  const url = field(form, "url");
  const { origin: mock } = originOf(field(form, "origin"));
  const example = field(form, "example");
  const to = { url, headerName: field(form, "headerName"), apiKey: field(form, "apiKey") || "example-webhook-key" };
  const event = { eventType: form.dataset["event"], ...(example === "" ? {} : { example }), to };
  const received = await order(mock, "events", event);
  const body = JSON.parse(await received.body.text()) as { outcome?: unknown; duration?: number; error?: string };
  const { status } = received.response;
  if (status !== 200) throw new Error(`The mock refuses: ${body.error ?? status}.`);
  // Of another host than this machine, the mock says what else it takes.
  if (/^plain http.* --allow-http-webhooks$/.test(String(body.outcome)))
    throw new Failure(`Not delivered: ${String(body.outcome)}. End the mock, and start it with:`, startCommand());
  const took = body.duration === undefined ? undefined : el("span.quiet", ` ${body.duration} ms`);
  place.replaceChildren(el("p", outcomeOf(body.outcome, url), took));
}

/** Makes a form deliver. The address and the mock are kept for the session, the key is not. */
export function deliverWith(form: HTMLFormElement): void {
  const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  control("url").value = values.ids["webhook-url"] ?? control("url").value;
  control("origin").value = values.origins[origin] ?? control("origin").value;
  form.addEventListener("input", () => {
    values.ids["webhook-url"] = field(form, "url");
    values.origins[origin] = field(form, "origin");
    keep();
    // What is shown belongs to what was sent.
    form.querySelector(".ran")?.replaceChildren();
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const place = form.querySelector(".ran");
    const button = form.querySelector("button");
    if (place === null || button === null) return;
    button.setAttribute("aria-disabled", "true");
    await deliver(form, place).catch((error: Error) => showFailure(place, error));
    button.removeAttribute("aria-disabled");
  });
}
