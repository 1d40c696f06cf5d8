import { platforms, type Platform } from "../../src/contract/known-values.js";
import { territories, aggregates, nameOverrides, spokenForms } from "./place-lists.js";
import { readJson } from "./packages.js";

interface PlaceRow {
  code: string;
  alpha2OrM49: string;
  id: number;
  kind: "country" | "territory" | "aggregate";
  name: Record<Platform, string>;
  synonyms: string[];
  region?: string;
  groups: string[];
}

interface CodeMapping {
  _numeric?: string;
  _alpha3?: string;
  _fips10?: string;
}

interface CodeMappings {
  supplemental: { codeMappings: Record<string, CodeMapping> };
}
interface Containment {
  supplemental: { territoryContainment: Record<string, { _contains?: string[] }> };
}

/** Codes of a place in the several schemes the sources use, to the library's alpha-3 code. */
export interface PlaceCodes {
  readonly byAlpha2: ReadonlyMap<string, string>;
  readonly byFips: ReadonlyMap<string, string>;
  readonly known: ReadonlySet<string>;
}

/** Codes of groups, and those ISO leaves to private use: CLDR gives some to test locales. XK is Kosovo. */
const privateCodes = /^(AA|EU|EZ|UN|Q[M-Z]|X(?!K)[A-Z]|ZZ)$/;

/** ISO codes whose letters mean another place in FIPS: AX is Akrotiri, BQ Navassa Island. */
const withoutFips = new Set(["AX", "BQ", "UM"]);

/** Countries, territories and aggregates with their names in four languages, all from CLDR. */
export function readPlaces(packages: { core: string; names: string }): {
  places: PlaceRow[];
  codes: PlaceCodes;
} {
  const { codeMappings: mappings } = (
    readJson(packages.core, "supplemental/codeMappings.json") as CodeMappings
  ).supplemental;
  const { territoryContainment: containment } = (
    readJson(packages.core, "supplemental/territoryContainment.json") as Containment
  ).supplemental;
  const names = Object.fromEntries(
    platforms.map((language) => [language, readTerritoryNames(packages.names, language)]),
  ) as Record<Platform, Record<string, string>>;

  const members = (group: string): string[] =>
    (containment[group]?._contains ?? []).flatMap((code) =>
      /^\d/.test(code) ? members(code) : [code],
    );
  const groupsOf = new Map<string, string[]>();
  for (const [code, { m49, list }] of Object.entries(aggregates)) {
    for (const member of list ?? (m49 === undefined ? [] : members(m49)))
      groupsOf.set(member, [...(groupsOf.get(member) ?? []), code]);
  }

  const places: PlaceRow[] = [];
  const byAlpha2 = new Map<string, string>();
  const byFips = new Map<string, string>();
  for (const [alpha2, mapping] of Object.entries(mappings)) {
    if (!/^[A-Z]{2}$/.test(alpha2) || privateCodes.test(alpha2) || names.en[alpha2] === undefined)
      continue;
    // Kosovo has no official code; XKX and the private-use number are what the World Bank and others use.
    const alpha3 = alpha2 === "XK" ? "XKX" : mapping._alpha3;
    const numeric = alpha2 === "XK" ? "983" : mapping._numeric;
    if (alpha3 === undefined || numeric === undefined || Number(numeric) >= 984) continue;
    const groups = groupsOf.get(alpha2) ?? [];
    const region = groups.find((group) => aggregates[group]?.isContinent === true);
    const name = nameOverrides[alpha2] ?? pick((language) => names[language][alpha2] ?? alpha2);
    places.push({
      code: alpha3,
      alpha2OrM49: alpha2,
      id: Number(numeric),
      kind: territories.has(alpha3) ? "territory" : "country",
      name,
      synonyms: synonymsOf(alpha2, alpha3, name, names),
      ...(region === undefined ? {} : { region }),
      groups,
    });
    byAlpha2.set(alpha2, alpha3);
    if (mapping._fips10 !== undefined) byFips.set(mapping._fips10, alpha3);
  }
  // CLDR leaves the FIPS code out where it is the same as the ISO code, and where there is none.
  for (const [alpha2, alpha3] of byAlpha2)
    if (mappings[alpha2]?._fips10 === undefined && !byFips.has(alpha2) && !withoutFips.has(alpha2))
      byFips.set(alpha2, alpha3);
  for (const [code, aggregate] of Object.entries(aggregates)) {
    places.push({
      code,
      alpha2OrM49: aggregate.text,
      id: aggregate.id,
      kind: "aggregate",
      name: aggregate.name,
      synonyms: aggregate.synonyms,
      groups: code === "WLD" ? [] : ["WLD"],
    });
  }
  places.sort((a, b) => (a.code < b.code ? -1 : 1));
  return { places, codes: { byAlpha2, byFips, known: new Set(places.map(({ code }) => code)) } };
}

function synonymsOf(
  alpha2: string,
  alpha3: string,
  name: Record<Platform, string>,
  names: Record<Platform, Record<string, string>>,
): string[] {
  const found = new Set(spokenForms[alpha3] ?? []);
  for (const language of platforms) {
    for (const [key, text] of Object.entries(names[language]))
      if (key === alpha2 || key.startsWith(`${alpha2}-alt`)) found.add(text);
  }
  // "RU" is Russia's, whatever it stands for in French, and two countries are called Congo.
  found.delete("Congo");
  for (const text of found) {
    const letters = text.replace(/\P{L}/gu, "");
    if (letters.length === 2 && letters !== alpha2 && letters in names.en) found.delete(text);
  }
  for (const text of Object.values(name)) found.delete(text);
  return [...found];
}

function readTerritoryNames(folder: string, language: Platform): Record<string, string> {
  const file = readJson(folder, `main/${language}/territories.json`) as {
    main: Record<string, { localeDisplayNames: { territories: Record<string, string> } }>;
  };
  return file.main[language]?.localeDisplayNames.territories ?? {};
}

const pick = (of: (language: Platform) => string): Record<Platform, string> =>
  Object.fromEntries(platforms.map((language) => [language, of(language)])) as Record<
    Platform,
    string
  >;
