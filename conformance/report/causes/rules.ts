// Which differences have one cause: a table, tried from top to bottom. The last row takes what no other does.

import type { Facet } from "./facets.ts";

/** A row: the differences it is for, what those of one cause have in common, and what a cause says. */
export interface CauseRule {
  /** First word of its keys; baselines hold them, so it is not renamed lightly. */
  name: string;
  /** The checks it is for; all when absent. */
  checks?: RegExp;
  /** What facets have to look like. */
  where?: Partial<Record<Facet, RegExp>>;
  /** Differences of one cause agree in these, and they make its key. */
  by: Facet[];
  /** What the parts of a cause are told apart by: a baseline accepts those that were seen, and no others. */
  tells: Facet;
  /** What was seen; `{facet}` stands for the values that the differences have, `{operations}` for where. */
  says: string;
  /** What it would change in the contract, after the files. */
  changes: string;
  /** Whether the component or the operations would change. */
  file: "componentFile" | "operationFile";
}

/** Every cause there is. */
export const causeRules: CauseRule[] = [
  {
    name: "unread-parameter",
    checks: /^(refuses-|page-beyond-last|paging-)/,
    where: { unread: /yes/, subject: /^(?!body)/ },
    by: ["service", "family"],
    tells: "operation",
    says: "{family} not read, it seems, by {operations}",
    changes: "{operations} without {family}",
    file: "operationFile",
  },
  {
    name: "beyond-32-bits",
    where: { rule: /^(beyond 32 bits|int32)$/ },
    by: ["service"],
    tells: "subject",
    says: "numbers beyond 32 bits are taken in {subject}",
    changes: "format int32 becomes int64",
    file: "componentFile",
  },
  {
    name: "unchecked-parameter",
    checks: /^refuses-/,
    where: { subject: /^(?!body|method$)./ },
    by: ["service", "subject", "rule"],
    tells: "operation",
    says: "{subject} is taken with {rule} by {operations}",
    changes: "the rule of {subject} that refuses {rule} goes",
    file: "componentFile",
  },
  {
    name: "unchecked-media-type",
    checks: /^refuses-wrong-content-type$/,
    by: ["service"],
    tells: "brokenInSchema",
    says: "request bodies of another content type are taken by {operations}",
    changes: "these content types to be added",
    file: "operationFile",
  },
  {
    name: "unchecked-body",
    checks: /^refuses-/,
    where: { subject: /^body/ },
    by: ["service"],
    tells: "brokenInSchema",
    says: "request bodies that break a rule are taken by {operations}: {brokenInSchema}",
    changes: "these rules go: {brokenInSchema}",
    file: "componentFile",
  },
  {
    name: "refused-otherwise",
    checks: /^documented-error$/,
    by: ["service", "wanted", "actual"],
    tells: "operation",
    says: "{actual} in place of {wanted} from {operations}",
    changes: "{actual} where {wanted} is written",
    file: "operationFile",
  },
  {
    name: "error-code",
    checks: /^open-list$/,
    where: { subject: /^errors\.\[\]\.code$/, listed: /yes/ },
    by: ["service", "news"],
    tells: "operation",
    says: "the code {news} is not listed for {operations}",
    changes: "code {news} to be listed for {operations}",
    file: "operationFile",
  },
  {
    name: "new-code",
    checks: /^open-list$/,
    where: { subject: /^errors\.\[\]\.code$/ },
    by: ["service"],
    tells: "newsInOperation",
    says: "codes that are not listed at all: {news}, from {operations}",
    changes: "codes {news} to be listed",
    file: "operationFile",
  },
  {
    name: "open-value",
    checks: /^open-list$/,
    by: ["service"],
    tells: "newsInSchema",
    says: "values that are not listed: {newsInSchema}, seen from {operations}",
    changes: "{newsInSchema} to be listed in x-extensible-enum",
    file: "componentFile",
  },
  {
    name: "added-to-envelope",
    checks: /^added-member$/,
    where: { subject: /^[^.]+$/ },
    by: ["service"],
    tells: "news",
    says: "{news} beside success, result and errors, seen from {operations}",
    changes: "{news} to be added to the bodies of {operations}",
    file: "operationFile",
  },
  {
    name: "added-field",
    checks: /^(delivery-)?added-member$/,
    by: ["service"],
    tells: "newsInSchema",
    says: "fields that are not listed: {newsInSchema}, seen from {operations}",
    changes: "properties {newsInSchema} to be added",
    file: "componentFile",
  },
  {
    name: "missing-field",
    checks: /^body-schema$/,
    where: { rule: /^required$/ },
    by: ["service", "component"],
    tells: "field",
    says: "{component} without {field} from {operations}",
    changes: "{field} no longer required",
    file: "componentFile",
  },
  {
    name: "other-shape",
    checks: /^body-schema$/,
    where: { rule: /./ },
    by: ["service", "component"],
    tells: "broken",
    says: "{component} otherwise from {operations}: {broken}",
    changes: "{broken} to be written as it was seen",
    file: "componentFile",
  },
  {
    name: "status",
    checks: /^status-known$/,
    by: ["service", "status"],
    tells: "operation",
    says: "status {status} from {operations}",
    changes: "response {status} in place of the one assumed",
    file: "operationFile",
  },
  {
    name: "content-type",
    checks: /^content-type$/,
    by: ["service", "actual"],
    tells: "operation",
    says: "content type {actual} from {operations}",
    changes: "content {actual}",
    file: "operationFile",
  },
  {
    name: "server-error",
    checks: /^no-server-error$/,
    by: ["service", "status"],
    tells: "operation",
    says: "status {status} from {operations}",
    changes: "nothing: no request ends in an unexpected error",
    file: "operationFile",
  },
  {
    name: "sequence",
    checks: /^sequence-(?!money|reserved|balances)/,
    by: ["service", "check"],
    tells: "operation",
    says: "{expected}: {actual}, from {operations}",
    changes: "the contract of {operations} ({check})",
    file: "operationFile",
  },
  {
    name: "delivery",
    checks: /^delivery-/,
    by: ["check"],
    tells: "expected",
    says: "{expected}: {actual}",
    changes: "what is promised about deliveries ({check})",
    file: "operationFile",
  },
  {
    name: "rule",
    by: ["service", "expected"],
    tells: "operation",
    says: "{expected}: {actual}, from {operations}",
    changes: "the contract of {operations} ({check})",
    file: "operationFile",
  },
];
