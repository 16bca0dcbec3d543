// The description of a service as a whole: title, version, servers, tags, and what is not documented.

import { asArray, asObject, asStrings, type JsonObject } from "./document.ts";
import { text } from "./media.ts";

/** A service as a whole. */
export interface Info {
  title: string;
  version: string;
  summary: string | undefined;
  description: string | undefined;
  servers: { url: string; description: string | undefined }[];
  /** Tags of operations and events, in the order of the reference. */
  tags: { name: string; description: string }[];
  /** What is not documented about the service as a whole (`x-not-shown`). */
  notShown: string[];
}

export function readInfo(document: JsonObject): Info {
  const info = asObject(document["info"]);
  const objects = (word: string) => asArray(document[word]).map(asObject);
  return {
    title: String(info["title"]),
    version: String(info["version"]),
    summary: text(info["summary"]),
    description: text(info["description"]),
    servers: objects("servers").map(({ url, description }) => ({ url: String(url), description: text(description) })),
    tags: objects("tags").map(({ name, description }) => ({
      name: String(name),
      description: text(description) ?? "",
    })),
    notShown: asStrings(document["x-not-shown"]),
  };
}
