import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Platform } from "../../../src/contract/index.js";
import {
  openFunctions,
  shownText,
  type FunctionsWorkbench,
} from "../support/functions-workbench.js";
import { jsonService } from "../support/json-service.js";

/** How sources write one unit behind the name of their figures, and the unit itself. */
const written: Readonly<Record<Platform, readonly (readonly [heading: string, unit: string])[]>> = {
  en: [
    ["Sales (in million euros)", "million euros"],
    ["Sales (million euros)", "million euros"],
    ["Sales in million euros", "million euros"],
    ["Sales (EUR million)", "EUR million"],
  ],
  de: [
    ["Umsatz (in Millionen Euro)", "Millionen Euro"],
    ["Umsatz (Mio. Euro)", "Mio. Euro"],
    ["Umsatz in Mrd. Euro", "Mrd. Euro"],
    ["Umsatz (Mio. EUR)", "Mio. EUR"],
  ],
  fr: [
    ["Ventes (en millions d’euros)", "millions d’euros"],
    ["Ventes (millions d’euros)", "millions d’euros"],
    ["Ventes en milliards d’euros", "milliards d’euros"],
  ],
  es: [
    ["Ventas (en millones de euros)", "millones de euros"],
    ["Ventas (miles de millones de euros)", "miles de millones de euros"],
    ["Ventas en millones de euros", "millones de euros"],
  ],
};
const cases = Object.entries(written)
  .flatMap(([language, headings]) =>
    headings.flatMap(([heading, unit]) =>
      // A service says the unit beside the name, or in the name alone.
      [unit, undefined].map((said) => ({ language, heading, unit, said })),
    ),
  )
  .map((each, index) => ({ ...each, id: index + 1 }));

const statistics = cases.map(({ language, heading, said, id }) => ({
  identifier: id,
  title: "T",
  subject: heading,
  link: "",
  released_at: "2026-11-20T00:00:00Z",
  platform: language,
  is_premium: false,
  chart: {
    graphType: "line",
    ...(said === undefined ? {} : { unit: said }),
    data: { [heading]: [10, 11].map((data, at) => ({ name: String(2014 + at), data })) },
  },
}));

let workbench: FunctionsWorkbench;
beforeAll(async () => {
  const { fetch } = jsonService({
    "/v1/data/statistic": (query) => ({ body: statistics[Number(query.get("id")) - 1] }),
  });
  workbench = await openFunctions({ fetch });
});
afterAll(() => {
  workbench.dispose();
});

/** Options under which figures are others than those that the source's unit is of, and the unit that they have then. */
const changed: readonly (readonly [options: string, unit: string | undefined])[] = [
  ["change=pct", "percent"],
  ["change=pct-year", "percent"],
  ["change=annualised", "percent"],
  ["change=log-diff", "percent"],
  ["change=log", "natural logarithm"],
  ["rebase=2014", "2014 = 100"],
];

describe.each(cases)("$language: $heading, unit $said", ({ heading, unit, id }) => {
  const bare = heading.split(/ \(| in | en /)[0] ?? "";
  const headingsOf = async (options: readonly string[]) => {
    const shown = await workbench.show(
      options.map((each) => `=STAT.DATA(${String(id)},"${each}")`),
    );
    return shown.map((each) => {
      const cells = shownText(each);
      return typeof cells === "string" ? cells : cells?.[0]?.[1];
    });
  };

  it("is above figures as published, and above differences", async () => {
    const [published, difference] = await headingsOf(["", "change=diff"]);
    expect(published).toBe(heading);
    expect(difference).toContain(unit);
  });

  it("is above no growth, index, logarithm or other scale", async () => {
    const options = changed.map(([option]) => option);
    const found = await headingsOf([...options, ...options.map((each) => `${each}; unit=on`)]);
    expect(found).toEqual([
      ...changed.map(
        ([, own]) => `${bare} (${own?.includes("=") === true ? "" : "in "}${own ?? ""})`,
      ),
      ...changed.map(([, own]) => `${bare} (${own ?? ""})`),
    ]);
    const [single, once] = await headingsOf(["scale=1", "unit=on"]);
    expect(single).toMatch(new RegExp(`^${bare} \\(in (?:euros|Euro|EUR)\\)$`));
    expect(once).toBe(`${bare} (${unit})`);
  });
});
