import { describe, expect, it } from "vitest";
import { dayOf, parsePeriod } from "../../../src/statistics/index.js";

/** As people write them, in four languages; the shortest that is no other month's, too. */
const months: readonly (readonly string[])[] = [
  ["January", "Januar", "Jänner", "janvier", "enero", "Jan", "janv.", "ene"],
  ["February", "Februar", "février", "febrero", "Feb", "févr."],
  ["March", "März", "Maerz", "mars", "marzo", "Mar", "Mär", "Mrz"],
  ["April", "avril", "abril", "Apr", "avr.", "abr"],
  ["May", "Mai", "mayo"],
  ["June", "Juni", "juin", "junio", "Jun"],
  ["July", "Juli", "juillet", "julio", "Jul", "juil."],
  ["August", "août", "agosto", "Aug", "ago"],
  ["September", "septembre", "septiembre", "setiembre", "Sept.", "set"],
  ["October", "Oktober", "octobre", "octubre", "Oct", "Okt."],
  ["November", "novembre", "noviembre", "Nov"],
  ["December", "Dezember", "décembre", "diciembre", "Dec", "Dez", "dic"],
];

describe("a month by its name", () => {
  const named = months.flatMap((names, index) => names.map((name) => [name, index + 1] as const));

  it.each(named)("%s is month %i", (name, month) => {
    expect(parsePeriod(`${name} 2024`)).toMatchObject({
      kind: "month",
      start: dayOf(2024, month, 1),
    });
  });

  it.each(["jui", "ma", "x", "Monat", "Quartal"])("%s is none in particular", (name) => {
    expect(parsePeriod(`${name} 2024`)).toBeUndefined();
  });
});

describe("a label", () => {
  it("may have blanks around and within it", () => {
    expect(parsePeriod("  May   2024 ")).toEqual(parsePeriod("May 2024"));
    expect(parsePeriod("\tQ1\n2024")).toEqual(parsePeriod("Q1 2024"));
  });

  it("of more than 40 characters is a sentence", () => {
    const label = (length: number) => `Q1${"-".repeat(length - 6)}2024`;
    expect(parsePeriod(label(40))).toEqual(parsePeriod("Q1 2024"));
    expect(parsePeriod(label(41))).toBeUndefined();
    expect(parsePeriod("")).toBeUndefined();
    expect(parsePeriod(" ")).toBeUndefined();
  });
});
