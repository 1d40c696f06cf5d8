import { isCallNode, isLetNode, isLambdaNode, parse, tokenize } from "@borgar/fx";
import type { AstExpression, CallExpression } from "@borgar/fx";
import { findCallsByToken } from "./find-calls-by-token.js";
import { statFunctionId, type FormulaArgument, type StatCall } from "./stat-call.js";

/** A cheap test before parsing: may this formula hold a STAT call at all? */
export function mayHoldStatCall(formula: unknown): formula is string {
  return typeof formula === "string" && formula.startsWith("=") && /STAT[._]/i.test(formula);
}

/** True where Excel no longer knows the function and the cell must be re-entered, not recalculated. */
export function isUnresolved(formula: string): boolean {
  return /_xldudf_STAT_/i.test(formula);
}

/**
 * Every STAT call in an English formula (`range.formulas`), outermost first, left to right; none for
 * text that merely mentions one. Arguments of a formula that cannot be parsed are expressions.
 */
export function findStatCalls(formula: unknown): StatCall[] {
  if (!mayHoldStatCall(formula)) return [];
  let root: AstExpression;
  try {
    root = parse(tokenize(formula, { withLocation: true }));
  } catch {
    // Excel accepts some syntax the parser does not, such as optional parameters of a LAMBDA.
    return findCallsByToken(formula);
  }
  const calls: StatCall[] = [];
  visit(root, new Set(), (call, locals) => {
    const functionId = statFunctionId(call.callee.name);
    if (functionId === undefined) return;
    calls.push({
      functionId,
      arguments: call.arguments.map((node) => toArgument(node, locals)),
      argumentTexts: call.arguments.map((node) => textOf(node, formula)),
      start: call.loc?.[0] ?? 0,
      end: call.loc?.[1] ?? formula.length,
    });
  });
  return calls.sort((left, right) => left.start - right.start);
}

/** Names that a LET or LAMBDA around a call gives a meaning of its own, in lower case. */
type Locals = ReadonlySet<string>;

function visit(
  node: AstExpression | null,
  locals: Locals,
  onCall: (call: CallExpression, locals: Locals) => void,
): void {
  if (node === null) return;
  const inside = (names: readonly { readonly name: string }[]) =>
    new Set([...locals, ...names.map(({ name }) => name.toLowerCase())]);
  if (isCallNode(node)) {
    onCall(node, locals);
    // `LAMBDA(…)(7)` is a call of what stands before it.
    const callee: { readonly type: string } = node.callee;
    if (callee.type !== "Identifier") visit(callee as AstExpression, locals, onCall);
    for (const argument of node.arguments) visit(argument, locals, onCall);
  } else if (isLetNode(node)) {
    const known = inside(node.declarations.map(({ id }) => id));
    for (const declaration of node.declarations) visit(declaration.init, known, onCall);
    visit(node.body, known, onCall);
  } else if (isLambdaNode(node)) {
    visit(node.body, inside(node.params), onCall);
  } else if (node.type === "BinaryExpression" || node.type === "UnaryExpression") {
    for (const operand of node.arguments) visit(operand, locals, onCall);
  }
}

function textOf(node: AstExpression | null, formula: string): string {
  if (node === null) return "";
  const start = node.loc?.[0] ?? 0;
  const end = node.loc?.[1] ?? 0;
  // The parser locates `A1#` at its operator only; the operand's own location completes it.
  const operand = node.type === "UnaryExpression" ? node.arguments[0]?.loc : undefined;
  return formula.slice(Math.min(start, operand?.[0] ?? start), Math.max(end, operand?.[1] ?? end));
}

function toArgument(node: AstExpression | null, locals: Locals): FormulaArgument {
  if (node === null) return { kind: "omitted" };
  if (node.type === "Literal") return { kind: "literal", value: node.value };
  if (node.type === "ReferenceIdentifier") {
    if (node.kind === "range") return { kind: "range", address: node.value, isSpill: false };
    const isName = node.kind === "name" && !locals.has(node.value.toLowerCase());
    return isName ? { kind: "name", name: node.value } : { kind: "expression" };
  }
  if (node.type === "UnaryExpression")
    return toUnary(node.operator, node.arguments[0] ?? null, locals);
  if (node.type === "BinaryExpression" && node.operator === "&") {
    return joined(node.arguments.map((operand) => toArgument(operand, locals)));
  }
  if (node.type === "ArrayExpression") {
    const rows = node.elements.map((row) =>
      row.map((cell) => (cell.type === "Literal" ? cell.value : undefined)),
    );
    const values = rows.map((row) => row.filter((cell) => cell !== undefined));
    const isPlain = rows.every((row, index) => row.length === values[index]?.length);
    return isPlain ? { kind: "array", values } : { kind: "expression" };
  }
  return { kind: "expression" };
}

/** A text that is too long for one literal is written as several. */
function joined(operands: readonly FormulaArgument[]): FormulaArgument {
  const texts = operands.flatMap((operand) =>
    operand.kind === "literal" && typeof operand.value === "string" ? [operand.value] : [],
  );
  return texts.length === operands.length
    ? { kind: "literal", value: texts.join("") }
    : { kind: "expression" };
}

function toUnary(operator: string, operand: AstExpression | null, locals: Locals): FormulaArgument {
  const argument = toArgument(operand, locals);
  if (operator === "#" && argument.kind === "range") return { ...argument, isSpill: true };
  // `@A1` of one cell is that cell.
  if (operator === "@" && argument.kind === "range" && !argument.address.includes(":"))
    return argument;
  if (argument.kind === "literal" && typeof argument.value === "number") {
    if (operator === "-") return { kind: "literal", value: -argument.value };
    if (operator === "%") return { kind: "literal", value: argument.value / 100 };
  }
  return { kind: "expression" };
}
