// The mock's clock: real time, faster, or standing still until it is advanced.

/** Time of the mock, in milliseconds since 1970. */
export interface Clock {
  /** How many milliseconds of mock time go by in one of real time; 0 when only `set` moves it. */
  readonly speed: number;
  now(): number;
  /** Goes on from another time, and tells the listeners. */
  set(time: number): void;
  /** Called after each `set`; returns what ends that. */
  onSet(listener: () => void): () => void;
  /** Runs some work as if it were another time, as what falls due happens when it was due. */
  at<T>(time: number, work: () => T): T;
}

/**
 * The last time there is, in milliseconds since 1970: beyond it instants have no form that the contract allows (RFC 3339
 * has four digits for the year), and a year is left for what falls due after it.
 */
export const lastMoment = Date.parse("9999-01-01T00:00:00.000Z");

/**
 * Checks a speed.
 * @throws Error in one line when it is no number of 0 or more.
 */
export function checkSpeed(speed: number): void {
  if (!Number.isFinite(speed) || speed < 0) throw new Error(`speed ${speed} is no number of 0 or more`);
}

/**
 * Makes a clock.
 * @param start Its first time, in milliseconds since 1970. It stops at `lastMoment`.
 * @param speed Milliseconds of mock time for each of real time; one that `checkSpeed` takes.
 */
export function createClock(start: number, speed: number): Clock {
  let mock = start;
  // Not Date.now(): the mock's time shall not go back when the machine's clock is set.
  let real = performance.now();
  let fixed: number | undefined;
  const listeners = new Set<() => void>();
  const now = () => fixed ?? Math.min(Math.floor(mock + (performance.now() - real) * speed), lastMoment);
  return {
    speed,
    now,
    set(time) {
      mock = time;
      real = performance.now();
      for (const listener of listeners) listener();
    },
    onSet(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    at(time, work) {
      const before = fixed;
      fixed = time;
      try {
        return work();
      } finally {
        fixed = before;
      }
    },
  };
}
