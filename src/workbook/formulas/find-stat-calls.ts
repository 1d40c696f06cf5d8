import { parse, tokenize } from "@borgar/fx";
import type { AstExpression } from "@borgar/fx";
import { findCallsByToken } from "./find-calls-by-token.js";
import { visitFormula, type Locals } from "./visit-formula.js";
import { statFunctionId, type FormulaArgument, type StatCall } from "./stat-call.js";

/** A cheap test before parsing: may this formula hold a STAT call at all? */
export function mayHoldStatCall(formula: unknown): formula is string {
  return typeof formula === "string" && formula.startsWith("=") && /STAT[._]/i.test(formula);
}

/** What a formula is worth that is nothing but one argument, such as a name's: `=Sheet1!$A$1#`. */
export function argumentIn(formula: string): FormulaArgument {
  try {
    return toArgument(parse(tokenize(formula, { withLocation: true })), new Set());
  } catch {
    return { kind: "expression" };
  }
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
  visitFormula(root, {
    onCall: (call, locals) => {
      const functionId = statFunctionId(call.callee.name);
      if (functionId === undefined) return;
      calls.push({
        functionId,
        arguments: call.arguments.map((node) => toArgument(node, locals)),
        argumentTexts: call.arguments.map((node) => textOf(node, formula)),
        start: call.loc?.[0] ?? 0,
        end: call.loc?.[1] ?? formula.length,
      });
    },
  });
  return calls.sort((left, right) => left.start - right.start);
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
