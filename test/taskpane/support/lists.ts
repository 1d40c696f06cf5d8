/** A service's lists, as far as the pane's tests need them. */
import { json } from "./pane.js";

export const statistic = (identifier: number, more: object = {}) => ({
  identifier,
  title: `Statistic ${identifier}`,
  subject: "Population (in million inhabitants)",
  link: `https://pages.test/${identifier}`,
  date: "2024-06-03T00:00:00Z",
  released_at: "2024-06-03T00:00:00Z",
  platform: "en",
  is_premium: false,
  sources: [{ title: "World Bank" }],
  ...more,
});

export const indicator = (id: string, more: object = {}) => ({
  identifier: id,
  title: `Indicator ${id}`,
  subject: "in million inhabitants",
  link: `https://pages.test/${id}`,
  updated_at: "2025-02-01T00:00:00Z",
  industries: [],
  covered_timeframe: { start: "2000", end: "2030" },
  covered_geos: { WLD: "Worldwide", DEU: "Germany", FRA: "France" },
  market_type: "",
  market_type_description: "",
  ...more,
});

const topic = (identifier: number, title: string, path: object[], children: object[]) => ({
  identifier,
  title,
  link: `https://pages.test/topic/${identifier}`,
  date: "2024-01-01T00:00:00Z",
  platform: "en",
  path,
  geolocations: [],
  children,
});

const topics = [
  topic(1, "Economy", [], [{ id: 2, name: "Trade" }]),
  topic(2, "Trade", [{ id: 1, name: "Economy" }], []),
];

const study = {
  identifier: 900,
  title: "Study of trade",
  link: "https://pages.test/study/900",
  date: "2024-01-01T00:00:00Z",
  platform: "en",
  subject: "Trade",
  is_premium: true,
  industries: [{ id: 6, name: "Energy" }],
  geolocations: [],
};

/** 25 statistics for every query, at most ten at once whatever is asked; two of each other kind. */
export function listAnswer(url: URL): Response {
  const offset = Number(url.searchParams.get("offset") ?? 0);
  const size = Math.min(10, Number(url.searchParams.get("size") ?? 10));
  const page = (all: readonly object[]) =>
    json({ items: all.slice(offset, offset + size), total_count: all.length });
  switch (url.pathname) {
    case "/v1/search/statistics":
    case "/v1/statistics":
      return page(Array.from({ length: 25 }, (_, index) => statistic(index + 1)));
    case "/v1/search/market-insights/indicators":
      return page([indicator("gdp"), indicator("cpi")]);
    case "/v1/marketInsights":
      return page(topics);
    case "/v1/infographics":
      return page([statistic(700, { title: "Trade at a glance", teaser_image_urls: [] })]);
    case "/v1/studies":
      return page([study]);
    default:
      return json({ message: "Not found" }, 404);
  }
}
