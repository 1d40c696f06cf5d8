/** Invented answers in every variant that services of this contract are known to send. */

/** The newer shape, with forecasts marked by a star, a missing point and numbers as text. */
export const gdp = {
  identifier: "101",
  title: "GDP of Germany",
  subject: "Gross domestic product of Germany from 2022 to 2028 (in million U.S. dollars)",
  link: "https://example.com/statistic/101?utm_source=api",
  date: "2026-05-31T00:00:00Z",
  released_at: "2026-05-31T00:00:00Z",
  updated_at: "2026-09-01T08:00:00Z",
  platform: "en",
  is_premium: false,
  sources: [
    { title: "World Bank", subtitle: "Edition 2026", is_active: true, licence: "CC-BY-4.0" },
  ],
  publishers: [{ title: "Example Press" }],
  description: '<p>GDP &amp; more.</p><p><a href="/x">Read on</a></p>',
  teaser_image_urls: [
    { width: 300, src: "https://example.com/300.png" },
    { width: 900, src: "https://example.com/900.png" },
  ],
  image_url: "https://example.com/full.png",
  chart: {
    graphType: "line-zoomable",
    horizontal: false,
    unit: null,
    data: {
      Column1: [
        { name: "2022", data: "100" },
        { name: "2023", data: 110.5 },
        { name: "2024", data: null },
        { name: "2025", data: "1,331" },
        { name: "2026*", data: 1500 },
        { name: "2028*", data: 1600 },
      ],
    },
  },
};

/** The older shape: ragged series, quarters, thousands in the unit. */
const exports_ = {
  identifier: 102,
  title: "Foreign trade",
  subject: "Exports and imports (in thousand euros)",
  link: "https://example.com/statistic/102",
  date: "2026-05-31T00:00:00Z",
  released_at: "2026-05-31T00:00:00Z",
  platform: "de",
  is_premium: true,
  chart: {
    graphType: "something-new",
    data: {
      categories: ["Q1 2025", "Q2 2025", "Q3 2025", "Q4 2025"],
      series: [
        { name: "Exports", data: [5, 6, 7, 8] },
        { name: "Imports", data: [4, 3] },
      ],
    },
    unit: "in Tausend Euro",
  },
};

/** A bare list of labelled values, without periods; the categories are countries. */
export const population = {
  identifier: 103,
  title: "Population by country",
  subject: "Population in millions",
  link: "https://example.com/statistic/103",
  released_at: "2026-01-01T00:00:00Z",
  platform: "en",
  is_premium: false,
  chart: {
    graphType: "pie",
    data: [
      { label: "Germany", value: "83.2" },
      { label: "France", value: 68 },
      { name: "No answer", data: "n/a" },
    ],
  },
};

/** Days as categories, German notation, an error in the data's middle. */
export const rates = {
  identifier: 104,
  title: "Zinssatz",
  subject: "Zinssatz (in Prozent)",
  link: "",
  released_at: "",
  platform: "de",
  is_premium: false,
  chart: {
    graphType: "table",
    data: {
      Zins: [
        { name: "01.01.2026", data: "1.234,5" },
        { name: "15.02.2026", data: "2,25" },
      ],
    },
  },
};

/** No data at all. */
const empty = {
  identifier: 105,
  title: "Nothing",
  subject: "Nothing",
  link: "https://example.com/statistic/105",
  released_at: "2026-01-01T00:00:00Z",
  platform: "en",
  is_premium: false,
  chart: { graphType: "bar", data: null },
};

export const statistics: Readonly<Record<string, unknown>> = {
  "101": gdp,
  "102": exports_,
  "103": population,
  "104": rates,
  "105": empty,
};

/** Categories differ from place to place; one value is null. */
const geoData: Readonly<Record<string, unknown>> = {
  WLD: { geo: "WLD", categories: ["2023", "2024", "2025", "2027"], series: [10, 20, 30, 50] },
  DEU: { geo: "DEU", categories: ["2024", "2025", "2026"], series: [1, null, 3] },
  FRA: { geo: "FRA", categories: ["2023", "2025"], series: [7, 9] },
  JPN: { geo: "JPN", categories: ["2025"], series: [5] },
};

export const indicatorId = "5f1f0c5e-7b1a-5a0e-9a75-1d8c2a7b9e01";

export function indicator(geo: string) {
  const known = geo.split(",").flatMap((code) => geoData[code] ?? []);
  return {
    identifier: indicatorId,
    title: "Revenue",
    description: "Revenue of the market.",
    chart: { name: "Revenue", graphType: "line", unit: "billion U.S. dollars", data: known },
    market_type: "Consumer",
    market_type_description: "",
  };
}

export const indicatorItem = {
  identifier: indicatorId,
  title: "Revenue",
  subject: "Revenue of e-commerce (in billion U.S. dollars)",
  link: "https://example.com/indicator/1",
  updated_at: "2026-02-03T00:00:00Z",
  covered_timeframe: { start: "2023", end: "2027" },
  covered_geos: { WLD: "Worldwide", DEU: "Germany", FRA: "France", JPN: "Japan" },
  market_type: "Consumer",
};
