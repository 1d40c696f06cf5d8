import type { Platform } from "../../../contract/known-values.js";

interface ThenAndNow {
  place: string;
  value: string;
  when: string;
  oldValue: string;
  oldWhen: string;
}
interface HighAndLow {
  high: string;
  highWhen: string;
  low: string;
  lowWhen: string;
}
interface Sentences {
  readonly source: string;
  thenAndNow(parts: ThenAndNow): string;
  highAndLow(parts: HighAndLow): string;
  ranking(parts: { top: string; last: string; count: number }): string;
  latest(parts: { what: string; value: string; when: string }): string;
}

/** Names stand before a colon, so that no sentence needs their article, case or gender. */
export const sentences: Readonly<Record<Platform, Sentences>> = {
  en: {
    source: "Source:",
    thenAndNow: ({ place, value, when, oldValue, oldWhen }) =>
      `<b>${place}</b>: ${value} in ${when}, compared with ${oldValue} in ${oldWhen}.`,
    highAndLow: ({ high, highWhen, low, lowWhen }) =>
      `The highest value of the period was ${high} (${highWhen}), the lowest ${low} (${lowWhen}).`,
    ranking: ({ top, last, count }) => `Highest of ${count}: ${top}. Lowest: ${last}.`,
    latest: ({ what, value, when }) => `<b>${what}</b>: ${value} (${when}).`,
  },
  de: {
    source: "Quelle:",
    thenAndNow: ({ place, value, when, oldValue, oldWhen }) =>
      `<b>${place}</b>: ${value} (${when}), nach ${oldValue} (${oldWhen}).`,
    highAndLow: ({ high, highWhen, low, lowWhen }) =>
      `Der höchste Wert des Zeitraums war ${high} (${highWhen}), der niedrigste ${low} (${lowWhen}).`,
    ranking: ({ top, last, count }) =>
      `Höchste Werte unter ${count}: ${top}. Niedrigster Wert: ${last}.`,
    latest: ({ what, value, when }) => `<b>${what}</b>: ${value} (${when}).`,
  },
  fr: {
    source: "Source :",
    thenAndNow: ({ place, value, when, oldValue, oldWhen }) =>
      `<b>${place}</b> : ${value} (${when}), contre ${oldValue} (${oldWhen}).`,
    highAndLow: ({ high, highWhen, low, lowWhen }) =>
      `La valeur la plus élevée de la période est ${high} (${highWhen}), la plus faible ${low} (${lowWhen}).`,
    ranking: ({ top, last, count }) =>
      `Valeurs les plus élevées sur ${count} : ${top}. Valeur la plus faible : ${last}.`,
    latest: ({ what, value, when }) => `<b>${what}</b> : ${value} (${when}).`,
  },
  es: {
    source: "Fuente:",
    thenAndNow: ({ place, value, when, oldValue, oldWhen }) =>
      `<b>${place}</b>: ${value} (${when}), frente a ${oldValue} (${oldWhen}).`,
    highAndLow: ({ high, highWhen, low, lowWhen }) =>
      `El valor más alto del periodo fue ${high} (${highWhen}) y el más bajo, ${low} (${lowWhen}).`,
    ranking: ({ top, last, count }) =>
      `Valores más altos de ${count}: ${top}. Valor más bajo: ${last}.`,
    latest: ({ what, value, when }) => `<b>${what}</b>: ${value} (${when}).`,
  },
};
