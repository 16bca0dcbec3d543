// The prose of a TypeScript file: every string of more than two words, which are its messages and help texts.

import ts from "typescript";
import { isProse, keep } from "./prose-text.ts";

/**
 * Blanks everything but strings that read as prose.
 * @param text A TypeScript module.
 * @returns The same text with blanks for code, comments, short strings and the expressions in templates.
 */
export function codeProse(text: string): string {
  const ranges: [number, number][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) add(node.getStart() + 1, node.end - 1);
    else if (ts.isTemplateExpression(node)) templateParts(node).forEach((part) => void ranges.push(part));
    node.forEachChild(visit);
  };
  const add = (start: number, end: number): void => {
    if (isProse(text.slice(start, end))) ranges.push([start, end]);
  };
  visit(ts.createSourceFile("prose.ts", text, ts.ScriptTarget.Latest, true));
  return keep(
    text,
    ranges.sort(([a], [b]) => a - b),
  );
}

/** The texts of a template when they read as prose together. */
function templateParts(node: ts.TemplateExpression): [number, number][] {
  const parts = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
  if (!isProse(parts.map((part) => part.text).join(" "))) return [];
  return parts.map((part) => [part.getStart() + 1, part.end - (part.kind === ts.SyntaxKind.TemplateTail ? 1 : 2)]);
}
