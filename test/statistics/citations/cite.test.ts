import { describe, expect, it } from "vitest";
import { cite, citationStyles, dayOf, type CitedWork } from "../../../src/statistics/index.js";
import { fc } from "../../support/properties.js";

const full: CitedWork = {
  id: "101",
  title: "GDP & trade_100%",
  sources: ["World Bank", "OECD", "IMF"],
  publishers: ["Example Press"],
  releasedOn: dayOf(2024, 9, 5),
  link: "https://example.com/a_b?x=1&y={2}",
  retrievedOn: dayOf(2026, 11, 20) ?? 0,
};
const bare: CitedWork = {
  id: "x y",
  title: "GDP",
  sources: [],
  publishers: [],
  retrievedOn: full.retrievedOn,
};

describe("a citation", () => {
  it.each([
    [
      "apa",
      "World Bank, OECD, & IMF. (2024, September 5). GDP & trade_100% [Data set]. Example Press. Retrieved November 20, 2026, from https://example.com/a_b?x=1&y={2}",
    ],
    [
      "mla",
      'World Bank, et al. "GDP & trade_100%." Example Press, 5 Sept. 2024, https://example.com/a_b?x=1&y={2}. Accessed 20 Nov. 2026.',
    ],
    [
      "chicago",
      'World Bank, OECD, and IMF. "GDP & trade_100%." Example Press. September 5, 2024. Accessed November 20, 2026. https://example.com/a_b?x=1&y={2}.',
    ],
    [
      "harvard",
      "World Bank, OECD and IMF (2024) GDP & trade_100%. Example Press. Available at: https://example.com/a_b?x=1&y={2} (Accessed: 20 November 2026).",
    ],
    [
      "bibtex",
      "@misc{stat:101,\n  author = {{World Bank} and {OECD} and {IMF}},\n  title = {{GDP \\& trade\\_100\\%}},\n  howpublished = {Example Press},\n  year = {2024},\n  month = sep,\n  url = {https://example.com/a_b?x=1&y=%7B2%7D},\n  urldate = {2026-11-20}\n}",
    ],
  ] as const)("in %s", (style, text) => {
    expect(cite(full, style)).toBe(text);
  });

  it.each([
    ["apa", /example\.com\/a_b\?x=1&y=\{2\} \[Figures from 2026e are forecasts, or of/],
    ["mla", / Accessed 20 Nov\. 2026\. \[Figures from 2026e are forecasts/],
    ["chicago", /\. \[Figures from 2026e are forecasts/],
    ["harvard", /\. \[Figures from 2026e are forecasts/],
    [
      "bibtex",
      /\n {2}note = \{Figures from 2026e are forecasts, or of periods that had not ended\}/,
    ],
  ] as const)("in %s says from when figures are forecasts", (style, text) => {
    expect(cite({ ...full, forecastFrom: "2026e" }, style)).toMatch(text);
  });

  it("says that nobody is named and that it has forecasts in one bracket", () => {
    expect(cite({ ...bare, forecastFrom: "2026" }, "mla")).toBe(
      '"GDP." Accessed 20 Nov. 2026. [The service names no source; Figures from 2026 are forecasts, or of periods that had not ended]',
    );
  });

  it.each([
    ["apa", "GDP [Data set]. Retrieved November 20, 2026. [The service names no source]"],
    ["mla", '"GDP." Accessed 20 Nov. 2026. [The service names no source]'],
    ["chicago", '"GDP." Accessed November 20, 2026. [The service names no source]'],
    ["harvard", "GDP. (Accessed: 20 November 2026). [The service names no source]"],
    [
      "bibtex",
      "@misc{stat:xy,\n  title = {{GDP}},\n  urldate = {2026-11-20},\n  note = {The service names no source}\n}",
    ],
  ] as const)("in %s leaves out what is not known", (style, text) => {
    expect(cite(bare, style)).toBe(text);
  });

  it("shortens long lists of authors as the style does", () => {
    const work = { ...bare, sources: ["A", "B", "C", "D"], releasedOn: full.releasedOn };
    expect(cite(work, "mla")).toBe('A, et al. "GDP." 5 Sept. 2024. Accessed 20 Nov. 2026.');
    expect(cite(work, "harvard")).toBe("A et al. (2024) GDP. (Accessed: 20 November 2026).");
    expect(cite(work, "chicago")).toContain("A, B, C, and D.");
    expect(cite({ ...work, sources: ["A", "B"] }, "mla")).toContain("A and B.");
  });

  it("names a publisher that is the source once", () => {
    expect(cite({ ...bare, sources: ["WB"], publishers: ["WB"] }, "apa")).toBe(
      "WB. GDP [Data set]. Retrieved November 20, 2026.",
    );
  });

  it("leaves no open brace in BibTeX, whatever the title", () => {
    fc.assert(
      fc.property(fc.string(), (title) => {
        const entry = cite({ ...full, title }, "bibtex").replace(/\\[{}]/g, "");
        expect(entry.split("{").length).toBe(entry.split("}").length);
      }),
    );
    expect(citationStyles).toHaveLength(5);
  });
});
