// Polls health, requests and clock of the mock while the page is visible and not paused.

import { call, health, PageError } from "./api.js";
import { say } from "./messages.js";
import { useEffect, useRef, useState } from "./vendor/preact.js";

/** Milliseconds between two looks at the mock. */
const pace = 1500;

/** @typedef {import("../../server/journal/show.ts").ShownExchange} ShownExchange */

/** What the last look has read. */
export const live = {
  paused: false,
  /** @type {ShownExchange[]} Newest first. */
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

/** Looks now, and then every `pace` milliseconds. It reads everything each time: the mock may have restarted. */
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

/** Calls `heard` after each look. @param {() => unknown} heard @returns {() => void} Ends this. */
function afterLooks(heard) {
  addEventListener("looked", heard);
  return () => removeEventListener("looked", heard);
}

/** `live`, for a component that is drawn again after each look. */
export function useLive() {
  const [, draw] = useState(0);
  useEffect(() => afterLooks(() => draw((count) => count + 1)), []);
  return live;
}

/** The last error shown: the same error is not shown again. */
let told = "";

/**
 * Reads data now, and again after each look: requests and time may have changed it.
 * @template T
 * @param {() => Promise<T>} read
 * @param {unknown[]} dependencies Values that `read` depends on.
 * @returns {T | undefined} The last result; undefined before the first.
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
