// Which differences have one cause: a table, tried from top to bottom. The last row matches every difference.

import type { Facet } from "./facets.ts";

/** A row: which differences it matches, how it groups them into causes, and the sentence of a cause. */
export interface CauseRule {
  /** A part of its keys. Baselines have the keys, so another name makes accepted causes open again. */
  name: string;
  /** The checks that it matches; all when absent. */
  checks?: RegExp;
  /** Patterns that facets must match. */
  where?: Partial<Record<Facet, RegExp>>;
  /** The facets that the differences of one cause share; their values are parts of its key. */
  by: Facet[];
  /** The facet that divides a cause into parts: a baseline accepts the parts that were seen, and no others. */
  tells: Facet;
  /** What was seen, as a sentence without its full stop; `{facet}` stands for the values that the differences have. */
  says: string;
}

/** The rules in order. */
export const causeRules: CauseRule[] = [
  {
    name: "no-envelope",
    checks:
      /^(envelope|content-type|headers|status-known|body-schema|error-code|correlation-id-|documented-error|unknown-path)/,
    where: { isOfService: /no/ },
    by: ["service", "status"],
    tells: "operation",
    says: "A response with status {status} does not have the envelope of the service",
  },
  {
    name: "unread-parameter",
    checks: /^(refuses-|page-beyond-last|paging-)/,
    where: { unread: /yes/, subject: /^(?!body)/ },
    by: ["service", "family"],
    tells: "operation",
    says: "The service seems to ignore {family}",
  },
  {
    name: "beyond-32-bits",
    where: { rule: /^(beyond 32 bits|int32)$/ },
    by: ["service"],
    tells: "subject",
    says: "Numbers beyond 32 bits are accepted in {subject}",
  },
  {
    name: "unchecked-parameter",
    checks: /^refuses-/,
    where: { subject: /^(?!body|method$)./ },
    by: ["service", "subject", "rule"],
    tells: "operation",
    says: "{subject} is accepted with {rule}",
  },
  {
    name: "unchecked-body",
    checks: /^refuses-/,
    where: { subject: /^body/ },
    by: ["service"],
    tells: "brokenInSchema",
    says: "Request bodies that break a rule are accepted ({brokenInSchema})",
  },
  {
    name: "refused-otherwise",
    checks: /^documented-error$/,
    by: ["service", "wanted", "actual"],
    tells: "operation",
    says: "A refusal has {actual} and not {wanted}",
  },
  {
    name: "error-code",
    checks: /^open-list$/,
    where: { subject: /^errors\.\[\]\.code$/, listed: /yes/ },
    by: ["service", "news"],
    tells: "operation",
    says: "The error code {news} is not listed for these operations",
  },
  {
    name: "new-code",
    checks: /^open-list$/,
    where: { subject: /^errors\.\[\]\.code$/ },
    by: ["service"],
    tells: "newsInOperation",
    says: "Error codes are not listed ({news})",
  },
  {
    name: "open-value",
    checks: /^open-list$/,
    by: ["service"],
    tells: "newsInSchema",
    says: "Values are not listed ({newsInSchema})",
  },
  {
    name: "added-to-envelope",
    checks: /^added-member$/,
    where: { subject: /^[^.]+$/ },
    by: ["service"],
    tells: "news",
    says: "The envelope has {news} beside success, result and errors",
  },
  {
    name: "added-field",
    checks: /^(delivery-)?added-member$/,
    by: ["service"],
    tells: "newsInSchema",
    says: "Fields are not listed ({newsInSchema})",
  },
  {
    name: "missing-field",
    checks: /^body-schema$/,
    where: { rule: /^required$/ },
    by: ["service", "component"],
    tells: "field",
    says: "{component} lacks {field}",
  },
  {
    name: "other-shape",
    checks: /^body-schema$/,
    where: { rule: /./ },
    by: ["service", "component"],
    tells: "broken",
    says: "{component} has another form ({broken})",
  },
  {
    name: "status",
    checks: /^status-known$/,
    by: ["service", "status"],
    tells: "operation",
    says: "The status is {status}, and {expected} was expected",
  },
  {
    name: "delivery",
    checks: /^delivery-/,
    by: ["check"],
    tells: "expected",
    says: "{breach} ({actual})",
  },
  {
    name: "rule",
    by: ["service", "check"],
    tells: "expectedOfOperation",
    says: "{breach} ({actual})",
  },
];
