import { describe, expect, it } from "vitest";
import { openImportFolder, readImported, said } from "../../import-folder.js";
import { itemList, specificFlat, structure } from "../sdmx-samples.js";

/** A power of ten that stands in two places is said once: both may be meant together by nobody. */

const { dataDir, figures, file, run } = openImportFolder();
const unit = () => Object.values(readImported(dataDir())[0]?.units ?? {})[0];
const kept = () => Object.values(figures() ?? {});

/** @param units each with its label, and the power of ten */
const csv = (...units: readonly (readonly [string, string])[]) =>
  run([
    file(
      "m.csv",
      [
        "DATAFLOW,FREQ: Frequency,REF_AREA: Area,TIME_PERIOD: Time,OBS_VALUE: Value,UNIT_MEASURE: Unit,UNIT_MULT: Multiplier",
        ...units.map(
          ([name, power], at) => `SO:X(1.0),A: Annual,DE: Germany,202${at},5,${name},${power}`,
        ),
      ].join("\n"),
    ),
    ...said,
  ]);

describe("a unit that says the power of ten itself", () => {
  it.each([
    ["MIO_EUR: Million euro", "6: Millions", "Million euro", 1_000_000],
    ["EUR_M: Millions of euro", "6", "Millions of euro", 1_000_000],
    ["PS: Thousand persons", "3: Thousands", "Thousand persons", 1000],
    ["MIO_EUR", "6", "MIO EUR", 1_000_000],
    ["EUR_M: Million euro", "0: Units", "Million euro", 1_000_000],
    ["EUR_B: Billion euro", "9: Billions", "Billion euro", 1_000_000_000],
    ["PS: Persons; thousands", "3: Thousands", "Persons; thousands", 1000],
    ["CP_MEUR: Current prices; million euro", "6", "Current prices; million euro", undefined],
  ])("is in it once: %s, %s", async (name, power, en, scale) => {
    expect((await csv([name, power])).text).toContain("Every figure is in.");
    expect(unit()?.name.en).toBe(en);
    expect(unit()?.scale).toBe(scale);
    expect(kept()).toEqual([{ DEU: ["2020", [5]] }]);
  });

  it("is refused where it says another one", async () => {
    const { text } = await csv(
      ["EUR_M: Million euro", "3"],
      ["PS: Thousand persons", "6: Millions"],
      ["EUR: Euro", "6"],
      ["EUR_B: Billion euro", "12"],
      ["EUR_P: Prices of 2015; million euro", "3"],
      ["EUR_Q: Euro millions at prices of 2015", "6"],
    );
    const unsure = "which of them is meant is not sure. A mapping says their unit: --mapping FILE";
    expect(text).toContain(`line 2: has UNIT_MULT 3, and its unit is "Million euro": ${unsure}`);
    expect(text).toContain(
      `line 3: has UNIT_MULT 6, and its unit is "Thousand persons": ${unsure}`,
    );
    expect(text).toContain('line 5: has UNIT_MULT 12, and its unit is "Billion euro"');
    expect(text).toContain(
      'line 6: has UNIT_MULT 3, and its unit is "Prices of 2015; million euro"',
    );
    expect(text).toContain('line 7: has UNIT_MULT 6, and its unit is "Euro millions at prices');
    expect(kept()).toEqual([{ DEU: ["2022", [5]] }]);
  });
});

describe("a power of ten that the message calls otherwise", () => {
  it("is refused, since its list may count thousands from 1", async () => {
    const { text } = await csv(
      ["EUR: Euro", "3: Billions"],
      ["EUR: Euro", "6: Millions"],
      ["EUR: Euro", "12: Billions"],
    );
    expect(text).toContain(
      'line 2: has UNIT_MULT 3, which the message calls "Billions": which of them is meant',
    );
    expect(text).toContain("1 refused:");
    expect(kept()).toEqual([{ DEU: ["2021", [5]] }, { DEU: ["2022", [5]] }]);
  });

  it("is refused where its structure message calls it so", async () => {
    const list = `<str:Codelist id="CL_MULT" agencyID="SO" version="1.0"><str:Code id="6"><com:Name xml:lang="en">Thousands</com:Name></str:Code></str:Codelist>`;
    const attribute = `<str:Attribute id="UNIT_MULT"><str:ConceptIdentity><Ref id="UNIT_MULT" maintainableParentID="CONCEPTS" agencyID="SO"/></str:ConceptIdentity><str:LocalRepresentation><str:Enumeration><Ref id="CL_MULT" version="1.0" agencyID="SO"/></str:Enumeration></str:LocalRepresentation></str:Attribute>`;
    const described = structure
      .replace(itemList, `${itemList}${list}`)
      .replace("<str:AttributeList>", `<str:AttributeList>${attribute}`);
    const result = await run([
      file("m.xml", specificFlat),
      ...["--structure", file("s.xml", described), ...said],
    ]);
    expect(result.text).toContain('has UNIT_MULT 6, which the message calls "Thousands"');
    expect(result.exitCode).toBe(1);
  });
});
