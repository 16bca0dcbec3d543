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

test("two mocks on one port: the second says so and leaves nothing behind", async () => {
  const mock = await startMock({ ports: { ramp: 0 } });
  const port = Number(new URL(mock.addresses.ramp).port);
  const second = startMock({ host: "127.0.0.1", ports: { finance: 0, ramp: port, auth: 0 } });
  await expect(second).rejects.toThrow(/127\.0\.0\.1:\d+ \(ramp\) is already in use/);
  await mock.stop();
});

test.each<[options: unknown, line: RegExp]>([
  [{ speeed: 0 }, /^startMock: the object of options has no field speeed \(did you mean speed\?\)$/],
  [{ bundles: {} }, /^startMock: the object of options has no field bundles; see the type MockOptions$/],
  [{ ports: { finanse: 0 } }, /^startMock: ports has no field finanse \(did you mean finance\?\)/],
  [{ ports: { ramp: "4010" } }, /^startMock: ports\.ramp must be a port, from 0 to 65535$/],
  [{ host: null }, /^startMock: host must be a text that is not empty$/],
  [{ speed: -1 }, /^startMock: speed must be a number from 0 to 1000000000000$/],
  [{ speed: Number.NaN }, /^startMock: speed must be a number from 0 to 1000000000000$/],
  [{ auth: "none" }, /^startMock: auth must be on, any or off$/],
  [{ delivery: { dellay: 1 } }, /delivery has no field dellay \(did you mean delay\?\)/],
  [{ latency: [200, 100] }, /^startMock: latency must be the least and the most of milliseconds$/],
  [
    { allowHosts: ["http://a"] },
    /^startMock: allowHosts must be a list, with the name of a host without scheme and port in each place$/,
  ],
  [
    { allowOrigins: ["a.example"] },
    /^startMock: allowOrigins must be a list, with an origin such as http:\/\/127\.0\.0\.1:4000 in each place$/,
  ],
  [{ log: "log.txt" }, /^startMock: log must be a function$/],
  [{ data: "" }, /^startMock: data must be a text that is not empty$/],
  ["4010", /^startMock: the object of options must be an object$/],
])("%j is refused in one line", async (options, line) => {
  const started = startMock(options as MockOptions);
  await expect(started).rejects.toThrow(TypeError);
  await expect(started).rejects.toThrow(line);
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
