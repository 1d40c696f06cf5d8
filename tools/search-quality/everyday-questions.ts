/** Fifty questions of every day in finance: how many of the items shown for them are current. */
import type { Library } from "../../src/service/library/library-model.js";
import type { SearchBackend } from "../../src/service/search/index.js";

export const everydayQuestions: readonly string[] = [
  "inflation",
  "inflation rate",
  "CPI",
  "core CPI",
  "core inflation",
  "PCE",
  "producer prices",
  "gdp",
  "gdp growth",
  "US GDP",
  "GDP Germany",
  "real gdp",
  "unemployment rate",
  "unemployment",
  "youth unemployment",
  "nonfarm payrolls",
  "jobs",
  "wages",
  "wage growth",
  "labor force participation",
  "productivity",
  "interest rates",
  "fed funds rate",
  "prime rate",
  "10 year treasury",
  "treasury yields",
  "yield curve",
  "real yields",
  "t-bill rate",
  "commercial paper",
  "EURUSD",
  "dollar yen",
  "exchange rates",
  "exchange rate china",
  "pound dollar",
  "money supply",
  "M2",
  "bank loans",
  "oil price",
  "gasoline price",
  "natural gas",
  "housing starts",
  "industrial production",
  "retail e-commerce",
  "trade balance",
  "exports to china",
  "government debt",
  "budget deficit",
  "personal saving rate",
  "corporate profits",
];

/** What a page shows where no size is asked. */
const shown = 10;
const currentSince = "2025";

/** Share of all the items shown that end in 2025 or later. */
export async function currentShare(library: Library, search: SearchBackend): Promise<number> {
  let [all, current] = [0, 0];
  for (const query of everydayQuestions) {
    const { hits } = await search.search({
      kind: "statistic",
      query,
      filters: {},
      sort: "relevance",
      offset: 0,
      size: shown,
    });
    const ends = hits.map(({ id }) => library.statistics.get(Number(id))?.to ?? "");
    all += ends.length;
    current += ends.filter((to) => to >= currentSince).length;
  }
  return current / all;
}
