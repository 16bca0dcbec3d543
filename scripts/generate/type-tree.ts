// Finds types in the syntax tree that openapi-typescript makes of a bundle, and prints them as named declarations.

import ts from "typescript";
import { key } from "./emitter.ts";

/** A member of an object type in the tree, with its type and its documentation. */
export type Member = ts.PropertySignature & { type: ts.TypeNode };

const printer = ts.createPrinter({ newLine: ts.NewLineKind.LineFeed });
const page = ts.createSourceFile("types.ts", "", ts.ScriptTarget.Latest);

/** The members of an interface or an object type by name, without those of type `never`, such as `query?: never`. */
function membersOf(node: ts.Node | undefined): Map<string, Member> {
  const members = node && (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) ? node.members : [];
  const canBe = (member: ts.TypeElement): member is Member =>
    ts.isPropertySignature(member) && member.type !== undefined && member.type.kind !== ts.SyntaxKind.NeverKeyword;
  const named = [...members].filter(canBe);
  return new Map(named.map((member) => [ts.isComputedPropertyName(member.name) ? "" : member.name.text, member]));
}

/** The types of one bundle. */
export class TypeTree {
  readonly #roots: Map<string, ts.Node>;

  /** @param nodes The syntax tree of openapi-typescript; it is not changed. */
  constructor(nodes: readonly ts.Node[]) {
    this.#roots = new Map(nodes.filter(ts.isInterfaceDeclaration).map((node) => [node.name.text, node]));
  }

  /**
   * The members at a place.
   * @param keys Names from `paths`, `webhooks`, `components` or `operations` down. References are followed.
   * @returns The members by name; none if there is no such place.
   */
  members(...keys: string[]): Map<string, Member> {
    const [root = "", ...rest] = keys;
    let node = this.#roots.get(root);
    for (const key of rest) node = this.#followed(membersOf(node).get(key)?.type);
    return membersOf(node);
  }

  /** The target of a reference to a component or an operation; any other type itself. */
  #followed(type: ts.TypeNode | undefined): ts.TypeNode | undefined {
    const [root = "", ...keys] = (type && referenceOf(type)) ?? [];
    const name = keys.pop();
    return name === undefined ? type : this.#followed(this.members(root, ...keys).get(name)?.type);
  }

  /**
   * Prints a type for a module of its own: schemas by name, other components written out, and fields without the
   * markers for requests and responses.
   */
  print(type: ts.TypeNode): string {
    const standalone = (node: ts.Node): ts.Node => {
      const [, kind, name] = referenceOf(node) ?? [];
      if (kind === "schemas" && name !== undefined) return ts.factory.createTypeReferenceNode(name);
      const inner = kind ? this.#followed(node as ts.TypeNode) : withoutMarker(node);
      return inner ? standalone(inner) : ts.visitEachChild(node, standalone, undefined);
    };
    return clean(printer.printNode(ts.EmitHint.Unspecified, standalone(type), page));
  }

  /** The declaration of an exported type, with the documentation of its place. */
  alias(name: string, { type, ...member }: Member): string {
    return `${docsOf(member as Member)}export type ${name} = ${this.print(type)};\n`;
  }

  /** A member of an interface as text, with its documentation. */
  member(name: string, member: Member): string {
    const optional = member.questionToken ? "?" : "";
    return `${docsOf(member)}${key(name)}${optional}: ${this.print(member.type)};`;
  }
}

/** The documentation of a member, with a line break after it. */
function docsOf(member: Member): string {
  const comments = ts.getSyntheticLeadingComments(member) ?? [];
  return clean(comments.map(({ text }) => `/*${text}*/\n`).join(""));
}

/** Cleans a comment of openapi-typescript for editors: removes its remarks and the tag `@description`. */
function clean(text: string): string {
  const own = / \(enum property replaced by openapi-typescript\)|^ *\* @(?:constant|enum \{\w+\})\n/gm;
  return text
    .replace(own, "")
    .replace(/^( *)\* Format: (.+)\n *\* @description /gm, "$1* Format: $2.\n$1*\n$1* ")
    .replace(/@description /g, "")
    .replace(/^( *\*) {5}/gm, "$1 ");
}

/** The names in a reference, such as `components["schemas"]["Wallet"]` or `operations["getWallet"]`. */
function referenceOf(node: ts.Node): string[] | undefined {
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName))
    return ["components", "operations"].includes(node.typeName.text) ? [node.typeName.text] : undefined;
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isLiteralTypeNode(node.indexType)) return undefined;
  const above = referenceOf(node.objectType);
  const { literal } = node.indexType;
  return above && ts.isStringLiteral(literal) ? [...above, literal.text] : undefined;
}

/** The type within `$Read<…>` or `$Write<…>`. */
function withoutMarker(node: ts.Node): ts.TypeNode | undefined {
  const isMarker =
    ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) && /^\$(Read|Write)$/.test(node.typeName.text);
  return isMarker ? node.typeArguments?.[0] : undefined;
}
