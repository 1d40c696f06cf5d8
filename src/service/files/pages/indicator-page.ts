import { defaultGeo } from "../../../contract/index.js";
import {
  everyPeriod,
  formatPeriod,
  indicatorTitle,
  placeName,
  remarksOf,
  statusRemarks,
} from "../../library/index.js";
import type { Concept, Library } from "../../library/library-model.js";
import { sourcesOf, type FileItem } from "../file-item.js";
import { fileWords, labelled } from "../file-words.js";
import { html, toPage } from "./html.js";
import type { PageContext } from "./page-context.js";
import { sourcesPart, tablePart } from "./parts.js";
import { chartFigure } from "./statistic-page.js";

interface Latest {
  readonly code: string;
  readonly period: string;
  readonly value: number;
}

/** Places drawn over time; all others are in the table of latest values. */
const maxLines = 5;

export async function indicatorPage(context: PageContext, concept: Concept): Promise<string> {
  const { library, links, language } = context;
  const words = fileWords[language];
  const title = indicatorTitle(library, concept, language);
  const latest = latestValues(library, concept);
  const courses = courseItem(context, concept, latest);
  const values = valuesItem(context, concept, latest);
  const body = html`<p class="kind">
      ${words.indicator}${concept.isPremium ? ` · ${words.premium}` : ""}
    </p>
    <h1>${title}</h1>
    <p class="subject">${concept.marketTypeDescription[language]}</p>
    ${await chartFigure(courses, context)}
    ${values.note === "" ? "" : html`<p class="small">${values.note}</p>`}
    <h2>${words.latest} (${labelled(language, words.countries, String(latest.length))})</h2>
    ${tablePart(values)}
    ${sourcesPart(values.sources, values.releasedAt, library.edition, language)}`;
  return toPage({
    language,
    title,
    addressIn: (other) => links.contentPage("indicator", concept.uuid, other),
    body,
  });
}

/** Largest first. A forecast is the latest of a place that has nothing else. */
function latestValues(library: Library, { key, forecastFrom }: Concept): Latest[] {
  return library
    .coveredPlaces(key)
    .flatMap((code) => {
      const { periods = [], values = [] } = library.observations(key, code) ?? {};
      const points = periods.flatMap((period, at): Latest[] => {
        const value = values[at] ?? null;
        return value === null ? [] : [{ code, period, value }];
      });
      const known = points.findLast(
        ({ period }) => forecastFrom === undefined || period < forecastFrom,
      );
      return known ?? points.at(-1) ?? [];
    })
    .sort((a, b) => b.value - a.value);
}

function courseItem(context: PageContext, concept: Concept, latest: readonly Latest[]): FileItem {
  const { library, language } = context;
  const newest = latest
    .map(({ period }) => period)
    .sort()
    .at(-1);
  const largest = latest
    .filter(({ code, period }) => code !== defaultGeo && period === newest)
    .filter(({ code }) => library.places.get(code)?.kind === "country")
    .map(({ code }) => code);
  const hasWorld = latest.some(({ code }) => code === defaultGeo);
  // The world's total would press all countries to the bottom; its average stands among them.
  const isWorldShown = hasWorld && !concept.isAdditive;
  const codes = [...(isWorldShown ? [defaultGeo] : []), ...largest].slice(0, maxLines);
  const courses = codes.map((code) => {
    const observed = library.observations(concept.key, code);
    const byPeriod = new Map(observed?.periods.map((name, at) => [name, observed.values[at]]));
    return { code, byPeriod };
  });
  const known = courses.flatMap(({ byPeriod }) => [...byPeriod.keys()]).sort();
  const periods = everyPeriod(known[0] ?? "", known.at(-1) ?? "");
  return {
    ...baseItem(context, concept),
    chart: {
      graphType: "line-zoomable",
      horizontal: false,
      unit: concept.unit[language],
      table: {
        categories: periods.map((period) => formatPeriod(period, language)),
        series: courses.map(({ code, byPeriod }) => ({
          name: placeName(library.places, code, language),
          values: periods.map((period) => byPeriod.get(period) ?? null),
        })),
      },
      ...(concept.forecastFrom === undefined ? {} : { forecastFrom: concept.forecastFrom }),
    },
  };
}

function valuesItem(context: PageContext, concept: Concept, latest: readonly Latest[]): FileItem {
  const { library, language } = context;
  return {
    ...baseItem(context, concept),
    note: noteOf(context, concept),
    chart: {
      graphType: "bar",
      horizontal: true,
      unit: concept.unit[language],
      table: {
        categories: latest.map(
          ({ code, period }) =>
            `${placeName(library.places, code, language)} (${formatPeriod(period, language)})`,
        ),
        series: [{ name: concept.name[language], values: latest.map(({ value }) => value) }],
      },
    },
  };
}

/** What must be known of all that the page shows. */
function noteOf({ library, language }: PageContext, concept: Concept): string {
  const shown = library.coveredPlaces(concept.key).flatMap((place) => {
    const periods = library.observations(concept.key, place)?.periods ?? [];
    const [from, to] = [periods[0], periods.at(-1)];
    return from === undefined || to === undefined ? [] : [{ place, from, to }];
  });
  const covered = new Set(shown.map(({ place }) => place));
  const nameOfPlace = (code: string) => placeName(library.places, code, language);
  return [
    ...remarksOf(concept, (place) => covered.has(place)).map((remark) => remark[language]),
    ...statusRemarks(concept, shown, { language, nameOfPlace }),
  ].join(" ");
}

function baseItem({ library, language }: PageContext, concept: Concept): Omit<FileItem, "chart"> {
  const sources = sourcesOf(library, [concept.source]);
  return {
    id: 0,
    language,
    title: indicatorTitle(library, concept, language),
    subject: concept.unit[language],
    description: "",
    note: "",
    sources,
    releasedAt: sources[0]?.releasedAt ?? library.edition.date,
    isPremium: concept.isPremium,
    edition: library.edition,
  };
}
