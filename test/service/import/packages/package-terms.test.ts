import { describe, expect, it } from "vitest";
import { readImported } from "../import-folder.js";
import { ofRye, openPackageFolder } from "./package-folder.js";

/** Whose figures a data package has, since when, and how they may be used. */

const { dataDir, folder, imported, run } = openPackageFolder();
const source = () => readImported(dataDir())[0]?.source;

describe("what a package says of itself", () => {
  it.each(["2012", "20 October 2026", "2026-02-31", "2026-13-45T00:00:00Z"])(
    "is no release where it is no day: %s",
    async (created) => {
      expect((await imported({ created })).text).toContain("Every figure is in.");
      expect(source()?.releasedAt).toBe("2026-11-20");
    },
  );

  it("are sources that are texts, as before version 1", async () => {
    const sources = ["Ministry of Farming", { name: "Guild of Millers" }, " "];
    expect((await imported({ sources })).text).toContain(
      "Imported Harvests (Ministry of Farming, Guild of Millers; CC-BY-4.0).",
    );
  });

  it("is its name where its title is empty", async () => {
    expect((await imported({ title: "" })).text).toContain(
      "Imported harvests (Ministry of Farming; CC-BY-4.0).",
    );
    expect(source()?.title).toBe("harvests");
  });
});

const oats = {
  ...{ name: "oats", path: "oats.csv" },
  schema: { fields: [{ name: "country" }, { name: "year" }, { name: "oats", unit: "tonnes" }] },
};
const both = {
  "rye.csv": "country,year,rye\nPoland,2024,2.5\n",
  "oats.csv": "country,year,oats\nPoland,2024,3.5\n",
};

describe("the terms of a package", () => {
  it.each([
    ["of its table count before its own", {}, "Ministry of Farming; CC-BY-4.0"],
    [
      "of its table count before its own",
      { resources: [ofRye({ licenses: [{ name: "CC-BY-NC-4.0" }], sources: [{ title: "FAO" }] })] },
      "FAO; CC-BY-NC-4.0",
    ],
    [
      "are all that it has",
      {
        licenses: [{ name: "CC-BY-4.0" }, { title: "Terms of the FAO" }],
        sources: [{ title: "Ministry" }, { title: "FAO" }],
      },
      "Ministry, FAO; CC-BY-4.0, Terms of the FAO",
    ],
    [
      "have no word that says nothing",
      { licenses: [{ name: "other-closed", title: "Desk alone" }] },
      "Ministry of Farming; Desk alone",
    ],
    [
      "may be written as before version 1",
      { licenses: undefined, license: "ODC-PDDL-1.0", sources: [{ name: "FAO", web: "fao.org" }] },
      "FAO; ODC-PDDL-1.0",
    ],
    [
      "may be an address alone",
      { licenses: [{ path: "https://farm.example/terms" }] },
      "Ministry of Farming; https://farm.example/terms",
    ],
    [
      "are of whom version 2 calls a publisher",
      { contributors: [{ title: "A. Clerk" }, { title: "Farm Office", roles: ["publisher"] }] },
      "Farm Office; CC-BY-4.0",
    ],
  ])("%s: %j", async (_, changes, terms) => {
    expect((await imported(changes)).text).toContain(`Imported Harvests (${terms}).`);
  });

  it("are asked about where its tables have others, and are then those that are said", async () => {
    const resources = [ofRye({ licenses: [{ name: "CC-BY-NC-4.0" }] }), oats];
    const { exitCode, text } = await imported({ resources }, both);
    expect(exitCode).toBe(1);
    expect(text).toContain(
      "- how they may be used: rye says CC-BY-NC-4.0, oats says CC-BY-4.0. Import each table alone, or say what holds for all: --licence ID",
    );
    const said = await run([folder(), "--licence", "CC-BY-NC-4.0"]);
    expect(said.text).toContain("Imported Harvests (Ministry of Farming; CC-BY-NC-4.0).");
  });

  it("name everybody whose figures its tables have, and the first of many", async () => {
    const from = (...titles: string[]) => ({ sources: titles.map((title) => ({ title })) });
    const resources = [ofRye(from("A", "B")), { ...oats, ...from("B", "C", "D", "E") }];
    expect((await imported({ resources }, both)).text).toContain("(A, B, C and 2 more; ");
    expect(source()?.attribution).toBe("A, B, C, D, E");
  });
});
