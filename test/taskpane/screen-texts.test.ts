import { describe, expect, it } from "vitest";
import { platforms } from "../../src/contract/index.js";
import { askTexts as ask } from "../../src/taskpane/messages/ask.js";
import {
  builderTexts as builder,
  optionsTexts as options,
} from "../../src/taskpane/messages/builder.js";
import { connectionTexts as connection } from "../../src/taskpane/messages/connection.js";
import { detailTexts as detail, linksTexts as links } from "../../src/taskpane/messages/detail.js";
import { diagnosticsTexts as diagnostics } from "../../src/taskpane/messages/diagnostics.js";
import { sheetTexts as sheet } from "../../src/taskpane/messages/sheet/insert-sheet.js";
import { sourceTexts as source } from "../../src/taskpane/messages/tables/source.js";
import { fillTexts as fill } from "../../src/taskpane/messages/tables/fill.js";
import { refreshTexts as refresh } from "../../src/taskpane/messages/refresh.js";
import { templatesTexts as templates } from "../../src/taskpane/messages/templates.js";
import { topicsTexts as topics } from "../../src/taskpane/messages/topics.js";
import { welcomeTexts as welcome } from "../../src/taskpane/messages/welcome.js";

const screens = {
  ask,
  builder,
  connection,
  detail,
  diagnostics,
  fill,
  links,
  options,
  refresh,
  sheet,
  source,
  templates,
  topics,
  welcome,
};

/** Every text by its path; functions are tried with sample values. */
function leaves(value: unknown, path: string): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") {
    const sample = {
      ...{ formulas: 3, requests: 3, withoutCall: 3, calls: 3 },
      ...{ credits: 3, atMost: 5, isKnown: false },
      price: { credits: 3, atMost: 5, isKnown: false },
      toLocaleString: () => "3",
      toString: () => "Sample",
      // Of texts that name several cells.
      ...{ length: 3, join: () => "Sample" },
    };
    const args = [sample, sample, sample, false];
    return [[path, (value as (...args: unknown[]) => string)(...args)]];
  }
  return Object.entries(value as object).flatMap(([key, child]) => leaves(child, `${path}.${key}`));
}

/** Words that two languages share, and a colon between what is said otherwise. */
const shared = new Set([
  "Version",
  "Budget",
  "Dashboard",
  "Diagnostic",
  "Options",
  "Person",
  "Sources",
  "Team",
  "Question",
  "Questions",
  "Credits",
  "inflation",
  "no",
  "3 (3 KB)",
  "Sample: Sample",
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
