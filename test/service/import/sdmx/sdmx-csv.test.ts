import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runImportCommand } from "../../../../src/service/import/index.js";
import { readImported, surroundingsOf } from "../import-folder.js";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "import-sdmx-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const run = (text: string, more: readonly string[] = []) => {
  const path = join(folder, "message.csv");
  writeFileSync(path, text);
  return runImportCommand(
    [path, "--source", "bank", "--licence", "CC-BY-4.0", ...more],
    surroundingsOf(join(folder, "data"), Date.parse("2026-11-20T12:00:00Z")),
  );
};
const content = () => readImported(join(folder, "data"))[0];

const one = `DATAFLOW,FREQ,REF_AREA,SECTOR,TIME_PERIOD,OBS_VALUE,UNIT_MEASURE,UNIT_MULT,OBS_STATUS
ECB:DEBT(1.0),A,DE,S13,2023,2622.9,EUR,9,A
ECB:DEBT(1.0),A,DE,S13,2024,2690.1,EUR,9,F
ECB:DEBT(1.0),A,FR,S13,2023,3101.4,EUR,9,A
ECB:DEBT(1.0),A,DE,S1311,2023,1696,EUR,9,A
ECB:DEBT(1.0),Q,DE,S13,2023-Q4,2622.9,EUR,9,A
`;

describe("an SDMX-CSV 1.0 message", () => {
  it("says by itself what it holds: series, frequency, unit and its power of ten, forecasts", async () => {
    const result = await run(one);
    expect(result.text).toContain("Every figure is in.");
    expect(result.exitCode).toBe(0);
    const { concepts = [], figures = {}, units = {} } = content() ?? {};
    expect(concepts.map(({ name, frequency }) => [name.en, frequency])).toEqual([
      ["ECB:DEBT: S13", "annual"],
      ["ECB:DEBT: S1311", "annual"],
      ["ECB:DEBT", "quarterly"],
    ]);
    expect(concepts.map(({ key }) => figures[key])).toEqual([
      { DEU: ["2023", [2622.9, 2690.1]], FRA: ["2023", [3101.4]] },
      { DEU: ["2023", [1696]] },
      { DEU: ["2023-Q4", [2622.9]] },
    ]);
    expect(concepts[0]?.forecastFrom).toBe("2024");
    expect(Object.values(units)[0]).toMatchObject({
      name: { en: "billion Euro", de: "Milliarden Euro" },
      scale: 1_000_000_000,
    });
  });

  it("keeps its identifiers when another version of the flow brings another sector", async () => {
    await run(
      one
        .split("\n")
        .filter((line) => !line.includes("S1311"))
        .join("\n"),
    );
    const [before] = content()?.concepts ?? [];
    await run(one.replaceAll("(1.0)", "(2.0)"));
    const [after] = content()?.concepts ?? [];
    expect([before?.name.en, after?.name.en]).toEqual(["ECB:DEBT", "ECB:DEBT: S13"]);
    expect(after?.key).toBe(before?.key);
  });

  it("with labels is named by them, and so are places whose codes are private", async () => {
    const text = `DATAFLOW,FREQ: Frequency,REF_AREA: Reference area,ITEM: Item,TIME_PERIOD: Time,OBS_VALUE,UNIT_MEASURE: Unit
OECD:PRICES(1.0): Consumer prices,M: Monthly,X_DE: Germany,CP00: All items,2026-01: January,101.5,IX: Index
OECD:PRICES(1.0): Consumer prices,M: Monthly,X_DE: Germany,CP01: Food,2026-01: January,103,IX: Index
`;
    const result = await run(text.replace("DATAFLOW,", "DATAFLOW: Dataflow,"));
    expect(result.text).toContain("Every figure is in.");
    expect(content()?.concepts.map(({ name }) => name.en)).toEqual([
      "Consumer prices: All items",
      "Consumer prices: Food",
    ]);
    expect(Object.values(content()?.figures ?? {})[0]).toEqual({ DEU: ["2026-01", [101.5]] });
  });
});

describe("an SDMX-CSV 2.0 message", () => {
  it("is read with labels in columns of their own", async () => {
    const text = `STRUCTURE,STRUCTURE_ID,STRUCTURE_NAME,ACTION,REF_AREA,Reference area,FREQ,Frequency,TIME_PERIOD,Time period,OBS_VALUE,Observation value,UNIT_MEASURE,Unit of measure
dataflow,SO:JOBS(1.0),Employed persons,I,FRA,France,A,Annual,2024,,28.5,,PS,Persons
`;
    const result = await run(text);
    expect(result.text).toContain("Employed persons (persons): 1 place, annual, 2024 to 2024");
  });
});

describe("what a message's rows say against keeping them", () => {
  it("is told with the line; the rest is in", async () => {
    const text = `STRUCTURE,STRUCTURE_ID,ACTION,FREQ,REF_AREA,TIME_PERIOD,OBS_VALUE,UNIT_MEASURE,UNIT_MULT,OBS_STATUS
dataflow,A:B(1.0),I,A,DE,2024,1,EUR,0,A
dataflow,A:B(1.0),D,A,DE,2023,2,EUR,0,A
dataflow,A:B(1.0),I,D,DE,2024-01-01,3,EUR,0,A
dataflow,A:B(1.0),I,A,FR,2024,4,EUR,0,M
dataflow,A:B(1.0),I,A,IT,2024,5,EUR,2,A
dataflow,A:B(1.0),I,A,ES,2024
dataflow,A:B(1.0),I,A,QQ,2024,6,EUR,0,A
dataflow,A:B(1.0),I,A,PT,2024,NaN,EUR,0,M
`;
    const result = await run(text);
    expect(Object.values(content()?.figures ?? {})).toEqual([{ DEU: ["2024", [1]] }]);
    for (const sentence of [
      "line 3: deletes a figure: import the whole message instead",
      "line 4: has the frequency D; years, quarters and months (A, Q, M) can be kept",
      "line 5: has a figure that its status M says is missing",
      "line 6: has UNIT_MULT 2; 0, 3, 6, 9 and 12 can be kept",
      "line 7: has 6 cells where the heading has 10",
      'line 8: "QQ" is no place that the library knows',
    ])
      expect(result.text).toContain(sentence);
    expect(result.text).toContain("6 refused:");
  });

  it.each([
    ["places", "DATAFLOW,CURRENCY,TIME_PERIOD,OBS_VALUE,UNIT_MEASURE\nA:B(1.0),USD,2024,1,EUR\n"],
    ["unit", "DATAFLOW,REF_AREA,TIME_PERIOD,OBS_VALUE\nA:B(1.0),DE,2024,1\n"],
    ["figure to keep", "DATAFLOW,REF_AREA,TIME_PERIOD,OBS_VALUE,UNIT_MEASURE\n"],
  ])("ends with a sentence where the message has no %s", async (what, text) => {
    const result = await run(text);
    expect(result.exitCode).toBe(1);
    expect(result.text).toContain(what);
    expect(content()).toBeUndefined();
  });
});
