import { describe, expect, it } from "vitest";
import { gzipSync } from "node:zlib";
import { said } from "../import-folder.js";
import { ofRye, openPackageFolder, rye } from "./package-folder.js";

/** Descriptions as programs write them, and archives in the place of tables. */

const { file, figures, folder, imported, run } = openPackageFolder();
const kept = { "harvests-rye": { POL: ["2024", [2.5, 3.5]] } };

describe("a description", () => {
  it("may have nothing in the place of what it does not say", async () => {
    const { text } = await imported({
      ...{ homepage: null, keywords: null, contributors: null, description: null },
      resources: [ofRye({ title: null, dialect: { delimiter: ",", commentChar: null } })],
    });
    expect(text).toContain("Every figure is in.");
    expect(figures()).toEqual(kept);
  });

  it("may begin with a byte order mark", async () => {
    const description = {
      ...{ name: "harvests", licenses: [{ name: "CC0-1.0" }], resources: [ofRye()] },
    };
    file("datapackage.json", `\ufeff${JSON.stringify(description)}`);
    file("rye.csv", rye);
    await run([folder()]);
    expect(figures()).toEqual(kept);
  });

  it("may say by its media type alone that a file is a table", async () => {
    const resources = [ofRye({ path: "rye.data", mediatype: "text/csv; charset=utf-8" })];
    await imported({ resources }, { "rye.data": rye });
    expect(figures()).toEqual(kept);
  });

  it.each([{ type: "ODC-PDDL-1.0", url: "https://farm.example" }, { id: "ODC-PDDL-1.0" }])(
    "may say its licence as before version 1: %j",
    async (license) => {
      const { text } = await imported({ licenses: undefined, license });
      expect(text).toContain("(Ministry of Farming; ODC-PDDL-1.0).");
      const { text: listed } = await imported({ licenses: [license] });
      expect(listed).toContain("(Ministry of Farming; ODC-PDDL-1.0)");
    },
  );

  it("keeps empty cells of a list of places that stands in it", async () => {
    const list = [
      { code: 1, name: "Poland", note: null },
      { code: 2, name: "France", note: "x" },
    ];
    const foreignKeys = [{ fields: "country", reference: { resource: "areas", fields: "code" } }];
    await imported(
      {
        resources: [
          { name: "areas", data: list },
          ofRye({ schema: { fields: [{ name: "rye", unit: "t" }], foreignKeys } }),
        ],
      },
      { "rye.csv": "country,year,rye\n1,2024,2.5\n1,2025,3.5\n" },
    );
    expect(figures()).toEqual(kept);
  });
});

describe("a zip archive in the place of a table", () => {
  const zip = "PK\u0003\u0004\u0014\u0000 rye";
  const sentence = "is a zip archive, and no text: unpack it first, and call a workbook .xlsx.";

  it("is called one", async () => {
    expect((await imported({}, { "rye.csv": zip })).text).toContain(`rye.csv ${sentence}`);
    expect((await run([file("t.csv", zip), ...said])).text).toContain(`t.csv ${sentence}`);
  });

  it("is no gzip, which is read whatever it is called", async () => {
    file("rye.csv", gzipSync(rye));
    await imported({ resources: [ofRye({ compression: "gz" })] }, {});
    expect(figures()).toEqual(kept);
  });
});

it("a date field's days are asked about, with what to do where there is one for each day", async () => {
  const fields = [
    { name: "country" },
    { name: "day", type: "date" },
    { name: "rye", unit: "euros" },
  ];
  const of = (...days: string[]) =>
    imported(
      { resources: [ofRye({ schema: { fields } })] },
      { "rye.csv": `country,day,rye\n${days.map((day) => `Poland,${day},1\n`).join("")}` },
    );
  const often =
    'rye.csv: how often the figures of "day" come: frequency: annual, quarterly or monthly';
  const { text } = await of("2024-01-02", "2024-01-03");
  expect(text).toContain(
    `${often}. There are several days of a month: a figure for each day cannot be kept, so leave one row for each month, such as that of its last day, and say frequency: monthly\n`,
  );
  expect((await of("2024-01-31", "2024-02-29")).text).toContain(`${often}\n`);
});
