import type { Platform } from "../../contract/known-values.js";

/** The few words a chart says by itself. */
export interface ChartWords {
  readonly forecast: string;
  /** Between a word and what it is of. */
  readonly colon: string;
  /** Legend entry of the series without a colour of their own. */
  readonly more: (count: number) => string;
  /** Says that not all categories are drawn. */
  readonly shown: (shown: number, total: number) => string;
  readonly missing: string;
}

export const chartWords: Readonly<Record<Platform, ChartWords>> = {
  en: {
    forecast: "Forecast",
    colon: ": ",
    more: (count) => `${count} more`,
    shown: (shown, total) => `${shown} of ${total} shown`,
    missing: "no data",
  },
  de: {
    forecast: "Prognose",
    colon: ": ",
    more: (count) => `${count} weitere`,
    shown: (shown, total) => `${shown} von ${total} gezeigt`,
    missing: "keine Angabe",
  },
  fr: {
    forecast: "Prévision",
    colon: "\u00a0: ",
    more: (count) => `${count} autres`,
    shown: (shown, total) => `${shown} sur ${total} affichés`,
    missing: "non disponible",
  },
  es: {
    forecast: "Previsión",
    colon: ": ",
    more: (count) => `${count} más`,
    shown: (shown, total) => `${shown} de ${total} mostrados`,
    missing: "sin datos",
  },
};

/** "Forecast: 2026–2028"; "Forecast" of a whole chart. @param span as `forecastSpan` says it */
export const forecastText = (span: string, { forecast, colon }: ChartWords): string =>
  span === "" ? forecast : `${forecast}${colon}${span}`;
