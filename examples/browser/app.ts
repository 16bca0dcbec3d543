// The script of the page: lists the wallets of an account. It gets a token, because browsers must not have a secret.

// In your project: "finance-ramp-api/finance".
import { ApiError, createFinanceClient, paginate } from "../../client/finance.ts";

const form = document.querySelector("form") as HTMLFormElement;
const status = document.querySelector("[role=status]") as HTMLElement;
const list = document.querySelector("ul") as HTMLElement;

/** Fills the list while pages arrive. Text is set as text, never as HTML. */
async function show(baseUrl: string, token: string, accountId: string): Promise<void> {
  const finance = createFinanceClient({ baseUrl, auth: token, timeoutMs: 10_000 });
  let count = 0;
  for await (const { id, chain, balances } of paginate(finance.listWallets, { accountId })) {
    const entry = document.createElement("li");
    const held = balances.map(({ asset, amount }) => `${amount.available} ${asset}`).join(", ");
    entry.textContent = `${id} on ${chain}: ${held || "nothing yet"}`;
    list.append(entry);
    status.textContent = `${++count} wallets`;
  }
  if (count === 0) status.textContent = "No wallets.";
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const { baseUrl, token, accountId } = Object.fromEntries(new FormData(form)) as Record<string, string>;
  list.replaceChildren();
  status.textContent = "Loading …";
  try {
    await show(baseUrl ?? "", token ?? "", accountId ?? "");
  } catch (error) {
    // Quote the correlation ID when you report a problem.
    status.textContent = ApiError.is(error) ? `${error.name}: ${error.message}` : String(error);
  }
});
