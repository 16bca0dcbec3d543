// The pages: the question and the buttons of each, and its HTML, which has no script.

import type { HostedPage, HostedView } from "../../domain/types.ts";

export interface Choice {
  /** Value of the form field `choice`. */
  name: string;
  label: string;
  /** The status that the button moves to; without one, nothing changes. */
  to?: string;
}

/** The question and buttons of each page; the first button is the usual one. */
export const questions: Record<HostedPage, { title: string; question: string; choices: readonly Choice[] }> = {
  verification: {
    title: "Identity verification",
    question: "What is the verdict on this party?",
    choices: [
      { name: "approve", label: "Approve", to: "VERIFIED" },
      { name: "reject", label: "Reject", to: "REJECTED" },
      { name: "leave", label: "Leave open" },
    ],
  },
  consent: {
    title: "Partner terms",
    question: "Does this party accept the terms of the partner?",
    choices: [
      { name: "accept", label: "Accept", to: "ACCEPTED" },
      { name: "decline", label: "Decline" },
    ],
  },
  payment: {
    title: "Payment",
    question: "What becomes of this payment?",
    choices: [
      { name: "pay", label: "Pay", to: "PAYMENT_RECEIVED" },
      { name: "fail", label: "Let it fail", to: "FAILED" },
      { name: "cancel", label: "Cancel", to: "CANCELLED" },
      { name: "expire", label: "Let it expire", to: "EXPIRED" },
    ],
  },
};

export interface HostedPageParts {
  page: HostedPage;
  view: HostedView;
  /** Hidden in the form: one that is out of date is refused. */
  formToken: string;
  /** Where the person goes afterwards, if the link says so. */
  returnUrl: string | undefined;
  /** Why the button did nothing. */
  notice?: string | undefined;
}

/** HTML of the page behind a link. */
export function decisionPage({ page, view, formToken, returnUrl, notice }: HostedPageParts): string {
  const { title, question, choices } = questions[page];
  const facts = view.facts.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`).join("\n");
  const buttons = choices.map(({ name, label }) => `<button name="choice" value="${name}">${label}</button>`);
  const form = `<form method="post">
<input type="hidden" name="form" value="${escaped(formToken)}">
<fieldset><legend>${question}</legend>
${buttons.join("\n")}
</fieldset>
</form>`;
  const ended = `<p>There is nothing to decide here.</p>`;
  const back =
    returnUrl === undefined ? "" : `<p><a href="${escaped(returnUrl)}">Back to ${escaped(hostOf(returnUrl))}</a></p>`;
  return htmlPage(
    title,
    `${notice === undefined ? "" : `<p role="status">${escaped(notice)}</p>`}
<dl>
${facts}
<dt>Status</dt><dd>${escaped(view.status)}</dd>
</dl>
${view.isOpen ? form : ended}
${back}`,
  );
}

/** HTML of a page that only shows a message. */
export function messagePage(title: string, message: string): string {
  return htmlPage(title, `<p>${escaped(message)}</p>`);
}

function htmlPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} · mock</title>
<link rel="stylesheet" href="/__mock/hosted/page.css">
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${content}
</main>
<footer>This page belongs to a mock: nobody is verified and nothing is paid.</footer>
</body>
</html>
`;
}

function hostOf(url: string): string {
  return new URL(url).host;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** A text with its special characters as entities. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] as string);
}
