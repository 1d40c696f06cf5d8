import { foldText } from "../../../../../statistics/index.js";

/** Of what periods a column is, by its heading in the four languages, and why no month stands there. */
const others: readonly (readonly [RegExp, string])[] = [
  [/\b(?:weeks?|wk|kw|semaines?|semanas?)\b|wochen?\b/, "weeks cannot be kept"],
  [
    /\b(?:half|halves|half ?years?|h[12]|semesters?|semestres?)\b|(?:halbjahre?s?|semester)\b/,
    "halves of years cannot be kept",
  ],
  [/\b(?:quarters?|qtr|trimestres?|trim)\b|quartale?s?\b/, "write quarters as 2020-Q1"],
];

/** Why what reads as a month is none under a heading; undefined where the heading says nothing else. */
export function whyNoMonth(heading: string): string | undefined {
  const folded = foldText(heading).replace(/[_-]/g, " ");
  return others.find(([pattern]) => pattern.test(folded))?.[1];
}
