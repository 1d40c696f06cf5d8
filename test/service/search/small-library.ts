/** A library small enough to know by heart: seven concepts, nine places, invented round figures. */
import type { Platform } from "../../../src/contract/known-values.js";
import type {
  Concept,
  DataSource,
  Library,
  Observations,
  LibraryPlace,
  StatisticRecord,
  StudyRecord,
  TextByLanguage,
  TopicRecord,
} from "../../../src/service/library/library-model.js";

const texts = (en: string, de: string, fr: string, es: string): TextByLanguage => ({
  en,
  de,
  fr,
  es,
});

const place = (
  code: string,
  alpha2OrM49: string,
  id: number,
  name: TextByLanguage,
  synonyms: string[] = [],
  region?: string,
): LibraryPlace => ({
  code,
  alpha2OrM49,
  id,
  kind: region === undefined ? "aggregate" : "country",
  name,
  synonyms,
  groups: region === undefined ? [] : [region, "WLD"],
  ...(region === undefined ? {} : { region }),
});

const places = [
  place("WLD", "001", 1, texts("World", "Welt", "Monde", "Mundo")),
  place("EUR", "150", 150, texts("Europe", "Europa", "Europe", "Europa")),
  place("DEU", "DE", 276, texts("Germany", "Deutschland", "Allemagne", "Alemania"), [], "EUR"),
  place("FRA", "FR", 250, texts("France", "Frankreich", "France", "Francia"), [], "EUR"),
  place("ESP", "ES", 724, texts("Spain", "Spanien", "Espagne", "España"), [], "EUR"),
  place(
    "GBR",
    "GB",
    826,
    texts("United Kingdom", "Vereinigtes Königreich", "Royaume-Uni", "Reino Unido"),
    ["UK", "Great Britain"],
    "EUR",
  ),
  place(
    "USA",
    "US",
    840,
    texts("United States", "Vereinigte Staaten", "États-Unis", "Estados Unidos"),
    ["US"],
    "NAM",
  ),
  place("NER", "NE", 562, texts("Niger", "Niger", "Niger", "Níger"), [], "AFR"),
  place("NGA", "NG", 566, texts("Nigeria", "Nigeria", "Nigéria", "Nigeria"), [], "AFR"),
];

const sources: DataSource[] = [
  ["old", "Penn World Table", "2019-04-26"],
  ["fresh", "Electricity Maps", "2026-10-05"],
].map(([key = "", title = "", releasedAt = ""]) => ({
  key,
  title,
  subtitle: "test",
  publisher: title,
  url: "https://example.org",
  licence: "CC0",
  attribution: title,
  releasedAt,
}));

const concept = (
  key: string,
  number: number,
  name: TextByLanguage,
  unit: TextByLanguage,
  source: string,
  more: Partial<Concept> = {},
): Concept => ({
  key,
  uuid: `00000000-0000-4000-8000-00000000000${String(number)}`,
  name,
  unit,
  synonyms: { de: [], en: [], fr: [], es: [] },
  source,
  frequency: "annual",
  decimals: 1,
  isAdditive: false,
  industry: 1,
  topic: 100,
  isPremium: false,
  segments: [],
  marketType: "indicator",
  marketTypeDescription: texts("", "", "", ""),
  ...more,
});

const percent = texts("percent", "Prozent", "pour cent", "por ciento");

const concepts = [
  concept(
    "gdp",
    1,
    texts(
      "Gross domestic product (GDP)",
      "Bruttoinlandsprodukt (BIP)",
      "Produit intérieur brut (PIB)",
      "Producto interior bruto (PIB)",
    ),
    texts(
      "million U.S. dollars",
      "Millionen US-Dollar",
      "millions de dollars",
      "millones de dólares",
    ),
    "old",
    {
      decimals: 0,
      isAdditive: true,
      synonyms: {
        en: ["economic output"],
        de: ["Wirtschaftsleistung"],
        fr: ["production économique"],
        es: ["producción económica"],
      },
    },
  ),
  concept(
    "gdp-per-capita",
    2,
    texts("GDP per capita", "BIP pro Kopf", "PIB par habitant", "PIB per cápita"),
    texts("U.S. dollars", "US-Dollar", "dollars", "dólares"),
    "old",
    { decimals: 0, isPremium: true },
  ),
  concept(
    "population",
    3,
    texts("Total population", "Gesamtbevölkerung", "Population totale", "Población total"),
    texts("inhabitants", "Einwohner", "habitants", "habitantes"),
    "old",
    {
      decimals: 0,
      isAdditive: true,
      industry: 2,
      synonyms: {
        en: ["inhabitants", "number of people"],
        de: ["Einwohner", "Einwohnerzahl", "Bevölkerung"],
        fr: ["habitants", "nombre d’habitants"],
        es: ["habitantes", "número de habitantes"],
      },
    },
  ),
  concept(
    "life",
    4,
    texts(
      "Life expectancy at birth",
      "Lebenserwartung bei der Geburt",
      "Espérance de vie à la naissance",
      "Esperanza de vida al nacer",
    ),
    texts("years", "Jahre", "ans", "años"),
    "old",
    { industry: 2 },
  ),
  concept(
    "unemployment",
    5,
    texts("Unemployment rate", "Arbeitslosenquote", "Taux de chômage", "Tasa de desempleo"),
    percent,
    "old",
    {
      synonyms: {
        en: ["jobless rate"],
        de: ["Arbeitslosigkeit"],
        fr: ["chômeurs"],
        es: ["paro"],
      },
    },
  ),
  concept(
    "renewables",
    6,
    texts(
      "Share of renewable energy in electricity",
      "Anteil erneuerbarer Energien am Strom",
      "Part des énergies renouvelables dans l’électricité",
      "Proporción de energías renovables en la electricidad",
    ),
    percent,
    "fresh",
    {
      industry: 3,
      synonyms: {
        en: ["green power"],
        de: ["Ökostrom", "Anteil Ökostrom"],
        fr: ["énergie verte"],
        es: ["energía verde"],
      },
    },
  ),
  concept(
    "electricity",
    7,
    texts(
      "Electricity consumption",
      "Stromverbrauch",
      "Consommation d’électricité",
      "Consumo de electricidad",
    ),
    texts("kilowatt hours", "Kilowattstunden", "kilowattheures", "kilovatios hora"),
    "fresh",
    { industry: 3, isAdditive: true },
  ),
];

const countries = ["DEU", "FRA", "ESP", "GBR", "USA", "NER", "NGA"];
const periods = ["2019", "2020", "2021", "2022", "2023"];

/** Round figures: concept number × 100 + place number × 10 + year's number, one gap. */
function toValues(conceptKey: string, placeCode: string): Observations | undefined {
  const c = concepts.findIndex(({ key }) => key === conceptKey) + 1;
  const p = countries.indexOf(placeCode) + 1;
  if (c === 0 || (p === 0 && !(placeCode === "WLD" && conceptKey === "population")))
    return undefined;
  // Niger has no electricity figures at all.
  if (conceptKey === "electricity" && placeCode === "NER") return undefined;
  return {
    periods,
    values: periods.map((_, index) =>
      conceptKey === "life" && index === 1 ? null : c * 1000 + p * 100 + index * 7,
    ),
  };
}

const releaseOf = (key: string): string =>
  sources.find((source) => source.key === concepts.find((c) => c.key === key)?.source)
    ?.releasedAt ?? "";

function toStatistics(): StatisticRecord[] {
  let id = 1000;
  const records: StatisticRecord[] = [];
  const add = (
    record: Omit<StatisticRecord, "id" | "isPremium" | "industry" | "sources" | "releasedAt">,
  ) => {
    const first = concepts.find(({ key }) => key === record.concepts[0]);
    records.push({
      ...record,
      id: (id += 1),
      sources: [first?.source ?? ""],
      isPremium: first?.isPremium ?? false,
      industry: first?.industry ?? 0,
      releasedAt: releaseOf(record.concepts[0] ?? ""),
    });
  };
  for (const { key } of concepts) {
    for (const code of [...countries, "WLD"]) {
      if (toValues(key, code) === undefined) continue;
      add({ kind: "series", concepts: [key], places: [code], from: "2019", to: "2023" });
    }
    const covered = countries.filter((code) => toValues(key, code) !== undefined);
    for (const year of ["2020", "2023"]) {
      add({ kind: "ranking", concepts: [key], places: covered, from: year, to: year });
    }
    add({
      kind: "comparison",
      concepts: [key],
      places: ["DEU", "FRA", "ESP"],
      from: "2019",
      to: "2023",
    });
  }
  add({ kind: "dual", concepts: ["gdp", "population"], places: ["FRA"], from: "2019", to: "2023" });
  add({
    kind: "profile",
    concepts: ["gdp", "life", "population"],
    places: ["DEU"],
    from: "2023",
    to: "2023",
  });
  return records;
}

const statistics = new Map(toStatistics().map((record) => [record.id, record]));

const topics: TopicRecord[] = [
  {
    id: 90,
    name: texts("Economy", "Wirtschaft", "Économie", "Economía"),
    subTitle: texts(
      "Output and work",
      "Leistung und Arbeit",
      "Production et travail",
      "Producción y trabajo",
    ),
    parent: null,
    children: [91],
    concepts: ["gdp", "gdp-per-capita", "unemployment"],
    places: ["WLD"],
    releasedAt: "2019-04-26",
  },
  {
    id: 91,
    name: texts("Labour market", "Arbeitsmarkt", "Marché du travail", "Mercado laboral"),
    subTitle: texts(
      "Work and the lack of it",
      "Arbeit und Mangel daran",
      "Le travail et son manque",
      "El trabajo y su falta",
    ),
    parent: 90,
    children: [],
    concepts: ["unemployment"],
    places: ["WLD"],
    releasedAt: "2019-04-26",
  },
];

const studies: StudyRecord[] = [
  {
    id: 70,
    statistics: [1001, 1002],
    industry: 1,
    places: ["DEU", "FRA"],
    isPremium: true,
    releasedAt: "2026-10-05",
  },
  {
    id: 71,
    statistics: [1009],
    industry: 1,
    places: ["WLD"],
    isPremium: false,
    releasedAt: "2019-04-26",
  },
];

const byKey = new Map(concepts.map((entry) => [entry.key, entry]));
const byCode = new Map(places.map((entry) => [entry.code, entry]));

function titleOf(record: StatisticRecord, language: Platform): string {
  const what = record.concepts.map((key) => byKey.get(key)?.name[language]).join(", ");
  const where = record.places.map((code) => byCode.get(code)?.name[language]).join(", ");
  return `${what} – ${where} ${record.from}–${record.to}`;
}

const recordsTitle = (ids: readonly number[], language: Platform): string =>
  ids
    .flatMap((id) => statistics.get(id) ?? [])
    .map((record) => titleOf(record, language))
    .join("; ");

export const smallLibrary: Library = {
  edition: { version: "test", date: "2026-11-01" },
  sources: new Map(sources.map((source) => [source.key, source])),
  places: byCode,
  concepts: byKey,
  industries: new Map([
    [1, texts("Economy", "Wirtschaft", "Économie", "Economía")],
    [2, texts("Society", "Gesellschaft", "Société", "Sociedad")],
    [3, texts("Energy", "Energie", "Énergie", "Energía")],
  ]),
  statistics,
  topics: new Map(topics.map((topic) => [topic.id, topic])),
  studies: new Map(studies.map((study) => [study.id, study])),
  infographics: new Map([
    [
      60,
      {
        id: 60,
        statistics: [1001, 1009],
        industry: 1,
        places: ["DEU"],
        isPremium: false,
        releasedAt: "2026-10-05",
      },
    ],
  ]),
  observations: toValues,
  coveredPlaces: (key) => [...countries, "WLD"].filter((code) => toValues(key, code) !== undefined),
  statisticTexts: (record, language) => ({
    title: titleOf(record, language),
    subject: titleOf(record, language),
    description: "",
  }),
  studyTexts: (record, language) => ({
    title: recordsTitle(record.statistics, language),
    subject: "",
    description: "",
  }),
  infographicTexts: (record, language) => ({
    title: recordsTitle(record.statistics, language),
    subject: "",
    description: "",
  }),
  chart: () => ({ graphType: "bar", horizontal: false, unit: null, categories: [], series: [] }),
};
