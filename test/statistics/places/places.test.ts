import { describe, expect, it } from "vitest";
import { geolocationNumber, loadPlaces } from "../../../src/statistics/index.js";

const places = await loadPlaces();

describe("a place in any spelling", () => {
  it.each([
    ["Germany", "DEU"],
    ["deutschland", "DEU"],
    ["Allemagne", "DEU"],
    ["ALEMANIA", "DEU"],
    ["DE", "DEU"],
    ["deu", "DEU"],
    ["276", "DEU"],
    ["USA", "USA"],
    ["U.S.", "USA"],
    ["United States", "USA"],
    ["Vereinigte Staaten", "USA"],
    ["États-Unis", "USA"],
    ["EE. UU.", "USA"],
    ["840", "USA"],
    ["UK", "GBR"],
    ["Great Britain", "GBR"],
    ["Großbritannien", "GBR"],
    ["Holland", "NLD"],
    ["Weissrussland", "BLR"],
    ["Macau", "MAC"],
    ["The Netherlands", "NLD"],
    ["Niederlande", "NLD"],
    ["South Korea", "KOR"],
    ["Südkorea", "KOR"],
    ["Russia", "RUS"],
    ["Czechia", "CZE"],
    ["Türkiye", "TUR"],
    ["turkey", "TUR"],
    ["Ivory Coast", "CIV"],
    ["Côte d’Ivoire", "CIV"],
    ["Syria", "SYR"],
    ["Laos", "LAO"],
    ["Moldova", "MDA"],
    ["Taiwan", "TWN"],
    ["Congo-Brazzaville", "COG"],
    ["RU", "RUS"],
    ["DR Congo", "COD"],
    ["004", "AFG"],
    ["4", "AFG"],
    ["Kosovo", "XKX"],
    ["world", "WLD"],
    ["Worldwide", "WLD"],
    ["weltweit", "WLD"],
    ["001", "WLD"],
    ["1", "WLD"],
    ["WLD", "WLD"],
    ["Europe", "EUR"],
    ["Europa", "EUR"],
    ["150", "EUR"],
    ["EU", "EUU"],
    ["10008", "EUU"],
    ["Union européenne", "EUU"],
    ["OECD", "OED"],
    ["Lateinamerika", "LCN"],
    ["Oceania", "OCE"],
    ["009", "OCE"],
    ["Africa", "AFR"],
  ])("%s is %s", (spelling, code) => {
    expect(places.find(spelling)?.code).toBe(code);
  });

  it.each(["Atlantis", "", "ZZ", "999", "Germani"])("%s is none", (spelling) => {
    expect(places.find(spelling)).toBeUndefined();
  });

  it("finds every country by its first name in each language and by each code", () => {
    const wrong = ["DEU", "FRA", "JPN", "BRA", "ZAF", "CZE"].flatMap((code) => {
      const place = places.byCode(code);
      const spellings = [...Object.values(place?.names ?? {}), code, String(place?.number)];
      return spellings.filter((each) => places.find(each)?.code !== code);
    });
    expect(wrong).toEqual([]);
  });

  it("has a name in each language", () => {
    expect(places.byCode("CHE")?.names).toEqual({
      de: "Schweiz",
      en: "Switzerland",
      fr: "Suisse",
      es: "Suiza",
    });
    expect(places.byCode("XYZ")).toBeUndefined();
  });

  it("gives the number that filters studies", async () => {
    expect(await geolocationNumber("Deutschland")).toBe(276);
    expect(await geolocationNumber("Oceania")).toBe(10_002);
    expect(await geolocationNumber("10009")).toBe(10_009);
    expect(await geolocationNumber("Atlantis")).toBeUndefined();
  });
});

describe("a misspelled place", () => {
  it.each([
    ["Germny", "DEU"],
    ["Deutchland", "DEU"],
    ["Gemrany", "DEU"],
    ["Frnce", "FRA"],
    ["Untied Kingdom", "GBR"],
    ["Switserland", "CHE"],
    ["Argentinien.", "ARG"],
  ])("%s is %s", (spelling, code) => {
    expect(places.near(spelling)?.code).toBe(code);
  });

  it.each([
    // One edit from Niger and from Nigeria, from Mali and Malta: no guess.
    ["Nigera"],
    // Every code is near a short text.
    ["XQX"],
    ["GDP"],
    ["Middle East"],
    [""],
  ])("%j is no place in particular", (spelling) => {
    expect(places.near(spelling)).toBeUndefined();
  });
});
