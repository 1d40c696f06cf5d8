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
interface Newer {
  /** What the newer source calls it. */
  name: string;
  from: string;
  to: string;
  /** Where both have figures: a place's name or a number of places; absent for a statistic of one place. */
  where?: string | number;
  /** "1800–1913"; undefined where the older one begins no earlier and ends no later. */
  adds: string | undefined;
}
interface Sentences {
  readonly source: string;
  thenAndNow(parts: ThenAndNow): string;
  highAndLow(parts: HighAndLow): string;
  ranking(parts: { top: string; last: string; count: number }): string;
  /** Places that a ranking of `when` has not, each with the period of its latest figure. */
  leftOut(parts: { when: string; places: string }): string;
  latest(parts: { what: string; value: string; when: string }): string;
  newer(parts: Newer): string;
  /** For a sentence of its own: the first period that is forecast, and the last with its figure. */
  forecast(parts: { from: string; value: string; when: string }): string;
  /** As it stands in brackets behind a title. */
  forecastFrom(period: string): string;
}

/** Names stand before a colon, so that no sentence needs their article, case or gender. */
export const sentences: Readonly<Record<Platform, Sentences>> = {
  en: {
    forecast: ({ from, value, when }) =>
      `From ${from} the figures are a forecast of the source: ${value} in ${when}.`,
    forecastFrom: (period) => `forecast from ${period}`,
    source: "Source:",
    thenAndNow: ({ place, value, when, oldValue, oldWhen }) =>
      `<b>${place}</b>: ${value} in ${when}, compared with ${oldValue} in ${oldWhen}.`,
    highAndLow: ({ high, highWhen, low, lowWhen }) =>
      `The highest value of the period was ${high} (${highWhen}), the lowest ${low} (${lowWhen}).`,
    ranking: ({ top, last, count }) => `Highest of ${count}: ${top}. Lowest: ${last}.`,
    leftOut: ({ when, places }) =>
      `Without a figure for ${when} and therefore left out, with the period of their latest: ${places}.`,
    latest: ({ what, value, when }) => `<b>${what}</b>: ${value} (${when}).`,
    newer: ({ name, from, to, where, adds }) =>
      `${where === undefined ? "Newer" : `${typeof where === "number" ? `In ${String(where)} places` : where}: newer`} figures of the same are “${name}” (${from}–${to}); ${adds === undefined ? "these add no years" : `these add ${adds}`}.`,
  },
  de: {
    forecast: ({ from, value, when }) =>
      `Ab ${from} sind die Werte eine Prognose der Quelle: ${value} (${when}).`,
    forecastFrom: (period) => `Prognose ab ${period}`,
    source: "Quelle:",
    thenAndNow: ({ place, value, when, oldValue, oldWhen }) =>
      `<b>${place}</b>: ${value} (${when}), nach ${oldValue} (${oldWhen}).`,
    highAndLow: ({ high, highWhen, low, lowWhen }) =>
      `Der höchste Wert des Zeitraums war ${high} (${highWhen}), der niedrigste ${low} (${lowWhen}).`,
    ranking: ({ top, last, count }) =>
      `Höchste Werte unter ${count}: ${top}. Niedrigster Wert: ${last}.`,
    leftOut: ({ when, places }) =>
      `Ohne Wert für ${when} und daher nicht enthalten, mit dem Zeitraum ihres neuesten Werts: ${places}.`,
    latest: ({ what, value, when }) => `<b>${what}</b>: ${value} (${when}).`,
    newer: ({ name, from, to, where, adds }) =>
      `${where === undefined ? "Neuere" : `${typeof where === "number" ? `An ${String(where)} Orten` : where}: neuere`} Werte derselben Größe sind „${name}“ (${from}–${to}); diese hier ergänzen ${adds === undefined ? "keine Jahre" : adds}.`,
  },
  fr: {
    forecast: ({ from, value, when }) =>
      `À partir de ${from}, les chiffres sont une prévision de la source : ${value} (${when}).`,
    forecastFrom: (period) => `prévision à partir de ${period}`,
    source: "Source :",
    thenAndNow: ({ place, value, when, oldValue, oldWhen }) =>
      `<b>${place}</b> : ${value} (${when}), contre ${oldValue} (${oldWhen}).`,
    highAndLow: ({ high, highWhen, low, lowWhen }) =>
      `La valeur la plus élevée de la période est ${high} (${highWhen}), la plus faible ${low} (${lowWhen}).`,
    ranking: ({ top, last, count }) =>
      `Valeurs les plus élevées sur ${count} : ${top}. Valeur la plus faible : ${last}.`,
    leftOut: ({ when, places }) =>
      `Sans chiffre pour ${when} et donc absents, avec la période de leur dernier chiffre : ${places}.`,
    latest: ({ what, value, when }) => `<b>${what}</b> : ${value} (${when}).`,
    newer: ({ name, from, to, where, adds }) =>
      `${where === undefined ? "Des" : `${typeof where === "number" ? `Dans ${String(where)} lieux` : where} : des`} chiffres plus récents de la même grandeur sont « ${name} » (${from}–${to}) ; ceux-ci ${adds === undefined ? "n’ajoutent aucune année" : `ajoutent ${adds}`}.`,
  },
  es: {
    forecast: ({ from, value, when }) =>
      `Desde ${from} las cifras son un pronóstico de la fuente: ${value} (${when}).`,
    forecastFrom: (period) => `pronóstico desde ${period}`,
    source: "Fuente:",
    thenAndNow: ({ place, value, when, oldValue, oldWhen }) =>
      `<b>${place}</b>: ${value} (${when}), frente a ${oldValue} (${oldWhen}).`,
    highAndLow: ({ high, highWhen, low, lowWhen }) =>
      `El valor más alto del periodo fue ${high} (${highWhen}) y el más bajo, ${low} (${lowWhen}).`,
    ranking: ({ top, last, count }) =>
      `Valores más altos de ${count}: ${top}. Valor más bajo: ${last}.`,
    leftOut: ({ when, places }) =>
      `Sin cifra de ${when} y por eso ausentes, con el periodo de su última cifra: ${places}.`,
    latest: ({ what, value, when }) => `<b>${what}</b>: ${value} (${when}).`,
    newer: ({ name, from, to, where, adds }) =>
      `${where === undefined ? "Hay" : `${typeof where === "number" ? `En ${String(where)} lugares` : where}: hay`} cifras más recientes de lo mismo en «${name}» (${from}–${to}); estas ${adds === undefined ? "no añaden años" : `añaden ${adds}`}.`,
  },
};
