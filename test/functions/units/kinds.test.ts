import { expect, it } from "vitest";
import { functionsOverLibrary } from "../support/over-library.js";

const { show, idOf } = functionsOverLibrary();

/** All that are called a growth or a change and come more often than once a year, but for jobs added, which are summed. */
const changes = [
  "us-gdp-growth",
  "us-gdp-growth-year",
  "us-cpi-monthly-change",
  "us-core-cpi-monthly-change",
  "us-m2-growth",
  "us-industrial-production-growth",
  "us-wage-growth",
];

it.each(changes)(
  "%s: the mean of its changes is not told as the year's, unless asked for",
  async (key) => {
    const [value, table, growth, summed, asked] = await show(
      `=STAT.VALUE(${idOf(key)},"USA",2022)`,
      `=STAT.INDICATOR(${idOf(key)},"USA",2022,2022,"freq=A")`,
      `=STAT.GROWTH(${idOf(key)},"USA",2022,2023)`,
      `=STAT.VALUE(${idOf(key)},"USA",2022,"agg=sum")`,
      `=STAT.VALUE(${idOf(key)},"USA",2022,"agg=max")`,
    );
    expect(value).toMatch(/^#N\/A 2022 has several figures, such as .*: combine them by agg=/);
    expect(table).toMatch(/^#N\/A Say how freq=A combines these figures/);
    expect(growth).toMatch(/^#N\/A The figures are percentages, whose growth would read as/);
    expect(summed).toMatch(/^#VALUE! agg=sum has no meaning for rates/);
    expect(asked).toEqual([[expect.any(Number)]]);
  },
);

it("jobs added in a year are the sum of its months", async () => {
  const [sum, difference] = await show(
    `=STAT.VALUE(${idOf("us-payrolls-change")},"USA",2024)`,
    `=STAT.VALUE(${idOf("us-payems")},"USA","2024-12","change=diff-year")`,
  );
  expect(sum).toEqual(difference);
});

/** All annual figures that are stated per hour or head. */
const perHead = [
  "gdp-per-hour",
  "gdp-per-capita",
  "gdp-per-worker",
  "income-per-person",
  "factbook-gdp-per-capita-ppp",
];

it.each(perHead)("%s of several years is their mean, and no sum", async (key) => {
  const [mean, years] = await show(
    `=STAT.VALUE(${idOf(key)},"DEU","2013-2014")`,
    `=STAT.VALUE(${idOf(key)},"DEU",{2013;2014})`,
  );
  const figures = (years as number[][]).flat();
  const sum = figures.reduce((total, one) => total + one, 0);
  expect(mean).toEqual([[expect.closeTo(sum / 2, 9)]]);
});

const lastOnes =
  "the last figure in each period, since these are stocks; agg=avg shows their average";

it("show=notes says that a year of a stock is its end, where the formula does not", async () => {
  const unemployed = idOf("us-unemploy");
  const title = "Number of unemployed – United States";
  const [value, table, growth, cross, ...silent] = await show(
    `=STAT.VALUE(${unemployed},"USA",{2018,2019,2020,2021,2022,2023},"show=notes")`,
    `=STAT.INDICATOR(${unemployed},"USA",2023,2024,"freq=A; headers=off; show=notes")`,
    `=STAT.GROWTH(${unemployed},"USA",2023,2024,"show=notes")`,
    `=STAT.INDICATOR(${unemployed},"USA",2024,,"layout=cross; headers=off; show=notes")`,
    `=STAT.VALUE(${unemployed},"USA","2024-12","show=notes")`,
    `=STAT.VALUE(${unemployed},"USA",2024,"agg=last; show=notes")`,
    `=STAT.INDICATOR(${unemployed},"USA","2024-12","2024-12","freq=M; headers=off; show=notes")`,
  );
  expect((value as unknown[][]).at(-1)?.slice(0, 2)).toEqual([
    "note",
    `2018, 2019, 2020, 2021 and 2 more: ${lastOnes}`,
  ]);
  expect(table).toEqual([
    [2023, 6329],
    [2024, 6920],
    ["note", `${title}: freq=A: ${lastOnes}`],
  ]);
  expect((growth as unknown[][])[1]).toEqual(["note", `2023, 2024: ${lastOnes}`]);
  expect(cross).toEqual([
    ["USA", 6920],
    ["note", `${title}: 2024: ${lastOnes}`],
  ]);
  expect(silent).toEqual([[[6920]], [[6920]], [["2024-12", 6920]]]);
});

it("show=notes says that several years of an amount are their sum, where the formula does not", async () => {
  const output = idOf("us-gdpa");
  const title = "Gross domestic product (GDP), nominal, annual – United States";
  const note = "2013-2014: the sum of the figures in each period; agg=avg shows their average";
  const [value, cross, ...silent] = await show(
    `=STAT.VALUE(${output},"USA",{"2013-2014",2014},"show=notes")`,
    `=STAT.INDICATOR(${output},"USA","2013-2014",,"layout=cross; headers=off; show=notes")`,
    `=STAT.VALUE(${output},"USA","2013-2014","agg=sum; show=notes")`,
    `=STAT.VALUE(${idOf("us-payrolls-change")},"USA",2024,"show=notes")`,
  );
  expect((value as unknown[][])[1]?.[1]).toBe(note);
  expect((cross as unknown[][])[1]).toEqual(["note", `${title}: ${note}`]);
  for (const one of silent) expect(one).toHaveLength(1);
});

it("show=notes says that a mean of changes is no change, in a statistic and as a single value", async () => {
  const [value = [], found = []] = (await show(
    `=STAT.VALUE(${idOf("us-gdp-growth")},"USA",2022,"agg=avg; show=notes")`,
    `=STAT.SEARCH("Real GDP growth on the quarter annualized",,,1,"columns=id; headers=off")`,
  )) as unknown[][][];
  const mean = "agg=avg: the mean of changes, which is not the change of the longer period";
  expect(value[1]).toEqual(["note", `2022: ${mean}`]);
  const [table = []] = (await show(
    `=STAT.DATA(${String(found[0]?.[0])},"freq=A; agg=avg; limit=-1; show=notes")`,
  )) as unknown[][][];
  expect(table.flat()).toContainEqual(expect.stringMatching(`: freq=A: ${mean}$`));
});

it("show=notes says that an unadjusted figure changes with the season, where the change is not on the year", async () => {
  const [jobs, trade] = [idOf("us-paynsa"), idOf("us-ecomnsa")];
  const adjusted = idOf("us-ecomsa");
  const note = (change: string, better: string) =>
    `change=${change}: the figures are not seasonally adjusted and change with the season, which change=${better} leaves out`;
  const [table, value, ...silent] = await show(
    `=STAT.INDICATOR(${trade},"USA","2026-Q2",,"change=diff; headers=off; show=notes")`,
    `=STAT.VALUE(${jobs},"USA","2026-07","change=annualised; show=notes")`,
    `=STAT.VALUE(${jobs},"USA","2026-07","change=pct-year; show=notes")`,
    `=STAT.VALUE(${jobs},"USA",2024,"agg=avg; change=pct; show=notes")`,
    `=STAT.INDICATOR(${trade},"USA",2024,2024,"freq=A; change=pct; headers=off; show=notes")`,
    `=STAT.INDICATOR(${adjusted},"USA","2026-Q2",,"change=pct; headers=off; show=notes")`,
  );
  const title = "E-commerce retail sales, unadjusted – United States";
  expect((table as unknown[][])[1]).toEqual(["note", `${title}: ${note("diff", "diff-year")}`]);
  expect((value as unknown[][])[1]).toEqual(["note", note("annualised", "pct-year")]);
  for (const one of silent) expect(one).toHaveLength(1);
});
