import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import type { Library } from "../../../src/service/library/index.js";
import { parseCsv } from "../../../tools/content/readers/csv.js";
import { parseFigures } from "../../../tools/content/readers/factbook-figures.js";
import { libraryAlone } from "../support/own-library.js";

let library: Library;
beforeAll(async () => {
  library = await libraryAlone();
});

const at = (concept: string, place: string, period: string) => {
  const observations = library.observations(concept, place);
  return observations?.values[observations.periods.indexOf(period)] ?? null;
};

describe("text of the World Factbook", () => {
  it("gives numbers with their scale, sign and year", () => {
    expect(
      parseFigures("$3.722 trillion (2014 est.) ++ $3.663 trillion (2013 est.)", /^\$$/),
    ).toEqual([
      { year: "2014", value: 3.722e12 },
      { year: "2013", value: 3.663e12 },
    ]);
    expect(parseFigures("$-410.6 billion (2014 est.)", /^\$$/)).toEqual([
      { year: "2014", value: -410.6e9 },
    ]);
    expect(parseFigures("-$1.2 million (FY13/14)", /^\$$/)).toEqual([
      { year: "2014", value: -1.2e6 },
    ]);
    expect(parseFigures("226.8 million bbl (1 January 2015 est.)", /^bbl/)).toEqual([
      { year: "2015", value: 226.8e6 },
    ]);
    expect(parseFigures("1.24 migrant(s)/1,000 population (2015 est.)", /^migrant\(s\)/)).toEqual([
      { year: "2015", value: 1.24 },
    ]);
    expect(parseFigures("12.88% (male 5,346,086/female 5,068,071)", /^%/)).toEqual([
      { value: 12.88 },
    ]);
  });

  it("gives nothing for what is no figure in the unit", () => {
    for (const text of [
      "NA%",
      "$NA",
      "less than 1 (2014 est.)",
      "see entry for West Bank",
      "",
      "++",
    ])
      expect(parseFigures(text, /^%|^\$$|^$/)).toEqual([]);
    expect(parseFigures("5 km (2010)", /^%/)).toEqual([]);
  });

  it("became these figures", () => {
    // Read by hand in the profiles gm, us, fr, xx and in.
    expect(at("factbook-gdp-ppp", "DEU", "2014")).toBe(3722);
    expect(at("factbook-unemployment", "DEU", "2013")).toBe(5.3);
    expect(at("factbook-unemployment", "DEU", "2014")).toBe(5);
    expect(at("factbook-oil-production", "DEU", "2014")).toBe(48.83);
    expect(at("factbook-co2-emissions", "DEU", "2012")).toBe(788.3);
    expect(at("factbook-physicians", "DEU", "2012")).toBe(3.89);
    expect(at("factbook-internet-penetration", "DEU", "2014")).toBe(86.8);
    expect(at("factbook-mobile-subscriptions", "DEU", "2014")).toBe(99.5);
    expect(at("factbook-age-65-up", "DEU", "2015")).toBe(21.4);
    expect(at("factbook-gdp-ppp", "USA", "2014")).toBe(17_420);
    expect(at("factbook-gdp-growth", "WLD", "2014")).toBe(3.3);
    expect(at("factbook-labour-force", "IND", "2014")).toBe(502.2);
    expect(at("factbook-capacity-nuclear", "FRA", "2012")).toBe(48.8);
  });

  it("leaves out what its authors misprinted and profiles of half a place", () => {
    expect(at("factbook-broad-money", "SUR", "2014")).toBeNull();
    expect(at("factbook-military-spending", "KWT", "2012")).toBeNull();
    expect(at("factbook-military-spending", "KWT", "2011")).toBe(3.35);
    expect(library.observations("factbook-gdp-growth", "PSE")).toBeUndefined();
  });
});

describe("amounts of one place", () => {
  it("are no more than the whole world's", () => {
    const additive = [...library.concepts.values()].filter(({ isAdditive }) => isAdditive);
    const beyond = additive.flatMap(({ key }) => {
      const world = library.observations(key, "WLD");
      if (world === undefined) return [];
      return library.coveredPlaces(key).flatMap((place) => {
        const { periods = [], values = [] } = library.observations(key, place) ?? {};
        const most = (period: string) =>
          at(key, "WLD", period) ?? Math.max(...world.values.map((value) => value ?? 0));
        return periods.filter((period, index) => (values[index] ?? 0) > most(period));
      });
    });
    expect(additive.length).toBeGreaterThan(10);
    expect(beyond).toEqual([]);
    // The profile of the European Union says 9,071 million kilowatts, where the world had 5,550.
    expect(at("factbook-electricity-capacity", "EUU", "2011")).toBeNull();
  });
});

describe("figures of the other sources", () => {
  it("are the Penn World Table's, without the rows its authors flag", () => {
    const raw = readFileSync(new URL("../../../tools/content/raw/pwt91.csv.gz", import.meta.url));
    const rows = parseCsv(gunzipSync(raw).toString("utf8"));
    const flagged = rows.filter(({ i_outlier }) => i_outlier === "yes");
    expect(flagged.length).toBe(162);
    for (const { isocode = "", year = "" } of flagged)
      for (const concept of [
        "gdp-real",
        "employment",
        "household-consumption-share",
        "exchange-rate",
      ])
        expect(at(concept, isocode, year), `${concept} ${isocode} ${year}`).toBeNull();
    expect(at("gdp-real", "DEU", "2017")).toBe(3_805_884);
    expect(at("gdp-per-capita", "DEU", "2017")).toBe(46_349);
    expect(at("import-share", "DEU", "2017")).toBe(50.5);
  });

  it("hold no index for October 2025, which was never published", () => {
    expect(at("us-cpi-monthly", "USA", "2025-09")).toBe(324.8);
    expect(at("us-cpi-monthly", "USA", "2025-10")).toBeNull();
    expect(at("us-inflation-monthly", "USA", "2025-10")).toBeNull();
    expect(at("us-cpi-monthly", "USA", "2025-11")).toBe(324.122);
    expect(at("us-inflation-monthly", "USA", "2025-11")).toBe(2.7);
    expect(at("us-cpi-annual", "USA", "2025")).toBeNull();
  });

  it("take a zero share of electricity for a figure only where the grid burns nothing but fossil fuel", () => {
    for (const place of library.coveredPlaces("carbon-free-share")) {
      const { periods, values } = library.observations("carbon-free-share", place) ?? {
        periods: [],
        values: [],
      };
      periods.forEach((period, i) => {
        const intensity = at("carbon-intensity", place, period);
        expect(intensity).not.toBe(0);
        if (values[i] === 0) expect(intensity, `${place} ${period}`).toBeGreaterThan(400);
      });
    }
    expect(at("carbon-intensity", "AGO", "2025")).toBe(213);
    expect(at("renewable-share", "AGO", "2025")).toBe(68);
  });

  it("hold no share of a browser that reads 0 for a few months between real ones", () => {
    const shares = [...library.concepts.values()].filter(
      ({ source }) => source === "browser-share",
    );
    expect(shares.length).toBe(10);
    const found: string[] = [];
    for (const { key } of shares)
      for (const place of library.coveredPlaces(key)) {
        const { periods = [], values = [] } = library.observations(key, place) ?? {};
        const told = periods.flatMap((month, i) => [[month, values[i] ?? null] as const]);
        const known = told.filter(([, share]) => share !== null);
        let zeros: string[] = [];
        let before = 0;
        for (const [month, share] of known) {
          if (share === 0) zeros.push(month);
          else {
            const isSudden = zeros.length <= 3 && before >= 0.1 && (share ?? 0) >= 0.1;
            if (isSudden) found.push(...zeros.map((zero) => `${key} ${place} ${zero}`));
            before = share ?? 0;
            zeros = [];
          }
        }
      }
    expect(found).toEqual([]);
    // Samsung's was in no other's figures either in these months.
    for (const month of ["2017-08", "2017-09", "2017-10"]) {
      expect(at("browser-samsung", "DEU", month)).toBeNull();
      expect(at("browser-other", "DEU", month)).toBeNull();
      expect(at("browser-chrome", "DEU", month)).toBeGreaterThan(20);
    }
  });

  it("add up to the whole market of web browsers", () => {
    const parts = [...library.concepts.keys()].filter((key) => key.startsWith("browser-"));
    const sum = parts.reduce((total, key) => total + (at(key, "DEU", "2026-08") ?? 0), 0);
    expect(sum).toBeCloseTo(100, 1);
    expect(at("browser-chrome", "DEU", "2026-08")).toBeGreaterThan(44);
  });
});
