import {
  defaultGeo,
  type IndicatorData,
  type IndicatorItem,
  type Platform,
} from "../../contract/index.js";
import {
  breaksWithin,
  indicatorTitle,
  measured,
  newerContextOf,
  newerThanIndicator,
  placeName,
  remarksOf,
  statusRemarks,
} from "../library/index.js";
import type { Concept, Library } from "../library/library-model.js";
import { conceptByUuid } from "../library/concept-by-uuid.js";
import { lastFigures, toBreaks } from "./figures.js";
import {
  descriptionFor,
  placesOf,
  toDateTime,
  toSources,
  type ItemContext,
} from "./item-context.js";
import { escapeMarkup } from "../../server/markup/index.js";

interface Coverage {
  readonly start: string;
  readonly end: string;
  readonly places: readonly string[];
}

export interface Indicators {
  /** The indicator of that UUID, upper or lower case. */
  find(uuid: string): Concept | undefined;
  /** @param places whose latest figures are wanted. @default Worldwide, else the only one */
  toItem(concept: Concept, context: ItemContext, places?: readonly string[]): IndicatorItem;
  /** Values for the places, all of which the indicator must cover. */
  toData(concept: Concept, places: readonly string[], context: ItemContext): IndicatorData;
}

function measure(library: Library, concept: Concept): Coverage {
  const places = library.coveredPlaces(concept.key);
  let start: string | undefined;
  let end: string | undefined;
  for (const place of places) {
    const periods = library.observations(concept.key, place)?.periods ?? [];
    const [first, last] = [periods[0], periods.at(-1)];
    if (first !== undefined && (start === undefined || first < start)) start = first;
    if (last !== undefined && (end === undefined || last > end)) end = last;
  }
  return { start: start ?? "", end: end ?? "", places };
}

function subjectOf(concept: Concept, { library, language }: ItemContext): string {
  const title = indicatorTitle(library, concept, language);
  return concept.unit[language] === "" ? title : `${title} (${concept.unit[language]})`;
}

interface IndicatorContext {
  readonly library: Library;
  readonly coverageOf: (concept: Concept) => Coverage;
  /** Sentences on newer figures elsewhere, for those who read the indicator of these places. */
  readonly newerFigures: (
    concept: Concept,
    places: readonly string[],
    language: Platform,
  ) => string;
}

/** Market-insights indicators: every concept of the library is one. */
export function createIndicators(library: Library): Indicators {
  const newer = newerContextOf(library);
  const nameIn = (language: Platform) => (code: string) =>
    library.places.get(code)?.name[language] ?? code;
  const indicators: IndicatorContext = {
    library,
    coverageOf: createCoverages(library),
    newerFigures: (concept, places, language) =>
      newerThanIndicator(newer, concept, places, nameIn(language), language).join(" "),
  };
  return {
    find: (uuid) => conceptByUuid(library, uuid),
    toItem: (concept, context, places) => toItem(indicators, concept, context, places),
    toData: (concept, places, context) => ({
      ...describe(indicators, concept, context),
      ...figuresFor(library, concept, places[0], context),
      chart: toChart(library, concept, places, context.language),
      ...toBreaks(
        places.map((place) => {
          const periods = library.observations(concept.key, place)?.periods ?? [];
          const [from = "", to = ""] = [periods[0], periods.at(-1)];
          return [place, breaksWithin(concept.statuses, place, { from, to })];
        }),
      ),
    }),
  };
}

/** Over all places of a concept: too much to do again for each search. */
function createCoverages(library: Library): (concept: Concept) => Coverage {
  const coverages = new WeakMap<Concept, Coverage>();
  return (concept) => {
    const known = coverages.get(concept) ?? measure(library, concept);
    coverages.set(concept, known);
    return known;
  };
}

/** What item and data say alike. */
function describe(
  { library, coverageOf, newerFigures }: IndicatorContext,
  concept: Concept,
  { key, language }: ItemContext,
) {
  const coverage = coverageOf(concept);
  const { sources, publishers } = toSources(library, [concept.source]);
  const source = library.sources.get(concept.source);
  const releasedAt = source?.releasedAt ?? library.edition.date;
  const facts = [
    measured(concept, language),
    remarksOf(concept, (place) => coverage.places.includes(place))
      .map((remark) => remark[language])
      .join(" "),
    statusRemarks(
      concept,
      coverage.places.map((place) => ({ place, from: coverage.start, to: coverage.end })),
      { language, nameOfPlace: (code) => placeName(library.places, code, language) },
    ).join(" "),
    concept.marketTypeDescription[language],
    newerFigures(concept, coverage.places, language),
    source?.attribution ?? "",
  ];
  return {
    identifier: concept.uuid,
    title: indicatorTitle(library, concept, language),
    ...descriptionFor(
      key,
      facts
        .filter((fact) => fact !== "")
        .map((fact) => `<p>${escapeMarkup(fact)}</p>`)
        .join(""),
    ),
    market_type: concept.marketType,
    market_type_description: concept.marketTypeDescription[language],
    covered_timeframe: { start: coverage.start, end: coverage.end },
    updated_at: toDateTime(library.updatedAt?.(concept) ?? releasedAt),
    released_at: toDateTime(releasedAt),
    sources,
    publishers,
    frequency: concept.frequency,
    ...(concept.forecastFrom === undefined ? {} : { forecast_from: concept.forecastFrom }),
    ...(concept.measure === undefined ? {} : { measure: concept.measure }),
  };
}

/** The last figures of one place, for those who may see them. */
function figuresFor(
  library: Library,
  concept: Concept,
  place: string | undefined,
  { key }: ItemContext,
) {
  const isOpen = !concept.isPremium || key.package.hasPremium;
  if (place === undefined || !isOpen) return {};
  const { latest, points } = lastFigures(library, concept, place);
  return {
    ...(latest === undefined ? {} : { latest: { ...latest, geo: place } }),
    ...(points === undefined ? {} : { points }),
  };
}

/**
 * The place whose latest figure is shown. The world's, or another place's, is no answer to a question on the euro area;
 * of several that are asked for none is more so than the others.
 */
function latestOf(
  { partner }: Concept,
  places: readonly string[],
  asked: readonly string[],
): string | undefined {
  const own = asked.filter((code) => code !== partner);
  const [first, second] = own.filter((code) => places.includes(code));
  if (own.length > 0) return second === undefined ? first : undefined;
  if (places.includes(defaultGeo)) return defaultGeo;
  return places.length === 1 ? places[0] : undefined;
}

function toItem(
  indicators: IndicatorContext,
  concept: Concept,
  context: ItemContext,
  asked: readonly string[] = [],
): IndicatorItem {
  const { library, coverageOf } = indicators;
  const { links, language } = context;
  const { places } = coverageOf(concept);
  const industry = library.industries.get(concept.industry)?.[language];
  const segments = concept.segments.map((segment) => segment[language]);
  return {
    ...describe(indicators, concept, context),
    subject: subjectOf(concept, context),
    link: links.contentPage("indicator", concept.uuid, language),
    industries: industry === undefined ? [] : [{ name: industry, segments }],
    covered_geos: Object.fromEntries(
      placesOf(library, places).map((place) => [place.code, place.name[language]]),
    ),
    ...figuresFor(library, concept, latestOf(concept, places, asked), context),
  };
}

function toChart(
  library: Library,
  concept: Concept,
  places: readonly string[],
  language: Platform,
): IndicatorData["chart"] {
  return {
    name: indicatorTitle(library, concept, language),
    graphType: "line-standard",
    unit: concept.unit[language],
    data: places.map((geo) => {
      const observations = library.observations(concept.key, geo);
      return {
        geo,
        categories: [...(observations?.periods ?? [])],
        series: [...(observations?.values ?? [])],
      };
    }),
  };
}
