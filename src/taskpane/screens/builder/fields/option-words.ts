import type { OptionsTexts } from "../../../messages/builder.js";

const own = (texts: Readonly<Record<string, string>>, word: string): string =>
  Object.hasOwn(texts, word) ? (texts[word] ?? "") : "";

/** What an option is about, in a few words; empty for one this version of the pane does not know. */
export const labelOf = ({ labels }: OptionsTexts, name: string): string => own(labels, name);

const meaningOf = ({ values }: OptionsTexts, name: string, word: string): string =>
  Object.hasOwn(values, name) ? own(values[name as keyof OptionsTexts["values"]], word) : "";

/** "pct-year – percent from the year before": the word stays as the formula has it. */
export function wordWithMeaning(texts: OptionsTexts, name: string, word: string): string {
  const meaning = meaningOf(texts, name, word);
  return meaning === "" ? word : `${word} – ${meaning}`;
}

/** What a narrow pane shows of a choice without cutting it. */
const whollyShown = 32;

/** What an option is about; with what its value means where the choice above has no room for it. */
export function hintOf(
  texts: OptionsTexts,
  name: string,
  { value, byDefault }: { readonly value: string; readonly byDefault: string | undefined },
): string {
  const word = value === "" ? byDefault : value;
  const shown = value === "" ? leftOut(texts, name, word) : wordWithMeaning(texts, name, value);
  const meaning = word === undefined ? own(texts.omitted, name) : meaningOf(texts, name, word);
  const said =
    shown.length > whollyShown ? [labelOf(texts, name), meaning] : [labelOf(texts, name)];
  return said.filter(Boolean).join(" · ");
}

/** What holds where an option or argument is left out: its default by name, else in words. */
export function leftOut(texts: OptionsTexts, name: string, word: string | undefined): string {
  const said = word === undefined ? own(texts.omitted, name) : wordWithMeaning(texts, name, word);
  return said === "" ? texts.leftOut : texts.byDefault(said);
}
