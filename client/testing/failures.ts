// How a connection fails, as `fetch` of Node reports it.

/** What can fail: before the request is sent, after it, or within the response body. */
export type FakeFailure = "refused" | "reset" | "truncated";

/** Codes and messages of Node and undici, and the system call that failed. */
const reasons = {
  refused: { code: "ECONNREFUSED", message: "connect ECONNREFUSED 127.0.0.1:443", syscall: "connect" },
  reset: { code: "ECONNRESET", message: "read ECONNRESET" },
  truncated: { code: "UND_ERR_SOCKET", message: "other side closed" },
} as const;

/** The error of a failed connection: a TypeError, whose cause has the code of the system. */
export function failureOf(fail: FakeFailure): TypeError {
  const { message, ...facts } = reasons[fail];
  const cause = Object.assign(new Error(message), facts);
  return new TypeError(fail === "truncated" ? "terminated" : "fetch failed", { cause });
}

/** Half of a body, and then the error of a connection that is lost. */
export function truncated(text: string): ReadableStream<Uint8Array> {
  const half = new TextEncoder().encode(text.slice(0, Math.ceil(text.length / 2)));
  return new ReadableStream({
    start: (controller) => controller.enqueue(half),
    pull: (controller) => controller.error(failureOf("truncated")),
  });
}
