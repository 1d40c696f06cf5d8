/** Content as a statistics office would have it: the library's measures once more for each group of people and trade. */
import { toContentId } from "../../../src/service/library/identifiers.js";
import type { ImportedContent, OwnLibrary } from "../../../src/service/library/index.js";

const groups = (
  "men,women,urban areas,rural areas,aged under 15,aged 15 to 24,aged 25 to 54,aged 55 to 64,aged 65 and over," +
  "households,enterprises,small enterprises,large enterprises,public sector,private sector,agriculture,manufacturing," +
  "construction,retail trade,transport,tourism,finance,education,health care,first quintile,second quintile," +
  "third quintile,fourth quintile,fifth quintile,capital region,northern regions,southern regions,residents,migrants," +
  "owners,tenants,single parents,couples,employees,self-employed"
).split(",");

const leastPlaces = 100;
const leastPeriods = 5;
const mostPlaces = 200;
/** Of each place the last so many. */
const mostPeriods = 30;

type Definition = ImportedContent["concepts"][number];
type Rows = ImportedContent["figures"][string];

/** Real figures of one measure, as a part of them would be. */
function rowsOf({ figures }: OwnLibrary, { key, decimals }: Definition, share: number): Rows {
  const rows: Rows = {};
  for (const place of figures.placesOf(key).slice(0, mostPlaces)) {
    const { periods, values } = figures.get(key, place) ?? { periods: [], values: [] };
    const from = Math.max(0, periods.length - mostPeriods);
    const first = periods[from];
    if (first === undefined) continue;
    const part = values.slice(from);
    rows[place] = [first, part.map((one) => one && Number((one * share).toFixed(decimals)))];
  }
  return rows;
}

/** The measures of many places over time, from which all content is made. */
const measuresOf = ({ catalogue, figures }: OwnLibrary): Definition[] =>
  catalogue.concepts.filter(
    ({ key, partner, newer }) =>
      // What names another measure would name one that is not there.
      partner === undefined &&
      newer === undefined &&
      figures.placesOf(key).length >= leastPlaces &&
      (figures.get(key, figures.placesOf(key)[0] ?? "")?.periods.length ?? 0) >= leastPeriods,
  );

/**
 * A source of one group: each of the library's measures that have many places, with their names in all languages.
 * @param most so many measures of it
 */
export function toSource(own: OwnLibrary, number: number, most = Infinity): ImportedContent {
  const group = groups[number % groups.length] ?? "";
  const key = `office-${String(number)}`;
  const day = "2026-11-01";
  const base = measuresOf(own).slice(0, most);
  const keyOf = (one: Definition) => `${key}-${one.key}`;
  const called = ({ name }: Definition): Definition["name"] =>
    Object.fromEntries(
      Object.entries(name).map(([language, text]) => [language, `${text}, ${group}`]),
    ) as Definition["name"];
  const title = `Office of statistics ${String(number)}`;
  const figures = Object.fromEntries(
    base.map((one) => [keyOf(one), rowsOf(own, one, 1 / (2 + (number % 30)))]),
  );
  const daysOf = (rows: Rows) => Object.fromEntries(Object.keys(rows).map((place) => [place, day]));
  return {
    format: 1,
    source: {
      ...{ key, title, subtitle: "", publisher: title, url: "" },
      ...{ licence: "internal use only", attribution: title, releasedAt: day },
    },
    ...{ from: `${key}.csv`, importedAt: day, units: {}, topics: [] },
    concepts: base.map((one) => ({
      ...one,
      ...{ key: keyOf(one), source: key, name: called(one), numbers: "long" as const },
    })),
    figures,
    updates: Object.fromEntries(Object.entries(figures).map(([one, rows]) => [one, daysOf(rows)])),
  };
}

/** Numbers of series of a source that a service shows. */
export const seriesOf = ({ figures }: ImportedContent): number[] =>
  Object.entries(figures).flatMap(([measure, rows]) =>
    Object.entries(rows).flatMap(([place, [, values]]) =>
      values.filter((one) => one !== null).length < 5
        ? []
        : toContentId(`series|${measure}|${place}`, "long"),
    ),
  );
