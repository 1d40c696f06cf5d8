import { describe, expect, it } from "vitest";
import {
  chartOptions,
  themes,
  type ChartInput,
  type ChartLook,
} from "../../../src/statistics/chart/index.js";

interface Legend {
  readonly show: boolean;
  readonly type: string;
  readonly data: readonly string[];
  readonly top: number;
  readonly icon?: string;
  readonly align: string;
  readonly lineStyle: { readonly type: string };
  readonly textStyle: { readonly color: string; readonly fontSize: number };
  readonly pageTextStyle: { readonly color: string };
  readonly pageIconColor: string;
  readonly pageIconInactiveColor: string;
  readonly formatter: (name: string) => string;
}

/** Every letter is half as wide as the text is high: widths are counted by hand. */
const measure = (text: string, fontSizePx: number) => (text.length * fontSizePx) / 2;

const look: ChartLook = {
  ...{ language: "en", widthPx: 200, heightPx: 400, fontSizePx: 10, measure },
};

const chartOf = (names: readonly string[], graphType = "line-standard"): ChartInput => ({
  ...{ graphType, horizontal: false, unit: null },
  table: {
    categories: ["2023", "2024"],
    series: names.map((name, index) => ({ name, values: [index + 1, index + 2] })),
  },
});

const drawn = (chart: ChartInput, more: Partial<ChartLook> = {}) =>
  chartOptions(chart, { ...look, ...more }) as unknown as {
    readonly legend: Legend;
    readonly grid: { readonly top: number };
  };

/** Pixels of a row at this size, and of what stands above and below a legend. */
const rowPx = 18;
const asidePx = 3 + 6;

const moved: Partial<ChartLook> = { isInteractive: true, heightPx: 180 };

const name = (letters: number, of: string) => of.repeat(letters);

describe("the room of a legend", () => {
  it.each<[string, number, string[], Partial<ChartLook>]>([
    // A sign and its gap take 26 pixels, a letter 5: two names of 14 letters are 192 pixels wide.
    ["two names of 14 letters beside each other", 1, [name(14, "a"), name(14, "b")], {}],
    ["a third one below them", 2, ["a", "b", "c"].map((of) => name(14, of)), {}],
    ["two of which together are just as wide", 1, [name(15, "a"), name(14, "b")], { widthPx: 197 }],
    ["and wider by a pixel", 2, [name(15, "a"), name(14, "b")], { widthPx: 196 }],
    ["five short ones", 1, ["a", "b", "c", "d", "e"], {}],
    // 174 pixels are left for a name: 34 letters in one row.
    ["a name of 34 letters has a row of its own", 2, [name(34, "a"), "b"], {}],
    ["of words that take two rows, two", 3, [`${name(30, "a")} ${name(30, "c")}`, "b"], {}],
    ["less than half of the picture, for whoever has many", 4, long(9), { heightPx: 180 }],
    ["also where a person may move it", 2, ["a", "b", "c"].map((of) => name(14, of)), moved],
    ["and one row where that is too many, so that it scrolls", 1, long(9), moved],
  ])("%s: %i", (_, rows, names, more) => {
    expect(drawn(chartOf(names, "bar"), more).grid.top).toBe(asidePx + rows * rowPx);
  });

  function long(count: number): string[] {
    return Array.from({ length: Math.min(count, 8) }, (_, index) => name(30, String(index)));
  }

  it("is none for one series and for a pie, which is written at its slices", () => {
    expect(drawn(chartOf(["only"], "bar")).grid.top).toBe(asidePx);
    const { legend } = drawn({
      ...chartOf(["a", "b"], "pie"),
      table: {
        categories: ["2024"],
        series: [
          { name: "a", values: [1] },
          { name: "b", values: [2] },
        ],
      },
    });
    expect(legend).toEqual({ show: false });
  });

  it("begins below the title", () => {
    const names = ["a", "b"];
    expect(drawn(chartOf(names)).legend.top).toBe(3);
    // A line of a title of 13 pixels is 18 high, and 5 are left below it.
    expect(drawn({ ...chartOf(names), title: "GDP" }).legend.top).toBe(18 + 5);
  });
});

describe("the names in a legend", () => {
  const long = "Income per person at purchasing power parity, in international dollars";

  it("are whole, in three rows at most, and cut in one row where it scrolls", () => {
    expect(
      drawn(chartOf([long, "b"]))
        .legend.formatter(long)
        .split("\n"),
    ).toEqual(["Income per person at purchasing", "power parity, in international", "dollars"]);
    // 110 of 200 pixels: 22 letters.
    const cut = drawn(chartOf([long, "b"]), { ...moved, heightPx: 120 }).legend.formatter(long);
    expect(cut).toBe("Income per person at…");
  });

  it("are all there where it scrolls, else those with a colour, and how many more", () => {
    const names = Array.from({ length: 11 }, (_, index) => `Series ${String(index)}`);
    const still = drawn(chartOf(names)).legend;
    expect(still.type).toBe("plain");
    // The largest have the colours: those that stand last.
    expect(still.data).toEqual([...names.slice(3), "3 more"]);
    const scrolling = drawn(chartOf(names), { isInteractive: true }).legend;
    expect(scrolling.type).toBe("scroll");
    expect(scrolling.data).toEqual(names);
    for (const isInteractive of [false, true]) {
      const whole = drawn(chartOf(names.slice(0, 8)), { isInteractive }).legend;
      expect([whole.type, whole.data]).toEqual(["plain", names.slice(0, 8)]);
    }
  });

  it.each(["light", "dark"] as const)("can be read on the %s background", (theme) => {
    const { legend } = drawn(chartOf(["a", "b"]), { theme, fontSizePx: 13 });
    const { text, mutedText, grid } = themes[theme];
    expect(legend.textStyle).toEqual({ color: text, fontSize: 13 });
    expect(legend.pageTextStyle).toEqual({ color: mutedText });
    expect([legend.pageIconColor, legend.pageIconInactiveColor]).toEqual([text, grid]);
  });

  it("stand behind a sign like what they name: a whole line, or an area", () => {
    const line = drawn(chartOf(["a", "b"])).legend;
    expect([line.icon, line.lineStyle.type, line.align]).toEqual([undefined, "solid", "left"]);
    expect(drawn(chartOf(["a", "b"], "stacked-areas")).legend.icon).toBe("roundRect");
    expect(drawn(chartOf(["a", "b"], "bar")).legend.icon).toBeUndefined();
  });
});
