import type { OptionRules } from "../../../statistics/index.js";
import {
  writeArguments,
  writeStatCall,
  type FormulaArgument,
  type StatCall,
  type WritableArgument,
} from "../../../workbook/index.js";
import type { FunctionForm } from "../../services/host-ports.js";

/** A field of the form as the user edits it. */
export interface DraftField {
  /** A value as typed, or `=` and what stands in the formula: a reference, a name, an expression. */
  readonly text: string;
  /** The argument as the formula has it; written back to the letter while `text` is as it was read. */
  readonly original?: { readonly text: string; readonly written: string } | undefined;
  /** Of places: what is typed to add one, and to find one in the list. */
  readonly typed?: string;
  readonly sought?: string;
}

export interface Draft {
  readonly functionId: string;
  readonly fields: Readonly<Record<string, DraftField>>;
}

export const emptyField: DraftField = { text: "" };

/** A call of a formula as fields by parameter name. Arguments beyond the form's are dropped by Excel too. */
export function toDraft(call: StatCall, form: FunctionForm): Draft {
  const fields = form.parameters.map(({ name }, index): [string, DraftField] => {
    const argument = call.arguments[index] ?? { kind: "omitted" };
    const written = call.argumentTexts[index] ?? "";
    const text = fieldText(argument, written);
    return [name, { text, original: { text, written } }];
  });
  return { functionId: form.id, fields: Object.fromEntries(fields) };
}

function fieldText(argument: FormulaArgument, written: string): string {
  if (argument.kind === "omitted") return "";
  if (argument.kind !== "literal") return `=${written}`;
  const { value } = argument;
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  // Text that itself begins with = would read as a reference.
  return typeof value === "string" && value.startsWith("=") ? `=${written}` : String(value);
}

const argumentsOf = (draft: Draft, form: FunctionForm) =>
  form.parameters.map(({ name }) => toArgument(draft.fields[name] ?? emptyField));

/** The call as a formula has it, in English spelling. */
export const toCall = (draft: Draft, form: FunctionForm): string =>
  writeStatCall(form.id, argumentsOf(draft, form));

/** A piece of the formula, with the parameter that it is the argument of. */
interface FormulaPiece {
  readonly text: string;
  readonly parameter?: string;
}

/**
 * The formula in pieces, which together are the formula to the letter.
 *
 * @param start where the call begins in it
 */
export function formulaPieces(
  formula: string,
  start: number,
  draft: Draft,
  form: FunctionForm,
): readonly FormulaPiece[] {
  const pieces: FormulaPiece[] = [];
  const call = toCall(draft, form);
  let at = start + call.indexOf("(") + 1;
  pieces.push({ text: formula.slice(0, at) });
  writeArguments(argumentsOf(draft, form)).forEach((text, index) => {
    if (index > 0) pieces.push({ text: "," });
    const parameter = form.parameters[index]?.name;
    if (text !== "" && parameter !== undefined) pieces.push({ text, parameter });
    at += text.length + (index > 0 ? 1 : 0);
  });
  return [...pieces, { text: formula.slice(at) }];
}

function toArgument({ text, original }: DraftField): WritableArgument {
  if (original?.text === text) return original.written === "" ? omitted : written(original.written);
  const trimmed = text.trim();
  if (trimmed === "") return omitted;
  if (trimmed.startsWith("=")) return written(trimmed.slice(1));
  // A number in quotes would be another argument to Excel than the number.
  return /^-?\d+(\.\d+)?$/.test(trimmed)
    ? { kind: "literal", value: Number(trimmed) }
    : { kind: "literal", value: trimmed };
}

const omitted: WritableArgument = { kind: "omitted" };
const written = (text: string): WritableArgument => ({ kind: "text", text });

export const isReference = (text: string): boolean => text.trimStart().startsWith("=");

/**
 * "layout=long; sort=desc" as fields, or undefined where the text is a reference or says something the
 * form has no field for: it is then edited as text.
 */
export function splitOptions(text: string, rules: OptionRules): Record<string, string> | undefined {
  if (isReference(text)) return undefined;
  const values: Record<string, string> = {};
  for (const part of text.split(/[;\n]/)) {
    if (part.trim() === "") continue;
    const at = part.indexOf("=");
    const name = part
      .slice(0, at < 0 ? undefined : at)
      .trim()
      .toLowerCase();
    if (at < 0 || !Object.hasOwn(rules, name)) return undefined;
    values[name] = part.slice(at + 1).trim();
  }
  return values;
}

/** The fields as text, in the order of the rules; empty fields are left out. */
export function joinOptions(values: Readonly<Record<string, string>>, rules: OptionRules): string {
  return Object.keys(rules)
    .filter((name) => (values[name] ?? "").trim() !== "")
    .map((name) => `${name}=${(values[name] ?? "").trim()}`)
    .join("; ");
}

/** Required parameters that are still empty. */
export function missingParameters(draft: Draft, form: FunctionForm): string[] {
  return form.parameters
    .filter(({ name, isOptional }) => !isOptional && (draft.fields[name]?.text ?? "").trim() === "")
    .map(({ name }) => name);
}
