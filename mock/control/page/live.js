// What the page asks by itself: new requests and the clock, as long as somebody looks. A hidden or paused page asks nothing.

import { call, health, PageError } from "./api.js";
import { say } from "./messages.js";
import { useEffect, useRef, useState } from "./vendor/preact.js";

/** Milliseconds from one look to the next. */
const pace = 1500;

/** @typedef {import("../../server/journal/show.ts").ShownExchange} Request */

/** What is known of the mock. */
export const live = {
  paused: false,
  /** @type {Request[]} Newest first. */
  requests: [],
  /** @type {import("../../server/http/health.ts").Health | undefined} */
  health: undefined,
  /** @type {string | undefined} ISO 8601. */
  now: undefined,
  /** @type {PageError | undefined} Why the last look failed. */
  fault: undefined,
};

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let isLooking = false;

/** Looks now, and from then on again and again. All of it each time: the mock may be another one than before. */
export async function look() {
  clearTimeout(timer);
  if (isLooking) return;
  isLooking = true;
  try {
    live.health = await health();
    live.requests = (await call("GET /requests")).reverse();
    live.now = (await call("GET /clock")).now;
    live.fault = undefined;
  } catch (error) {
    live.fault = error instanceof PageError ? error : new PageError(0, String(error));
  }
  isLooking = false;
  dispatchEvent(new Event("looked"));
  if (!live.paused && !document.hidden) timer = setTimeout(look, pace);
}

/** @param {boolean} paused */
export function pause(paused) {
  live.paused = paused;
  if (paused) clearTimeout(timer);
  else look();
  dispatchEvent(new Event("looked"));
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden) clearTimeout(timer);
  else if (!live.paused) look();
});
addEventListener("changed", look);

/** Calls after each look, until what it returns is called. @param {() => unknown} heard */
function afterLooks(heard) {
  addEventListener("looked", heard);
  return () => removeEventListener("looked", heard);
}

/** What is known of the mock; what uses it is drawn anew after each look. */
export function useLive() {
  const [, draw] = useState(0);
  useEffect(() => afterLooks(() => draw((count) => count + 1)), []);
  return live;
}

/** The last error shown, so that none is shown twice. */
let told = "";

/**
 * Reads something now, and again after each look: requests and time may have changed anything.
 * @template T
 * @param {() => Promise<T>} read
 * @param {unknown[]} dependencies What it is read by.
 * @returns {T | undefined} What was read last.
 */
export function useData(read, dependencies) {
  const [data, set] = useState(/** @type {T | undefined} */ (undefined));
  const turn = useRef(0);
  useEffect(() => {
    const readNow = async () => {
      const own = ++turn.current;
      try {
        const known = await read();
        if (own === turn.current) set(known);
        told = "";
      } catch (error) {
        const { message } = /** @type {Error} */ (error);
        if (live.fault === undefined && message !== told) say(message, true);
        told = message;
      }
    };
    readNow();
    return afterLooks(() => live.fault === undefined && readNow());
  }, dependencies);
  return data;
}
