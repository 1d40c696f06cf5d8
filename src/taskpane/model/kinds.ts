import { foldText } from "../../statistics/index.js";

/** What the one search box looks for. */
export const kinds = ["statistics", "indicators", "topics", "infographics", "studies"] as const;
export type Kind = (typeof kinds)[number];
export type KindChoice = Kind | "all";

/** Whole series before charts of one period or of many places. */
const seriesFirst: readonly Kind[] = [
  "indicators",
  ...kinds.filter((kind) => kind !== "indicators"),
];

const year = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/;

/** Folded words that ask for a list of places, in the four languages. */
const listWords = new Set(
  (
    "top list ranking rank ranked highest lowest largest smallest biggest most least country countries " +
    "liste rangliste rangfolge hochste hochsten niedrigste niedrigsten grosste grossten kleinste kleinsten " +
    "meisten wenigsten lander landern classement plus moins pays " +
    "lista clasificacion mas menos mayor mayores menor menores pais paises"
  ).split(" "),
);

const asksList = (question: string): boolean =>
  foldText(question)
    .split(/[^\p{L}]+/u)
    .some((word) => listWords.has(word));

/**
 * The kinds in the order in which the results of a question are shown.
 *
 * @param asksSeries something in it is asked of series alone, such as "since 2010"; its years are no titles'
 */
export function kindsFor(question: string, asksSeries = false): readonly Kind[] {
  const asksCharts =
    question.trim() === "" || asksList(question) || (!asksSeries && year.test(question));
  return asksCharts ? kinds : seriesFirst;
}
