import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTitled, type TitledWorkbook } from "../../../support/workbook/titled-workbook.js";
import { watchTitled, type WatchedTitles } from "../../../support/workbook/watched-titles.js";

const hostile = '=HYPERLINK("https://evil.test","<img src=x>")';

let cared: TitledWorkbook;
let watched: WatchedTitles;
let breaks: Record<string, string[] | undefined>;
let nameless: Set<string>;
beforeEach(async () => {
  breaks = { "8": ["2021"] };
  nameless = new Set();
  cared = await openTitled(
    undefined,
    () => ({ "2019": 1, "2020": 2, "2021": 30, "2022": 40 }),
    (id) => ({
      ...(breaks[id] === undefined ? {} : { breaks: { Values: breaks[id] } }),
      ...(nameless.has(id) ? { sources: [] } : {}),
      ...(id === "9" ? { sources: [{ title: hostile }] } : {}),
    }),
  );
  watched = await watchTitled(cared);
  await cared.insert();
  await watched.settle();
});
afterEach(async () => {
  await watched.stop();
  cared.workbench.dispose();
});

const edit = async (formula: string) => {
  cared.workbench.enter("A3", formula);
  await watched.settle();
  return lines();
};
/** Above the figures and beneath the chart. */
const lines = async () => (await cared.shown()).cells.slice(1);
const twice = (text: string) => [text, text];
const broken = (label: string) =>
  `Break in the series at ${label}: earlier figures cannot be compared with later ones.`;

describe("where figures break, beside live ones", () => {
  it("is told of the content that the formula is given, and no longer of the one before", async () => {
    expect(await edit("=STAT.DATA(8)")).toEqual(twice(`Quelle: Office 8. ${broken("2021")}`));
    expect(await edit("=STAT.DATA(7)")).toEqual(twice("Quelle: Office 7"));
    expect(await edit("=STAT.DATA({7,8})")).toEqual(
      twice(`Quelle: Office 7; Office 8. ${broken("2021 (Births in France)")}`),
    );
  });

  it("follows the rows that are shown of the same content", async () => {
    await edit("=STAT.DATA(8)");
    expect(await edit('=STAT.DATA(8,"limit=-2")')).toEqual(twice("Quelle: Office 8"));
    expect(await edit('=STAT.DATA(8,"limit=-3")')).toEqual(
      twice(`Quelle: Office 8. ${broken("2021")}`),
    );
    expect(await edit('=STAT.DATA(8,"dates=end")')).toEqual(
      twice(`Quelle: Office 8. ${broken("2021")}`),
    );
    // Somebody's own line is theirs, without what is not true any more.
    cared.workbench.enter("A2", `Eigene Rechnung. ${broken("2021")}`);
    await watched.settle();
    expect(await edit('=STAT.DATA(8,"limit=-2")')).toEqual(["Eigene Rechnung", "Quelle: Office 8"]);
  });

  it("is told when a refresh brings it, moves it or takes it away", async () => {
    breaks = { "7": ["2020"] };
    expect((await cared.refresh()).retitledCharts).toHaveLength(1);
    expect(await lines()).toEqual(twice(`Quelle: Office 7. ${broken("2020")}`));
    expect((await cared.refresh()).retitledCharts).toEqual([]);
    breaks = { "7": ["2021", "2022"] };
    await cared.refresh();
    expect(await lines()).toEqual(twice(`Quelle: Office 7. ${broken("2021, 2022")}`));
    breaks = {};
    await cared.refresh();
    expect(await lines()).toEqual(twice("Quelle: Office 7"));
  });

  it("is not told of a single figure, nor of what somebody reckons with it", async () => {
    expect(await edit("=STAT.VALUE(8)")).toEqual(twice("Quelle: Office 8"));
  });
});

describe("the line of a content that names no source", () => {
  it("says so, and the next one's source is told again", async () => {
    nameless.add("8");
    expect(await edit("=STAT.DATA(8)")).toEqual(
      twice(`The service names no source. ${broken("2021")}`),
    );
    expect(await edit("=STAT.DATA(7)")).toEqual(twice("Source: Office 7"));
  });
});

it("stays a text, whatever a source calls itself", async () => {
  const source = `Quelle: ${hostile}`;
  expect(await edit("=STAT.DATA(9)")).toEqual(twice(source));
  breaks = { "9": ["2021"] };
  await cared.refresh();
  expect(await lines()).toEqual(twice(`${source}. ${broken("2021")}`));
  breaks = {};
  await cared.refresh();
  expect(await lines()).toEqual(twice(source));
  // The word before it taken away, it is the user's line, and no formula.
  cared.workbench.enter("A2", `'${hostile}`);
  await watched.settle();
  breaks = { "9": ["2020"] };
  await cared.refresh();
  expect((await lines())[0]).toBe(hostile);
});
