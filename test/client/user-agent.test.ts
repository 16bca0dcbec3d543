// The header that names the client, where the platform allows one.

import { afterEach, expect, test, vi } from "vitest";
import { createFinanceClient } from "../../client/finance.ts";

afterEach(() => void vi.unstubAllGlobals());

/** The header of a call, on a platform with a `navigator.userAgent` or without a `navigator`. */
async function userAgentOn(userAgent: string | undefined, headers?: Record<string, string>): Promise<string | null> {
  vi.stubGlobal("navigator", userAgent === undefined ? undefined : { userAgent });
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    return new Response();
  };
  const finance = createFinanceClient({ baseUrl: "https://a.example", auth: "example-token", fetch, maxRetries: 0 });
  await finance.GET("/v1/parties", headers === undefined ? {} : { headers });
  return requests[0]?.headers.get("user-agent") ?? null;
}

const browser = "Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0";
test.each<[platform: string | undefined, headers: Record<string, string> | undefined, sent: string | null]>([
  ...["Node.js/24", "Cloudflare-Workers", "Deno/2.8.0", undefined].map(
    (platform): [string | undefined, undefined, string] => [platform, undefined, "finance-ramp-api/source"],
  ),
  // Browsers refuse it, or ask for a preflight.
  [browser, undefined, null],
  ["Node.js/24", { "User-Agent": "shop/2" }, "shop/2"],
])("on %s with %j: %s", async (platform, headers, sent) => {
  expect(await userAgentOn(platform, headers)).toBe(sent);
});
