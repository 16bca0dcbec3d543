// The mock's clock: real time, faster, or standing still until it is advanced.

/** Time of the mock, in milliseconds since 1970. */
export interface Clock {
  /** How many milliseconds of mock time go by in one of real time; 0 when only `advance` moves it. */
  readonly speed: number;
  now(): number;
  /** Moves on by some milliseconds, 0 or more. */
  advance(milliseconds: number): void;
  /** Runs some work as if it were another time, as what falls due happens when it was due. */
  at<T>(time: number, work: () => T): T;
}

/**
 * Checks a speed.
 * @throws Error in one line when it is no number of 0 or more.
 */
export function checkSpeed(speed: number): void {
  if (!Number.isFinite(speed) || speed < 0) throw new Error(`speed ${speed} is no number of 0 or more`);
}

/**
 * Makes a clock.
 * @param start Its first time, in milliseconds since 1970.
 * @param speed Milliseconds of mock time for each of real time; one that `checkSpeed` takes.
 */
export function createClock(start: number, speed: number): Clock {
  let mock = start;
  // Not Date.now(): the mock's time shall not go back when the machine's clock is set.
  let real = performance.now();
  let fixed: number | undefined;
  const now = () => fixed ?? Math.floor(mock + (performance.now() - real) * speed);
  return {
    speed,
    now,
    advance(milliseconds) {
      mock = now() + milliseconds;
      real = performance.now();
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
