import { describe, expect, it } from "vitest";
import { platforms } from "../../src/contract/index.js";
import { texts as ask } from "../../src/taskpane/screens/ask/texts.js";
import { texts as builder } from "../../src/taskpane/screens/builder/texts.js";
import { texts as links } from "../../src/taskpane/screens/detail/about/texts.js";
import { texts as diagnostics } from "../../src/taskpane/screens/diagnostics/texts.js";
import { texts as refresh } from "../../src/taskpane/screens/refresh/texts/index.js";
import { texts as templates } from "../../src/taskpane/insert/template/texts.js";
import { texts as welcome } from "../../src/taskpane/screens/welcome/texts.js";

const screens = { ask, builder, diagnostics, links, refresh, templates, welcome };

/** Every text by its path; functions are tried with sample values. */
function leaves(value: unknown, path: string): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") {
    const sample = {
      ...{ formulas: 3, distinct: 3, fresh: 3, calls: 3, credits: 3, isEstimate: true },
      toLocaleString: () => "3",
      toString: () => "Sample",
    };
    return [[path, (value as (...args: unknown[]) => string)(sample, 3, 3, false)]];
  }
  return Object.entries(value as object).flatMap(([key, child]) => leaves(child, `${path}.${key}`));
}

/** Words that two languages share. */
const shared = new Set([
  "Version",
  "Budget",
  "Dashboard",
  "Diagnostic",
  "Options",
  "Sources",
  "Question",
  "Questions",
  "Credits",
  "inflation",
  "no",
  "3 (3 KB)",
]);

describe("the texts of the screens that are loaded when first shown", () => {
  describe.each(Object.entries(screens))("%s", (_name, byLanguage) => {
    it.each(platforms)("are complete in %s", (language) => {
      for (const [path, text] of leaves(byLanguage[language], "")) {
        expect(text.trim(), path).not.toBe("");
        expect(text, path).not.toContain("undefined");
        expect(text, path).not.toContain("[object");
      }
    });

    it.each(["de", "fr", "es"] as const)("are translated in %s", (language) => {
      const english = new Map(leaves(byLanguage.en, ""));
      const same = leaves(byLanguage[language], "").filter(
        ([path, text]) => english.get(path) === text && !shared.has(text),
      );
      expect(same).toEqual([]);
    });
  });
});
