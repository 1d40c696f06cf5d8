import type { Texts } from "../types.js";
import type { UnitKey } from "./units.js";

/** A concept as written by hand. Names and synonyms stand in the order en, de, fr, es. */
export interface ConceptDefinition {
  readonly key: string;
  readonly name: FourTexts;
  /** Search words by language, separated by semicolons. */
  readonly words: FourTexts;
  readonly unit: UnitKey;
  readonly source: string;
  readonly decimals: number;
  readonly frequency?: "year" | "month";
  /** Sums over places make sense. */
  readonly isAdditive?: boolean;
  readonly isPremium?: boolean;
  readonly topic: number;
  /** Key of a remark that goes with every description. */
  readonly remark?: RemarkKey;
}

export type FourTexts = readonly [en: string, de: string, fr: string, es: string];

export const fourTexts = ([en, de, fr, es]: FourTexts): Texts => ({ en, de, fr, es });

/** What a reader must know to read the figures rightly. */
export const remarks = {
  "modelled-before-1950": fourTexts([
    "Figures before about 1950 are modelled estimates.",
    "Werte vor etwa 1950 sind modellierte Schätzungen.",
    "Les chiffres antérieurs à 1950 environ sont des estimations modélisées.",
    "Las cifras anteriores a 1950, aproximadamente, son estimaciones modelizadas.",
  ]),
  "page-views": fourTexts([
    "Shares are measured by page views on all devices. Versions of one browser are added up.",
    "Die Anteile beruhen auf Seitenaufrufen über alle Gerätearten. Versionen eines Browsers sind zusammengezählt.",
    "Les parts sont mesurées en pages vues, tous appareils confondus. Les versions d’un même navigateur sont additionnées.",
    "Las cuotas se miden en páginas vistas en todos los dispositivos. Se suman las versiones de cada navegador.",
  ]),
  "own-quotient": fourTexts([
    "Quotient of two figures of the source.",
    "Quotient aus zwei Angaben der Quelle.",
    "Quotient de deux chiffres de la source.",
    "Cociente de dos cifras de la fuente.",
  ]),
  "own-rate": fourTexts([
    "Change computed from the index of the source.",
    "Veränderung aus dem Index der Quelle berechnet.",
    "Variation calculée à partir de l’indice de la source.",
    "Variación calculada a partir del índice de la fuente.",
  ]),
  "own-mean": fourTexts([
    "Mean of the source’s twelve monthly values.",
    "Mittel der zwölf Monatswerte der Quelle.",
    "Moyenne des douze valeurs mensuelles de la source.",
    "Media de los doce valores mensuales de la fuente.",
  ]),
  "own-remainder": fourTexts([
    "Difference between figures of the source.",
    "Differenz aus Angaben der Quelle.",
    "Différence entre des chiffres de la source.",
    "Diferencia entre cifras de la fuente.",
  ]),
  "sum-of-countries": fourTexts([
    "The world’s figure is the sum of the countries that have one in every year shown.",
    "Der Wert der Welt ist die Summe der Länder, die für jedes gezeigte Jahr einen haben.",
    "Le chiffre mondial est la somme des pays qui en ont un pour chaque année présentée.",
    "La cifra mundial es la suma de los países que la tienen en todos los años mostrados.",
  ]),
  "source-estimates": fourTexts([
    "Many figures are the source’s own estimates.",
    "Viele Werte sind Schätzungen der Quelle.",
    "De nombreux chiffres sont des estimations de la source.",
    "Muchas cifras son estimaciones de la fuente.",
  ]),
} as const;

export type RemarkKey = keyof typeof remarks;

type Pair = readonly [name: string, words: string];
type FourPairs = readonly [en: Pair, de: Pair, fr: Pair, es: Pair];

/** Names and search words written side by side, language after language. */
export function pairsToTexts([en, de, fr, es]: FourPairs): Pick<
  ConceptDefinition,
  "name" | "words"
> {
  return { name: [en[0], de[0], fr[0], es[0]], words: [en[1], de[1], fr[1], es[1]] };
}

/** A concept of the World Factbook; its key is prefixed with the source's, for others measure alike. */
export function factbookConcept(
  key: string,
  topic: number,
  unit: UnitKey,
  decimals: number,
  flags: Pick<ConceptDefinition, "isAdditive" | "isPremium">,
  texts: FourPairs,
): ConceptDefinition {
  return {
    key: `factbook-${key}`,
    topic,
    unit,
    decimals,
    source: "world-factbook",
    remark: "source-estimates",
    ...flags,
    ...pairsToTexts(texts),
  };
}
