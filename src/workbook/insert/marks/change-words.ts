import type { Platform } from "../../../contract/index.js";
import type { ChangeWord } from "../../../statistics/index.js";

/** What stands behind a title over figures that are a change. */
interface ChangeTexts {
  /** The same beside the options of a formula. */
  readonly changes: Readonly<Record<Exclude<ChangeWord, "none">, string>>;
  readonly growth: string;
  /** Compounded: with rate=cagr. */
  readonly growthPerYear: string;
  /** Before the currency that figures were converted to. */
  readonly inCurrency: string;
  /** Of a percentage's change in percent. */
  readonly notPoints: string;
  readonly points: string;
}

export const changeTexts: Readonly<Record<Platform, ChangeTexts>> = {
  en: {
    changes: {
      diff: "difference from the period before",
      pct: "percent from the period before",
      "diff-year": "difference from the year before",
      "pct-year": "percent from the year before",
      annualised: "percent, compounded to a year",
      log: "natural logarithm",
      "log-diff": "difference of logarithms",
    },
    growth: "growth",
    growthPerYear: "growth per year",
    inCurrency: "in",
    notPoints: "not percentage points",
    points: "percentage points",
  },
  de: {
    changes: {
      diff: "Differenz zum Zeitraum davor",
      pct: "Prozent zum Zeitraum davor",
      "diff-year": "Differenz zum Vorjahr",
      "pct-year": "Prozent zum Vorjahr",
      annualised: "Prozent, auf ein Jahr hochgerechnet",
      log: "natürlicher Logarithmus",
      "log-diff": "Differenz der Logarithmen",
    },
    growth: "Wachstum",
    growthPerYear: "Wachstum pro Jahr",
    inCurrency: "in",
    notPoints: "keine Prozentpunkte",
    points: "Prozentpunkte",
  },
  fr: {
    changes: {
      diff: "écart avec la période précédente",
      pct: "pourcentage sur la période précédente",
      "diff-year": "écart sur un an",
      "pct-year": "pourcentage sur un an",
      annualised: "pourcentage, ramené à un an",
      log: "logarithme naturel",
      "log-diff": "écart des logarithmes",
    },
    growth: "croissance",
    growthPerYear: "croissance par an",
    inCurrency: "en",
    notPoints: "pas des points de pourcentage",
    points: "points de pourcentage",
  },
  es: {
    changes: {
      diff: "diferencia con el período anterior",
      pct: "porcentaje sobre el período anterior",
      "diff-year": "diferencia con el año anterior",
      "pct-year": "porcentaje sobre el año anterior",
      annualised: "porcentaje, llevado a un año",
      log: "logaritmo natural",
      "log-diff": "diferencia de logaritmos",
    },
    growth: "crecimiento",
    growthPerYear: "crecimiento por año",
    inCurrency: "en",
    notPoints: "no puntos porcentuales",
    points: "puntos porcentuales",
  },
};
