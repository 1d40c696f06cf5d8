/** "202508", "Aug25", "25Q3", "CY2025", "last 12m": times as they stand in file names and on screens. */

const months = "jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec";
const nouns: Readonly<Record<string, readonly [english: string, german: string]>> = {
  m: ["months", "Monate"],
  q: ["quarters", "Quartale"],
  y: ["years", "Jahre"],
};

/** As what it is read as. */
type Rule = readonly [RegExp, (...said: string[]) => string];

const rules: readonly Rule[] = [
  [
    /(?<![\p{L}\d.,/-])((?:19|20)\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?![\p{L}\d/%-]|[.,]\d)/gu,
    (_, year = "", month = "", day = "") => `${year}-${month}-${day}`,
  ],
  [
    /(?<![\p{L}\d.,/-])((?:19|20)\d\d)(0[1-9]|1[0-2])(?![\p{L}\d/%-]|[.,]\d)/gu,
    (_, year = "", month = "") => `${year}-${month}`,
  ],
  [
    /(?<![\p{L}\d])((?:19|20)\d\d):(0?[1-9]|1[0-2])(?!\d)/gu,
    (_, year = "", month = "") => `${year}-${month.padStart(2, "0")}`,
  ],
  [
    new RegExp(String.raw`(?<![\p{L}\d])(${months})((?:19|20)?\d\d)(?![\p{L}\d])`, "giu"),
    (_, month = "", year = "") => `${month}-${year}`,
  ],
  [
    new RegExp(String.raw`(?<![\p{L}\d])((?:19|20)\d\d)(${months})(?![\p{L}\d])`, "giu"),
    (_, year = "", month = "") => `${month}-${year}`,
  ],
  [/(?<![\p{L}\d])(\d\d)q([1-4])(?![\p{L}\d])/giu, (_, year = "", at = "") => `${at}Q${year}`],
  [
    /(?<![\p{L}\d])(?:quarter ([1-4])(?: of)?|([1-4])\. ?(?:Q|Qu|Quart)\.?) ((?:19|20)\d\d)(?!\d)/giu,
    (_, english = "", german = "", year = "") => `Q${english || german} ${year}`,
  ],
  [/(?<![\p{L}\d])((?:19|20)\d\d) ?[-–](?=\s*[?.!]?\s*$)/gu, (_, year = "") => `${year}+`],
  // "Au cours du dollar" is its rate.
  [
    /\bau cours d(?:es|e la|e l['’]|u) ?(?=\d|(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quinze|vingt|derni|ann[ée]e|mois|trimestre|premier|second))/giu,
    () => "pendant ",
  ],
  [/(?<![\p{L}\d])CY ?((?:19|20)\d\d)(?![\p{L}\d])/gu, (_, year = "") => year],
  [/(?<![\p{L}\d])CY ?'?(\d\d)(?![\p{L}\d])/gu, (_, year = "") => `20${year}`],
  [
    /(?<![\p{L}\d])((last|past|previous|prior|trailing|letzten?) )(\d{1,2}) ?(m|mo|mos|mths?|y|yrs?|q|qtrs?)(?![\p{L}\d])/giu,
    (_, before = "", word = "", count = "", unit = "") => {
      const [english, german] = nouns[unit.charAt(0).toLowerCase()] ?? [unit, unit];
      return `${before}${count} ${/^letzt/i.test(word) ? german : english}`;
    },
  ],
];

/** A text with such times spelt as they are read; all else stays as it is. */
export const withFullTimes = (text: string): string =>
  rules.reduce((said, [pattern, spell]) => said.replace(pattern, spell), text);
