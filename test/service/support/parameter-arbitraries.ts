import type { OperationId } from "../../../src/contract/index.js";
import type { Library } from "../../../src/service/library/library-model.js";
import { fc } from "../../support/properties.js";

/** Query parameters of one operation: whole sets the contract allows, and single texts it does not. */
export interface RequestArbitraries {
  readonly good: fc.Arbitrary<Record<string, string>>;
  readonly bad: Readonly<Record<string, fc.Arbitrary<string>>>;
}

const junkTexts = ["", " ", "x", "-1", "1.5", "NaN", "[]", "null", "%", "a,b", "１", "1;2", "0x1"];
/** Texts of no type, but for those given, and further bad ones. */
const junkBut = (good: readonly string[], ...more: string[]) =>
  fc.constantFrom(...junkTexts.filter((text) => !good.includes(text)), ...more);
const junk = junkBut([]);

const words = fc.constantFrom(
  "population",
  "gdp germany",
  "Bevölkerung in Frankreich 2010",
  "taux de chômage",
  "esperanza de vida",
  "browser market share",
  "how many people live in india?",
  "co2",
  "2017",
  "*",
);
const query = fc.oneof(
  words,
  fc.string({ maxLength: 40 }),
  fc.string({ unit: "binary", minLength: 1, maxLength: 60 }),
);

const twoDigits = (value: number) => String(value).padStart(2, "0");
const dateBetween = (first: number, last: number) =>
  fc
    .tuple(
      fc.integer({ min: first, max: last }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
      fc.integer({ min: 0, max: 59 }),
      fc.nat({ max: 2 }),
      fc.nat({ max: 2 }),
    )
    .map(([year, month, day, second, order, withTime]) => {
      const [m, d] = [twoDigits(month), twoDigits(day)];
      const date = [`${year}-${m}-${d}`, `${d}.${m}.${year}`, `${year}/${m}/${d}`][order] ?? "";
      const separator = order === 0 && withTime === 2 ? "T" : " ";
      return withTime === 0 ? date : `${date}${separator}12:34:${twoDigits(second)}`;
    });
const badDate = junkBut([], "2026-02-30", "31.04.2020", "2020-01-01T25:00:00", "2020-1-1");

const uint32 = fc
  .oneof(fc.nat({ max: 30 }), fc.integer({ min: 0, max: 4_294_967_295 }))
  .map(String);
const goods = {
  q: query,
  size: uint32,
  limit: uint32,
  offset: uint32,
  page: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constant(4_294_967_295)).map(String),
  date_from: dateBetween(2008, 2026),
  date_to: dateBetween(2027, 2035),
  premium: fc.constantFrom("true", "false", "null", ""),
  sort: fc.constantFrom("0", "1"),
};
const bads = {
  size: junkBut([], "4294967296"),
  limit: junkBut([], "99999999999"),
  offset: junk,
  page: junkBut([], "0"),
  date_from: fc.oneof(badDate, dateBetween(1000, 2005)),
  date_to: badDate,
  premium: junkBut(["", "null"], "True", "0"),
  sort: junkBut([], "2"),
};

/** Drops what the contract does not let stand together. */
const consistent = (parameters: Record<string, string>): Record<string, string> => {
  const dropped = new Set<string>();
  if ("size" in parameters) dropped.add("limit");
  if ("page" in parameters) dropped.add("offset");
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => !dropped.has(name)));
};
const some = (good: Record<string, fc.Arbitrary<string>>, requiredKeys: string[] = []) =>
  fc
    .record(good, { requiredKeys })
    .map((parameters) => consistent(parameters as Record<string, string>));

/** For every GET operation; identifiers are those of the library. */
export function createRequestArbitraries(
  library: Library,
): Partial<Record<OperationId, RequestArbitraries>> {
  const oneOf = <T>(values: Iterable<T>, toText: (value: T) => string) => {
    const all = [...values];
    // Evenly over all: records stand sorted by kind, and constantFrom takes them as arguments.
    const step = Math.ceil(all.length / 2000);
    return fc.constantFrom(...all.filter((_, index) => index % step === 0)).map(toText);
  };
  const platforms = (...names: string[]) => ({
    good: fc.constantFrom(...names),
    bad: junkBut([], "it", "EN", "en,de"),
  });
  const [two, four] = [platforms("de", "en", "en-de"), platforms("de", "en", "fr", "es")];
  const { premium, sort, page, ...searchGoods } = goods;
  const { premium: badPremium, sort: badSort, page: badPage, ...searchBads } = bads;
  const listGoods = { ...searchGoods, page, sort };
  const listBads = { ...searchBads, page: badPage, sort: badSort };

  const byNumber: RequestArbitraries = {
    good: fc.record({ id: oneOf(library.statistics.keys(), String) }),
    bad: { id: junkBut([], "99999999999999999999", "1e3") },
  };
  const industry = oneOf(library.industries.keys(), String);
  const geolocation = oneOf(library.places.values(), ({ id }) => String(id));
  const indicatorSize = fc.integer({ min: 1, max: 25 }).map(String);
  const badIndicatorSize = junkBut([], "0", "26");
  return {
    listInfographics: {
      good: some({ ...listGoods, platform: two.good }),
      bad: { ...listBads, platform: two.bad },
    },
    listStatistics: {
      good: some({ ...listGoods, platform: two.good, premium }),
      bad: { ...listBads, platform: two.bad, premium: badPremium },
    },
    searchStatistics: {
      good: some({ ...searchGoods, premium }),
      bad: { ...searchBads, premium: badPremium },
    },
    listTopics: {
      good: some({ ...listGoods, platform: four.good }),
      bad: { ...listBads, platform: four.bad },
    },
    listStudies: {
      good: some({ ...listGoods, platform: four.good, premium, industry, geolocation }),
      bad: {
        ...listBads,
        platform: four.bad,
        premium: badPremium,
        industry: junkBut([], "64999"),
        geolocation: junkBut([], "99998", "DE"),
      },
    },
    searchIndicators: {
      good: some(
        { q: query.filter((text) => text !== ""), size: indicatorSize, limit: indicatorSize },
        ["q"],
      ),
      bad: {
        q: fc.constantFrom("", "a".repeat(1001)),
        size: badIndicatorSize,
        limit: badIndicatorSize,
      },
    },
    getStatistic: byNumber,
    getReports: byNumber,
    getIndicator: {
      good: fc.constantFrom(...library.concepts.values()).chain(({ key, uuid }) => {
        const covered = library.coveredPlaces(key);
        return fc.record({
          id: fc.constant(uuid),
          geo: fc
            .uniqueArray(fc.constantFrom(...covered), { minLength: 1, maxLength: 5 })
            .map((codes) => codes.join(",")),
        });
      }),
      bad: {
        id: fc.constantFrom("", "a".repeat(101)),
        geo: fc.constantFrom("", ",", "Atlantis", "DEU,,FRA", "DEU,FRA,ITA,ESP,AUT,CHE", "DEU FRA"),
      },
    },
  };
}
