import { afterEach, describe, expect, it } from "vitest";
import type { Platform } from "../../src/contract/index.js";
import {
  openFunctions,
  shownText,
  type FunctionsWorkbench,
} from "./support/functions-workbench.js";
import { jsonService } from "./support/json-service.js";
import { germanJob } from "./support/strange-lists.js";

let workbench: FunctionsWorkbench | undefined;
afterEach(() => {
  workbench?.dispose();
});

const [source] = germanJob.response.sources;

/** What formulas about one question show, where its answer has these parts. */
async function shows(
  response: Partial<Record<keyof typeof germanJob.response, unknown>>,
  formulas: readonly string[],
  language: Platform = "en",
) {
  const { fetch } = jsonService({
    "/v1/research-ai/ask": () => ({ body: { researchToken: "token-1" } }),
    "/v1/research-ai/answer": () => ({
      body: { ...germanJob, response: { ...germanJob.response, ...response } },
    }),
  });
  workbench = await openFunctions({ fetch, language });
  return (await workbench.show(formulas)).map(shownText);
}

/** The numbers of key facts, whose notation no answer says. */
const valuesOf = async (
  values: readonly string[],
  locale: string | undefined,
  language: Platform = "en",
) => {
  const keyFacts = values.map((value) => ({ title: "Fact", type: "number", unit: "", value }));
  const sources = locale === undefined ? [] : [{ ...source, locale }];
  const [shown] = await shows({ keyFacts, sources }, ['=STAT.ASK.FACTS("How much?")'], language);
  return (shown as unknown[][]).slice(1).map(([, value]) => value);
};

describe("the numbers of an answer's facts", () => {
  it.each<[string, readonly string[], string | undefined, Platform, readonly number[]]>([
    ["as its sources' language writes them", ["1.234"], "german", "en", [1234]],
    ["as its sources' language writes them, again", ["1.234"], "english", "de", [1.234]],
    ["as the user writes them, where no source says", ["1.234"], undefined, "de", [1234]],
    ["as the user writes them, where the source's is none", ["1.234"], "klingon", "en", [1.234]],
    [
      "as the one that can be read one way only",
      ["1,234", "1,234.5"],
      "german",
      "de",
      [1234, 1234.5],
    ],
    ["as that one against English", ["1.234", "1.234,5"], "english", "en", [1234, 1234.5]],
    ["as that one and the source agree", ["1.234", "1.234,5"], "french", "en", [1234, 1234.5]],
  ])("are read %s", async (_how, values, locale, language, expected) => {
    expect(await valuesOf(values, locale, language)).toEqual(expected);
  });
});

describe("the text of an answer", () => {
  it("has neither tags nor stars, and keeps what only looks like them", async () => {
    const html = "<p>It <b>grew</b> by 2&nbsp;%.</p><p>Then it fell.</p>";
    expect(await shows({ answer: html }, ['=STAT.ASK("How?")'])).toEqual([
      [["It grew by 2 %.\nThen it fell."]],
    ]);
    workbench?.dispose();
    const plain = "  It **grew** by 2 * 3 < 7.\n  \n**Twice** and **again**.  ";
    expect(
      await shows({ answer: plain }, ['=STAT.ASK("How?")', '=STAT.ASK("How?","layout=lines")']),
    ).toEqual([
      [["It grew by 2 * 3 < 7.\n  \nTwice and again."]],
      [["It grew by 2 * 3 < 7."], ["Twice and again."]],
    ]);
  });

  it.each([
    ["a line break alone", "It grew.<br>Then it fell.", "It grew.\nThen it fell."],
    ["a closed line break", "It grew.<BR/>Then it fell.", "It grew.\nThen it fell."],
    ["paragraphs that nobody ends", "<p>It grew.<p>Then it fell.", "It grew.\nThen it fell."],
    [
      "a picture in a line",
      'It grew<img src="https://example.com/1.png"> by 2 %.',
      "It grew by 2 %.",
    ],
  ])("is without tags also where it has %s", async (_, answer, text) => {
    expect(await shows({ answer }, ['=STAT.ASK("How?")'])).toEqual([[[text]]]);
  });

  it("names its sources by number, each with what is known of it and without a key's rights", async () => {
    const sources = [
      { ...source, source: undefined, url: "https://example.com/1?key=k&signature=s&from=mail" },
      { ...source, title: "Prices", url: "", releasedAt: "2026-01-14T00:00:00Z" },
    ];
    const formulas = ['=STAT.ASK("How?","sources=on")', '=STAT.ASK.SOURCES("How?")'];
    expect(await shows({ answer: "Much.", sources }, formulas)).toEqual([
      [["Much.\n[1] BIP Deutschlands, https://example.com/1?from=mail\n[2] Prices, Destatis"]],
      [
        ["title", "source", "type", "period", "released", "link"],
        ["BIP Deutschlands", "", "statistic", "", "", "https://example.com/1?from=mail"],
        ["Prices", "Destatis", "statistic", "", "2026-01-14", ""],
      ],
    ]);
  });

  it.each(["key", "signature", "expires", "token"])(
    "gives nobody the right that an address carries as %s",
    async (name) => {
      const url = `https://example.com/1?from=mail&${name}=secret`;
      const formulas = ['=STAT.ASK("How?","sources=on")', '=STAT.ASK.SOURCES("How?")'];
      const shown = await shows({ answer: "Much.", sources: [{ ...source, url }] }, formulas);
      expect(JSON.stringify(shown)).not.toContain("secret");
      expect(JSON.stringify(shown).match(/https:[^"]*mail/g)).toHaveLength(2);
    },
  );

  it.each<[string, object, string]>([
    ["nothing", {}, "#N/A The question could not be answered: try other words"],
    [
      "what is missing",
      { errorMessage: "No figures for 2031." },
      "#N/A No answer: No figures for 2031.",
    ],
  ])("is never made up where there is none and the service says %s", async (_, said, expected) => {
    const formulas = ["STAT.ASK", "STAT.ASK.FACTS", "STAT.ASK.SOURCES"].map(
      (name) => `=${name}("How?")`,
    );
    expect(await shows({ answer: " ", ...said }, formulas)).toEqual(formulas.map(() => expected));
  });

  it("may come without facts and without sources", async () => {
    const formulas = ['=STAT.ASK.FACTS("How?")', '=STAT.ASK.SOURCES("How?")'];
    expect(await shows({ keyFacts: [], sources: [] }, formulas)).toEqual([
      "#N/A The answer has no key facts",
      "#N/A The answer names no sources",
    ]);
  });
});
