import ts from "typescript";
import type { Source } from "./read-sources.js";

/** Which of the names a file takes from the surroundings, as values or as types. */
export function globalsIn({ tree }: Source, names: readonly string[]): string[] {
  const declared = new Set<string>();
  const used = new Set<string>();
  const ofSurroundings = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && names.includes(node.text)) {
      if (isDeclared(node)) declared.add(node.text);
      else if (!isMember(node)) used.add(node.text);
    }
    const ofWindow = memberOfWindow(node);
    if (ofWindow !== undefined && names.includes(ofWindow)) {
      ofSurroundings.add(ofWindow);
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return names.filter(
    (name) => ofSurroundings.has(name) || (used.has(name) && !declared.has(name)),
  );
}

/** A parameter, a variable or an import has this name in the file. */
function isDeclared(node: ts.Identifier): boolean {
  const { parent } = node;
  const isNamed =
    ts.isParameter(parent) ||
    ts.isVariableDeclaration(parent) ||
    ts.isBindingElement(parent) ||
    ts.isFunctionDeclaration(parent) ||
    ts.isImportSpecifier(parent);
  return isNamed && parent.name === node;
}

/** The name of something's part, as in `client.fetch` or `{ fetch: … }`. */
function isMember(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  return (
    (ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isMethodSignature(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isBindingElement(parent)) &&
    (parent as ts.NamedDeclaration).name === node
  );
}

function memberOfWindow(node: ts.Node): string | undefined {
  if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
  return ["globalThis", "window", "self"].includes(node.expression.text)
    ? node.name.text
    : undefined;
}
