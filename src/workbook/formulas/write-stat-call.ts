/** A formula's argument as a form holds it. */
export type WritableArgument =
  | { readonly kind: "omitted" }
  | { readonly kind: "literal"; readonly value: string | number | boolean }
  /** Taken over as written: a reference, a name, an expression. */
  | { readonly kind: "text"; readonly text: string };

/**
 * `=STAT.NAME(…)` in English spelling with commas, as `range.formulas` takes it in every language of
 * Excel. Trailing omitted arguments are left out.
 */
export function writeStatFormula(
  functionId: string,
  args: readonly WritableArgument[],
  namespace = "STAT",
): string {
  return `=${writeStatCall(functionId, args, namespace)}`;
}

export function writeStatCall(
  functionId: string,
  args: readonly WritableArgument[],
  namespace = "STAT",
): string {
  return `${namespace}.${functionId}(${writeArguments(args).join(",")})`;
}

/** Each argument as the formula has it; what is left out at the end is not written. */
export function writeArguments(args: readonly WritableArgument[]): string[] {
  const texts = args.map(writeArgument);
  while (texts.at(-1) === "") texts.pop();
  return texts;
}

/** The formula with one call replaced; the rest of a larger formula stays to the letter. */
export function replaceStatCall(
  formula: string,
  call: { readonly start: number; readonly end: number },
  replacement: string,
): string {
  return formula.slice(0, call.start) + replacement + formula.slice(call.end);
}

function writeArgument(argument: WritableArgument): string {
  if (argument.kind === "omitted") return "";
  if (argument.kind === "text") return argument.text;
  const { value } = argument;
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  if (typeof value === "number") return String(value);
  return literalParts(value)
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join("&");
}

/** Excel refuses a formula with a longer text in it; longer texts are joined from several. */
const longestLiteral = 255;

function literalParts(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > longestLiteral) {
    // A pair of surrogates is one character.
    const cut = /[\uD800-\uDBFF]/.test(rest[longestLiteral - 1] ?? "")
      ? longestLiteral - 1
      : longestLiteral;
    parts.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  return [...parts, rest];
}
