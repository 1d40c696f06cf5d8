import { afterAll, beforeAll, expect, it } from "vitest";
import {
  startService,
  type EmbeddedService,
} from "../../../tools/functions-metadata/embedded-service.js";
import { libraryAlone } from "../../service/support/own-library.js";
import {
  openFunctions,
  shownText,
  type FunctionsWorkbench,
} from "../support/functions-workbench.js";

let service: EmbeddedService;
let workbench: FunctionsWorkbench;
let idOf: (concept: string) => string;
beforeAll(async () => {
  service = await startService();
  workbench = await openFunctions({ fetch: service.fetch, key: "demo-advanced" });
  const { concepts } = await libraryAlone();
  idOf = (concept) => `"${concepts.get(concept)?.uuid ?? ""}"`;
});
afterAll(async () => {
  workbench.dispose();
  await service.close();
});

const show = async (...formulas: readonly string[]) =>
  (await workbench.show(formulas)).map(shownText);

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
    expect(growth).toBe(value);
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

it("what an hour of work yields in several years is their mean, and no sum", async () => {
  const [mean, years] = await show(
    `=STAT.VALUE(${idOf("gdp-per-hour")},"DEU","2015-2017")`,
    `=STAT.VALUE(${idOf("gdp-per-hour")},"DEU",{2015;2016;2017})`,
  );
  const figures = (years as number[][]).flat();
  expect(mean).toEqual([[expect.closeTo(figures.reduce((sum, one) => sum + one, 0) / 3, 9)]]);
});
