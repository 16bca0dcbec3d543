// The mock's clock, which runs at some speed or stands still until it is advanced, and the parser of instants.

/**
 * The last time of the clock, in milliseconds since 1970. RFC 3339 has four digits for the year; one year is left for
 * timers that are due later.
 */
export const lastMoment = Date.parse("9999-01-01T00:00:00.000Z");

/** Time of the mock, in milliseconds since 1970; it stops at `lastMoment`. */
export class Clock {
  /** Called after each `set`. */
  listener: (() => void) | undefined;
  /** Milliseconds of mock time per millisecond of real time; 0 if only `set` moves the clock. */
  readonly speed: number;
  private mock: number;
  /** Not Date.now(): the mock's clock must not go back when the machine's clock is set. */
  private real = performance.now();
  private fixed: number | undefined;

  constructor(start: number, speed: number) {
    this.mock = start;
    this.speed = speed;
  }

  now(): number {
    return this.fixed ?? Math.min(Math.floor(this.mock + (performance.now() - this.real) * this.speed), lastMoment);
  }

  /** Real milliseconds until a time of a running clock: at least `least`, at most the limit of a timer of Node. */
  waitUntil(time: number, least = 1): number {
    return Math.min(Math.max((time - this.now()) / this.speed, least), 2 ** 31 - 1);
  }

  /** Continues from another time, and calls the listener. */
  set(time: number): void {
    this.mock = time;
    this.real = performance.now();
    this.listener?.();
  }

  /** Runs work at another time: a timer fires at the time at which it was due. */
  at<T>(time: number, work: () => T): T {
    const before = this.fixed;
    this.fixed = time;
    try {
      return work();
    } finally {
      this.fixed = before;
    }
  }
}

/**
 * Reads an instant of RFC 3339, including leap seconds, which Date.parse does not accept.
 * @param text For example `2026-09-16T09:28:00Z`. A leap second (`23:59:60`) is read as the second after it.
 * @returns Milliseconds since 1970; NaN for any other text.
 */
export function momentOf(text: string): number {
  const [, head, tail] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:)60(.*)$/i.exec(text) ?? [];
  return head === undefined ? Date.parse(text) : Date.parse(`${head}59${tail}`) + 1000;
}
