import { describe, expect, it } from "vitest";
import { openImportFolder, readImported, said } from "../../import-folder.js";
import { genericSeries, specificSeries, structure } from "../sdmx-samples.js";
import { json20 } from "../sdmx-json-samples.js";

/** A power of ten may stand at a figure, its series, a group of series or the whole data set: the nearest holds. */

const { dataDir, file, run } = openImportFolder();
const units = () => Object.values(readImported(dataDir())[0]?.units ?? {});
const inMillions = [{ name: { en: "million Euro" }, scale: 1_000_000 }];

const generic = genericSeries("TIME_PERIOD");
const importGeneric = (change: (text: string) => string) =>
  run([file("m.xml", change(generic)), ...said]);
const power = (text: string) => `<generic:Value id="UNIT_MULT" value="${text}"/>`;

interface DataSet {
  attributes: string[];
  dimensionGroupAttributes: Record<string, (string | number | null)[]>;
}
interface Message {
  data: {
    structures: { attributes: Record<"dataSet" | "dimensionGroup", object[]> }[];
    dataSets: DataSet[];
  };
}
async function importJson(
  change: (dataSet: DataSet, attributes: Message["data"]["structures"][0]["attributes"]) => void,
) {
  const message = JSON.parse(json20("TIME_PERIOD")) as Message;
  const [dataSet] = message.data.dataSets;
  const attributes = message.data.structures[0]?.attributes;
  if (dataSet === undefined || attributes === undefined) throw new Error("no sample");
  change(dataSet, attributes);
  return run([file("m.json", JSON.stringify(message)), ...said]);
}

describe("the power of ten of an SDMX-ML message", () => {
  it("is a group's, whatever the data set says", async () => {
    const whole = `<mes:DataSet structureRef="S1" action="Replace">`;
    await importGeneric((text) =>
      text.replace(whole, `${whole}<generic:Attributes>${power("0")}</generic:Attributes>`),
    );
    expect(units()).toMatchObject(inMillions);
  });

  it("is a group's where the series has an empty one", async () => {
    await importGeneric((text) =>
      text.replaceAll(
        "</generic:SeriesKey>",
        `</generic:SeriesKey><generic:Attributes>${power("")}</generic:Attributes>`,
      ),
    );
    expect(units()).toMatchObject(inMillions);
    const specific = specificSeries("TIME_PERIOD").replaceAll(`DECIMALS="1"`, `UNIT_MULT=""`);
    await run([file("m.xml", specific), "--structure", file("s.xml", structure), ...said]);
    expect(units()).toMatchObject(inMillions);
  });

  it("is refused where two groups say other ones", async () => {
    const other = `<generic:Group type="AreaGroup"><generic:GroupKey><generic:Value id="REF_AREA" value="DE"/></generic:GroupKey><generic:Attributes>${power("3")}</generic:Attributes></generic:Group>`;
    const { text } = await importGeneric((all) =>
      all.replace("<generic:Group", `${other}<generic:Group`),
    );
    expect(text).toContain("has UNIT_MULT 3 and 6; 0, 3, 6, 9 and 12 can be kept");
    expect(text).toContain("3 refused:");
    expect(units()).toMatchObject(inMillions);
  });

  it("is not known where groups stand behind their series", async () => {
    const { exitCode, text } = await importGeneric((all) => {
      const groups = all.match(/<generic:Group .*<\/generic:Group>\n/s)?.[0] ?? "";
      return all.replace(groups, "").replace("</mes:DataSet>", `\n${groups}</mes:DataSet>`);
    });
    expect(text).toMatch(/m\.xml, line \d+: a group stands behind figures, and may say their unit/);
    expect(exitCode).toBe(1);
  });
});

describe("the power of ten of an SDMX-JSON message", () => {
  it("is a group's, whatever the data set says", async () => {
    await importJson((dataSet, attributes) => {
      attributes.dataSet.push({ id: "UNIT_MULT" });
      dataSet.attributes.push("0");
    });
    expect(units()).toMatchObject(inMillions);
  });

  it("is what groups have by default, where none says it", async () => {
    await importJson((dataSet, attributes) => {
      attributes.dimensionGroup = [{ id: "UNIT_MULT", default: "6" }];
      dataSet.dimensionGroupAttributes = {};
    });
    expect(units()).toMatchObject(inMillions);
    await importJson((dataSet, attributes) => {
      attributes.dimensionGroup = [{ id: "UNIT_MULT", default: "0" }];
      dataSet.dimensionGroupAttributes = { ":0::": [null], "::0:": ["6"], "::1:": ["6"] };
    });
    expect(units()).toMatchObject(inMillions);
  });

  it("is refused where two groups say other ones", async () => {
    const { text } = await importJson((dataSet) => {
      dataSet.dimensionGroupAttributes[":0::"] = ["3", 1];
    });
    expect(text).toContain("3 refused:");
    expect(text).toMatch(/has UNIT_MULT (?:3 and 6|6 and 3);/);
  });
});
