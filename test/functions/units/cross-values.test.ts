import { describe, expect, it } from "vitest";
import { functionsOverLibrary } from "../support/over-library.js";

const { show, idOf } = functionsOverLibrary();

const noSum = /^#VALUE! agg=sum has no meaning for rates, prices, indices/;

/** One figure of each kind, in places across and as a single value. */
const concepts = [
  "us-inflation-monthly",
  "us-unemploy",
  "us-payrolls-change",
  "us-civa",
  "us-fyonet",
];
const wishes = [
  ...["", "agg=sum", "agg=avg", "change=pct", "change=diff; agg=avg", "change=pct-year"],
  ...["change=log", "rebase=2019", "rebase=2019; agg=last", "freq=A; rebase=2019", "partial=on"],
];
const periods = ["2024", '"Q2 2024"', '"2022-2023"', "2026", ""];

describe("a table with places down and indicators across", () => {
  it.each(concepts)("%s: shows the figure that STAT.VALUE shows", async (key) => {
    const asked = periods.flatMap((period) => wishes.map((wish) => ({ period, wish })));
    const cross = await show(
      ...asked.map(
        ({ period, wish }) =>
          `=STAT.INDICATOR(${idOf(key)},"USA",${period},,"layout=cross; headers=off; show=period; ${wish}")`,
      ),
    );
    const single = await show(
      ...asked.map(
        ({ period, wish }) => `=STAT.VALUE(${idOf(key)},"USA",${period},"show=period; ${wish}")`,
      ),
    );
    const figures = (shown: unknown) => {
      const [row = []] = Array.isArray(shown) ? (shown as unknown[][]) : [];
      const [value, period] = row.slice(-2);
      return typeof value === "number" ? [value, period] : "no figure";
    };
    expect(asked.map((each, at) => ({ ...each, shown: figures(cross[at]) }))).toEqual(
      asked.map((each, at) => ({ ...each, shown: figures(single[at]) })),
    );
  });

  it("refuses a sum of rates, and is of years where a change of a year is asked for", async () => {
    const [rate, stock] = [idOf("us-inflation-monthly"), idOf("us-unemploy")];
    const trade = idOf("us-ecomnsa");
    const [sum, change, ends, season, part] = await show(
      `=INDEX(STAT.INDICATOR(${rate},"USA",2024,,"layout=cross; agg=sum; headers=off"),1,2)`,
      `=STAT.INDICATOR(${stock},"USA",2024,,"layout=cross; change=diff; headers=off; show=notes")`,
      `=STAT.VALUE(${stock},"USA",{"2023-12","2024-12"})`,
      `=STAT.INDICATOR(${trade},"USA",2024,,"layout=cross; change=pct; headers=off; show=notes")`,
      `=STAT.INDICATOR(${stock},"USA",2026,,"layout=cross; partial=on; agg=avg; headers=off; show=notes")`,
    );
    const [[from = 0, to = 0] = []] = ends as number[][];
    expect(sum).toMatch(noSum);
    expect(change).toEqual([
      ["USA", to - from],
      [
        "note",
        "Number of unemployed – United States: 2024: the last figure in each period, since these are stocks; agg=avg shows their average",
      ],
    ]);
    // A change of years has no season.
    expect(season).toEqual([["USA", expect.any(Number)]]);
    expect(part).toContainEqual([
      "note",
      expect.stringMatching(/: partial=on: figures of a part of their period: 2026 \(\d+ figures/),
    ]);
  });
});
