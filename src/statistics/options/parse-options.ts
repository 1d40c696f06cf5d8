/**
 * The trailing `[options]` of every function: text such as "headers=off; columns=title,link", or a
 * range with names in its first and values in its second column. Words are English in every UI
 * language, so that a formula works for every colleague.
 */
export type OptionRule = OptionForm & {
  /** What left out means, as it could be written; absent where no value says it, such as "as published". */
  readonly default?: string;
};

type OptionForm =
  /** One of the words; lower case. */
  | { readonly kind: "word"; readonly words: readonly string[] }
  /** on or off; true, false, yes, no, 1 and 0 are taken as well. */
  | { readonly kind: "switch" }
  /** Several of the words, separated by commas, in the user's order. */
  | { readonly kind: "list"; readonly words: readonly string[] }
  | { readonly kind: "whole"; readonly min: number; readonly max: number }
  /** Any text that is not empty; a number from a cell becomes text. */
  | { readonly kind: "text"; readonly example: string };

export type OptionRules = Readonly<Record<string, OptionRule>>;

type ValueOf<R extends OptionRule> = R extends { kind: "word"; words: readonly (infer W)[] }
  ? W
  : R extends { kind: "switch" }
    ? boolean
    : R extends { kind: "list"; words: readonly (infer W)[] }
      ? readonly W[]
      : R extends { kind: "whole" }
        ? number
        : string;

export type OptionValues<Rules extends OptionRules> = {
  readonly [Name in keyof Rules]?: ValueOf<Rules[Name]>;
};

type OptionProblem =
  | { readonly kind: "unknown-option"; readonly option: string; readonly allowed: string }
  | {
      readonly kind: "bad-value";
      readonly option: string;
      readonly value: string;
      readonly allowed: string;
    };

type OptionOutcome<Rules extends OptionRules> =
  { readonly values: OptionValues<Rules> } | { readonly problem: OptionProblem };

/** `input` is what the cell or range held: text, a matrix of cell values, null or "" for none. */
export function parseOptions<const Rules extends OptionRules>(
  input: unknown,
  rules: Rules,
): OptionOutcome<Rules> {
  const values: Record<string, unknown> = {};
  const typed = new Map<string, string>();
  for (const [rawName, rawValue] of pairsOf(input)) {
    const name = rawName.trim().toLowerCase();
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (rule === undefined) {
      const allowed = Object.keys(rules).join(", ");
      return { problem: { kind: "unknown-option", option: rawName.trim(), allowed } };
    }
    const value = readValue(rawValue.trim(), rule);
    if (value === undefined) {
      const allowed = allowedBy(rule);
      const wrong = wrongPart(rawValue.trim(), rule);
      return { problem: { kind: "bad-value", option: name, value: wrong, allowed } };
    }
    const earlier = typed.get(name);
    typed.set(name, rawValue.trim());
    // Which of two values is meant nobody can tell.
    if (earlier !== undefined && JSON.stringify(values[name]) !== JSON.stringify(value)) {
      const both = `${earlier}; ${rawValue.trim()}`;
      return {
        problem: { kind: "bad-value", option: name, value: both, allowed: allowedBy(rule) },
      };
    }
    values[name] = value;
  }
  return { values: values as OptionValues<Rules> };
}

/** What a rule allows, in words that need no translation. */
export function allowedBy(rule: OptionRule): string {
  switch (rule.kind) {
    case "switch":
      return "on, off";
    case "whole":
      return `${String(rule.min)} … ${String(rule.max)}`;
    case "text":
      return rule.example;
    default:
      return rule.words.join(", ");
  }
}

function pairsOf(input: unknown): [string, string][] {
  if (!Array.isArray(input)) return pairsInText(cellText(input));
  const rows = (input as unknown[]).map((row) => (Array.isArray(row) ? (row as unknown[]) : [row]));
  return rows.flatMap((row): [string, string][] => {
    const name = cellText(row[0]).trim();
    if (name === "") return [];
    // A single cell, or a column of "name=value" texts.
    if (row.length === 1) return pairsInText(name);
    return [[name, cellText(row[1])]];
  });
}

function pairsInText(text: string): [string, string][] {
  return text
    .split(/[;\n]/)
    .filter((part) => part.trim() !== "")
    .map((part) => {
      const at = part.indexOf("=");
      return at < 0 ? [part, ""] : [part.slice(0, at), part.slice(at + 1)];
    });
}

function readValue(text: string, rule: OptionRule): unknown {
  const word = text.toLowerCase();
  switch (rule.kind) {
    case "word":
      return rule.words.find((allowed) => allowed.toLowerCase() === word);
    case "switch":
      if (["on", "true", "yes", "1"].includes(word)) return true;
      return ["off", "false", "no", "0"].includes(word) ? false : undefined;
    case "list": {
      const parts = word.split(",").map((part) => part.trim());
      const words = parts.map((part) => rule.words.find((known) => known.toLowerCase() === part));
      return words.includes(undefined) ? undefined : words;
    }
    case "whole": {
      const number = /^[+-]?\d+$/.test(text) ? Number(text) : NaN;
      return number >= rule.min && number <= rule.max ? number : undefined;
    }
    default:
      return text === "" ? undefined : text;
  }
}

/** Of a list only the words that nobody knows. */
function wrongPart(text: string, rule: OptionRule): string {
  if (rule.kind !== "list") return text;
  const parts = text.split(",").map((part) => part.trim());
  return parts.filter((part) => readValue(part, rule) === undefined).join(", ");
}

function cellText(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}
