import { tokenize } from "@borgar/fx";
import type { FunctionsMetadata } from "../../../grid/index.js";
import { fileNames } from "./newer-functions.js";

/** How an add-in's functions are called in the grid and in a file. */
export interface FunctionNames {
  toFile(name: string): string | undefined;
  fromFile(name: string): string | undefined;
  /** May give several values. */
  isManyValued(name: string): boolean;
}

const spillFunction = "_xlfn.ANCHORARRAY";

/** Excel's own functions that may give several values. */
const manyValued = new Set(
  "CHOOSECOLS CHOOSEROWS DROP EXPAND FILTER HSTACK RANDARRAY SEQUENCE SORT SORTBY TAKE TEXTSPLIT TOCOL TOROW TRANSPOSE UNIQUE VSTACK WRAPCOLS WRAPROWS".split(
    " ",
  ),
);

/**
 * In a file an add-in's function has `_xldudf_` before its name, with underscores for dots:
 * `STAT.ASK.FACTS` is `_xldudf_STAT_ASK_FACTS`, so that Excel knows it from its own.
 */
export function functionNames(namespace: string, functions: FunctionsMetadata): FunctionNames {
  const toFile = new Map<string, string>();
  const fromFile = new Map<string, string>();
  const matrices = new Set<string>();
  for (const { name, result } of functions.functions) {
    const full = `${namespace}.${name}`.toUpperCase();
    const inFile = `_xldudf_${full.replaceAll(".", "_")}`;
    toFile.set(full, inFile);
    fromFile.set(inFile.toUpperCase(), full);
    if (result?.dimensionality === "matrix") matrices.add(full);
  }
  return {
    toFile: (name) => toFile.get(name.toUpperCase()),
    fromFile: (name) => fromFile.get(name.toUpperCase()),
    isManyValued: (name) => manyValued.has(name.toUpperCase()) || matrices.has(name.toUpperCase()),
  };
}

interface FileFormula {
  readonly text: string;
  /** Excel marks what may give several values, or it would cut it to one when it loads the file. */
  readonly maySpill: boolean;
}

/** "=STAT.DATA(A1)" as a file has it: without "=", names with their prefixes, `A5#` as a function. */
export function toFileFormula(formula: string, names: FunctionNames): FileFormula {
  const tokens = tokenize(formula);
  let text = "";
  let maySpill = false;
  tokens.forEach(({ type, value }, index) => {
    const isSpill = isSpillSign(tokens[index + 1]);
    maySpill ||= isSpill || (type === "func" && names.isManyValued(value));
    if (type === "fx_prefix" || isSpillSign({ type, value })) return;
    if (type === "func") text += names.toFile(value) ?? fileNames.get(value.toUpperCase()) ?? value;
    else text += type === "range" && isSpill ? `${spillFunction}(${value})` : value;
  });
  return { text, maySpill };
}

/** The opposite of `toFileFormula`; a function nobody knows keeps the file's name. */
export function fromFileFormula(formula: string, names: FunctionNames): string {
  const tokens = tokenize(`=${formula}`);
  const inExcel = (name: string) =>
    names.fromFile(name) ?? name.replace(/^_xlfn\.(?:_xlws\.)?/i, "");
  let text = "";
  for (let index = 0; index < tokens.length; index++) {
    const { type, value } = tokens[index] ?? { type: "", value: "" };
    const [open, range, close] = tokens.slice(index + 1, index + 4);
    const isSpill = type === "func" && value.toUpperCase() === spillFunction.toUpperCase();
    if (isSpill && open?.value === "(" && range?.type === "range" && close?.value === ")") {
      text += `${range.value}#`;
      index += 3;
    } else text += type === "func" ? inExcel(value) : value;
  }
  return text;
}

const isSpillSign = (token: { readonly type: string; readonly value: string } | undefined) =>
  token?.type === "operator" && token.value === "#";
