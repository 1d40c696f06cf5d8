import { parse, tokenize, type AstExpression } from "@borgar/fx";
import type { StatCall } from "./stat-call.js";
import { visitFormula } from "./visit-formula.js";

/** Excel's functions whose first argument decides which of the others are calculated. */
const choosing = /^(?:_xlfn\.)?(?:IF|IFS|SWITCH|CHOOSE)$/i;

/** What decides whether a formula makes one of its calls, as text: all that stands before the branch that the call is in. */
export function conditionsOf(formula: string, { start }: Pick<StatCall, "start">): string[] {
  let root: AstExpression;
  try {
    root = parse(tokenize(formula, { withLocation: true }));
  } catch {
    // Excel accepts some syntax the parser does not; every call counts as made then.
    return [];
  }
  const conditions: string[] = [];
  visitFormula(root, {
    onCall: (call) => {
      if (!choosing.test(call.callee.name)) return;
      // None where one is left out: IF(A1="",,…).
      const branches: readonly (AstExpression | null)[] = call.arguments.slice(1);
      const branch = branches.find((each) => {
        const [from = 0, to = 0] = each?.loc ?? [];
        return from <= start && start < to;
      });
      const [begin = 0] = call.loc ?? [];
      const [end] = branch?.loc ?? [];
      if (end !== undefined) conditions.push(formula.slice(begin, end));
    },
  });
  return conditions;
}
