// @ts-check
// Script of the page at /__mock/: fills it from the control API and sends what its forms say.

/** @typedef {{ api: string, operationId: string, method: string, path: string, responses: Record<string, Record<string, string[]>> }} Operation */

/**
 * @param {string} selector
 * @returns {any} The element; the page has every one that is asked for.
 */
const find = (selector) => document.querySelector(selector);

/**
 * @param {string} method
 * @param {string} path Below /__mock.
 * @param {object} [body]
 * @returns {Promise<any>} The answer; an error is shown and thrown.
 */
async function call(method, path, body) {
  const init = body && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(`/__mock${path}`, { method, ...init });
  const text = await response.text();
  const answer = text === "" ? undefined : JSON.parse(text);
  if (!response.ok) {
    find("#message").textContent = answer?.error ?? answer?.errors?.[0]?.message ?? `Status ${response.status}`;
    throw new Error(text);
  }
  return answer;
}

/**
 * @param {string} selector
 * @param {string} tag
 * @param {string[][]} rows Cells of each row; one cell is the element itself.
 */
function fill(selector, tag, rows) {
  const elements = rows.map((cells) => {
    const row = document.createElement(tag);
    if (cells.length === 1) row.textContent = cells[0] ?? "";
    else row.append(...cells.map((cell) => Object.assign(document.createElement("td"), { textContent: cell })));
    return row;
  });
  find(selector).replaceChildren(...elements);
}

/**
 * @param {HTMLSelectElement} select
 * @param {[value: string, label: string][]} choices
 */
function choose(select, choices) {
  select.replaceChildren(...choices.map(([value, label]) => new Option(label, value)));
}

async function refresh() {
  const [clock, settings, scenarios, deliveries, requests] = await Promise.all([
    call("GET", "/clock").catch(() => ({ now: "stateless" })),
    call("GET", "/settings").catch(() => ({})),
    call("GET", "/scenarios"),
    call("GET", "/deliveries"),
    call("GET", "/requests"),
  ]);
  find("#clock").textContent = clock.now;
  find("#payment-sessions").checked = settings.paymentSessions === true;
  fill(
    "#scenarios",
    "li",
    scenarios.map((/** @type {object} */ scenario) => [JSON.stringify(scenario)]),
  );
  fill(
    "#deliveries",
    "li",
    deliveries
      .toReversed()
      .slice(0, 20)
      .map((/** @type {any} */ it) => {
        const outcomes = it.attempts.map((/** @type {any} */ one) => `, attempt ${one.number}: ${one.outcome}`);
        return [`${it.created} ${it.eventType} to ${it.url}: ${it.state}${outcomes.join("")}`];
      }),
  );
  fill(
    "#requests",
    "tr",
    requests
      .toReversed()
      .slice(0, 50)
      .map((/** @type {any} */ it) => [
        it.time.slice(11, 23),
        it.api,
        `${it.method} ${it.target}`,
        String(it.status || "dropped"),
        it.source,
        String(it.duration),
      ]),
  );
}

/**
 * @param {string} selector
 * @param {(form: FormData) => Promise<unknown>} work
 */
function onSubmit(selector, work) {
  find(selector).addEventListener("submit", async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    find("#message").textContent = "";
    await work(new FormData(find(selector)));
    find("#message").textContent = "Done.";
    await refresh();
  });
}

/** @type {Operation[]} */
const operations = await call("GET", "/operations");
/** @type {{ eventType: string, examples: Record<string, unknown> }[]} */
const events = await call("GET", "/events");
const scenario = find("#scenario");
const event = find("#event");

choose(
  scenario.operationId,
  operations.map((it) => [it.operationId, `${it.api}: ${it.method} ${it.path}`]),
);
choose(
  event.eventType,
  events.map(({ eventType }) => [eventType, eventType]),
);

/** Ranges and `default` answer for a status of theirs; this one is sent. */
const statusOf = /** @type {Record<string, number>} */ ({ "4XX": 400, "5XX": 500, default: 409 });

function showAnswers() {
  const chosen = operations.find(({ operationId }) => operationId === scenario.operationId.value);
  const answers = Object.entries(chosen?.responses ?? {}).flatMap(([status, media]) =>
    Object.values(media).flatMap((names) =>
      names.map((name) => /** @type {[string, string]} */ ([JSON.stringify([status, name]), `${status} ${name}`])),
    ),
  );
  choose(scenario.answer, [["", "as usual"], ...answers]);
}

function showExamples() {
  const chosen = events.find(({ eventType }) => eventType === event.eventType.value);
  choose(
    event.example,
    Object.keys(chosen?.examples ?? {}).map((name) => [name, name]),
  );
}

scenario.operationId.addEventListener("change", showAnswers);
event.eventType.addEventListener("change", showExamples);
showAnswers();
showExamples();

onSubmit("#scenario", (form) => {
  const answer = String(form.get("answer"));
  const [status, example] = answer === "" ? [] : JSON.parse(answer);
  return call("POST", "/scenarios", {
    operationId: form.get("operationId"),
    times: Number(form.get("times")),
    latency: Number(form.get("latency")),
    drop: form.get("drop") === "on",
    ...(status === undefined ? {} : { status: statusOf[status] ?? Number(status), example }),
  });
});
onSubmit("#event", (form) => call("POST", "/events", Object.fromEntries(form)));
onSubmit("#advance", (form) => call("POST", "/clock", { [String(form.get("unit"))]: Number(form.get("count")) }));
find("#payment-sessions").addEventListener("change", (/** @type {any} */ { target }) =>
  call("POST", "/settings", { paymentSessions: target.checked }).then(refresh),
);
find("#clear").addEventListener("click", () => call("DELETE", "/scenarios").then(refresh));
find("#reset").addEventListener("click", () => call("POST", "/reset").then(refresh));
await refresh();
setInterval(() => refresh().catch(() => undefined), 2_000);

export {};
