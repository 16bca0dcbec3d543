// The error of a request that cannot be read at all.

/** A request that cannot be read; answered with its status, in the service's envelope. */
export class Unreadable extends Error {
  readonly status: number;
  /**
   * @param status HTTP status of the answer, a 4xx.
   * @param message What was wrong, for people.
   */
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
