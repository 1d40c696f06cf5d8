import { ApiError, frequencies, type Frequency, type IndicatorItem } from "../../contract/index.js";
import {
  parsePeriod,
  rateBase,
  readUnit,
  type Currency,
  type RateWord,
} from "../../statistics/index.js";
import type { Call } from "../calls/guard.js";

/** Rates of exchange that the service has: a place's own currency for one of the base. */
export interface RatesItem {
  readonly item: IndicatorItem;
  readonly base: Currency;
}

const search = { q: "exchange rate: national currency per U.S. dollar", size: 10 };

/** What the connected service has; found by one search, which all formulas share. */
export async function searchRates(call: Call): Promise<readonly RatesItem[]> {
  const { client } = call.services;
  const items = await client.list("searchIndicators", search, call.options).then(
    ({ value }) => value.items,
    (error: unknown) => {
      // A service without indicators has no rates either.
      if (error instanceof ApiError && error.code === "not-found") return [];
      throw error;
    },
  );
  return items.flatMap((item) => {
    const written = item.measure?.unit ?? undefined;
    const base = rateBase(readUnit({ unit: written, subject: item.subject }));
    return base === undefined ? [] : [{ item, base }];
  });
}

/** From the finest; what is irregular has no place among them. */
const finest: readonly (Frequency | undefined)[] = frequencies.filter(
  (frequency) => frequency !== "irregular",
);

interface Wanted {
  readonly from: Currency;
  readonly to: Currency;
  readonly how: RateWord;
  /** Of the figures. */
  readonly frequency: Frequency | undefined;
}

/** Those that convert such figures best: of their own frequency, else of a finer one, never a coarser. */
export function bestRates(found: readonly RatesItem[], wanted: Wanted): RatesItem | undefined {
  return found
    .map((each) => ({ each, rank: rankOf(each, wanted) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank || lastDay(b.each) - lastDay(a.each))[0]?.each;
}

/** Of equally good ones those that go on longest. */
const lastDay = ({ item }: RatesItem) => parsePeriod(item.covered_timeframe.end)?.end ?? 0;

function rankOf({ item, base }: RatesItem, { from, to, how, frequency }: Wanted): number {
  const covers = ({ code, place }: Currency) =>
    code === base.code || Object.hasOwn(item.covered_geos, place);
  if (!covers(from) || !covers(to)) return Infinity;
  const [rates, figures] = [finest.indexOf(item.frequency), finest.indexOf(frequency)];
  if (rates < 0 || figures < 0 || rates > figures) return Infinity;
  const isAtEnd = /end of (?:the )?(?:period|year|quarter|month)|period.end/i.test(
    `${item.title} ${item.subject}`,
  );
  if (how === "avg") return isAtEnd ? Infinity : figures - rates;
  // The mean of a year is nowhere near its end; that of its last month is.
  if (rates === figures) return isAtEnd ? 0 : rates <= finest.indexOf("monthly") ? 2 : Infinity;
  // Weeks do not end with months.
  return item.frequency === "weekly" || rates > finest.indexOf("monthly") ? Infinity : 1;
}
