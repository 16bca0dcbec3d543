// The configuration file: the settings of a run by names, for whoever prefers a file to variables.

import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { nearest } from "../../cli/nearest.ts";
import { asStrings, isObject } from "../../model/document.ts";
import { type Environment, given, SettingsError, variables } from "./variables.ts";

/** The file that is read where none is named, when it is there. */
export const defaultConfiguration = "conformance.json";

/** What a configuration file says. */
export interface Configuration {
  /** The environment, with what the file says where a variable is not set. */
  env: Environment;
  /** Operations and checks that the run is narrowed to. */
  only: string[];
  full: boolean;
  /** A message about a variable, with the file's own name for it where the value comes from there. */
  inItsWords(message: string): string;
}

const secret = "STAGING_CLIENT_SECRET";

/** Files and folders, which a configuration file names as seen from where it is. */
const paths = new Set(["STAGING_FIXTURES", "STAGING_REPORT", "STAGING_BASELINE"]);

/** The key of a variable: `STAGING_FINANCE_URL` is `financeUrl`. The secret is named by the variable that has it. */
export function keyOf(variable: string): string {
  const words = variable.replace(/^STAGING_/, "").toLowerCase();
  const key = words.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return variable === secret ? `${key}Variable` : key;
}

const variableOf = new Map(variables.map(([variable]) => [keyOf(variable), variable]));
const keys = [...variableOf.keys(), "only", "full"];

/**
 * Reads a configuration file.
 * @param file As it was given; without one, `conformance.json` in the current folder, if it is there.
 * @param env Its variables win over the file.
 * @throws SettingsError in one line that names the file and the key, and never repeats a value.
 */
export function readConfiguration(file: string | undefined, env: Environment): Configuration {
  const path = file ?? defaultConfiguration;
  if (file === undefined && !existsSync(path)) return { env, only: [], full: false, inItsWords: (message) => message };
  const content = readObject(path);
  for (const key of Object.keys(content)) if (!keys.includes(key)) throw new SettingsError(complaintOf(path, key));
  const told = new Map<string, string>();
  for (const [key, variable] of variableOf) {
    if (!(key in content) || given(env, variable) !== undefined) continue;
    const text = textOf(path, key, content[key]);
    if (variable === secret) told.set(variable, secretOf(path, key, text, env));
    else told.set(variable, paths.has(variable) ? resolve(dirname(path), text) : text);
  }
  return {
    env: { ...env, ...Object.fromEntries(told) },
    only: namesOf(path, content["only"]),
    full: switchOf(path, "full", content["full"]),
    inItsWords: (message) =>
      message.replace(/^STAGING_\w+/, (variable) => (told.has(variable) ? `${keyOf(variable)} in ${path}` : variable)),
  };
}

function readObject(path: string): Record<string, unknown> {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    // The message of a parser shows the text around a mistake, which may be anything.
    const why = error instanceof SyntaxError ? "it is no JSON" : (error as Error).message;
    throw new SettingsError(`${path} cannot be read: ${why}`);
  }
  if (!isObject(content)) throw new SettingsError(`${path} must hold an object of settings`);
  return content;
}

function complaintOf(path: string, key: string): string {
  if (/secret$/i.test(key))
    return `${path}: a secret is not read from a file; set ${keyOf(secret)} to the name of the variable that has it`;
  return `${path}: ${key} is no setting${nearest(key, keys)}; the settings are ${keys.join(", ")}`;
}

function textOf(path: string, key: string, value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "1" : "0";
  throw new SettingsError(`${path}: ${key} must be a text, a number, true or false`);
}

function secretOf(path: string, key: string, variable: string, env: Environment): string {
  if (!/^[A-Za-z_]\w*$/.test(variable))
    throw new SettingsError(`${path}: ${key} must be the name of an environment variable`);
  const value = given(env, variable);
  if (value === undefined) throw new SettingsError(`${path}: the variable that ${key} names is not set`);
  return value;
}

function namesOf(path: string, value: unknown): string[] {
  if (value === undefined) return [];
  if (Array.isArray(value) && value.every((name) => typeof name === "string")) return asStrings(value);
  throw new SettingsError(`${path}: only must be a list of operations and checks`);
}

function switchOf(path: string, key: string, value: unknown): boolean {
  if (value === undefined || typeof value === "boolean") return value === true;
  throw new SettingsError(`${path}: ${key} must be true or false`);
}
