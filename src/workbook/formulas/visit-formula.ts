import { isCallNode, isLambdaNode, isLetNode } from "@borgar/fx";
import type { AstExpression, CallExpression } from "@borgar/fx";

/** Names that a LET or LAMBDA around a part of a formula gives a meaning of its own, in lower case. */
export type Locals = ReadonlySet<string>;

interface FormulaVisitor {
  readonly onCall?: (call: CallExpression, locals: Locals) => void;
  /** A defined name, with its sheet where one is written: "Sheet1!GDP". */
  readonly onName?: (name: string) => void;
}

/** All calls and defined names of a parsed formula, what is outside before what is inside. */
export function visitFormula(
  node: AstExpression | null,
  visitor: FormulaVisitor,
  locals: Locals = new Set(),
): void {
  if (node === null) return;
  const visit = (child: AstExpression | null, known = locals) => {
    visitFormula(child, visitor, known);
  };
  const inside = (names: readonly { readonly name: string }[]) =>
    new Set([...locals, ...names.map(({ name }) => name.toLowerCase())]);
  if (isCallNode(node)) {
    visitor.onCall?.(node, locals);
    // `LAMBDA(…)(7)` is a call of what stands before it, and a name may be a LAMBDA.
    const callee: { readonly type: string } = node.callee;
    if (callee.type !== "Identifier") visit(callee as AstExpression);
    else if (!locals.has(node.callee.name.toLowerCase())) visitor.onName?.(node.callee.name);
    for (const argument of node.arguments) visit(argument);
  } else if (isLetNode(node)) {
    const known = inside(node.declarations.map(({ id }) => id));
    for (const declaration of node.declarations) visit(declaration.init, known);
    visit(node.body, known);
  } else if (isLambdaNode(node)) {
    visit(node.body, inside(node.params));
  } else if (node.type === "BinaryExpression" || node.type === "UnaryExpression") {
    for (const operand of node.arguments) visit(operand);
  } else if (node.type === "ReferenceIdentifier" && node.kind === "name") {
    if (!locals.has(node.value.toLowerCase())) visitor.onName?.(node.value);
  }
}
