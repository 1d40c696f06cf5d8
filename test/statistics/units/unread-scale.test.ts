import { expect, it } from "vitest";
import { holdsScale, readUnit } from "../../../src/statistics/index.js";
import { libraryAlone } from "../../service/support/own-library.js";

const unread = (unit: string) => holdsScale(readUnit({ unit }).base);

it.each([
  ...["EUR m", "$bn", "US$M", "€m", "k€", "M€", "Md€", "TEUR", "MEUR", "US$'000", "$000", "000s"],
  ...["MLN_USD", "CP_MEUR", "MIO_NAC", "THS_PER", "Mill. EUR", "Rs crore", "lakh tonnes"],
  ...["Current prices, million euro", "USD millions (2015 prices)", "persons (thousands)"],
  ...["EUR (mn)", "100 million yen", "10 thousand persons", "hundred thousand", "'000 tonnes"],
  ...["miles de euros", "EUR, 100 000", "Mil. of US $", "Bil. USD", "ths. EUR", "thous. persons"],
  ...["Mds d'euros", "mld. Kč", "Millió Ft", "milioni di euro", "miljard euro", "milhões de euros"],
  ...["SEK m", "PLNm", "G$", "m tonnes", "kilo euros", "10^6 EUR", "10⁶ EUR", "1e6 EUR", "億円"],
])("%s holds a scale that nothing reads", (unit) => {
  expect(unread(unit)).toBe(true);
});

it.each([
  ...[
    "million euros",
    "USD mn",
    "EUR bn",
    "Mio. EUR",
    "1,000 persons",
    "thousands",
    "USD, Millions",
  ],
  ...["U.S. dollars per million Btu", "deaths per 100,000 inhabitants", "EUR/MWh", "EUR/m2"],
  ...["million tonnes of CO2", "index, 2015 = 100", "euros at 2000 prices", "MWh", "Mt", "100 kg"],
  ...[
    "m",
    "m above sea level",
    "kilo",
    "kilograms",
    "GWh",
    "EUR",
    "SEK/m2",
    "ODP tonnes",
    "CO2e",
    "H2O",
  ],
  ...["miles", "months", "million euros, 2010 prices", "persons", "t"],
])("%s holds none", (unit) => {
  expect(unread(unit)).toBe(false);
});

it("no unit of the library holds one in any language", async () => {
  const { concepts } = await libraryAlone();
  const units = [...concepts.values()].flatMap(({ unit }) =>
    (["en", "de", "fr", "es"] as const).map((language) => [language, unit[language]] as const),
  );
  expect(units.filter(([language, unit]) => holdsScale(readUnit({ unit }, language).base))).toEqual(
    [],
  );
});
