// What sandboxes cost: thousands in one process, unused, used once and changed once, and requests across all of them.

import { each, type Rate, rate, type Sent, settled, startDriven } from "./driven.ts";

/** What sandboxes cost; memory in KB for each sandbox, on top of what it cost before. */
export interface SandboxFigures {
  count: number;
  /** Sandboxes made in a second. */
  made: number;
  /** Memory of the process with the state of `main`, in MB. */
  base: number;
  /** With its credentials alone. */
  unused: number;
  /** After a token and a GET. */
  usedOnce: number;
  /** After a POST that makes a party. */
  changedOnce: number;
  /** Requests that list wallets, each in another sandbox. */
  reads: Rate;
  /** Requests that make a party, each in another sandbox. */
  writes: Rate;
  /** Memory of the process at the end, in MB. */
  end: number;
  /** Responses that were not what was wanted. */
  failed: number;
}

interface Sandbox {
  clientId: string;
  clientSecret: string;
  token: string;
}

const json = "application/json";
const wallets = "/v1/accounts/8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401/wallets";
const party = JSON.stringify({
  ...{ partyType: "INDIVIDUAL", firstName: "Iris", lastName: "Novak", email: "iris.novak@mail.example" },
});

/**
 * Makes sandboxes in a mock of its own, and uses them.
 * @param count How many.
 * @param seconds How long each kind of request is sent.
 */
export async function measureSandboxes(count: number, seconds: number): Promise<SandboxFigures> {
  const { pid, send, stop } = await startDriven([`--sandbox-limit=${count + 1_000}`]);
  try {
    let failed = 0;
    const expectStatus = async (wanted: number, sent: Promise<Sent>) => {
      const result = await sent;
      if (result.status !== wanted) failed++;
      return result;
    };
    const make = async (): Promise<Sandbox> => {
      const { text } = await expectStatus(201, send("finance", "POST", "/__mock/sandboxes", json, "{}"));
      return { ...(JSON.parse(text) as Sandbox), token: "" };
    };
    const getToken = async (sandbox: Sandbox) => {
      const { clientId, clientSecret } = sandbox;
      const form = `grant_type=client_credentials&client_id=${clientId}&client_secret=${clientSecret}`;
      const { text } = await expectStatus(
        200,
        send("auth", "POST", "/token", "application/x-www-form-urlencoded", form),
      );
      sandbox.token = (JSON.parse(text) as { access_token: string }).access_token;
    };
    const read = ({ token }: Sandbox) => expectStatus(200, send("finance", "GET", wallets, "", undefined, token));
    const write = ({ token }: Sandbox) => expectStatus(201, send("finance", "POST", "/v1/parties", json, party, token));

    // What is loaded on demand, and compiled as it is used, is no sandbox's cost.
    for (let round = 0; round < 200; round++) {
      const sandbox = await make();
      await getToken(sandbox);
      await read(sandbox);
      await write(sandbox);
    }
    const base = await settled(pid);
    const start = performance.now();
    const all: Sandbox[] = [];
    await each(Array.from({ length: count }), async () => void all.push(await make()));
    const made = (1000 * count) / (performance.now() - start);
    const unused = await settled(pid);
    await each(all, async (sandbox) => {
      await getToken(sandbox);
      await read(sandbox);
    });
    const used = await settled(pid);
    await each(all, write);
    const changed = await settled(pid);
    const reads = await rate(pid, seconds, (turn) => read(nth(all, turn)));
    const writes = await rate(pid, seconds, (turn) => write(nth(all, turn)));
    const kilobytes = (from: number, to: number) => (1024 * (to - from)) / count;
    return {
      ...{ count, made, base, reads, writes, failed },
      ...{ unused: kilobytes(base, unused), usedOnce: kilobytes(unused, used), changedOnce: kilobytes(used, changed) },
      end: await settled(pid),
    };
  } finally {
    await stop();
  }
}

/** Each turn is in another sandbox than the one before. */
function nth(all: Sandbox[], turn: number): Sandbox {
  return all[(turn * 7919) % all.length] as Sandbox;
}
