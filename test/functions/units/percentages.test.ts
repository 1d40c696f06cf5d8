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

/** As banks and offices write them: the World Bank "annual %", the IMF and Britons the others. */
const percentages = [
  "percent of GDP",
  "annual %",
  "per cent",
  "percentage of labour force",
  "Annual percent change",
  "Veränderung in %",
  "taux en pourcentage",
  "porcentaje del PIB",
  "pct",
];
/** What counts something else, with a percentage beside it. */
const others = ["tonnes at 86% moisture", "million euros"];
const units = [...percentages, ...others];
const heading = units.map((unit, at) => `Measure ${String(at + 1)} (${unit})`);
const figures = (value: number) => units.map(() => String(value)).join(",");
const table = `country,year,${heading.join(",")}
Germany,2022,${figures(4)}
Germany,2023,${figures(5)}
`;

let service: EmbeddedService;
let workbench: FunctionsWorkbench;
let ids: readonly string[] = [];
beforeAll(async () => {
  service = await startService(async (dataDir) => {
    const path = join(dataDir, "table.csv");
    writeFileSync(path, table);
    const { text } = await runImportCommand([path, ...said], {
      open: filesOf(dataDir),
      now: day("2026-11-20"),
    });
    expect(text).toContain("Every figure is in.");
    ids = text.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [];
  });
  workbench = await openFunctions({ fetch: service.fetch, key: "demo-advanced" });
});
afterAll(async () => {
  workbench.dispose();
  await service.close();
});

const parted = (one: (unit: string) => unknown, other: (unit: string) => unknown): unknown[] =>
  units.map((unit, at) => (at < percentages.length ? one(unit) : other(unit)));
const changesOf = async (option: string) =>
  (
    await workbench.show(
      units.map((_, at) => `=STAT.INDICATOR("${ids[at] ?? ""}",,2023,,"${option}")`),
    )
  ).map(shownText);

const containing = (text: string): unknown => expect.stringContaining(text);

describe("a figure that is a percentage, however its unit says so", () => {
  it("moves by percentage points, and its change in percent says that it is none in points", async () => {
    const points = parted(
      () => "percentage points",
      (unit) => unit,
    );
    expect(await changesOf("change=diff; unit=on")).toEqual(
      points.map((unit) => [
        ["period", `DEU (${String(unit)})`],
        [2023, 1],
      ]),
    );
    expect(await changesOf("change=pct; unit=on; show=notes")).toEqual(
      parted(
        () => [
          ["period", "DEU (percent, not percentage points)"],
          [2023, 0.25],
          ["note", containing("their change in percent, not in percentage points")],
        ],
        () => [
          ["period", "DEU (percent)"],
          [2023, 0.25],
        ],
      ),
    );
  });

  it("has an index that says what it is of, in a table and as a single value", async () => {
    const note = containing(
      "rebase=2022: the figures are percentages; this is an index of them, in which a change is in percent, not in percentage points, which change=diff shows",
    );
    expect(await changesOf("rebase=2022; headers=off; show=notes")).toEqual(
      parted(
        () => [
          [2023, 125],
          ["note", note],
        ],
        () => [[2023, 125]],
      ),
    );
    const values = ids.map((id) => `=STAT.VALUE("${id}","DEU",2023,"rebase=2022; show=notes")`);
    expect((await workbench.show(values)).map(shownText)).toEqual(
      parted(
        () => [
          [125, ""],
          ["note", note],
        ],
        () => [[125]],
      ),
    );
  });

  it("is averaged where nothing else is said of it, and what is none is not", async () => {
    const formulas = ids.map((id) => `=STAT.VALUE("${id}","Germany","2022-2023")`);
    expect((await workbench.show(formulas)).map(shownText)).toEqual(
      parted(
        () => [[4.5]],
        () => containing("combine them by agg="),
      ),
    );
  });

  it("moves by points in lists too", async () => {
    const answer = await service.fetch(
      "https://service.test/v1/search/market-insights/indicators?q=Measure&size=20",
      { headers: { "x-api-key": "demo-advanced" } },
    );
    const { items } = (await answer.json()) as {
      items: { identifier: string; latest?: object }[];
    };
    const latest = ids.map((id) => items.find(({ identifier }) => identifier === id)?.latest);
    expect(latest).toEqual(
      parted(
        (): unknown => expect.objectContaining({ year_change: null, year_change_points: 1 }),
        (): unknown => expect.objectContaining({ year_change: 0.25 }),
      ),
    );
  });
});
