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
  /** What was seen, as a sentence without its full stop; `{facet}` stands for the values that the differences have. */
  says: string;
  /** What it would change in the contract, after the files. */
  changes: string;
  /** That the component would change; else the operations. */
  file?: "componentFile";
}

/** Every cause there is. */
export const causeRules: CauseRule[] = [
  {
    name: "no-envelope",
    checks:
      /^(envelope|content-type|headers|status-known|body-schema|error-code|correlation-id-|documented-error|unknown-path)/,
    where: { isOfService: /no/ },
    by: ["service", "status"],
    tells: "operation",
    says: "A response with status {status} does not have the envelope of the service",
    changes: "the envelope of {operations}",
  },
  {
    name: "unread-parameter",
    checks: /^(refuses-|page-beyond-last|paging-)/,
    where: { unread: /yes/, subject: /^(?!body)/ },
    by: ["service", "family"],
    tells: "operation",
    says: "The service seems to ignore {family}",
    changes: "{operations} without {family}",
  },
  {
    name: "beyond-32-bits",
    where: { rule: /^(beyond 32 bits|int32)$/ },
    by: ["service"],
    tells: "subject",
    says: "Numbers beyond 32 bits are accepted in {subject}",
    changes: "format int32 becomes int64",
    file: "componentFile",
  },
  {
    name: "unchecked-parameter",
    checks: /^refuses-/,
    where: { subject: /^(?!body|method$)./ },
    by: ["service", "subject", "rule"],
    tells: "operation",
    says: "{subject} is accepted with {rule}",
    changes: "the rule of {subject} that refuses {rule} goes",
    file: "componentFile",
  },
  {
    name: "unchecked-media-type",
    checks: /^refuses-wrong-content-type$/,
    by: ["service"],
    tells: "brokenInSchema",
    says: "Request bodies of another content type are accepted",
    changes: "these content types to be added",
  },
  {
    name: "unchecked-body",
    checks: /^refuses-/,
    where: { subject: /^body/ },
    by: ["service"],
    tells: "brokenInSchema",
    says: "Request bodies that break a rule are accepted ({brokenInSchema})",
    changes: "these rules go: {brokenInSchema}",
    file: "componentFile",
  },
  {
    name: "refused-otherwise",
    checks: /^documented-error$/,
    by: ["service", "wanted", "actual"],
    tells: "operation",
    says: "A refusal has {actual} and not {wanted}",
    changes: "{actual} where {wanted} is written",
  },
  {
    name: "error-code",
    checks: /^open-list$/,
    where: { subject: /^errors\.\[\]\.code$/, listed: /yes/ },
    by: ["service", "news"],
    tells: "operation",
    says: "The error code {news} is not listed for these operations",
    changes: "code {news} to be listed for {operations}",
  },
  {
    name: "new-code",
    checks: /^open-list$/,
    where: { subject: /^errors\.\[\]\.code$/ },
    by: ["service"],
    tells: "newsInOperation",
    says: "Error codes are not listed ({news})",
    changes: "codes {news} to be listed",
  },
  {
    name: "open-value",
    checks: /^open-list$/,
    by: ["service"],
    tells: "newsInSchema",
    says: "Values are not listed ({newsInSchema})",
    changes: "{newsInSchema} to be listed in x-extensible-enum",
    file: "componentFile",
  },
  {
    name: "added-to-envelope",
    checks: /^added-member$/,
    where: { subject: /^[^.]+$/ },
    by: ["service"],
    tells: "news",
    says: "The envelope has {news} beside success, result and errors",
    changes: "{news} to be added to the bodies of {operations}",
  },
  {
    name: "added-field",
    checks: /^(delivery-)?added-member$/,
    by: ["service"],
    tells: "newsInSchema",
    says: "Fields are not listed ({newsInSchema})",
    changes: "properties {newsInSchema} to be added",
    file: "componentFile",
  },
  {
    name: "missing-field",
    checks: /^body-schema$/,
    where: { rule: /^required$/ },
    by: ["service", "component"],
    tells: "field",
    says: "{component} lacks {field}",
    changes: "{field} no longer required",
    file: "componentFile",
  },
  {
    name: "other-shape",
    checks: /^body-schema$/,
    where: { rule: /./ },
    by: ["service", "component"],
    tells: "broken",
    says: "{component} has another form ({broken})",
    changes: "{broken} to be written as it was seen",
    file: "componentFile",
  },
  {
    name: "status",
    checks: /^status-known$/,
    by: ["service", "status"],
    tells: "operation",
    says: "The status is {status}, and {expected} was expected",
    changes: "response {status} in place of the one assumed",
  },
  {
    name: "content-type",
    checks: /^content-type$/,
    by: ["service", "actual"],
    tells: "operation",
    says: "The content type is {actual}",
    changes: "content {actual}",
  },
  {
    name: "server-error",
    checks: /^no-server-error$/,
    by: ["service", "status"],
    tells: "operation",
    says: "A request ends in status {status}",
    changes: "nothing: no request ends in an unexpected error",
  },
  {
    name: "delivery",
    checks: /^delivery-/,
    by: ["check"],
    tells: "expected",
    says: "{breach} ({actual})",
    changes: "what is promised about deliveries ({check})",
  },
  {
    name: "rule",
    by: ["service", "check"],
    tells: "expectedOfOperation",
    says: "{breach} ({actual})",
    changes: "the contract of {operations} ({check})",
  },
];
