import { parseCsv } from "./csv.js";
import { put, type Table } from "../table.js";

/** Currencies by the source's letters. The second list is quoted as dollars per unit and inverted here. */
const perDollar: Readonly<Record<string, string>> = {
  bz: "BRA",
  ca: "CAN",
  ch: "CHN",
  dn: "DNK",
  hk: "HKG",
  in: "IND",
  jp: "JPN",
  ko: "KOR",
  ma: "MYS",
  mx: "MEX",
  no: "NOR",
  sd: "SWE",
  sf: "ZAF",
  si: "SGP",
  sl: "LKA",
  sz: "CHE",
  ta: "TWN",
  th: "THA",
  vz: "VEN",
};
const dollarsPerUnit: Readonly<Record<string, string>> = {
  al: "AUS",
  eu: "EMU",
  nz: "NZL",
  uk: "GBR",
};

/**
 * The first period wholly in the bolívar of today. Before it lie two redenominations (100,000 to one in
 * August 2018, 1,000,000 to one in October 2021): a line across them would show rises that never were.
 */
const firstInTodaysBolivar = { month: "2021-11", year: "2022" };

/** Crosses: the concept's key, the place whose currency is the base, and how many units of it. */
const crosses = [
  ["eur-exchange-rate", "EMU", 1],
  ["gbp-exchange-rate", "GBR", 1],
  ["jpy-exchange-rate", "JPN", 100],
  ["chf-exchange-rate", "CHE", 1],
  ["cny-exchange-rate", "CHN", 1],
] as const;

/** A key under which the series would share its content number with another content. */
const otherKeys: Readonly<Record<string, string>> = {
  a061rc1: "us-social-insurance-contributions",
};

/** Prices that an agency collects of a market that is no country's. */
const worldMarkets = new Set(["acoilbrenteu", "mcoilbrenteu"]);

/** Series of United States agencies, exchange rates over places, and what is computed from them. */
export function readUsAgencies(text: string): Table {
  const table: Table = new Map();
  for (const { series = "", period = "", value = "" } of parseCsv(text)) {
    const rate =
      /^(a?)ex(?:us(al|eu|nz|uk)|(bz|ca|ch|dn|hk|in|jp|ko|ma|mx|no|sd|sf|si|sl|sz|ta|th|vz)us)$/.exec(
        series,
      );
    if (rate === null) {
      const place = worldMarkets.has(series) ? "WLD" : "USA";
      put(table, otherKeys[series] ?? `us-${series}`, place, period, Number(value));
    } else addRate(table, rate, period, Number(value));
  }
  addCrosses(table);
  addComputed(table);
  return table;
}

function addRate(
  table: Table,
  [, annual, inverted, direct]: RegExpExecArray,
  period: string,
  value: number,
): void {
  const concept = annual === "a" ? "usd-exchange-rate-annual" : "usd-exchange-rate";
  const place = perDollar[direct ?? ""] ?? dollarsPerUnit[inverted ?? ""] ?? "";
  const { month, year } = firstInTodaysBolivar;
  if (place === "VEN" && period < (period.length === 4 ? year : month)) return;
  put(table, concept, place, period, inverted === undefined ? value : 1 / value);
}

function addCrosses(table: Table): void {
  const perUsd = table.get("usd-exchange-rate") ?? new Map<string, Map<string, number>>();
  for (const [concept, base, units] of crosses) {
    for (const [period, basePerUsd] of perUsd.get(base) ?? []) {
      put(table, concept, "USA", period, units / basePerUsd);
      for (const [place, cells] of perUsd) {
        const rate = cells.get(period);
        if (place !== base && rate !== undefined)
          put(table, concept, place, period, (units * rate) / basePerUsd);
      }
    }
  }
}

type Combine = (now: number, before: number) => number;

const percent: Combine = (now, before) => (now / before - 1) * 100;
const annualised: Combine = (now, before) => ((now / before) ** 4 - 1) * 100;
const difference: Combine = (now, before) => now - before;

/** The new concept, what it is computed from, how many periods lie between, and how. */
const changes: readonly (readonly [concept: string, of: string, periods: number, how: Combine])[] =
  [
    ["us-inflation", "us-cpiaucns", 12, percent],
    ["us-core-inflation", "us-cpilfens", 12, percent],
    ["us-pce-inflation", "us-pcepi", 12, percent],
    ["us-core-pce-inflation", "us-pcepilfe", 12, percent],
    ["us-producer-inflation", "us-ppiaco", 12, percent],
    ["us-cpi-monthly-change", "us-cpiaucsl", 1, percent],
    ["us-core-cpi-monthly-change", "us-cpilfesl", 1, percent],
    ["us-payrolls-change", "us-payems", 1, difference],
    ["us-wage-growth", "us-ahetpi", 12, percent],
    ["us-gdp-growth", "us-gdpc1", 1, annualised],
    ["us-gdp-growth-year", "us-gdpc1", 4, percent],
    ["us-industrial-production-growth", "us-indpro", 12, percent],
    ["us-m2-growth", "us-m2sl", 12, percent],
  ];

function addComputed(table: Table): void {
  const cellsOf = (concept: string) => table.get(concept)?.get("USA") ?? new Map<string, number>();
  for (const [concept, of, periods, how] of changes) {
    const cells = cellsOf(of);
    for (const [period, value] of cells) {
      const before = cells.get(earlier(period, periods));
      if (before !== undefined) put(table, concept, "USA", period, how(value, before));
    }
  }
  const twoYears = cellsOf("us-gs2");
  for (const [period, ten] of cellsOf("us-gs10")) {
    const two = twoYears.get(period);
    if (two !== undefined) put(table, "us-yield-spread-10y-2y", "USA", period, ten - two);
  }
  for (const [year, gdp] of cellsOf("us-gdpa")) {
    const debt = cellsOf("us-fygfd").get(year);
    if (debt !== undefined) put(table, "us-federal-debt-to-gdp", "USA", year, (100 * debt) / gdp);
    const held = cellsOf("us-fygfdpub").get(year);
    if (held !== undefined)
      put(table, "us-federal-debt-held-to-gdp", "USA", year, (100 * held) / gdp);
    // The balance is stated in millions, the product in billions.
    const balance = cellsOf("us-fyfsd").get(year);
    if (balance !== undefined)
      put(table, "us-federal-balance-to-gdp", "USA", year, balance / 10 / gdp);
  }
}

/** The period so many months or quarters before. */
function earlier(period: string, count: number): string {
  const [year = "", part = ""] = period.split("-");
  const isQuarter = part.startsWith("Q");
  const size = isQuarter ? 4 : 12;
  const at = Number(year) * size + Number(part.replace("Q", "")) - 1 - count;
  const index = (at % size) + 1;
  return `${String(Math.floor(at / size))}-${isQuarter ? `Q${String(index)}` : String(index).padStart(2, "0")}`;
}
