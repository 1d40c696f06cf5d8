import {
  defaultGeo,
  type IndicatorData,
  type IndicatorItem,
  type Platform,
} from "../../contract/index.js";
import { indicatorTitle, newerContextOf, newerThanIndicator } from "../library/index.js";
import type { Concept, Library } from "../library/types.js";
import { conceptByUuid } from "../library/concept-by-uuid.js";
import { lastFigures } from "./figures.js";
import {
  descriptionFor,
  placesOf,
  toDateTime,
  toSources,
  type ItemContext,
} from "./item-context.js";
import { escapeMarkup } from "../markup/escape-markup.js";

interface Coverage {
  readonly start: string;
  readonly end: string;
  readonly places: readonly string[];
}

export interface Indicators {
  /** The indicator of that UUID, upper or lower case. */
  find(uuid: string): Concept | undefined;
  toItem(concept: Concept, context: ItemContext): IndicatorItem;
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

/** Market-insights indicators: every concept of the library is one. */
export function createIndicators(library: Library): Indicators {
  // Over all places of a concept: too much to do again for each search.
  const coverages = new WeakMap<Concept, Coverage>();
  const coverageOf = (concept: Concept): Coverage => {
    const known = coverages.get(concept) ?? measure(library, concept);
    coverages.set(concept, known);
    return known;
  };

  const newer = newerContextOf(library);
  const newerFigures = (
    concept: Concept,
    places: readonly string[],
    language: Platform,
  ): string => {
    const nameOf = (code: string) => library.places.get(code)?.name[language] ?? code;
    return newerThanIndicator(newer, concept, places, nameOf, language).join(" ");
  };

  const shared = (concept: Concept, context: ItemContext) => {
    const { key, language } = context;
    const coverage = coverageOf(concept);
    const { sources, publishers } = toSources(library, [concept.source]);
    const source = library.sources.get(concept.source);
    const releasedAt = source?.releasedAt ?? library.edition.date;
    const facts = [
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
      ...(concept.measure === undefined ? {} : { measure: concept.measure }),
    };
  };

  const figuresFor = (concept: Concept, place: string | undefined, { key }: ItemContext) => {
    const isOpen = !concept.isPremium || key.package.hasPremium;
    if (place === undefined || !isOpen) return {};
    const { latest, points } = lastFigures(library, concept, place);
    return {
      ...(latest === undefined ? {} : { latest: { ...latest, geo: place } }),
      ...(points === undefined ? {} : { points }),
    };
  };

  return {
    find: (uuid) => conceptByUuid(library, uuid),
    toItem: (concept, context) => {
      const { links, language } = context;
      const { places } = coverageOf(concept);
      const only = places.length === 1 ? places[0] : undefined;
      const industry = library.industries.get(concept.industry);
      return {
        ...shared(concept, context),
        subject: subjectOf(concept, context),
        link: links.contentPage("indicator", concept.uuid, language),
        industries:
          industry === undefined
            ? []
            : [
                {
                  name: industry[language],
                  segments: concept.segments.map((segment) => segment[language]),
                },
              ],
        covered_geos: Object.fromEntries(
          placesOf(library, places).map((place) => [place.code, place.name[language]]),
        ),
        ...figuresFor(concept, places.includes(defaultGeo) ? defaultGeo : only, context),
      };
    },
    toData: (concept, places, context) => ({
      ...shared(concept, context),
      ...figuresFor(concept, places[0], context),
      chart: {
        name: indicatorTitle(library, concept, context.language),
        graphType: "line-standard",
        unit: concept.unit[context.language],
        data: places.map((geo) => {
          const observations = library.observations(concept.key, geo);
          return {
            geo,
            categories: [...(observations?.periods ?? [])],
            series: [...(observations?.values ?? [])],
          };
        }),
      },
    }),
  };
}
