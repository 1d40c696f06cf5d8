import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  startService,
  type EmbeddedService,
} from "../../../tools/functions-metadata/embedded-service.js";
import {
  openFunctions,
  shownText,
  type FunctionsWorkbench,
} from "../support/functions-workbench.js";
import { libraryAlone } from "../../service/support/own-library.js";

let service: EmbeddedService;
let workbench: FunctionsWorkbench;
let exports_: ReadonlyMap<string, number>;
let rates: ReadonlyMap<string, number>;
let id: string;
beforeAll(async () => {
  service = await startService();
  workbench = await openFunctions({ fetch: service.fetch, key: "demo-advanced" });
  const library = await libraryAlone();
  const figuresOf = (concept: string, place: string) => {
    const found = library.observations(concept, place);
    return new Map(
      (found?.periods ?? []).flatMap((period, row): [string, number][] => {
        const value = found?.values[row];
        return typeof value === "number" ? [[period, value]] : [];
      }),
    );
  };
  exports_ = figuresOf("us-bopgexp", "USA");
  rates = figuresOf("usd-exchange-rate", "EMU");
  id = library.concepts.get("us-bopgexp")?.uuid ?? "";
});
afterAll(async () => {
  workbench.dispose();
  await service.close();
});

describe("money of the library in another currency", () => {
  it("is every month's figure at that month's rate, and nothing before there was the euro", async () => {
    const [shown] = await workbench.show([
      `=STAT.INDICATOR("${id}","USA","1998-07","2001-06","currency=EUR; headers=off")`,
    ]);
    const cells = shownText(shown) as [string, number | ""][];
    expect(cells).toHaveLength(36);
    for (const [month, value] of cells) {
      const rate = rates.get(month);
      const expected = rate === undefined ? "" : (exports_.get(month) ?? NaN) * rate;
      if (expected === "") expect(value, month).toBe("");
      else expect(Math.abs(Number(value) / expected - 1), month).toBeLessThan(1e-9);
    }
    expect(cells.filter(([, value]) => value === "").map(([month]) => month)).toEqual([
      "1998-07",
      "1998-08",
      "1998-09",
      "1998-10",
      "1998-11",
      "1998-12",
    ]);
  });

  it("is converted before the months make a year, and the notes name the rates", async () => {
    const [shown] = await workbench.show([
      `=STAT.INDICATOR("${id}","USA",2020,2020,"currency=EUR; freq=A; unit=on; show=notes")`,
    ]);
    const months = Array.from({ length: 12 }, (_, at) => `2020-${String(at + 1).padStart(2, "0")}`);
    const sum = months.reduce(
      (total, month) => total + (exports_.get(month) ?? NaN) * (rates.get(month) ?? NaN),
      0,
    );
    const [header, year, note] = shownText(shown) as unknown[][];
    expect(header).toEqual(["period", "USA (million EUR)"]);
    expect(Math.abs(Number(year?.[1]) / sum - 1)).toBeLessThan(1e-9);
    expect(note?.[1]).toMatch(
      /^USD to EUR: the average of each period by Exchange rate: national currency per U\.S\. dollar/,
    );
  });
});
