import { expect, it } from "vitest";
import { functionsOverLibrary } from "../support/over-library.js";

const { show, idOf } = functionsOverLibrary();

const notesOf = (cells: unknown) =>
  (cells as unknown[][]).flatMap(([first, text]) => (first === "note" ? [text] : []));

it("show=notes says that the latest figures of several places are of different years", async () => {
  const places = "Germany,Haiti,Zimbabwe,Afghanistan,Niger";
  const [latest, named] = await show(
    `=STAT.VALUE(${idOf("factbook-unemployment")},"${places}",,"show=notes")`,
    `=STAT.VALUE(${idOf("factbook-unemployment")},"Germany,France",,"show=notes")`,
  );
  expect(notesOf(latest)).toContain(
    "the latest figures are of different periods: 2008, 2009, 2010, 2012 and 1 more; show=period shows which",
  );
  expect(notesOf(named)).toHaveLength(1);
});

it("show=notes says that growth of several places begins in different years", async () => {
  const output = idOf("gdp-real");
  const [growth, ends, ...silent] = await show(
    `=STAT.GROWTH(${output},"Germany,Estonia,China",,2017,"show=notes")`,
    `=STAT.GROWTH(${output},"Germany,Kyrgyzstan",2000,,"show=notes")`,
    `=STAT.GROWTH(${output},"Germany,Estonia,China",2000,{2010,2017},"show=notes")`,
    `=STAT.VALUE(${output},"Germany",{2000,2010},"show=notes")`,
  );
  expect(notesOf(growth)).toEqual([
    "growth begins in different periods: 1950, 1952, 1990; show=period shows which",
  ]);
  expect(notesOf(ends)).toEqual([
    "growth ends in different periods: 2015, 2017; show=period shows which",
    "2015 to 2017 are the latest figures there are, up to 10 years old; STAT.INFO names newer figures of the same where the service knows some",
  ]);
  for (const one of silent) expect(notesOf(one)).toEqual([]);
});

it("show=notes says which places have no figure of the one period that a table of places shows", async () => {
  const [table, whole] = await show(
    `=STAT.INDICATOR(${idOf("factbook-unemployment")},"Germany,Haiti,Somalia",2010,,"layout=cross; headers=off; show=notes")`,
    `=STAT.INDICATOR(${idOf("gdp-real")},"Germany,Haiti",2010,,"layout=cross; headers=off; show=notes")`,
  );
  expect(table).toEqual([
    ["DEU", ""],
    ["HTI", 40.6],
    ["SOM", ""],
    ["note", "Unemployment rate: no figures for Somalia"],
    ["note", "Unemployment rate: no figure of 2010 for Germany"],
  ]);
  expect(notesOf(whole)).toEqual([]);
});

it("show=notes says of each column of the latest figures that they are old, and of which periods", async () => {
  const rate = idOf("factbook-unemployment");
  const [table, one, recent, named] = await show(
    `=STAT.INDICATOR(${rate},"Germany,Haiti",,,"layout=cross; headers=off; show=notes")`,
    `=STAT.INDICATOR(${rate},"Germany,Haiti",,,"layout=cross; limit=1; headers=off; show=notes")`,
    `=STAT.INDICATOR(${idOf("us-unrate")},"USA",,,"layout=cross; headers=off; show=notes")`,
    `=STAT.INDICATOR(${rate},"Germany",2014,,"layout=cross; headers=off; show=notes")`,
  );
  const source = "STAT.INFO names newer figures of the same where the service knows some";
  expect(notesOf(table)).toEqual([
    "Unemployment rate: the latest figures are of different periods: 2010, 2014; show=period shows which",
    `Unemployment rate: 2010 to 2014 are the latest figures there are, up to 15 years old; ${source}`,
  ]);
  expect(notesOf(one)).toEqual([
    `Unemployment rate: 2014 is the latest figure there is, 11 years old; ${source}`,
  ]);
  expect(notesOf(recent)).not.toContainEqual(expect.stringContaining("latest"));
  expect(notesOf(named)).toEqual([]);
});
