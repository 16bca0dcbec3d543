// Plugins of Stryker: leaves out mutants of what is only said to people, and prints each survivor as it is found.

import { changeIn, type Mutant, relativeTo } from "./mutant.ts";

/** What Babel's path to a node has, as far as this needs it. */
interface NodePath {
  node: { type: string; callee?: { name?: string } };
  parentPath: NodePath | null;
  isStringLiteral(): boolean;
  isTemplateLiteral(): boolean;
}

/** Functions whose texts are messages. What is no text in their arguments is still mutated. */
const speaking = /(Error|TookTooLong|^must|^failure|^within|^wholeNumber|^timeLimit)$/;

/** Says why a node is not mutated; undefined if it is. */
function shouldIgnore(path: NodePath): string | undefined {
  if (!path.isStringLiteral() && !path.isTemplateLiteral()) return undefined;
  const { node } = path.parentPath ?? path;
  const isCall = node.type === "NewExpression" || node.type === "CallExpression";
  return isCall && speaking.test(node.callee?.name ?? "") ? "the words of an error" : undefined;
}

/** Prints what is not killed, and what took too long, which can also be the machine. */
class Survivors {
  onMutantTested(mutant: Mutant & { fileName: string }): void {
    const { status, fileName, location } = mutant;
    if (status === "Killed" || status === "Ignored") return;
    console.log(`  ${status.padEnd(8)}  ${relativeTo(fileName)}:${location.start.line}  ${changeIn(mutant, fileName)}`);
  }
}

/** The plugins, as Stryker looks them up. */
export const strykerPlugins = [
  { kind: "Ignore", name: "messages", value: { shouldIgnore } },
  { kind: "Reporter", name: "survivors", injectableClass: Survivors },
];
