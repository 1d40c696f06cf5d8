import { once } from "node:events";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { platforms } from "../../../src/contract/index.js";
import {
  buildTemplate,
  scanWorkbook,
  templateCalls,
  templateIds,
  templateWords,
  type TemplateId,
} from "../../../src/workbook/index.js";
import {
  startService,
  type EmbeddedService,
} from "../../../tools/functions-metadata/embedded-service.js";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";

/** Searching and calculating over the real library takes its time on a busy machine. */

let service: EmbeddedService;
let cared: CaredWorkbench;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
beforeEach(async () => {
  cared = await openCared(() => ({ status: 500, body: {} }), {
    fetch: service.fetch,
    key: "demo-advanced",
    // Research goes on by itself; its questions are looked at again in a moment.
    sleep: async (ms, signal) => {
      if (ms < 20_000) return new Promise((resolve) => setImmediate(resolve));
      await once(signal, "abort");
    },
  });
});
afterEach(() => {
  cared.workbench.dispose();
});

const insert = (id: TemplateId, language: (typeof platforms)[number] = "en") =>
  cared.operations.insertTemplate(buildTemplate(id, templateWords[language]));
const at = (sheet: string, address: string) => cared.workbench.values(`'${sheet}'!${address}`);
const chart = (sheet: string, name: string) =>
  cared.workbench.run(async (context) => {
    const found = context.workbook.worksheets.getItem(sheet).charts.getItem(name);
    found.title.load("text");
    found.series.load("items/name");
    await context.sync();
    const values = found.series.items.map((series) => series.getDimensionValues("Values"));
    await context.sync();
    return {
      title: found.title.text,
      series: found.series.items.map(({ name: series }) => series),
      counts: values.map(({ value }) => value.length),
    };
  });

const templateFormula = (at: string) =>
  String(
    buildTemplate("market-size", templateWords.en).sheets[0]?.cells.find((cell) => cell.at === at)
      ?.content,
  );

describe("the templates over the service's real library", () => {
  it("compares countries", async () => {
    const inserted = await insert("country-comparison");
    expect(inserted.failed).toEqual([]);
    // Nor has a cell failed in between, for what it asks about was not there yet: the pane lists what failed.
    expect(cared.workbench.errorLog.entries()).toEqual([]);
    const [sheet = ""] = inserted.sheetNames;
    expect(sheet).toBe("Country comparison");
    const latest = at(sheet, "B7:F7").flat();
    const growth = at(sheet, "B9:F9").flat();
    for (const text of cared.workbench.texts(`'${sheet}'!B9:F9`).flat()) expect(text).toMatch(/%$/);
    for (const text of at(sheet, "B10:F10").flat()) expect(text).toMatch(/^2005 – 20\d\d$/);
    for (const value of [...latest, ...growth]) expect(value).toEqual(expect.any(Number));
    const names = ["Germany", "France", "Spain", "United States", "Japan"];
    expect(at(sheet, "A14:F14")).toEqual([["period", ...names]]);
    expect(at(sheet, "A15")).toEqual([[2005]]);
    expect(at(sheet, "B12")[0]?.[0]).toMatch(/\(.*\d{4}/);
    const [name = ""] = inserted.chartNames;
    const shown = await chart(sheet, name);
    expect(shown.series).toEqual(names);
    expect(new Set(shown.counts).size).toBe(1);
    expect(shown.counts[0]).toBeGreaterThan(5);
    // Another place in an input cell is in the table and the chart.
    cared.workbench.enter(`'${sheet}'!F6`, "Poland");
    await cared.workbench.idle();
    expect(at(sheet, "F14")).toEqual([["Poland"]]);
    // An emptied one leaves its column, above and in the table.
    cared.workbench.enter(`'${sheet}'!D6`, "");
    await cared.workbench.idle();
    expect(at(sheet, "B14:F14")).toEqual([
      ["Germany", "France", "#N/A", "United States", "Poland"],
    ]);
    expect(at(sheet, "D7:D10").flat()).toEqual(["", "", "", ""]);
    expect(at(sheet, "D15:D16").flat()).toEqual(["#N/A", "#N/A"]);
    expect(at(sheet, "E7")).toEqual([[latest[3]]]);
  });

  it("shows no figure for any country where the indicator is not found", async () => {
    const [sheet = ""] = (await insert("country-comparison")).sheetNames;
    cared.workbench.enter(`'${sheet}'!B3`, "xqzvw");
    await cared.workbench.idle();
    for (const row of at(sheet, "B7:F10"))
      for (const value of row) expect(String(value)).toMatch(/^#N\/A$|^#VALUE!$|^$/);
    // Above the chart, where the title is not found either.
    expect(at(sheet, "H2")).toEqual([[""]]);
  });

  it("shows a rate with its decimals where an amount without any stood before", async () => {
    const [sheet = ""] = (await insert("country-comparison")).sheetNames;
    const shown = (address: string) => {
      const texts = cared.workbench.texts(`'${sheet}'!${address}`).flat();
      return texts.map((text) => Number(text.replaceAll(",", "")));
    };
    const areas = ["B7:F7", "B15:F16"] as const;
    for (const area of areas) expect(shown(area)).toEqual(at(sheet, area).flat());
    cared.workbench.enter(`'${sheet}'!B3`, "unemployment rate");
    await cared.workbench.idle();
    expect(
      at(sheet, "B7:F7")
        .flat()
        .map(Number)
        .some((value) => value % 1 !== 0),
    ).toBe(true);
    for (const area of areas) expect(shown(area)).toEqual(at(sheet, area).flat());
  });

  it("sizes a market and leads its growth on", async () => {
    const inserted = await insert("market-size");
    expect(inserted.failed).toEqual([]);
    const [sheet = ""] = inserted.sheetNames;
    const [latest, growth, years] = at(sheet, "B13:B15").flat().map(Number);
    expect(latest).toBeGreaterThan(0);
    expect(years).toBe(5);
    // The rate's periods stand beside it, the latest figure's beside that.
    const [[, first, last]] = at(sheet, "B14:D14") as [[number, number, number]];
    expect(first).toBeLessThan(last);
    expect(at(sheet, "C13")).toEqual([[last]]);
    const projected = at(sheet, "B16")[0]?.[0];
    const led = Math.round((latest ?? 0) * (1 + (growth ?? 0)) ** 5);
    const isRecent = new Date().getFullYear() - last <= 3;
    expect(projected).toEqual(isRecent ? led : templateWords.en.tooOld);
    // A sentence goes on over the cell beside it, which would cut it off.
    expect(at(sheet, "C16")).toEqual([[isRecent ? `from ${String(last)}` : ""]]);
    // Years younger than the clock allows are led on.
    cared.workbench.enter(
      `'${sheet}'!B16`,
      templateFormula("B16").replace("TODAY()", "DATE(2000,1,1)"),
    );
    await cared.workbench.idle();
    expect(at(sheet, "B16")).toEqual([[led]]);
    // Figures of one kind look alike: here millions of dollars, with room for the decimals of others.
    const [[shownLatest], [shownGrowth], , [shownProjection]] = cared.workbench.texts(
      `'${sheet}'!B13:B16`,
    ) as [[string], [string], [string], [string]];
    expect(shownLatest).toMatch(/^\d,\d{3},\d{3}\.0$/);
    expect(shownGrowth).toMatch(/^\d\.\d%$/);
    expect(shownProjection).toMatch(/^\d,\d{3},\d{3}\.0$/);
    expect(cared.workbench.texts(`'${sheet}'!B25`)).toEqual([
      [expect.stringMatching(/^\d{3},\d{3}\.0$/)],
    ]);
    expect(
      at(sheet, "B4:B8")
        .flat()
        .every((id) => typeof id === "number"),
    ).toBe(true);
    expect(at(sheet, "C10")[0]?.[0]).toBe(at(sheet, "C4")[0]?.[0]);
    const shown = await chart(sheet, inserted.chartNames[0] ?? "");
    expect(shown.title).toBe(at(sheet, "C10")[0]?.[0]);
    expect(shown.counts[0]).toBeGreaterThan(1);
  });

  it.each([
    [
      "market-size",
      "unemployment France",
      [
        ["E2", "C10", "B12"],
        ["E21", "B17"],
      ],
    ],
    [
      "country-comparison",
      "Gini index",
      [
        ["H2", "C4", "B11"],
        ["H21", "B12"],
      ],
    ],
  ] as const)(
    "%s: title, unit and source of the chart are those of what it shows",
    async (id, other, pairs) => {
      const inserted = await insert(id);
      const [sheet = ""] = inserted.sheetNames;
      const say = (cell: string | undefined) => cell && String(at(sheet, cell)[0]?.[0]);
      const shown = () =>
        pairs.map(([text, meant, unit]: readonly [string, string, string?]) => [
          say(text),
          unit === undefined ? say(meant) : `${String(say(meant))} (${String(say(unit))})`,
        ]);
      const before = shown();
      for (const [text, meant] of before) expect(text).toBe(meant);
      cared.workbench.enter(`'${sheet}'!B3`, other);
      await cared.workbench.idle();
      for (const [index, [text, meant]] of shown().entries()) {
        expect(text).toBe(meant);
        expect(text).not.toBe(before[index]?.[0]);
      }
      const isTitled = await cared.workbench.run(async (context) => {
        const found = context.workbook.worksheets.getItem(sheet).charts;
        const { title } = found.getItem(inserted.chartNames[0] ?? "");
        title.load("visible");
        await context.sync();
        return title.visible;
      });
      expect(isTitled).toBe(false);
    },
  );

  const size = async (exampleMarket: string) => {
    const words = { ...templateWords.en, exampleMarket };
    const inserted = await cared.operations.insertTemplate(buildTemplate("market-size", words));
    return inserted.sheetNames[0] ?? "";
  };

  it("takes of several series the one that is asked for, else none", async () => {
    const france = await size("unemployment France");
    expect(at(france, "B11:C14")).toEqual([
      ["France", ""],
      ["percent", ""],
      [10.2, 2014],
      // Percentages have no growth.
      ["#N/A", ""],
    ]);
    // A table of many columns does not run into the line beneath the chart.
    const gini = await size("Gini index France");
    expect(at(gini, "B13:C13")).toEqual([[30.1, 2013]]);
    expect(at(gini, "A24:C24")).toEqual([["category", "Germany", "France"]]);
    const none = await size("unemployment France");
    cared.workbench.enter(`'${none}'!B10`, 4165894000);
    cared.workbench.enter(`'${none}'!B3`, "unemployment");
    await cared.workbench.idle();
    expect(at(none, "B11")).toEqual([[templateWords.en.chooseSeries]]);
    expect(cared.workbench.cell(`'${none}'!B13`).message).toContain("Germany, France");
    expect(at(none, "B16")).toEqual([[templateWords.en.noFigure]]);
    cared.workbench.enter(`'${none}'!B11`, "Spain");
    await cared.workbench.idle();
    expect(at(none, "B13")).toEqual([[24.5]]);
  });

  it("says why nothing is led on", async () => {
    const quarters = await size("e-commerce sales");
    expect(at(quarters, "C13")).toEqual([["Q2 2026"]]);
    expect(at(quarters, "B16")).toEqual([[expect.any(Number)]]);
    const deficit = await size("federal deficit");
    expect(at(deficit, "B16")).toEqual([[templateWords.en.noGrowth]]);
  });

  it("says of which year each figure is", async () => {
    const words = { ...templateWords.en, exampleIndicator: "Gini index" };
    const { sheetNames } = await cared.operations.insertTemplate(
      buildTemplate("country-comparison", words),
    );
    expect(at(sheetNames[0] ?? "", "A7:F10")).toEqual([
      ["Latest", 27, 30.1, 34, 45, 37.9],
      ["Of", 2006, 2013, 2011, 2007, 2011],
      ["Growth per year", "#N/A", "#N/A", expect.any(Number), "#N/A", "#N/A"],
      ["Between", "", "", "2005 – 2011", "", ""],
    ]);
  });

  it("makes a dashboard of four charts with data on a sheet of its own", async () => {
    const inserted = await insert("dashboard");
    expect(inserted.failed).toEqual([]);
    expect(inserted.sheetNames).toEqual(["Dashboard", "Dashboard data"]);
    expect(inserted.chartNames).toHaveLength(4);
    // Its charts read the other sheet, whose formulas read this one and no copy of it.
    expect(at("Dashboard", "A2")).toEqual([
      [expect.stringContaining("A copy of this sheet shows the same charts")],
    ]);
    for (const name of inserted.chartNames) {
      const shown = await chart("Dashboard", name);
      expect(shown.title).not.toBe("");
      expect(Math.min(...shown.counts)).toBeGreaterThan(0);
    }
    // No figure stands there without its unit.
    for (const [heading, title, unit] of [
      ["A7", "A2", "A4"],
      ["J7", "P2", "P4"],
      ["A28", "A502", "A504"],
      ["J28", "P502", "P504"],
    ] as const) {
      const said = [title, unit].map((cell) => String(at("Dashboard data", cell)[0]?.[0]));
      expect(said).not.toContain("");
      expect(at("Dashboard", heading)).toEqual([[`${said.join(" (")})`]]);
    }
    // A second one has names of its own and reads its own sheet.
    const second = await insert("dashboard");
    expect(second.sheetNames).toEqual(["Dashboard 2", "Dashboard data 2"]);
    expect(cared.workbench.cell("'Dashboard data 2'!A1").formula).toContain("'Dashboard 2'!C3");
    expect(second.chartNames).toHaveLength(4);
  });

  it("writes a brief with answer, facts, sources and further reading", async () => {
    const inserted = await insert("research-brief");
    expect(inserted.failed).toEqual([]);
    const [sheet = ""] = inserted.sheetNames;
    expect(String(at(sheet, "A7")[0]?.[0])).toContain("population");
    expect(at(sheet, "A10:D10")).toEqual([["title", "value", "unit", "type"]]);
    expect(at(sheet, "F10")[0]?.[0]).toBe("title");
    expect(at(sheet, "L10:O10")).toEqual([["id", "title", "released", "link"]]);
    const asked = cared.workbench.requests.filter((request) => request.includes("research-ai/ask"));
    expect(asked).toHaveLength(1);
  });

  it.each(platforms.filter((platform) => platform !== "en"))(
    "shows figures in every cell with labels and examples in %s",
    async (platform) => {
      for (const id of templateIds) {
        const { failed } = await insert(id, platform);
        expect(failed.map(({ address, formula }) => `${id} ${address} ${formula}`)).toEqual([]);
      }
    },
  );
});

describe("what a template costs", () => {
  it("is what its formulas ask", async () => {
    for (const id of templateIds) {
      const calls = templateCalls(buildTemplate(id, templateWords.en));
      const plans = await Promise.all(
        calls.map(({ functionId, args }) => cared.data.plan(functionId, args)),
      );
      const quote = await cared.data.price(plans.flat());
      const before = cared.workbench.requests.length;
      const { credits } = cared.workbench.client.status().session;
      await insert(id);
      // Looking after an answer belongs to the question.
      const seen = cared.workbench.requests
        .slice(before)
        .filter((request) => !request.startsWith("/v1/research-ai/answer"));
      const charged = cared.workbench.client.status().session.credits - credits;
      expect([id, seen.length, charged]).toEqual([id, quote.calls, quote.credits]);
      await cared.workbench.client.clearCache();
    }
  });

  it("is known to the credit once its free search has been made", async () => {
    const template = buildTemplate("country-comparison", templateWords.en);
    const search = templateCalls(template).find(({ functionId }) => functionId === "INDICATORS");
    const [q] = search?.args ?? [];
    expect(q).toBe("gross domestic product Germany, France, Spain, United States, Japan");
    const list = await cared.workbench.client.list("searchIndicators", { q: String(q), size: 1 });
    const found = new Map([[search?.at ?? "", list.value.items[0]?.identifier ?? ""]]);
    const plans = await Promise.all(
      templateCalls(template, found).map(({ functionId, args }) =>
        cared.data.plan(functionId, args),
      ),
    );
    const { credits, atMost, calls } = await cared.data.price(plans.flat());
    expect([credits, atMost, calls]).toEqual([30, 30, 2]);
    const before = cared.workbench.client.status().session;
    await insert("country-comparison");
    const { session } = cared.workbench.client.status();
    expect([session.credits - before.credits, session.calls - before.calls]).toEqual([30, 2]);
  });

  it("counts only cells that hold STAT formulas", async () => {
    await insert("market-size");
    const cells = await cared.workbench.run((context) => scanWorkbook(context));
    expect(cells.length).toBeGreaterThanOrEqual(7);
  });
});
