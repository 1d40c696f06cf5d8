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
