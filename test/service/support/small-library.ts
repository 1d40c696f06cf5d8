import type {
  Concept,
  Library,
  Observations,
  LibraryPlace,
  StatisticRecord,
  TextByLanguage,
} from "../../../src/service/library/library-model.js";

/** A library of two concepts, three places and a handful of items, all of it invented. */

const texts = (en: string, de = `${en} (de)`): TextByLanguage => ({
  en,
  de,
  fr: `${en} (fr)`,
  es: `${en} (es)`,
});
const noWords = { en: [], de: [], fr: [], es: [] };

const places: LibraryPlace[] = [
  {
    code: "WLD",
    alpha2OrM49: "001",
    id: 1,
    kind: "aggregate",
    name: texts("Worldwide", "Weltweit"),
  },
  {
    code: "DEU",
    alpha2OrM49: "DE",
    id: 276,
    kind: "country",
    name: texts("Germany", "Deutschland"),
  },
  { code: "FRA", alpha2OrM49: "FR", id: 250, kind: "country", name: texts("France", "Frankreich") },
].map((place) => ({ ...place, synonyms: [] }) as LibraryPlace);

const concept = (key: string, name: string, unit: string, isPremium: boolean): Concept => ({
  key,
  uuid:
    key === "population"
      ? "0b4c2a10-0000-4000-8000-000000000001"
      : "0b4c2a10-0000-4000-8000-000000000002",
  name: texts(name),
  unit: texts(unit),
  synonyms: noWords,
  source: "wb",
  frequency: "annual",
  decimals: 0,
  isAdditive: true,
  industry: 7,
  topic: 1,
  isPremium,
  segments: [texts("Society")],
  marketType: "demography",
  marketTypeDescription: texts("People and <households>"),
});
const concepts = [
  concept("population", "Population", "million inhabitants", false),
  concept("share", "Urban share", "percent", true),
];

const observations: Record<string, Observations> = {
  "population DEU": { periods: ["2015", "2016", "2017"], values: [81.7, null, 82.7] },
  "population FRA": { periods: ["2016", "2017"], values: [66.7, 66.9] },
  "population WLD": { periods: ["2017"], values: [7548] },
  "share DEU": { periods: ["2017"], values: [77.3] },
};

const statistic = (
  id: number,
  conceptKey: string,
  place: string,
  releasedAt: string,
): StatisticRecord => ({
  id,
  kind: "series",
  concepts: [conceptKey],
  places: [place],
  from: "2015",
  to: "2017",
  sources: ["wb"],
  isPremium: conceptKey === "share",
  industry: 7,
  releasedAt,
});
// Enough of them for pages; the first three are the ones tests name.
const statistics = [
  statistic(101, "population", "DEU", "2026-11-02"),
  statistic(102, "population", "FRA", "2019-04-01"),
  statistic(103, "share", "DEU", "2026-10-15"),
  ...Array.from({ length: 30 }, (_, index) =>
    statistic(200 + index, "population", "FRA", `2024-01-${String(index + 1).padStart(2, "0")}`),
  ),
];

const byId = <T extends { id: number }>(records: T[]) =>
  new Map(records.map((record) => [record.id, record]));

const study = {
  id: 301,
  statistics: [101],
  industry: 7,
  places: ["DEU"],
  isPremium: false,
  releasedAt: "2026-11-01",
};

const textsOf = (kind: string, id: number, language: string) => ({
  title: `${kind} ${id} ${language}`,
  subject: `${kind} ${id} (in million)`,
  description: `<p>${kind} ${id} & more</p>`,
});

export const smallLibrary: Library = {
  edition: { version: "test", date: "2026-11-15" },
  sources: new Map([
    [
      "wb",
      {
        key: "wb",
        title: "World Bank",
        subtitle: "test vintage",
        publisher: "World Bank",
        url: "https://example.org",
        licence: "CC-BY-4.0",
        attribution: "Source: World Bank",
        releasedAt: "2026-10-15",
      },
    ],
  ]),
  places: new Map(places.map((place) => [place.code, place])),
  concepts: new Map(concepts.map((entry) => [entry.key, entry])),
  industries: new Map([[7, texts("Society", "Gesellschaft")]]),
  statistics: byId(statistics),
  topics: byId([
    {
      id: 1,
      name: texts("Society"),
      subTitle: texts("People"),
      parent: null,
      children: [2],
      concepts: ["population"],
      places: ["WLD"],
      releasedAt: "2026-11-01",
    },
    {
      id: 2,
      name: texts("Cities"),
      subTitle: texts("Urban life"),
      parent: 1,
      children: [],
      concepts: ["share"],
      places: ["DEU"],
      releasedAt: "2026-11-01",
    },
  ]),
  studies: byId([study]),
  infographics: byId([{ ...study, id: 401 }]),
  observations: (key, place) => observations[`${key} ${place}`],
  coveredPlaces: (key) =>
    places.map(({ code }) => code).filter((code) => observations[`${key} ${code}`]),
  statisticTexts: (record, language) => textsOf("statistic", record.id, language),
  studyTexts: (record, language) => textsOf("study", record.id, language),
  infographicTexts: (record, language) => textsOf("infographic", record.id, language),
  chart: (record) => {
    const found = observations[`${record.concepts[0] ?? ""} ${record.places[0] ?? ""}`];
    return {
      graphType: "line-standard",
      horizontal: false,
      unit: "million",
      categories: found?.periods ?? [],
      series: [
        { name: "Population", values: found?.values ?? [] },
        { name: "Population", values: [1] },
      ],
    };
  },
};
