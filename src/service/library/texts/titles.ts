import type { Platform } from "../../../contract/known-values.js";
import type { LibraryPlace, StatisticRecord } from "../library-model.js";
import { formatPeriod, formatSpan } from "./numbers.js";
import { inEnglish, nameInEnglish } from "./place-phrases.js";
import { splitVariant, type TextContext } from "./text-context.js";

/**
 * "… in Germany from 1950 to 2017"; in the other languages "… – Deutschland 1950–2017": the dash spares
 * them articles, cases and prepositions, which differ from name to name.
 */
export function titleOf(context: TextContext, record: StatisticRecord, language: Platform): string {
  const name = context.nameOf(record, language);
  if (record.kind === "ranking") return rankingTitle(context, record, name, language);
  const where = whereOf(context, record, language);
  if (language === "en") return `${name} ${where} ${whenInEnglish(record.from, record.to)}`;
  const when = formatSpan(record.from, record.to, language);
  return `${name} – ${where}${when.includes(" ") ? "," : ""} ${when}`;
}

function whenInEnglish(from: string, to: string): string {
  if (from === to) return `in ${formatPeriod(to, "en")}`;
  return `from ${formatPeriod(from, "en")} to ${formatPeriod(to, "en")}`;
}

function rankingTitle(
  context: TextContext,
  record: StatisticRecord,
  name: string,
  language: Platform,
): string {
  const region = context.places.get(record.variant?.split(":")[1] ?? "");
  const period = formatPeriod(record.to, language);
  // "Europa 2017" reads well, "Europa August 2026" does not.
  const after = period.includes(" ") ? `, ${period}` : ` ${period}`;
  switch (language) {
    case "en":
      return `${name} by country${region === undefined ? "" : ` ${inEnglish(region)}`} in ${period}`;
    case "de":
      if (region !== undefined) return `${name} nach Ländern – ${region.name.de}${after}`;
      return `${name} nach Ländern ${period.includes(" ") ? "im " : ""}${period}`;
    case "fr":
      return `${name} par pays${region === undefined ? ` en ${period}` : ` – ${region.name.fr}${after}`}`;
    case "es":
      return `${name} por países${region === undefined ? ` en ${period}` : ` – ${region.name.es}${after}`}`;
  }
}

/** Where a record plays: with its preposition in English, bare in the other languages. */
function whereOf(context: TextContext, record: StatisticRecord, language: Platform): string {
  const group = context.catalogue.placeGroups.get(groupKeyOf(record));
  if (group?.name !== undefined)
    return language === "en" ? `in ${group.name.en}` : group.name[language];
  const places = record.places.flatMap((code) => context.places.get(code) ?? []);
  const [only] = places;
  if (places.length === 1 && only !== undefined)
    return language === "en" ? inEnglish(only) : only.name[language];
  return language === "en" ? `in ${listOf(places, "en")}` : listOf(places, language);
}

function groupKeyOf(record: StatisticRecord): string {
  const { definition, detail } = splitVariant(record);
  return record.kind === "comparison" ? definition : detail;
}

/** "France and Italy", with the articles English wants. */
export function namesOfPlaces(
  context: TextContext,
  codes: readonly string[],
  language: Platform,
): string {
  return listOf(
    codes.flatMap((code) => context.places.get(code) ?? []),
    language,
  );
}

function listOf(places: readonly LibraryPlace[], language: Platform): string {
  const names = places.map((place) =>
    language === "en" ? nameInEnglish(place) : place.name[language],
  );
  const and = { en: " and ", de: " und ", fr: " et ", es: " y " }[language];
  const last = names.pop() ?? "";
  // Spanish "y" becomes "e" before an i sound.
  const joiner = language === "es" && /^(I|Hi)/.test(last) ? " e " : and;
  return names.length === 0 ? last : `${names.join(", ")}${joiner}${last}`;
}
