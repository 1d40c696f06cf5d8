import { cellsTable } from "./cells-table.js";

/**
 * A block that is one formula, and the cells below it where they stand there already. One that is to end in an error
 * is a block of `text`.
 */
const shownFormula = /```(text)?\n(=STAT\.[^\n]+)\n```\n(?:\n(?:\|[^\n]*\|\n)+)?/g;

interface PageFormula {
  readonly formula: string;
  readonly isFailing: boolean;
}

/** The formulas of a page that stand in blocks of their own, in their order. */
export function formulasOf(page: string): PageFormula[] {
  return [...page.matchAll(shownFormula)].map(([, kind, formula = ""]) => ({
    formula,
    isFailing: kind !== undefined,
  }));
}

/** A page written by hand, with what each of its formulas shows below it. */
export function filledPage(page: string, shown: Readonly<Record<string, unknown[][]>>): string {
  return page.replace(shownFormula, (_, kind: string | undefined, formula: string) => {
    const cells = shown[formula];
    if (cells === undefined) throw new Error(`${formula} was not run.`);
    return `\`\`\`${kind ?? ""}\n${formula}\n\`\`\`\n\n${cellsTable(cells)}\n`;
  });
}
