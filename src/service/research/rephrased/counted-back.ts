/** "Growth over 5 years", "3-month change", "évolution sur 10 ans": counted back from the newest figure. */
import { countOf } from "../../../statistics/index.js";

const number = String.raw`(?<count>\d{1,2}|\p{L}+)`;
const changeIn = {
  en: "change|growth|increase|decrease|rise|decline|fall|gain|drop|development|evolution",
  de: String.raw`\p{L}*wachstum|veränderung|entwicklung|anstieg|rückgang|zuwachs|zunahme|abnahme`,
  fr: "croissance|évolution|hausse|baisse|variation|augmentation|progression|recul",
  es: "crecimiento|evolución|variación|aumento|caída|subida|cambio|descenso",
};
/** Of their age is said over how many years they are. */
const ofPeople = String.raw`(?<!(?:population|people|persons|women|men|bevölkerung|personen|menschen|frauen|männer) )`;

/** What says it, and how the search reads it. */
const sayings: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`(?<=\b(?:${changeIn.en})\b.*)\b${ofPeople}(?:over|within) (?:the )?${number} (?<unit>years|months|quarters)(?! (?:old|of age|and over|treasur|yield))\b`,
      "iu",
    ),
    "over the last $<count> $<unit>",
  ],
  [
    new RegExp(
      String.raw`\b${number}[- ](?<unit>year|month|quarter)s? (?<change>${changeIn.en})\b`,
      "iu",
    ),
    "$<change> over the last $<count> $<unit>s",
  ],
  [
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:${changeIn.de})(?!\p{L}).*)(?<!\p{L})${ofPeople}(?:über|innerhalb von|binnen) ${number} (?<unit>jahre|monate|quartale)n?(?!\p{L})`,
      "iu",
    ),
    "in den letzten $<count> $<unit>n",
  ],
  [
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:${changeIn.fr})(?!\p{L}).*)\bsur ${number} (?<unit>ans|mois|trimestres)(?!\p{L})`,
      "iu",
    ),
    "sur les $<count> derniers $<unit>",
  ],
  [
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:${changeIn.es})(?!\p{L}).*)\ben ${number} (?<unit>años|meses|trimestres)(?!\p{L})`,
      "iu",
    ),
    "en los últimos $<count> $<unit>",
  ],
];

/** Twelve months are said by the change on the year. */
const isOfYear = (count: number, unit: string): boolean =>
  count === 12 && /^(?:month|monate|mois|meses)/iu.test(unit);

/** The question with the span as a past one; itself where it names none. */
export const asCountedBack = (question: string): string =>
  sayings.reduce((asked, [pattern, past]) => {
    const { count = "", unit = "" } = pattern.exec(asked)?.groups ?? {};
    const years = countOf(count);
    return years > 0 && !isOfYear(years, unit) ? asked.replace(pattern, past) : asked;
  }, question);
