import { describe, expect, it } from "vitest";
import { platforms } from "../../../src/contract/index.js";
import { registeredFunction, registry, type FunctionId } from "../../../src/functions/index.js";
import { parseOptions, type OptionRule, type OptionRules } from "../../../src/statistics/index.js";
import { optionsTexts } from "../../../src/taskpane/messages/builder.js";
import { jsonService } from "../support/json-service.js";
import { openFunctions, shownText } from "../support/functions-workbench.js";

const rulesOf = (id: FunctionId): OptionRules | undefined => {
  return registeredFunction(id)?.options;
};
const all = (Object.keys(registry) as FunctionId[]).flatMap((id) =>
  Object.entries(rulesOf(id) ?? {}).map(([name, rule]) => ({ id, name, rule })),
);
const defaults = all.flatMap(({ id, name, rule }) =>
  rule.default === undefined ? [] : [{ id, name, written: `${name}=${rule.default}` }],
);

/** Figures in no order, with a gap, a forecast and a unit: every option could change something. */
const statistic = {
  identifier: 1,
  title: "Figures",
  subject: "Figures (in million euros)",
  link: "",
  released_at: "2017-06-30T00:00:00Z",
  platform: "en",
  is_premium: false,
  chart: {
    graphType: "line",
    data: {
      Figures: [
        ["2016", 121],
        ["2014", 100],
        ["2015", null],
        ["2020", 150],
      ].map(([name, data]) => ({ name, data })),
    },
  },
};

describe("the default of an option", () => {
  it.each(defaults)("of $id can be written: $written", ({ id, written }) => {
    expect(parseOptions(written, rulesOf(id) ?? {})).toHaveProperty("values");
  });

  it("shows the same written as left out", async () => {
    const { fetch } = jsonService({ "/v1/data/statistic": () => ({ body: statistic }) });
    const workbench = await openFunctions({ fetch });
    const tried = defaults.filter(({ id }) => id === "DATA" || id === "VALUE" || id === "GROWTH");
    const [data, value, growth, ...shown] = await workbench.show([
      "=STAT.DATA(1)",
      "=STAT.VALUE(1)",
      "=STAT.GROWTH(1)",
      ...tried.map(({ id, written }) =>
        id === "DATA"
          ? `=STAT.DATA(1,"${written}")`
          : `=STAT.${id}(1,${id === "VALUE" ? "," : ",,"},"${written}")`,
      ),
    ]);
    const plain = { DATA: shownText(data), VALUE: shownText(value), GROWTH: shownText(growth) };
    expect(plain.VALUE).toEqual([[121]]);
    tried.forEach(({ id, written }, index) => {
      expect(shownText(shown[index]), written).toEqual(plain[id as keyof typeof plain]);
    });
    workbench.dispose();
  });
});

describe("the pane's words for options", () => {
  const wordsOf = (rule: OptionRule): readonly string[] =>
    rule.kind === "switch" ? ["on", "off"] : rule.kind === "word" ? rule.words : [];

  it.each(platforms)("name every option, word and default in %s", (language) => {
    const { labels, omitted, values } = optionsTexts[language];
    const missing = all.flatMap(({ id, name, rule }) => {
      const meanings = (values as Readonly<Record<string, Readonly<Record<string, string>>>>)[name];
      // A number, and what stands for one, needs no explanation.
      const words = name === "scale" ? [] : wordsOf(rule).filter((word) => !meanings?.[word]);
      return [
        ...(name in labels ? [] : [`${id} ${name}`]),
        ...words.map((word) => `${id} ${name}=${word}`),
        ...(rule.default === undefined && !(name in omitted) ? [`${id} ${name} left out`] : []),
      ];
    });
    expect(missing).toEqual([]);
  });
});
