import type { Platform } from "../../../contract/index.js";
import { toIndicatorUuid } from "../identifiers.js";
import type { Concept, TextByLanguage } from "../library-model.js";
import type { ConceptDefinition } from "./catalogue-schema.js";
import type { Catalogue } from "./catalogue.js";
import { unitTexts } from "./unit-texts.js";

/** A concept with the forms of its unit that the texts use. */
export interface LibraryConcept extends Concept {
  readonly unitPhrase: TextByLanguage;
  readonly unitAfterValue: TextByLanguage;
}

export function buildConcepts(catalogue: Catalogue): Map<string, LibraryConcept> {
  return new Map(
    catalogue.concepts.map((definition) => [definition.key, toConcept(catalogue, definition)]),
  );
}

function toConcept(catalogue: Catalogue, definition: ConceptDefinition): LibraryConcept {
  const { key, name, synonyms, remark } = definition;
  const topic = catalogue.topics.find(({ id }) => id === definition.topic);
  const unit = catalogue.units[definition.unit];
  const market = catalogue.marketTypes.get(topic?.industry ?? 0);
  if (topic === undefined || unit === undefined || market === undefined)
    throw new Error(`The catalogue was not checked: ${key} lacks its topic, unit or market type.`);
  const adjustment = catalogue.seasonalAdjustments[definition.seasonalAdjustment ?? ""];
  const kind = definition.kind ?? unit.kind;
  return {
    key,
    uuid: toIndicatorUuid(key),
    name: inEveryLanguage(name),
    ...unitTexts(unit, kind),
    measure: {
      kind,
      seasonal_adjustment: adjustment?.en ?? null,
      unit: unit.unscaled?.en ?? unit.name.en,
      scale: unit.scale ?? 1,
    },
    ...(adjustment === undefined ? {} : { seasonalAdjustment: adjustment }),
    ...(definition.forecastFrom === undefined ? {} : { forecastFrom: definition.forecastFrom }),
    ...(definition.statuses === undefined ? {} : { statuses: definition.statuses }),
    ...(definition.numbers === undefined ? {} : { numbers: definition.numbers }),
    ...(definition.partner === undefined ? {} : { partner: definition.partner }),
    ...(definition.changeOf === undefined ? {} : { changeOf: definition.changeOf }),
    ...(definition.newer === undefined ? {} : { newer: definition.newer }),
    isEnded: remark === "discontinued",
    ...toRemarks(catalogue, [remark, unit.remark].flat()),
    synonyms: {
      en: synonyms.en,
      de: synonyms.de ?? [],
      fr: synonyms.fr ?? [],
      es: synonyms.es ?? [],
    },
    source: definition.source,
    frequency: definition.frequency ?? "annual",
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

function toRemarks(
  { remarks }: Catalogue,
  names: readonly (string | undefined)[],
): Pick<Concept, "remark" | "remarksOfPlaces"> {
  const all = names.flatMap((name) => remarks[name ?? ""] ?? []);
  const general = all.filter(({ of }) => of === undefined);
  const ofPlaces = all.filter(({ of }) => of !== undefined);
  return {
    ...(general.length === 0 ? {} : { remark: inTurn(general) }),
    ...(ofPlaces.length === 0 ? {} : { remarksOfPlaces: ofPlaces }),
  };
}

function inTurn(remarks: readonly TextByLanguage[]): TextByLanguage {
  const all = (language: Platform) => remarks.map((remark) => remark[language]).join(" ");
  return { en: all("en"), de: all("de"), fr: all("fr"), es: all("es") };
}

function inEveryLanguage({
  en,
  de = en,
  fr = en,
  es = en,
}: ConceptDefinition["name"]): TextByLanguage {
  return { en, de, fr, es };
}
