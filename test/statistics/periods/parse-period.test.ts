import { describe, expect, it } from "vitest";
import {
  comparePeriods,
  forecastFrom,
  parsePeriod,
  periodCell,
  toIsoDate,
} from "../../../src/statistics/index.js";
import { fc } from "../../support/properties.js";

const read = (label: string) => {
  const period = parsePeriod(label);
  return (
    period &&
    `${period.kind} ${toIsoDate(period.start)} ${toIsoDate(period.end)}${period.isMarked ? " marked" : ""}`
  );
};

describe("a period label", () => {
  it.each([
    ["2024", "year 2024-01-01 2024-12-31"],
    ["1820", "year 1820-01-01 1820-12-31"],
    ["2026*", "year 2026-01-01 2026-12-31 marked"],
    ["2026 **", "year 2026-01-01 2026-12-31 marked"],
    ["2027e", "year 2027-01-01 2027-12-31 marked"],
    ["2028 (forecast)", "year 2028-01-01 2028-12-31 marked"],
    ["2028 Prognose", "year 2028-01-01 2028-12-31 marked"],
    ["FY 2024", "year 2024-01-01 2024-12-31"],
    ["FY24", "year 2024-01-01 2024-12-31"],
    ["1Q24", "quarter 2024-01-01 2024-03-31"],
    ["Q3/24", "quarter 2024-07-01 2024-09-30"],
    ["2H24", "half 2024-07-01 2024-12-31"],
    ["H1 24", "half 2024-01-01 2024-06-30"],
    ["2019/20", "year 2019-07-01 2020-06-30"],
    ["2019/2020", "year 2019-07-01 2020-06-30"],
    ["2000-2010", "range 2000-01-01 2010-12-31"],
    ["2000 – 2010", "range 2000-01-01 2010-12-31"],
    ["Q1 2024", "quarter 2024-01-01 2024-03-31"],
    ["2024 Q4", "quarter 2024-10-01 2024-12-31"],
    ["2024Q4*", "quarter 2024-10-01 2024-12-31 marked"],
    ["Q2/2024", "quarter 2024-04-01 2024-06-30"],
    ["Q3 '24", "quarter 2024-07-01 2024-09-30"],
    ["1. Quartal 2024", "quarter 2024-01-01 2024-03-31"],
    ["2.º trimestre de 2024", "quarter 2024-04-01 2024-06-30"],
    ["2º trimestre de 2024", "quarter 2024-04-01 2024-06-30"],
    ["3ème trimestre 2024", "quarter 2024-07-01 2024-09-30"],
    ["1er trimestre de 2024", "quarter 2024-01-01 2024-03-31"],
    ["T3 2024", "quarter 2024-07-01 2024-09-30"],
    ["H2 2024", "half 2024-07-01 2024-12-31"],
    ["1. Halbjahr 2024", "half 2024-01-01 2024-06-30"],
    ["2024-05", "month 2024-05-01 2024-05-31"],
    ["05/2024", "month 2024-05-01 2024-05-31"],
    ["5-2024", "month 2024-05-01 2024-05-31"],
    ["2024M05", "month 2024-05-01 2024-05-31"],
    ["May 2024", "month 2024-05-01 2024-05-31"],
    ["Sept. 2024", "month 2024-09-01 2024-09-30"],
    ["Jan '24", "month 2024-01-01 2024-01-31"],
    ["Dez 99", "month 1999-12-01 1999-12-31"],
    ["März 2024", "month 2024-03-01 2024-03-31"],
    ["août 2024", "month 2024-08-01 2024-08-31"],
    ["mayo de 2024", "month 2024-05-01 2024-05-31"],
    ["2024 February", "month 2024-02-01 2024-02-29"],
    ["2024-05-31", "day 2024-05-31 2024-05-31"],
    ["31.05.2024", "day 2024-05-31 2024-05-31"],
    ["31 May 2024", "day 2024-05-31 2024-05-31"],
    ["May 31, 2024", "day 2024-05-31 2024-05-31"],
    ["31. Mai 2024", "day 2024-05-31 2024-05-31"],
    ["2024-W01", "week 2024-01-01 2024-01-07"],
    ["W53 2020", "week 2020-12-28 2021-01-03"],
  ])("%s is %s", (label, expected) => {
    expect(read(label)).toBe(expected);
  });

  it.each([
    "Germany",
    "Total",
    "",
    "18 to 24 years",
    "1234567",
    "99",
    "Q5 2024",
    "2024-13",
    "jui 2024",
    "2010-2000",
    "2021-W53",
    "2021-W00",
    "Apple",
  ])("%s is none", (label) => {
    expect(parsePeriod(label)).toBeUndefined();
  });

  it("never throws, and ends no earlier than it begins", () => {
    fc.assert(
      fc.property(fc.string(), (label) => {
        const period = parsePeriod(label);
        expect(period === undefined || period.start <= period.end).toBe(true);
      }),
    );
  });
});

describe("period labels as cells", () => {
  it.each<[string, unknown]>([
    ["2024", 2024],
    ["1820", 1820],
    ["2026*", "2026*"],
    ["Q1 2024", "Q1 2024"],
    ["2024-Q1", "Q1 2024"],
    ["T1 2024", "Q1 2024"],
    ["2024-05", "2024-05"],
    ["May 2024", "2024-05"],
    ["mayo de 2024", "2024-05"],
    ["2024M05", "2024-05"],
    ["May 2024*", "May 2024*"],
    ["H1 2024", "H1 2024"],
    ["2024-05-31", { day: 19_874 }],
    ["1850-01-01", "1850-01-01"],
    ["Germany", "Germany"],
    ["12", "12"],
  ])("%s is %j", (label, cell) => {
    expect(periodCell(label)).toEqual(cell);
  });

  it("stand in order of time, a quarter before the year it closes, other labels behind", () => {
    const labels = ["Total", "2025", "Q4 2025", "2024", "Q1 2025", "Jan 2025"];
    expect(labels.sort(comparePeriods)).toEqual([
      "2024",
      "Jan 2025",
      "Q1 2025",
      "Q4 2025",
      "2025",
      "Total",
    ]);
  });

  it("say where forecasts begin: at a mark, or after the publication", () => {
    const published = parsePeriod("2025-06-01")?.start;
    expect(forecastFrom(["2023", "2024", "2025", "2026"], published)).toBe("2025");
    expect(forecastFrom(["2027*", "2026*", "2024"], undefined)).toBe("2026*");
    expect(forecastFrom(["2023", "2024"], published)).toBeUndefined();
  });
});
