// startMock as a test suite calls it: it needs no option, and says which one is unknown or wrong before anything listens.

import { expect, test } from "vitest";
import { type MockOptions, startMock } from "../../mock/start.ts";

test("without options, and with some of the ports, it takes free ones of 127.0.0.1", async () => {
  for (const options of [undefined, {}, { speed: 0, ports: { ramp: 0 } }, { host: undefined, ports: undefined }]) {
    const mock = await startMock(options);
    expect(Object.values(mock.addresses)).toEqual(
      Array.from({ length: 3 }, () => expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/)),
    );
    expect((await fetch(`${mock.addresses.auth}/health`)).status).toBe(200);
    await mock.stop();
  }
});

test.each<[string, unknown, RegExp]>([
  ["an unknown name", { speeed: 0 }, /^startMock has no option speeed \(did you mean speed\?\)$/],
  ["an unknown port", { ports: { finanse: 0 } }, /no option ports\.finanse \(did you mean finance\?\)$/],
  ["a port as text", { ports: { ramp: "4010" } }, /^the option ports\.ramp of startMock must be a whole number /],
  ["a host of null", { host: null }, /^the option host of startMock must be a text$/],
  ["a speed below 0", { speed: -1 }, /^the option speed of startMock must be a number of 0 or more$/],
  ["a speed that is none", { speed: Number.NaN }, /^the option speed of startMock must be /],
  ["a mode", { auth: "none" }, /^the option auth of startMock must be on, any or off$/],
  ["a delay", { delivery: { dellay: 1 } }, /no option delivery\.dellay \(did you mean delay\?\)/],
  ["a latency", { latency: [200, 100] }, /^the option latency of startMock must be two numbers of milliseconds/],
  ["a file without a name", { data: "" }, /^the option data of startMock must be a text$/],
  ["no object", "4010", /^the options of startMock must be an object$/],
])("%s is refused", async (_, options, message) => {
  const started = startMock(options as MockOptions);
  await expect(started).rejects.toThrow(TypeError);
  await expect(started).rejects.toThrow(message);
});

test("on a Node.js that is too old it says so in one line", async () => {
  const { node } = process.versions;
  Object.defineProperty(process.versions, "node", { value: "20.20.2" });
  try {
    await expect(startMock()).rejects.toThrow(
      /^The mock needs Node\.js 22\.16 or later, but not 23; this is 20\.20\.2\. .+$/,
    );
  } finally {
    Object.defineProperty(process.versions, "node", { value: node });
  }
});

test("settings of the start are those of its sandboxes and after a reset; without the cast there is the company alone", async () => {
  const mock = await startMock({ speed: 0, cast: false, settings: { kycNotRequired: true } });
  const read = async (place: string) => [
    ((await mock.request("GET", `${place}/state`)) as { kinds: Record<string, number> }).kinds,
    await mock.request("GET", `${place}/settings`),
  ];
  await mock.settings({ kycNotRequired: false });
  await mock.seed({ parties: [{ id: "33333333-0000-4000-8000-000000000001", partnerTermsStatus: "ACCEPTED" }] });
  await mock.reset();
  const { id } = (await mock.request("POST", "/sandboxes")) as { id: string };
  for (const place of ["", `/sandboxes/${id}`]) {
    const [kinds, settings] = await read(place);
    expect(settings).toMatchObject({ kycNotRequired: true });
    expect(Object.entries(kinds as object).filter(([, count]) => count > 0)).toEqual([["companies", 1]]);
  }
  await mock.stop();
});
