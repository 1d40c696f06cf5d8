import { parse, tokenize } from "@borgar/fx";
import { findStatCalls } from "./find-stat-calls.js";
import { splitAddress } from "./references.js";
import type { FormulaArgument, StatCall } from "./stat-call.js";
import { visitFormula } from "./visit-formula.js";

/** A name of a workbook and what it stands for: a range, a constant or a formula. */
interface DefinedName {
  readonly name: string;
  /** Of the sheet that alone knows it; undefined for the whole workbook. */
  readonly sheetName: string | undefined;
  readonly formula: unknown;
}

/** STAT calls inside the formulas of defined names. */
export interface NamedCalls {
  /** Those that a formula on a sheet makes by names, also by names within names; each once. */
  of(formula: string, sheetName: string): readonly StatCall[];
}

export function createNamedCalls(names: readonly DefinedName[]): NamedCalls {
  const known = new Map(names.map((each) => [keyOf(each.name, each.sheetName), each]));
  const find = (written: string, sheetName: string) => {
    const { sheet, local } = splitAddress(written);
    return known.get(keyOf(local, sheet ?? sheetName)) ?? known.get(keyOf(local, undefined));
  };
  // Parsing every formula of a workbook takes its time; most have no name that leads to a call.
  const mayLead = leadingWords(names);
  const collect = (
    formula: string,
    sheetName: string,
    seen: Set<DefinedName>,
  ): readonly StatCall[] => {
    if (!mayLead(formula)) return [];
    return namesIn(formula).flatMap((written) => {
      const defined = find(written, sheetName);
      if (defined === undefined || seen.has(defined)) return [];
      seen.add(defined);
      const { name, formula: own } = defined;
      if (typeof own !== "string") return [];
      const calls = findStatCalls(own).map((call) => ({
        ...call,
        arguments: call.arguments.map(toFixed),
        inName: name,
      }));
      return [...calls, ...collect(own, defined.sheetName ?? sheetName, seen)];
    });
  };
  return { of: (formula, sheetName) => collect(formula, sheetName, new Set()) };
}

const keyOf = (name: string, sheetName: string | undefined) =>
  `${(sheetName ?? "").toLowerCase()}!${name.toLowerCase()}`;

/** The names that a formula uses, with their sheets as written. */
export function namesIn(formula: string): string[] {
  const found: string[] = [];
  try {
    visitFormula(parse(tokenize(formula, { withLocation: true })), {
      onName: (name) => {
        found.push(name);
      },
    });
  } catch {
    // Excel accepts some syntax the parser does not; every name counts then.
    for (const { type, value } of tokenize(formula))
      if (type === "range_named" || type === "func") found.push(value);
  }
  return found;
}

/** Whether a text has the name of a STAT call, or of what leads to one by further names. */
function leadingWords(names: readonly DefinedName[]): (formula: string) => boolean {
  const texts = names.map(({ name, formula }) => ({
    name,
    formula: typeof formula === "string" && !isPlainRange.test(formula) ? formula : "",
  }));
  const leading = new Set(
    texts.filter(({ formula }) => findStatCalls(formula).length > 0).map(({ name }) => name),
  );
  for (let before = 0; before < leading.size;) {
    before = leading.size;
    const holds = wordsTest([...leading]);
    for (const { name, formula } of texts) if (holds(formula)) leading.add(name);
  }
  return wordsTest([...leading]);
}

/** Most names are of ranges: "=Sheet1!$A$1:$B$2". */
const isPlainRange = /^='?[^'"()]*'?!\$[A-Z]+\$\d+(?::\$[A-Z]+\$\d+)?$/;

function wordsTest(words: readonly string[]): (text: string) => boolean {
  if (words.length === 0) return () => false;
  const found = words.map((word) => word.toLowerCase());
  return (text) => {
    const folded = text.toLowerCase();
    return found.some((word) => folded.includes(word));
  };
}

/** What moves with the cell that uses the name, Excel alone can say: `=STAT.DATA(Sheet1!A1)`. */
function toFixed(argument: FormulaArgument): FormulaArgument {
  if (argument.kind !== "range") return argument;
  const { sheet, local } = splitAddress(argument.address);
  const isFixed = local.split(":").every((part) => /^(?:\$[A-Z]+)?(?:\$\d+)?$/i.test(part));
  return sheet !== undefined && isFixed ? argument : { kind: "expression" };
}
