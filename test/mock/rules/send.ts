// Sends a request as it is written, repeated headers included, and reads the response.

import { request } from "node:http";

/** A request on the wire. */
export interface Outgoing {
  method: string;
  url: string;
  headers: Record<string, string | readonly string[]>;
  body: string | undefined;
}

/** A response on the wire. */
export interface Incoming {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

export type Send = (outgoing: Outgoing) => Promise<Incoming>;

/** Sends over HTTP. */
export const send: Send = ({ method, url, headers, body }) =>
  new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) };
    const sent = request(url, { method, headers: { ...headers, ...length } as Record<string, string> }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk) => (text += chunk));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    sent.on("error", reject);
    sent.end(body);
  });
