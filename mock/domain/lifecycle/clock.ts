// The mock's clock: real time, faster, or standing still until it is advanced; and the instants that it is compared with.

/**
 * The last time there is, in milliseconds since 1970: beyond it instants have no form that the contract allows (RFC 3339
 * has four digits for the year), and a year is left for what falls due after it.
 */
export const lastMoment = Date.parse("9999-01-01T00:00:00.000Z");

/** Time of the mock, in milliseconds since 1970; it stops at `lastMoment`. */
export class Clock {
  /** Called after each `set`, when what fell due has happened. */
  listener: (() => void) | undefined;
  /** How many milliseconds of mock time go by in one of real time; 0 when only `set` moves it. */
  readonly speed: number;
  private mock: number;
  /** Not Date.now(): the mock's time shall not go back when the machine's clock is set. */
  private real = performance.now();
  private fixed: number | undefined;

  constructor(start: number, speed: number) {
    this.mock = start;
    this.speed = speed;
  }

  now(): number {
    return this.fixed ?? Math.min(Math.floor(this.mock + (performance.now() - this.real) * this.speed), lastMoment);
  }

  /** Goes on from another time, and tells the listener. */
  set(time: number): void {
    this.mock = time;
    this.real = performance.now();
    this.listener?.();
  }

  /** Runs some work as if it were another time, as what falls due happens when it was due. */
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
 * The time of an instant as RFC 3339 writes it, leap seconds included, which Date.parse does not know.
 * @param text For example `2026-09-16T09:28:00Z`. A leap second (`23:59:60`) is read as the second after it.
 * @returns Milliseconds since 1970; NaN when it is no instant.
 */
export function momentOf(text: string): number {
  const [, head, tail] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:)60(.*)$/i.exec(text) ?? [];
  return head === undefined ? Date.parse(text) : Date.parse(`${head}59${tail}`) + 1000;
}
