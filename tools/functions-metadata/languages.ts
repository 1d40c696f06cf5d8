/** Texts of one function in one language; parameters by their names, in any order. */
interface FunctionTexts {
  readonly description: string;
  readonly parameters: Readonly<Record<string, string>>;
}
/** Tooltips of one enumeration by the values that formulas hold. */
type EnumTexts = Readonly<Record<string, string>>;

export interface Translation {
  readonly functions: Readonly<Record<string, FunctionTexts>>;
  readonly enums: Readonly<Record<string, EnumTexts>>;
}
