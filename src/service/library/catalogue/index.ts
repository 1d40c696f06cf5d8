import { toIndicatorUuid } from "../identifiers.js";
import type { Concept, Texts } from "../types.js";
import { type ConceptDefinition, fourTexts, remarks } from "./define.js";
import { browserConcepts, electricityConcepts } from "./concepts/browsers.js";
import { factbookEconomyConcepts } from "./concepts/factbook-economy.js";
import { factbookEnergyConcepts } from "./concepts/factbook-energy.js";
import { factbookFinanceConcepts } from "./concepts/factbook-finance.js";
import { factbookNetworkConcepts } from "./concepts/factbook-networks.js";
import { factbookPeopleConcepts } from "./concepts/factbook-people.js";
import { labourCapitalConcepts } from "./concepts/labour-capital.js";
import { marketTypes } from "./market-types.js";
import { outputConcepts } from "./concepts/output.js";
import { populationConcepts } from "./concepts/population.js";
import { priceConcepts } from "./concepts/prices.js";
import { topicDefinitions } from "./topics/index.js";
import {
  type UnitKey,
  units,
  unitsAfterValue,
  unitsInBrackets,
  unitsWithoutPreposition,
} from "./units.js";

export const conceptDefinitions: readonly ConceptDefinition[] = [
  ...outputConcepts,
  ...labourCapitalConcepts,
  ...priceConcepts,
  ...populationConcepts,
  ...browserConcepts,
  ...electricityConcepts,
  ...factbookEconomyConcepts,
  ...factbookFinanceConcepts,
  ...factbookPeopleConcepts,
  ...factbookEnergyConcepts,
  ...factbookNetworkConcepts,
];

const languages = ["en", "de", "fr", "es"] as const;
const topicsById = new Map(topicDefinitions.map((topic) => [topic.id, topic]));

/** A concept with the forms of its unit that the texts use. */
export interface LibraryConcept extends Concept {
  readonly unitPhrase: Texts;
  readonly unitAfterValue: Texts;
}

export function buildConcepts(): Map<string, LibraryConcept> {
  return new Map(conceptDefinitions.map((definition) => [definition.key, toConcept(definition)]));
}

function toConcept(definition: ConceptDefinition): LibraryConcept {
  const topic = topicsById.get(definition.topic);
  if (topic === undefined) throw new Error(`${definition.key} has no topic.`);
  const market = marketTypes[topic.industry] ?? marketTypes[1];
  const { unit, remark } = definition;
  return {
    key: definition.key,
    uuid: toIndicatorUuid(definition.key),
    name: fourTexts(definition.name),
    unit: units[unit],
    unitPhrase: unitPhrase(unit),
    unitAfterValue: unitAfterValue(unit),
    ...(remark === undefined ? {} : { remark: remarks[remark] }),
    synonyms: mapTexts(fourTexts(definition.words), (words) =>
      words.split(";").map((word) => word.trim()),
    ),
    source: definition.source,
    frequency: definition.frequency ?? "year",
    decimals: definition.decimals,
    isAdditive: definition.isAdditive ?? false,
    industry: topic.industry,
    topic: topic.id,
    isPremium: definition.isPremium ?? false,
    segments: [topic.name],
    marketType: market.type,
    marketTypeDescription: market.description,
  };
}

function unitPhrase(key: UnitKey): Texts {
  if (unitsWithoutPreposition.has(key)) return units[key];
  const own = unitsInBrackets[key];
  return {
    ...{
      en: `in ${units[key].en}`,
      de: `in ${units[key].de}`,
      fr: `en ${units[key].fr}`,
      es: `en ${units[key].es}`,
    },
    ...own,
  };
}

function unitAfterValue(key: UnitKey): Texts {
  const own = unitsAfterValue[key];
  if (own !== undefined) return own;
  return key.startsWith("index") ? mapTexts(units[key], (text) => `(${text})`) : units[key];
}

const mapTexts = <T>(texts: Texts, change: (text: string) => T): Record<keyof Texts, T> => {
  const [en, de, fr, es] = languages.map((language) => change(texts[language])) as [T, T, T, T];
  return { en, de, fr, es };
};
