// What the page asks by itself: new requests and the clock, as long as somebody looks. A hidden or paused page asks nothing.

import { ApiError, call, health } from "./api.js";

/** Milliseconds from one look to the next, and how many looks until all is compared. */
const pace = { look: 1500, compare: 4 };

/** As many requests as the page keeps. */
const most = 2000;

/** @typedef {import("../../server/journal/show.ts").Shown} Request */

/** What is known of the mock. */
export const live = {
  paused: false,
  /** @type {Request[]} Newest first. */
  requests: [],
  /** @type {import("../../server/http/health.ts").Health | undefined} */
  health: undefined,
  /** @type {string | undefined} ISO 8601. */
  now: undefined,
  /** @type {ApiError | undefined} Why the last look failed. */
  fault: undefined,
};

let looks = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let isLooking = false;

const last = () => live.requests[0]?.seq ?? 0;

/** Reads all that is kept. */
async function readAll() {
  live.requests = (await call("GET /requests", { query: { limit: most } })).reverse();
}

/** Whether requests were removed, or the mock is another one than before. */
async function compare() {
  const known = await health();
  const isNew = live.health !== undefined && known.uptime < live.health.uptime;
  live.health = known;
  if (isNew) return readAll();
  const { count, forgotten } = await call("GET /requests/count");
  if (count >= live.requests.length) return;
  if (forgotten === undefined) await readAll();
  else live.requests = live.requests.slice(0, count);
}

/** Looks once; returns whether there are new requests. */
async function look() {
  if (looks++ % pace.compare === 0) await compare();
  if (live.requests.length === 0) await readAll();
  else {
    const more = await call("GET /requests", { query: { after: last(), limit: most } });
    if (more.length > 0) live.requests = [...more.reverse(), ...live.requests].slice(0, most);
  }
  live.now = (await call("GET /clock")).now;
}

/**
 * Looks now, and from then on again and again.
 * @param {() => unknown} [shown] Called after each look; the first caller's is kept.
 */
export async function lookNow(shown) {
  listener ??= shown;
  clearTimeout(timer);
  if (isLooking) return;
  isLooking = true;
  try {
    await look();
    live.fault = undefined;
  } catch (error) {
    live.fault = error instanceof ApiError ? error : new ApiError(0, String(error));
    looks = 0;
  }
  isLooking = false;
  await listener?.();
  clearTimeout(timer);
  if (!live.paused && !document.hidden) timer = setTimeout(lookNow, pace.look);
}

/** @type {(() => unknown) | undefined} */
let listener;

/** Compares all at the next look. */
export function compareNext() {
  looks = 0;
}

/** @param {boolean} paused */
export function pause(paused) {
  live.paused = paused;
  if (paused) clearTimeout(timer);
  else lookNow();
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden) clearTimeout(timer);
  else if (!live.paused) lookNow();
});
