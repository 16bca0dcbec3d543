// Sends one request from the page, and explains in one line if no response could be read.

import { mockCommand } from "../../data/start.ts";

/** A request of the page. */
export interface SampleCall {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: string | undefined;
  /** The error if the host responds but does not allow this page. */
  refused?: Failure;
}

/** Why there is no response, in one line, and the command that helps, if there is one. */
export class Failure extends Error {
  readonly command: string | undefined;

  constructor(message: string, command?: string) {
    super(message);
    this.command = command;
  }
}

/** A response, its whole body, and the milliseconds until it was complete. */
export interface SampleResponse {
  response: Response;
  body: Blob;
  time: number;
}

const limit = 30_000;

/** The script that contains this module, for the address of the downloads. */
const own = document.currentScript as HTMLScriptElement | null;

/** The command that starts a mock that this page can control. This script is in assets/ of the site. */
export const startCommand = (): string => mockCommand(new URL("../", own?.src).href);

/**
 * Sends a control command to the mock.
 * @param origin Origin of the mock. @param path Path below `/__mock/`.
 * @throws Failure if the mock does not allow this page, with the command that starts one that does.
 */
export function order(origin: string, path: string, body: object): Promise<SampleResponse> {
  const refused = new Failure(
    `The mock cannot be controlled from pages of ${location.origin}. Stop it, and start it with:`,
    startCommand(),
  );
  const headers = { "Content-Type": "application/json" };
  return send({
    method: "POST",
    url: new URL(`/__mock/${path}`, origin),
    headers,
    body: JSON.stringify(body),
    refused,
  });
}

/** Whether a host is this machine. */
const isLocal = ({ hostname }: URL): boolean => /^(localhost|127(\.\d+){3})$/.test(hostname);

/**
 * Parses the origin that calls go to. The hosts of the contract are placeholders under `.example`, a domain that nobody
 * has, so they are refused.
 * @throws Error that says what is wrong with the origin.
 */
export function originOf(text: string): URL {
  const url = URL.parse(text.trim());
  if (url === null) throw new Error("Enter an origin: https:// and a host.");
  if (/(^|\.)example$/.test(url.hostname))
    throw new Error(`${url.host} is a placeholder. Enter the origin of the real host.`);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isLocal(url)))
    throw new Error(
      "The policy of this page allows https, and http to 127.0.0.1 and localhost. Use the curl command for any other host.",
    );
  return url;
}

/**
 * Sends a request, without cookies and without following a redirect.
 * @throws Failure that says in one line why no response could be read, and what to do.
 */
export async function send({ method, url, headers, body, refused }: SampleCall): Promise<SampleResponse> {
  const start = performance.now();
  const options: RequestInit = {
    method,
    headers,
    credentials: "omit",
    redirect: "error",
    cache: "no-store",
    referrerPolicy: "no-referrer",
    signal: AbortSignal.timeout(limit),
    ...(body !== undefined && { body }),
  };
  try {
    const response = await fetch(url, options);
    return { response, body: await response.blob(), time: Math.round(performance.now() - start) };
  } catch (error) {
    throw await reasonOf(error as Error, url, refused);
  }
}

/** Finds out why a request failed, which browsers do not tell: a `no-cors` request shows whether the host responds. */
async function reasonOf(error: Error, { origin, hostname }: URL, refused?: Failure): Promise<Failure> {
  if (error.name === "TimeoutError") return new Failure(`${origin} did not respond within 30 seconds.`);
  const options = { mode: "no-cors", credentials: "omit", signal: AbortSignal.timeout(3_000) } as const;
  const response = await fetch(`${origin}/health`, options).catch(() => undefined);
  if (response !== undefined)
    return (
      refused ??
      new Failure(
        `${origin} responds, but does not let a page of ${location.origin} read its responses (CORS). Use the curl command, or have the host allow this origin.`,
      )
    );
  return isLocal(new URL(`http://${hostname}`))
    ? new Failure(
        `Nothing responds at ${origin}. Allow the page to reach your local network if your browser asks, and start the mock:`,
        startCommand(),
      )
    : new Failure(`${origin} cannot be reached. Check the host, and that its certificate is trusted here.`);
}
