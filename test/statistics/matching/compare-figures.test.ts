import { describe, expect, it } from "vitest";
import {
  canProve,
  compareFigures,
  figureRowOf,
  isClaim,
  type FigureMatch,
} from "../../../src/statistics/index.js";

const years = Array.from({ length: 12 }, (_, at) => String(2010 + at));
const figures = [
  ...[80274.983, 80425.823, 80645.605, 80982.5, 81686.611, 82348.669],
  ...[82657.002, 82905.782, 83092.962, 83160.871, 83196.078, 84079.811],
];
const row = figureRowOf(years, figures);
const inThousands = figures.map((figure) => Math.round(figure / 10) / 100);
const wholly = { hasPeriods: true, hasPlaces: true };
const match = (line: readonly (number | null)[], periods?: readonly string[]): FigureMatch => {
  const found = compareFigures({ lines: [line], periods }, [row]);
  if (found === undefined) throw new Error("nothing agrees");
  return found;
};
const statesOf = ({ figures: compared }: FigureMatch) => compared.map(({ agrees }) => agrees);

describe("typed figures beside a series", () => {
  it("agree as they were rounded, in another power of ten and with another sign", () => {
    expect(match(inThousands, years)).toMatchObject({ share: 1, scale: -3, isNegated: false });
    const negative = figures.map((figure) => -Math.round(figure) * 1000);
    expect(match(negative, years)).toMatchObject({ share: 1, scale: 3, isNegated: true });
    expect(match([0.8027, 0.8043, 0.8065], years.slice(0, 3))).toMatchObject({ scale: -5 });
  });

  it("agree whichever way halves were rounded, and no further", () => {
    const halves = figureRowOf(["2019", "2020", "2021"], [2.5, 13.5, 124.5]);
    const shareOf = (line: readonly number[]) =>
      compareFigures({ lines: [line], periods: ["2019", "2020", "2021"] }, [halves])?.share;
    expect(shareOf([3, 14, 125])).toBe(1);
    expect(shareOf([2, 14, 124])).toBe(1);
    expect(shareOf([3, 14, 126])).toBeCloseTo(2 / 3);
  });

  it("agree by the number of digits, where not by that of decimals", () => {
    const source = figureRowOf(["2018", "2019", "2020"], [1.2345, 98.765, 1234.56]);
    expect(compareFigures({ lines: [[1.23, 98.8, 1230]] }, [source])?.share).toBe(1);
  });

  it("do not take a figure as coarser than all beside it: what differs is told", () => {
    const found = match([80275, 80426, 80900, 80983, 81687, 82349], years.slice(0, 6));
    expect(statesOf(found)).toEqual([true, true, false, true, true, true]);
    expect(found.figures[2]).toMatchObject({ typed: 80900, figure: 80645.605, period: 2012 });
    expect(found.share).toBeCloseTo(5 / 6);
  });

  it("are found at their periods without labels, in either order and over gaps", () => {
    const typed = [82.91, null, 82.35, 81.69];
    const found = match(typed);
    expect(found.figures.map(({ period }) => period)).toEqual([2017, 2015, 2014]);
    expect(found).toMatchObject({ share: 1, offset: null });
  });

  it("may have labels that are a year or two off, which is said, and no more", () => {
    const late = years.map((year) => String(Number(year) + 1));
    expect(match(inThousands, late)).toMatchObject({ share: 1, offset: -1 });
    expect(match(inThousands, years)).toMatchObject({ offset: 0 });
    const far = years.map((year) => String(Number(year) + 5));
    expect(compareFigures({ lines: [inThousands], periods: far }, [row])?.share ?? 0).toBeLessThan(
      0.3,
    );
  });

  it("are not compared with periods of another kind, nor where the source lacks most of them", () => {
    const months = years.map((year) => `${year}-01`);
    expect(compareFigures({ lines: [inThousands], periods: months }, [row])).toBeUndefined();
    const typed = { lines: [inThousands], periods: years };
    expect(compareFigures(typed, [figureRowOf(years.slice(0, 4), figures)])).toBeUndefined();
    expect(compareFigures(typed, [undefined])).toBeUndefined();
  });

  it("share alignment, scale and sign over the lines of a block", () => {
    const other = figureRowOf(years, figures.map((figure) => figure * 0.37)); // prettier-ignore
    const second = figures.map((figure) => Math.round(figure * 0.37));
    const typed = {
      lines: [figures.map(Math.round), second.map((one) => one * 10)],
      periods: years,
    };
    const found = compareFigures(typed, [row, other]);
    expect(found?.share).toBe(0.5);
    expect(found?.figures.filter(({ line }) => line === 1).some(({ agrees }) => agrees)).toBe(
      false,
    );
  });
});

describe("a claim", () => {
  it("is made where one in ten figures is wrong", () => {
    const typed = inThousands.with(4, 12.34);
    expect(isClaim(match(typed, years), wholly)).toBe(true);
    expect(isClaim(match(typed), { hasPeriods: false, hasPlaces: false })).toBe(true);
  });

  it("is not made by few round figures, which prove nothing", () => {
    for (const line of [
      [1, 2, 3],
      [5, 5, 5, 5, 5, 5, 5, 5],
      [83.2, 83.1],
      [0, 0, 0, 0],
    ])
      expect(canProve({ lines: [line] }, { hasPeriods: false, hasPlaces: false })).toBe(false);
    const source = figureRowOf(["2018", "2019", "2020"], [1, 2, 3]);
    const found = compareFigures({ lines: [[1, 2, 3]] }, [source]);
    expect(found?.share).toBe(1);
    expect(found && isClaim(found, wholly)).toBe(false);
  });

  it("needs more where less names the figures", () => {
    const typed = { lines: [[82.35, 82.66, 82.91]] };
    expect(canProve(typed, wholly)).toBe(false);
    const longer = { lines: [[80.3, 81.7, 82.3, 82.7, 83.1, 83.2]] };
    expect(canProve(longer, wholly)).toBe(true);
    expect(canProve(longer, { hasPeriods: false, hasPlaces: false })).toBe(false);
  });

  it("is not made where the figures are spread over less than the source's own changes", () => {
    const flat = figureRowOf(years, years.map((_, at) => 50 + (at % 2) * 0.1)); // prettier-ignore
    const typed = years.map((_, at) => 50 + (at % 3 === 0 ? 0.1 : 0));
    const found = compareFigures({ lines: [typed], periods: years }, [flat]);
    expect(found && isClaim(found, wholly)).toBe(false);
  });
});
