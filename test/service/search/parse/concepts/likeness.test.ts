import { describe, expect, it } from "vitest";
import { likeness, type Spelt } from "../../../../../src/service/search/parse/concepts/likeness.js";
import { isSlip } from "../../../../../src/service/search/parse/concepts/slip.js";
import {
  editDistance,
  toOverlap,
  toStem,
  toTrigrams,
} from "../../../../../src/service/search/parse/text.js";

const spelt = (stem: string): Spelt => ({ stem, trigrams: toTrigrams(stem) });
const like = (asked: string, known: string, generic = "") =>
  Math.round(100 * likeness(spelt(asked), spelt(known), (stem) => stem === generic));

describe("how surely one stem means another", () => {
  it.each([
    ["export", "export", 100],
    // A beginning, either way.
    ["unemploy", "unemployment", 77],
    ["unemployment", "unemploy", 77],
    ["expor", "export", 83],
    ["rent", "rental", 77],
    ["bank", "bankru", 77],
    ["bank", "bankrup", 0],
    ["gdp", "gdpa", 0],
    // A part of a compound.
    ["inlandsprodukt", "bruttoinlandsprodukt", 68],
    ["bruttoinlandsprodukt", "inlandsprodukt", 68],
    ["wine", "redwine", 0],
    // A misspelling.
    ["frence", "france", 85],
    ["franze", "france", 0],
    ["gemrany", "germany", 85],
    ["populatoin", "population", 85],
    ["popultaoin", "population", 65],
    ["xopulation", "population", 64],
    ["tests", "texts", 0],
    ["inflat", "inflow", 0],
    ["abcdef", "uvwxyz", 0],
  ])("%s and %s: %d %", (asked, known, percent) => {
    expect(like(asked, known)).toBe(percent);
  });

  it("is nothing where a head that many share is all that is known", () => {
    expect(like("weinkonsum", "konsum", "konsum")).toBe(0);
    expect(like("weinkonsum", "konsum")).toBe(64);
    expect(like("konsum", "weinkonsum", "konsum")).toBe(64);
  });
});

describe("a slip", () => {
  it.each([
    ["frence", "france"],
    ["kermany", "cermany"],
    ["inflatiom", "inflation"],
    ["qopulation", "wopulation"],
    ["gdp", "gdpx"],
    ["gemrany", "germany"],
    ["same", "same"],
    ["zucker", "sucker"],
    ["bank", "pank"],
    ["vish", "fish"],
    ["dest", "test"],
  ])("makes %s of %s", (asked, known) => {
    expect(isSlip(asked, known)).toBe(true);
  });

  it.each([
    ["malaria", "malasia"],
    ["tests", "texts"],
    ["cat", "hat"],
    ["pat", "qat"],
  ])("does not make %s of %s", (asked, known) => {
    expect(isSlip(asked, known)).toBe(false);
  });
});

describe("letters", () => {
  it.each([
    ["kitten", "sitting", 3, 3],
    ["kitten", "sitting", 2, 3],
    ["abc", "abc", 0, 0],
    ["abc", "abd", 0, 1],
    ["ab", "ba", 1, 1],
    ["abcd", "badc", 2, 2],
    ["", "ab", 2, 2],
    ["a", "abcd", 2, 3],
    ["abcdef", "bcdefa", 3, 2],
  ])("of %j and %j are apart by edits, at most %d and one more", (a, b, limit, distance) => {
    expect(editDistance(a, b, limit)).toBe(distance);
    expect(editDistance(b, a, limit)).toBe(distance);
  });

  it("are compared by threes, the edges being letters", () => {
    expect([...toTrigrams("gold")]).toEqual([" go", "gol", "old", "ld "]);
    expect([...toTrigrams("a")]).toEqual([" a "]);
    expect(toOverlap(toTrigrams("gold"), toTrigrams("gold"))).toBe(1);
    expect(toOverlap(toTrigrams("gold"), toTrigrams("bold"))).toBe(0.5);
    expect(toOverlap(toTrigrams("gold"), toTrigrams("silver"))).toBe(0);
  });

  it.each([
    ["countries", "country"],
    ["population", "populatio"],
    ["exports", "export"],
    ["importen", "import"],
    ["rates", "rates"],
    ["gas", "gas"],
    ["g20s1", "g20s1"],
    ["zinsen", "zins"],
    ["impots", "impot"],
    ["reseaux", "reseau"],
  ])("have one ending off: %s", (word, stem) => {
    expect(toStem(word)).toBe(stem);
  });
});
