import { describe, expect, it } from "vitest";
import { loadPlaces } from "../../../src/statistics/index.js";
import { ownLibrary } from "../../service/support/own-library.js";

const places = await loadPlaces();

describe("a group of countries that indicators cover", () => {
  it.each([
    ["WLD", 1, ["Worldwide", "Welt", "Monde", "Mundo", "World", "Mondial", "the world"]],
    ["AFR", 2, ["Africa", "Afrika", "Afrique", "África"]],
    ["NOA", 3, ["North America", "Nordamerika", "Amérique du Nord", "América del Norte"]],
    ["SOA", 5, ["South America", "Südamerika", "Amérique du Sud", "América del Sur"]],
    ["SOA", 5, ["Sudamérica", "Suramérica"]],
    ["ASI", 142, ["ASI", "Asia", "Asien", "Asie"]],
    ["EUR", 150, ["Europe", "Europa"]],
    ["EUU", 10_008, ["EU", "UE", "EU-27", "Unión Europea"]],
    ["EMU", 10_020, ["Euro area", "Euroraum", "Zone euro", "Zona euro", "Eurozone", "Eurogebiet"]],
  ])("%s has the number %i, and names in four languages", (code, number, names) => {
    for (const name of [...names, String(number)])
      expect(places.find(name), name).toMatchObject({ code, number });
  });

  it("has the same names when it is shown", () => {
    expect(places.byCode("wld")?.names).toEqual({
      ...{ en: "Worldwide", de: "Welt", fr: "Monde", es: "Mundo" },
    });
    expect(places.byCode("EUU")?.names).toEqual({
      ...{ en: "European Union", de: "Europäische Union" },
      ...{ fr: "Union européenne", es: "Unión Europea" },
    });
    expect(places.byCode("OED")?.names).toEqual({
      ...{ en: "OECD", de: "OECD", fr: "OCDE", es: "OCDE" },
    });
    expect(places.byCode("SOA")?.names).toEqual({
      ...{ en: "South America", de: "Südamerika" },
      ...{ fr: "Amérique du Sud", es: "América del Sur" },
    });
    expect(places.byCode("ASI")?.names).toEqual({
      ...{ en: "Asia", de: "Asien", fr: "Asie", es: "Asia" },
    });
  });
});

describe("a country as people call it", () => {
  it.each([
    ["ARE", ["Emirates", "VAE", "EAU", "Émirats"]],
    ["BLR", ["Weißrussland", "Biélorussie", "Bielorrusia", "Belarus"]],
    ["CHE", ["Swiss", "Schweiz", "Suisse"]],
    ["CHN", ["PRC", "Mainland China", "Volksrepublik China"]],
    ["CIV", ["Elfenbeinküste", "Côte d'Ivoire", "Ivory Coast"]],
    ["COD", ["DRC", "Congo-Kinshasa", "RDC", "República Democrática del Congo"]],
    ["COG", ["Congo-Brazzaville", "República del Congo", "Kongo-Brazzaville"]],
    ["CPV", ["Cabo Verde", "Kapverden", "Cape Verde"]],
    ["CZE", ["Tschechei", "Chequia", "Czech Republic"]],
    ["DEU", ["BRD", "FRG", "Bundesrepublik Deutschland", "Federal Republic of Germany"]],
    ["GBR", ["Britain", "Grande-Bretagne", "Gran Bretaña", "U.K."]],
    ["GRC", ["EL", "Hellas", "GR"]],
    ["IRL", ["Republic of Ireland", "Eire", "Irland"]],
    ["KOR", ["Korea", "Corée", "Corea", "Corea del Sur", "Republik Korea"]],
    ["MDA", ["Moldova", "Republik Moldau", "Moldavie"]],
    ["MKD", ["Macedonia", "Mazedonien", "Macédoine"]],
    ["MMR", ["Burma", "Birma", "Birmanie", "Birmania", "Myanmar"]],
    ["NLD", ["Hollande", "Holanda"]],
    ["PSE", ["Palästina", "Palestinian Territories"]],
    ["TUR", ["Turkiye", "Türkiye", "Türkei"]],
    ["USA", ["EEUU", "U.S.A.", "United States of America"]],
    ["GUF", ["Guyane", "French Guiana"]],
    ["FLK", ["Malvinas", "Falklands"]],
    ["PRK", ["Corea del Norte", "DPRK", "North Korea", "Nordkorea"]],
    ["RUS", ["Russie", "Rusia", "Russland", "Russia"]],
    ["SWZ", ["Swaziland", "Swasiland", "Eswatini"]],
    ["SYR", ["Syria", "Syrien", "Siria", "Syrie"]],
    ["TWN", ["Chinese Taipei", "Taiwan"]],
    ["VAT", ["Vatican", "Vatican City", "Vatikan", "Ciudad del Vaticano"]],
    ["VNM", ["Viet Nam", "Vietnam"]],
    ["NLD", ["the Netherlands", "Holland"]],
    ["BHS", ["The Bahamas", "Bahamas"]],
  ])("%s", (code, names) => {
    for (const name of names) expect(places.find(name)?.code, name).toBe(code);
  });

  it("needs no article, but none of its own words may go", () => {
    expect(places.find("in the Netherlands")).toBeUndefined();
    expect(places.find("the")).toBeUndefined();
  });
});

describe("a name that says no one place", () => {
  it.each([...["America", "Amerika", "Amérique", "América", "the Americas", "las Américas"]])(
    "%s may be the country or the continent",
    (name) => {
      expect(places.find(name)).toBeUndefined();
      expect(places.near(name)).toBeUndefined();
      expect(places.mayMean(name).map(({ code }) => code)).toEqual(["USA", "NOA", "SOA", "LCN"]);
    },
  );

  it("is a part of longer ones that say it", () => {
    const codes = ["South America", "American Samoa", "Virgin Islands (U.S.)"].map(
      (name) => places.find(name)?.code,
    );
    expect(codes).toEqual(["SOA", "ASM", "VIR"]);
    expect(places.mayMean("Virgin Islands").map(({ code }) => code)).toEqual(["VGB", "VIR"]);
  });
});

describe("a place as the library names it in a title", () => {
  it("is found by each of its names in four languages, unless two places have it", async () => {
    const { data } = await ownLibrary();
    const named = [...data.places.values()].flatMap(({ code, name }) =>
      Object.values(name).map((text) => [text, code] as const),
    );
    const others = named.filter(([text, code]) => places.find(text)?.code !== code);
    expect(new Set(others.map(([text]) => text))).toEqual(new Set(["St. Martin", "San Martín"]));
    expect(places.mayMean("St. Martin").map(({ code }) => code)).toEqual(["MAF", "SXM"]);
  });
});

describe("a country as the tables of the World Bank call it", () => {
  it.each([
    ["Bahamas, The", "BHS"],
    ["Congo, Dem. Rep.", "COD"],
    ["Congo, Rep.", "COG"],
    ["Egypt, Arab Rep.", "EGY"],
    ["Hong Kong SAR, China", "HKG"],
    ["Iran, Islamic Rep.", "IRN"],
    ["Korea, Dem. People's Rep.", "PRK"],
    ["Korea, Rep.", "KOR"],
    ["Macao SAR, China", "MAC"],
    ["Venezuela, RB", "VEN"],
    ["West Bank and Gaza", "PSE"],
    ["Yemen, Rep.", "YEM"],
  ])("%s", (name, code) => {
    expect(places.find(name)?.code).toBe(code);
  });

  it("is no list of two", () => {
    expect(places.find("Taiwan, China")).toBeUndefined();
  });
});

describe("the places", () => {
  it("are all there, each once", () => {
    const codes = places.all().map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toEqual(expect.arrayContaining(["WLD", "EUU", "DEU", "USA", "XKX"]));
    expect(codes.length).toBeGreaterThan(240);
  });

  it.each([
    ["G7", "g7"],
    ["the G7", "g7"],
    ["The European Union", "eu"],
    ["EU-Länder", "eu"],
    ["países de la UE", "eu"],
    ["eu27", "eu"],
    ["G20-Staaten", "g20"],
    ["BRICS+", "brics"],
    ["pays des BRICS", "brics"],
    ["V4", "visegrad"],
    ["Visegrád-Gruppe", "visegrad"],
    ["CEE", "cee"],
    ["MOE", "cee"],
    ["Gulf states", "gcc"],
    ["Golfstaaten", "gcc"],
    ["pays du Golfe", "gcc"],
    ["Skandinavien", "nordics"],
    ["Baltikum", "baltics"],
    ["D-A-CH", "dach"],
    ["Beneluxstaaten", "benelux"],
    ["NAFTA", "nafta"],
    ["T-MEC", "nafta"],
    ["Mercosul", "mercosur"],
    ["pays de l'OCDE", "oecd"],
    ["ANASE", "asean"],
    ["Afrika südlich der Sahara", "sub-saharan-africa"],
    ["Schwellenländer", "emerging-markets"],
    ["LatAm", "latin-america"],
    ["eurozone", "euro-area"],
  ])("%s is the group %s", (spelling, key) => {
    expect(places.group(spelling)?.key).toBe(key);
  });

  it("have groups that are found by their key, and that are named in four languages", () => {
    for (const { key, names } of places.groups())
      for (const spelling of [key, ...Object.values(names)])
        expect(places.group(spelling)?.key, spelling).toBe(key);
    expect(places.group("visegrad")?.members).toEqual(["CZE", "HUN", "POL", "SVK"]);
    expect(places.group("gcc")?.members.length).toBe(6);
    expect(places.group("cee")?.members.length).toBe(12);
  });

  it("have groups with their members, and nothing else is one", () => {
    expect(places.group("Germany")).toBeUndefined();
    expect(places.group("in the G7")).toBeUndefined();
    const keys = places.groups().map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(["g7", "g20", "eu", "oecd"]));
    expect(places.group("euro area")?.members).toEqual(
      expect.arrayContaining(["DEU", "FRA", "HRV"]),
    );
  });
});
