import countries from "i18n-iso-countries";
import { parseCsv } from "./csv.js";
import { put, type Table } from "../table.js";

/** Gapminder's own English names where they differ from the ISO list. */
const namesOfItsOwn: Readonly<Record<string, string>> = {
  Brunei: "BRN",
  "Cape Verde": "CPV",
  "Congo, Dem. Rep.": "COD",
  "Congo, Rep.": "COG",
  "Cote d'Ivoire": "CIV",
  "Czech Republic": "CZE",
  "Hong Kong, China": "HKG",
  "Kyrgyz Republic": "KGZ",
  Lao: "LAO",
  "Macao, China": "MAC",
  "Macedonia, FYR": "MKD",
  "Micronesia, Fed. Sts.": "FSM",
  Micronesia: "FSM",
  Moldova: "MDA",
  Russia: "RUS",
  "Slovak Republic": "SVK",
  "South Korea": "KOR",
  "St. Lucia": "LCA",
  "St. Vincent and the Grenadines": "VCT",
  Swaziland: "SWZ",
  Syria: "SYR",
  Tanzania: "TZA",
  Turkey: "TUR",
  Bolivia: "BOL",
  Iran: "IRN",
  Venezuela: "VEN",
  "United States": "USA",
  Vietnam: "VNM",
  "West Bank and Gaza": "PSE",
};

/** Child survival, births and national output of the dslabs extract. */
export function readGapminderExtract(text: string, known: ReadonlySet<string>): Table {
  const table: Table = new Map();
  for (const row of parseCsv(text)) {
    const name = row.country ?? "";
    const place = namesOfItsOwn[name] ?? countries.getAlpha3Code(name, "en");
    if (place === undefined || !known.has(place))
      throw new Error(`Gapminder's country "${name}" has no code.`);
    const year = row.year ?? "";
    const add = (concept: string, column: string) => {
      const text = row[column] ?? "";
      if (text !== "" && text !== "NA") put(table, concept, place, year, Number(text));
    };
    add("infant-mortality", "infant_mortality");
    add("fertility", "fertility");
  }
  return table;
}

/** Life expectancy, income and population of Systema Globalis, 1801 on. */
export function readSystemaGlobalis(text: string, known: ReadonlySet<string>): Table {
  const table: Table = new Map();
  for (const row of parseCsv(text)) {
    // Its codes are ISO alpha-3 in small letters; others are former states, which have no place here.
    const place = (row.geo ?? "").toUpperCase();
    const year = row.time ?? "";
    if (!known.has(place)) continue;
    const add = (concept: string, column: string) => {
      const text = row[column] ?? "";
      if (text !== "") put(table, concept, place, year, Number(text));
    };
    add("life-expectancy", "life_expectancy_years");
    add("income-per-person", "income_per_person_gdppercapita_ppp_inflation_adjusted");
    add("population-history", "population_total");
  }
  return table;
}
