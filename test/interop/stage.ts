// Makes what an adapter works with, in the process of one tool and one bundle.

import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Api } from "../../model/apis.ts";
import { asObject, type JsonObject } from "../../model/document.ts";
import { programOf } from "../lib/install.ts";
import { type Ended, runProcess } from "../lib/process.ts";
import type { Stage } from "./tool.ts";

/** What the process of one tool and one bundle is told. */
export interface Task {
  tool: string;
  api: Api;
  /** Path of the bundle. */
  file: string;
  /** Where the tool is installed. */
  installed: string;
  /** The folder it works in. */
  folder: string;
  origin: string;
}

const timeout = 150_000;

/** Makes the stage of a task. */
export async function createStage({ api, file, installed, folder, origin }: Task): Promise<Stage> {
  const document = JSON.parse(await readFile(file, "utf8")) as JsonObject;
  const { load } = (await import(pathToFileURL(join(installed, "load.mjs")).href)) as {
    load(specifier: string): Promise<unknown>;
  };
  return {
    ...{ api, file, folder, origin, document },
    load: async <T>(specifier: string) => (await load(specifier)) as T,
    attempt: (program, ...args) => attempt([...programOf(installed, program), ...args], folder),
    run: (program, ...args) => run([...programOf(installed, program), ...args], folder),
    write: async (name, text) => {
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
      return path;
    },
    payloadTypes: async (generated) => countPayloads(document, await textOf(join(folder, generated))),
  };
}

function attempt(command: string[], cwd: string): Promise<Ended> {
  return runProcess(command, { cwd, timeout, env: { HOME: cwd } });
}

async function run(command: string[], cwd: string): Promise<string> {
  const { code, stdout, stderr } = await attempt(command, cwd);
  if (code === 124) throw new Error("was not done after 150 seconds");
  if (code !== 0) throw new Error(stderr.trim() || stdout.trim() || `ended with ${code}`);
  return stdout;
}

async function textOf(path: string): Promise<string> {
  const files = await readdir(path, { recursive: true, withFileTypes: true });
  const texts = files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name), "utf8"));
  return (await Promise.all(texts)).join("\n");
}

/** Names differ by tool in case and separators: PAY_IN_SETTLED's PayInSettledEvent may be payInSettledEventSchema. */
function countPayloads(document: JsonObject, text: string): number {
  const plain = text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  const names = Object.values(asObject(document["webhooks"])).flatMap((item) => {
    const reference = JSON.stringify(item).match(/"requestBody":.*?"\$ref":"#\/components\/schemas\/(\w+)"/)?.[1];
    return reference === undefined ? [] : [reference.toLowerCase()];
  });
  return names.filter((name) => plain.includes(name)).length;
}
