// What a row of the interop table is made of: a tool, what it is for, and how it is fed.

import type { Api } from "../../model/apis.ts";
import type { JsonObject } from "../../model/document.ts";
import type { Ended } from "../lib/process.ts";

/** One tool of the ecosystem, as the table of tools lists it. */
export interface Tool {
  /** Name of the row, and of `--only`. */
  name: string;
  /** What people use it for; the table of results is grouped by it. */
  kind: "parser" | "linter" | "generator" | "mock or server" | "converter" | "viewer";
  /** npm packages it needs, the tool itself first; their versions are in versions.json. */
  packages: string[];
  /** Whether a failure fails `--gate`. */
  gate?: true;
  /** Why it fails where the fault is the tool's own: what it does not support. */
  limit?: string;
  adapter: Adapter;
}

/** A tool that cannot be installed from npm alone, with the reason. */
export interface Absent {
  name: string;
  reason: string;
}

/** How one tool is fed with a bundle; each step throws the tool's complaint. */
export interface Adapter {
  /** Reads, checks or converts the bundle, and generates what the tool generates. */
  accept(stage: Stage): Promise<Seen>;
  /**
   * TypeScript that calls the operation of `calls.ts` with what was generated, and exports the body as `body`. A tool
   * that has one generates TypeScript: it is compiled with the generated files.
   */
  program?(stage: Stage): string;
  /** Says that the program compiles but calls nothing. */
  callsNothing?: true;
  /** The same for a tool that generates no TypeScript: makes the call, and returns the body. */
  call?(stage: Stage): Promise<unknown>;
}

/** What a tool saw of the bundle beside accepting it. */
export interface Seen {
  /** How many of the webhooks are in what the tool made of the bundle; left out where it makes nothing that could. */
  webhooks?: number;
  /** What is worth a remark although the tool accepts the bundle. */
  note?: string;
}

/** What an adapter works with: one bundle, a folder of its own, and the mock. */
export interface Stage {
  api: Api;
  /** Path of the bundle (JSON). */
  file: string;
  document: JsonObject;
  /** An empty folder; `node_modules` in it are the packages of the tool. */
  folder: string;
  /** Address of the API on a running mock, without a slash at the end. */
  origin: string;
  /** Imports a module of the tool's packages. */
  load<T>(specifier: string): Promise<T>;
  /** Runs a program of the tool's packages in the folder, and returns what it printed; throws when it fails. */
  run(program: string, ...args: string[]): Promise<string>;
  /** The same for a program that fails by design, such as a linter: how it ended. */
  attempt(program: string, ...args: string[]): Promise<Ended>;
  /** Writes a file into the folder, and returns its path. */
  write(name: string, text: string): Promise<string>;
  /** How many of the bundle's webhooks have the type of their payload in the files of a folder. */
  payloadTypes(folder: string): Promise<number>;
}

/** What came of one tool and one bundle. */
export interface Outcome {
  accepted: boolean;
  /** Left out where the tool generates no TypeScript. */
  compiles?: boolean;
  /** Left out where the tool calls nothing. */
  calls?: boolean;
  webhooks?: number;
  notes: string[];
}
