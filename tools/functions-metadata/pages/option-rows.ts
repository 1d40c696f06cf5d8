import { allowedBy, type OptionRule, type OptionRules } from "../../../src/statistics/index.js";
import { optionMeaning } from "../option-meanings.js";
import type { PageWords } from "./page-words.js";

type OptionTexts = NonNullable<PageWords["optionTexts"]>;

/** The options of a function as rows of a table: sentences in English, the pane's own words in other languages. */
export function optionRows(id: string, rules: OptionRules, texts?: OptionTexts): string[] {
  return Object.entries(rules).map(([name, rule]) => {
    const meaning = texts === undefined ? optionMeaning(id, name) : saidInPane(name, rule, texts);
    return `| \`${name}=\` | ${allowedBy(rule)} | ${meaning} |`;
  });
}

function saidInPane(name: string, rule: OptionRule, texts: OptionTexts): string {
  const label = (texts.labels as Readonly<Record<string, string>>)[name] ?? "";
  const values =
    (texts.values as Readonly<Record<string, Readonly<Record<string, string>>>>)[name] ?? {};
  const words = allowedBy(rule)
    .split(", ")
    .flatMap((word) => (values[word] === undefined ? [] : [`\`${word}\`: ${values[word]}`]));
  const byDefault =
    rule.default ?? (texts.omitted as Readonly<Record<string, string>>)[name] ?? texts.leftOut;
  return [label, ...words, texts.byDefault(byDefault)].join("; ");
}
