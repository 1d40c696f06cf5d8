import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runImportCommand } from "../../../src/service/import/index.js";
import {
  startService,
  type EmbeddedService,
} from "../../../tools/functions-metadata/embedded-service.js";
import { day, filesOf, said } from "../../service/import/import-folder.js";
import {
  openFunctions,
  shownText,
  type FunctionsWorkbench,
} from "../support/functions-workbench.js";

/** 2025 had ended when the table came in, and its figure is called an estimate all the same. */
const table = `country,year,GDP (billion euros)
Germany,2022,3876.5
Germany,2023,4122.5
Germany,2024,4305.5
Germany,2025e,4400.5
Germany,2026f,4520.5
France,2022,2639.5
France,2023,2822.5
France,2024,2919.5
France,2025e,2990.5
Italy,2025e,2250.5
Austria,2024,470.5
`;

let service: EmbeddedService;
let workbench: FunctionsWorkbench;
let id = "";
let series = 0;
let comparison = 0;
beforeAll(async () => {
  service = await startService(async (dataDir) => {
    const path = join(dataDir, "table.csv");
    writeFileSync(path, table);
    const surroundings = { open: filesOf(dataDir), now: day("2026-11-20") };
    const { text } = await runImportCommand([path, ...said], surroundings);
    expect(text).toContain("forecast from 2025");
    id = /[0-9a-f-]{36}/.exec(text)?.[0] ?? "";
  });
  workbench = await openFunctions({ fetch: service.fetch, key: "demo-advanced" });
  const answer = await service.fetch(
    "https://service.test/v1/search/statistics?q=GDP%20Germany%20France&size=100",
    { headers: { "x-api-key": "demo-advanced" } },
  );
  const { items } = (await answer.json()) as {
    items: { identifier: number; title: string; sources?: { title: string }[] }[];
  };
  const own = items.filter(({ sources }) => sources?.[0]?.title === "research-desk");
  series = own.find(({ title }) => title.startsWith("GDP in Germany from"))?.identifier ?? 0;
  comparison = own.find(({ title }) => title.includes("Germany and France"))?.identifier ?? 0;
});
afterAll(async () => {
  workbench.dispose();
  await service.close();
});

const show = async (formulas: readonly string[]) => (await workbench.show(formulas)).map(shownText);

describe("what a source calls a forecast of a year that has ended", () => {
  it("is no latest figure of an indicator, and is said wherever it is shown", async () => {
    expect(
      await show([
        `=STAT.VALUE("${id}","Germany",,"show=period")`,
        `=STAT.VALUE("${id}","Italy")`,
        `=STAT.VALUE("${id}","Italy",,"latest=any; show=period")`,
        `=STAT.VALUE("${id}","Germany",2025,"show=notes")`,
        `=STAT.GROWTH("${id}","Germany",2022,,"show=period")`,
        `=STAT.INDICATOR("${id}","Germany, France",,,"layout=cross; show=period; headers=off")`,
        `=STAT.INDICATOR("${id}","Germany",2025,,"headers=off; show=notes")`,
        `=STAT.INFO("${id}","forecast from")`,
      ]),
    ).toEqual([
      [[4305.5, 2024]],
      "#N/A No values up to today: latest=any takes forecasts too",
      [[2250.5, 2025]],
      [
        [4400.5, ""],
        [
          "note",
          "2025: a forecast, or of a period that had not ended when the figures were published",
        ],
      ],
      [[expect.closeTo(0.110666, 5), 2022, 2024]],
      [
        ["DEU", 4305.5, 2024],
        ["FRA", 2919.5, 2024],
      ],
      [
        [2025, 4400.5],
        [2026, 4520.5],
        [
          "note",
          "GDP: figures from 2025 are forecasts, or of periods that had not ended when they were published",
        ],
      ],
      [[2025]],
    ]);
  });

  it("is listed with its cell by STAT.STATUS, wherever it is shown", async () => {
    await show([
      `=STAT.VALUE("${id}","Germany")`,
      `=STAT.VALUE("${id}","Germany",{2024;2025;2026})`,
      `=STAT.INDICATOR("${id}","Germany, France",2024)`,
      `=STAT.INDICATOR("${id}","France",,2024)`,
      `=STAT.INDICATOR("${id}","Germany, France",2025,,"layout=cross")`,
      `=STAT.GROWTH("${id}","Germany",2022,2026)`,
      `=STAT.DATA(${String(series)})`,
    ]);
    const [listed] = await show([`=STAT.STATUS("forecasts")`]);
    expect(String(listed).split("; ").sort()).toEqual([
      "Sheet1!A161: 2025 (+1)",
      "Sheet1!A201: 2026",
      "Sheet1!A241: 2025 (+1)",
      "Sheet1!A41: 2025 (+1)",
      "Sheet1!A81: 2025 (+1)",
    ]);
  });

  it("is said of a table of one period each only where it is shown", async () => {
    const table = (more: string) =>
      `=STAT.INDICATOR("${id}","Germany, France",${more}; headers=off; show=notes")`;
    expect(
      await show([
        table(`,,"layout=cross`),
        table(`2024,,"layout=cross`),
        table(`2026,,"layout=cross`),
        table(`2025,,"layout=cross; change=pct`),
      ]),
    ).toEqual([
      [
        ["DEU", 4305.5],
        ["FRA", 2919.5],
      ],
      [
        ["DEU", 4305.5],
        ["FRA", 2919.5],
      ],
      [
        ["DEU", 4520.5],
        ["FRA", ""],
        [
          "note",
          "GDP: figures from 2026 are forecasts, or of periods that had not ended when they were published",
        ],
        ["note", "GDP: no figure of 2026 for France"],
      ],
      [
        ["DEU", expect.closeTo(0.0221, 4)],
        ["FRA", expect.closeTo(0.0243, 4)],
        [
          "note",
          "GDP: figures from 2025 are forecasts, or of periods that had not ended when they were published",
        ],
      ],
    ]);
  });

  it("is said of no error that stands in the place of an indicator", async () => {
    const note = [
      "note",
      "GDP: figures from 2026 are forecasts, or of periods that had not ended when they were published",
    ];
    expect(
      await show([
        `=STAT.INDICATOR(CHOOSE({1;2},NA(),"${id}"),"Germany",2026,,"headers=off; show=notes")`,
        `=STAT.INDICATOR(CHOOSE({1;2},NA(),"${id}"),"Germany",2026,,"headers=off; layout=cross; show=notes")`,
      ]),
    ).toEqual([
      [
        [2026, "#N/A", 4520.5],
        [...note, ""],
      ],
      [
        ["DEU", "#N/A", 4520.5],
        [...note, ""],
      ],
    ]);
  });

  it("is said where it is cited", async () => {
    const cited = await show([`=STAT.CITE("${id}")`, `=STAT.CITE(${String(series)},"bibtex")`]);
    for (const citation of cited)
      expect(String(citation)).toContain("Figures from 2025 are forecasts, or of periods that had");
  });

  it("is none of a statistic", async () => {
    expect(
      await show([
        `=STAT.VALUE(${String(series)},,,"show=period")`,
        `=STAT.VALUE(${String(comparison)},"France",,"show=period")`,
        `=STAT.INFO(${String(comparison)},"forecast from")`,
      ]),
    ).toEqual([[[4305.5, 2024]], [[2919.5, 2024]], [[2025]]]);
  });

  it("is said in the words of a comparison, too", async () => {
    const [[[subject, description]]] = (await show([
      `=STAT.INFO(${String(comparison)},"subject, description")`,
    ])) as [[[string, string]]];
    expect(subject).toMatch(/\(in billion euros; forecast from 2025\)$/);
    expect(description).toContain("Germany: 4,305.5 billion euros (2024).");
    expect(description).toContain("France: 2,919.5 billion euros (2024).");
  });
});
