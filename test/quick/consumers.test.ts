// One request through each consumer: the client calls the mock, the contract tests look at the mock, a page is made.

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { clientCredentials } from "../../client/auth.ts";
import { createFinanceClient, unwrap } from "../../client/finance.ts";
import { run } from "../../conformance/run/runner.ts";
import { startMock } from "../../mock/start.ts";
import { loadContracts } from "../../model/contract.ts";
import { operations } from "../../reference/contract/model.ts";
import { origins } from "../../reference/contract/samples/request.ts";
import { snippetsOf } from "../../reference/contract/snippets.ts";

const mock = await startMock();
afterAll(() => mock.stop());

const tenantId = "6c0f4f0e-5d0a-4c39-9d55-0b1f6f8f2a10";
const credentials = { id: "mock-client", secret: "mock-secret" };

test("client and mock: a token, then the wallets of an account of the examples", async () => {
  const { id: clientId, secret: clientSecret } = credentials;
  const auth = clientCredentials({ tokenUrl: `${mock.addresses.auth}/token`, clientId, clientSecret });
  const finance = createFinanceClient({ baseUrl: mock.addresses.finance, auth });
  const accountId = "8d3f5a17-6e2b-4c94-a7d0-3b9e52f1c401";
  expect(await unwrap(finance.listWallets({ accountId }))).not.toEqual([]);
});

test("conformance: what the mock reads out keeps the contract", async () => {
  const { finance, ramp, auth } = mock.addresses;
  const target = { origins: { finance, ramp }, tokenUrl: `${auth}/token`, client: credentials, tenantId };
  const focus = { across: () => false, broken: false };
  const { failures, requests } = await run(
    loadContracts(),
    { ...target, writes: "none", fixtures: {} },
    { focus },
  );
  expect(requests).toBeGreaterThan(20);
  expect(failures).toEqual([]);
});

test("reference: the request that a page shows for curl works", async () => {
  const shown = operations.filter(({ operationId }) => operationId === "listWallets").flatMap(snippetsOf);
  const command = shown[0]?.curl.replace(origins.finance, mock.addresses.finance);
  const { stdout } = await promisify(execFile)("bash", ["-c", `${command} -s`]);
  expect(JSON.parse(stdout)).toMatchObject({ success: true });
});
