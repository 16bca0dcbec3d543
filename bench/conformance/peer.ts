// What the bench needs of a tool that tests a server against a contract.

import type { Stage } from "./stage.ts";

/** One tool. */
export interface Peer {
  name: string;
  /** What it sends, in a few words. */
  traffic: string;
  /** Whether it is quick enough for every defect. */
  quick?: boolean;
  /**
   * Makes it ready, once.
   * @param folder Empty folder for its files.
   * @returns Why it cannot take part; undefined when it can.
   */
  prepare(stage: Stage, folder: string): Promise<string | undefined>;
  /** Runs it against the server on the stage. @returns What it complains of, one text for each complaint. */
  complaints(stage: Stage): Promise<string[]>;
}

/** Takes out of a complaint what differs in every run: ids, instants, ports. */
export function stable(complaint: string): string {
  return complaint
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, "ID")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z*/g, "TIME")
    .replaceAll(/127\.0\.0\.1:\d+/g, "HOST")
    .replaceAll(/\s+/g, " ")
    .trim();
}
