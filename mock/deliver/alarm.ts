// Wakes at a time of the mock's clock: by a timer where it runs, and whenever it is set by hand.

/** The mock's clock, as deliveries go by it. */
export interface MockClock {
  /** Milliseconds of mock time for each of real time; 0 when it moves only by hand. */
  readonly speed: number;
  /** Milliseconds since 1970. */
  now(): number;
}

/** Longest time a timer of Node can wait, in milliseconds. */
const longestWait = 2 ** 31 - 1;

/**
 * Makes an alarm; it keeps no process alive, and has no timer until it is set.
 * @param ring Called when the time has come, or about then: who is called looks at the clock.
 * @returns Sets the one time it wakes at, in milliseconds since 1970; undefined is never.
 */
export function createAlarm(clock: MockClock, ring: () => void): (time: number | undefined) => void {
  let timer: NodeJS.Timeout | undefined;
  return (time) => {
    clearTimeout(timer);
    if (time === undefined || clock.speed === 0) return;
    const wait = Math.min(Math.max((time - clock.now()) / clock.speed, 1), longestWait);
    timer = setTimeout(ring, wait).unref();
  };
}
