import { existsSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { openImportFolder, readImported } from "../import-folder.js";
import { json20, json20Flat } from "./sdmx-json-samples.js";
import { genericFlat, genericSeries, itemList, specificFlat, structure } from "./sdmx-samples.js";

const { dataDir, file, run } = openImportFolder();
const said = ["--source", "bank", "--licence", "CC-BY-4.0"];
const content = () => readImported(dataDir())[0];

const bomb = `<?xml version="1.0"?>
<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
<x>&b;</x>`;
const outside = `<!DOCTYPE x [<!ENTITY secret SYSTEM "file:///etc/passwd">]><x>&secret;</x>`;

const dataOf = /<mes:DataSet.*<\/mes:DataSet>/s;
const none = /is an answer without figures: Too large/;
/** What a service says behind the figures. */
const withFooter = (message: string, code: number, severity = "Information") =>
  message.replace(
    "</mes:Generic",
    `<foot:Footer xmlns:foot="f"><foot:Message code="${code}" severity="${severity}"><com:Text xml:lang="en">Too large</com:Text></foot:Message></foot:Footer></mes:Generic`,
  );

describe("a message that cannot be read", () => {
  const sentences: readonly (readonly [what: string, text: string, sentence: RegExp])[] = [
    ["has entities that grow", bomb, /line 2: has a document type \(DTD\).*not read/],
    ["has an entity of a file", outside, /has a document type/],
    ["names an entity nobody knows", "<a>&nbsp;</a>", /line 1: is no well-formed XML/],
    ["is cut off", genericFlat.slice(0, -40), /is no well-formed XML: /],
    [
      "is in Latin-1",
      genericFlat.replace("UTF-8", "ISO-8859-1"),
      /is written in ISO-8859-1: save it as UTF-8/,
    ],
    [
      "is structure-specific alone",
      specificFlat,
      /only its structure message says.*--structure FILE/,
    ],
    ["is a structure message", structure, /has no figures: import the data/],
    [
      "is of version 2.0",
      genericFlat.replaceAll("GenericData", "CompactData"),
      /2\.0 message \(CompactData\)/,
    ],
    [
      "is a service's refusal",
      `<mes:Error xmlns:mes="m" xmlns:com="c"><mes:ErrorMessage code="100"><com:Text>No data found</com:Text></mes:ErrorMessage></mes:Error>`,
      /answer without figures: No data found/,
    ],
    ["is an answer that has no figures", withFooter(genericFlat.replace(dataOf, ""), 100), none],
    ["is not whole, by a code", withFooter(genericFlat, 510), /is not whole, as its service says/],
    [
      "is not whole, by an error",
      withFooter(genericSeries("TIME_PERIOD"), 599, "Error"),
      /behind the figures: Too large\. Ask for less of it at a time/,
    ],
    [
      "deletes all its figures, as its header says",
      genericFlat.replace("</mes:ID>", "</mes:ID><mes:DataSetAction>Delete</mes:DataSetAction>"),
      /has no figure to keep\. .*deletes a figure: import the whole message instead/,
    ],
    [
      "says two frequencies of all its figures",
      json20("TIME_PERIOD").replace('{"id":"A",', '{"id":"Q"},{"id":"A",'),
      /says FREQ of its whole data set, and has 2 values of it \(Q, A\): which of them/,
    ],
    ["is another XML", "<feed><title/></feed>", /no SDMX-ML data message: its root is feed/],
    [
      "is a web page",
      "<!doctype html>\n<title>Sign in</title><br>",
      / is a web page \(HTML\), and/,
    ],
    ["is an older web page", "<HTML><body><br></body></HTML>", / is a web page \(HTML\), and/],
    ["is JSON cut off", json20Flat().slice(0, -9), /no whole JSON/],
    ["is JSON with a fault", json20Flat().replace(":[0]", ":[0"), /is no JSON/],
    [
      "is JSON-stat",
      '{"version":"2.0","class":"dataset","id":["geo","time"],"size":[1,1],"value":[5]}',
      /m\.json is JSON-stat, which is not read: ask the service for SDMX-CSV, TSV or SDMX-JSON/,
    ],
    [
      "is a list in JSON",
      ' [\n{"page":1},[{"date":"2023","value":5}]]',
      /is a list in JSON, and no SDMX-JSON message: ask the service for CSV or SDMX/,
    ],
    ["is JSON of something else", '{"a":1}', /no SDMX-JSON data message: it has no structure/],
    [
      "is a service's refusal in JSON",
      '{"errors":[{"code":404,"title":"No results found"}]}',
      /answer without figures: No results found/,
    ],
    [
      "names a value that its structure lacks",
      json20Flat().replace('"0:0:0:0"', '"0:7:0:0"'),
      /names value 7 of REF_AREA/,
    ],
    [
      "names fewer dimensions than it has",
      json20Flat().replace('"0:0:0:0"', '"0:0:0"'),
      /the key 0:0:0 for 4 dimensions/,
    ],
  ];
  it.each(sentences)("because it %s ends with a sentence", async (_what, text, sentence) => {
    const result = await run([file(/^\s*[[{]/.test(text) ? "m.json" : "m.xml", text), ...said]);
    expect(result.text).toMatch(sentence);
    expect(result.exitCode).toBe(1);
    expect(existsSync(dataDir())).toBe(false);
  });

  const structures: readonly (readonly [what: string, text: string, sentence: RegExp])[] = [
    [
      "lacks a code list",
      structure.replace(itemList, ""),
      /the codes of ITEM are those of SO:CL_ITEM, which is not in it.*references=all/,
    ],
    [
      "is of other data",
      structure.replaceAll('"SPENDING"', '"JOBS"').replaceAll("DSD_SPENDING", "DSD_JOBS"),
      /does not describe SO:SPENDING \(it describes SO:DSD_JOBS\)/,
    ],
    ["is none", genericFlat, /is no SDMX-ML structure message/],
  ];
  it.each(structures)(
    "because its structure %s ends with a sentence",
    async (_what, text, sentence) => {
      const args = [file("m.xml", specificFlat), ...said, "--structure", file("s.xml", text)];
      const result = await run(args);
      expect(result.text).toMatch(sentence);
      expect(result.exitCode).toBe(1);
    },
  );
});

it("a status that is an element, as in SDMX-ML 3.0, is not passed over", async () => {
  const statuses = specificFlat.replaceAll(
    / OBS_STATUS="(.)"\/>/g,
    '><Comp id="OBS_STATUS"><Value>$1</Value></Comp></Obs>',
  );
  const args = ["--structure", file("s.xml", structure), ...said];
  const result = await run([file("m.xml", statuses), ...args]);
  expect(result.text).toMatch(/m\.xml, line 11: OBS_STATUS is an element, as in SDMX-ML 3\.0: ask/);
  expect(result.exitCode).toBe(1);
});

describe("observations that cannot be kept", () => {
  it("of SDMX-ML are told with their lines; the rest is in", async () => {
    const lines = specificFlat
      .replace('REF_AREA="FR" ITEM="CP00"', 'REF_AREA="QQ" ITEM="CP00"')
      .replace('REF_AREA="DE" ITEM="CP01"', 'REF_AREA="DE" ITEM="CP99"')
      .replace('OBS_VALUE="98" OBS_STATUS="A"', 'OBS_VALUE="98" OBS_STATUS="M"');
    const result = await run([
      ...[file("m.xml.gz", gzipSync(lines)), ...said],
      ...["--structure", file("s.xml", structure)],
    ]);
    const at = (text: string) =>
      String(lines.split("\n").findIndex((one) => one.includes(text)) + 1);
    for (const sentence of [
      `line ${at('"QQ"')}: "QQ" is no code of REF_AREA`,
      `line ${at('"CP99"')}: "CP99" is no code of ITEM`,
      `line ${at('"98"')}: has a figure that its status M says is missing`,
    ])
      expect(result.text).toContain(sentence);
    expect(result.text).toContain("3 refused:");
    expect(Object.values(content()?.figures ?? {})).toEqual([{ DEU: ["2024", [100.5, 103.25]] }]);
  });

  it("of SDMX-JSON are told with their number; two figures of one place and period are both left out", async () => {
    const twice = json20Flat().replace(
      '"observations":{',
      '"observations":{"0:0:0:0":[7,0],"0:1:0:1":[null,0],',
    );
    const result = await run([file("m.json", twice), ...said]);
    expect(result.text).toContain("observation 3: gives DEU 2024 again (observation 1): neither");
    expect(result.text).toContain("1 refused:");
    expect(Object.values(content()?.figures ?? {})[0]).toEqual({
      DEU: ["2025", [103.25]],
      FRA: ["2024", [99.1]],
    });
  });

  it("are all of a data set that deletes, and of a place whose code and name are two places", async () => {
    const deletes = await run([file("m.json", json20Flat({ action: "Delete" })), ...said]);
    expect(deletes.text).toMatch(/has no figure to keep.*observation 1: deletes a figure/);
    const mistaken = json20Flat().replaceAll('"Germany"', '"Austria"');
    const result = await run([file("m.json", mistaken), ...said]);
    expect(result.text).toContain('"DE" is called "Austria", which is another place');
    expect(Object.keys(Object.values(content()?.figures ?? {})[0] ?? {})).toEqual(["FRA"]);
  });
});

describe("a message without a dimension of places", () => {
  const text = genericSeries("TIME_PERIOD").replaceAll("REF_AREA", "BRANCH");

  it("is read as a table by a mapping", async () => {
    const path = file("m.xml", text);
    expect((await run([path, ...said])).text).toMatch(
      /without a dimension of places .* --mapping FILE/,
    );
    const mapping = file(
      "m.yaml",
      `source: { name: bank }
licence: own
place: { is: Euro area }
period: { column: TIME_PERIOD }
series: { columns: [BRANCH, ITEM] }
measures: [{ column: OBS_VALUE, name: Spending, unit: euros, scale: 1000000 }]
`,
    );
    const result = await run([path, "--mapping", mapping]);
    expect(result.text).toContain(
      "Spending: DE, CP00 (million euros): 1 place, annual, 2024 to 2025",
    );
  });
});

it("a message of several measures makes an indicator of each", async () => {
  const two = json20("TIME_PERIOD")
    .replace('[{"id":"OBS_VALUE","name":"Value"}]', '[{"id":"TOTAL"},{"id":"PER_HEAD"}]')
    .replaceAll(/\[([\d.]+),([01])\]/g, "[$1,7,$2]");
  const result = await run([file("m.json", two), ...said]);
  expect(result.text).toContain("4 indicators:");
  expect(content()?.concepts.map(({ name }) => name.en)).toEqual([
    "Household spending: All items, TOTAL",
    "Household spending: All items, PER_HEAD",
    "Household spending: Food, TOTAL",
    "Household spending: Food, PER_HEAD",
  ]);
});
