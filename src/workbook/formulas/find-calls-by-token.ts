import { tokenize } from "@borgar/fx";
import { statFunctionId, type FormulaArgument, type StatCall } from "./stat-call.js";

const openers = new Set(["(", "{"]);
const closers = new Set([")", "}"]);

/**
 * STAT calls by their names and parentheses alone, for formulas whose syntax is not understood. What
 * their arguments are worth, only Excel knows. None for a text that is no formula.
 */
export function findCallsByToken(formula: string): StatCall[] {
  const tokens = tokenize(formula, { withLocation: true });
  if (tokens.some(({ unterminated }) => unterminated === true)) return [];
  return tokens.flatMap((token, index): StatCall[] => {
    const functionId = token.type === "func" ? statFunctionId(token.value) : undefined;
    const start = token.loc?.[0];
    if (functionId === undefined || start === undefined) return [];
    const argumentTexts: string[] = [];
    let depth = 0;
    let from = 0;
    for (const { value, type, loc } of tokens.slice(index + 1)) {
      const [first = 0, last = 0] = loc ?? [];
      const isOperator = type === "operator";
      if (isOperator && openers.has(value)) {
        depth += 1;
        if (depth === 1) from = last;
      } else if (isOperator && closers.has(value)) {
        depth -= 1;
      }
      const isEnd = depth === 0 && isOperator && value === ")";
      if (isEnd || (depth === 1 && isOperator && value === ",")) {
        argumentTexts.push(formula.slice(from, first).trim());
        from = last;
      }
      if (isEnd) {
        const isNone = argumentTexts.length === 1 && argumentTexts[0] === "";
        const texts = isNone ? [] : argumentTexts;
        return [
          { functionId, start, end: last, argumentTexts: texts, arguments: texts.map(kindOf) },
        ];
      }
    }
    return [];
  });
}

const kindOf = (text: string): FormulaArgument =>
  text === "" ? { kind: "omitted" } : { kind: "expression" };
