/** How concepts, places, periods and figures are written in one language. */
import type { Platform } from "../../../contract/known-values.js";
import { placeGroups } from "../../../statistics/index.js";
import { placeName } from "../../library/index.js";
import type { Concept, Library } from "../../library/library-model.js";
import type { FigureChange, PlannedFigure } from "../plan/index.js";
import { toFigureText, toNumberText, toPeriodText } from "./notation.js";
import { phrases } from "./phrases/index.js";

export interface Wording {
  readonly library: Library;
  readonly language: Platform;
  readonly say: (typeof phrases)[Platform];
  readonly conceptOf: (key: string) => Concept;
  readonly nameOf: (concept: string) => string;
  readonly nameOfPlace: (code: string) => string;
  readonly groupName: (key: string) => string;
  readonly period: (text: string) => string;
  readonly figureText: (figure: PlannedFigure) => string;
  readonly number: (value: number) => string;
  /** A change without its sign: "3.2 %", "1.5 points". */
  readonly amount: (change: FigureChange, decimals?: number) => string;
  /** True for a change that is written as 0. */
  readonly isNothing: (change: FigureChange) => boolean;
}

export const changeDecimals = 1;

export function createWording(library: Library, language: Platform): Wording {
  const say = phrases[language];
  const conceptOf = (key: string): Concept => {
    const concept = library.concepts.get(key);
    if (concept === undefined) throw new Error(`The library has no concept ${key}.`);
    return concept;
  };
  const nameOfPlace = (code: string): string => placeName(library.places, code, language);
  return {
    library,
    language,
    say,
    conceptOf,
    nameOfPlace,
    groupName: (key) =>
      placeGroups.find((group) => group.key === key)?.names[language] ?? nameOfPlace(key),
    nameOf: (key) => conceptOf(key).name[language],
    period: (text) => toPeriodText(text, language),
    figureText: (figure) => toFigureText(figure.value, conceptOf(figure.concept), language),
    number: (value) => toNumberText(value, language, 0),
    amount: ({ kind, value }, decimals = changeDecimals) => {
      const text = toNumberText(Math.abs(value), language, decimals);
      return kind === "percent" ? say.percent(text) : say.points(text);
    },
    isNothing: ({ value }) => Math.abs(value) < 0.5 * 10 ** -changeDecimals,
  };
}
