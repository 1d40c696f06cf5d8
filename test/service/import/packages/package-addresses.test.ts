import { describe, expect, it } from "vitest";
import { runContentCommand } from "../../../../src/service/import/index.js";
import { openFileServer } from "../file-server.js";
import { day, openImportFolder, surroundingsOf } from "../import-folder.js";

/** A data package at an address whose host signs people in, or has nothing there. */

const { dataDir, figures, run } = openImportFolder();
const { address, give } = openFileServer();
const page = "<!DOCTYPE html>\n<html><body>Please sign in, it is free</body></html>";
const description = JSON.stringify({
  ...{ name: "harvests", licenses: [{ name: "CC0-1.0" }] },
  resources: [{ name: "rye", path: "rye.csv" }],
});
const rye = "country,year,Rye (tonnes)\nPoland,2024,2.5\nPoland,2025,3.5\n";

describe("a web page in the place of", () => {
  it.each([
    ["the description", page, rye, "/p/datapackage.json"],
    ["a table", description, page, "/p/rye.csv"],
  ])("%s is called one, and what was there stays", async (_, package_, table, which) => {
    const at = address("/p/datapackage.json");
    give("/p/datapackage.json", description);
    give("/p/rye.csv", rye);
    await run([at]);
    give("/p/datapackage.json", package_);
    give("/p/rye.csv", table);
    const sentence = `${address(which)} is a web page (HTML), and neither a table nor a message`;
    expect((await run([at])).text).toContain(sentence);
    const update = surroundingsOf(dataDir(), day("2026-11-20"));
    expect((await runContentCommand(["update"], update)).text).toContain(
      `harvests: not updated, and as it was before: ${sentence}`,
    );
    expect(figures()).toEqual({ "harvests-rye": { POL: ["2024", [2.5, 3.5]] } });
  });

  it("the description that is no JSON either is named", async () => {
    give("/p/datapackage.json", "Rate limit exceeded\n");
    const { text } = await run([address("/p/datapackage.json")]);
    expect(text).toContain(`${address("/p/datapackage.json")} is no JSON: `);
  });
});

describe("a schema in a file of its own", () => {
  const withSchema = (at: string) =>
    JSON.stringify({
      ...{ name: "harvests", licenses: [{ name: "CC0-1.0" }] },
      resources: [{ name: "rye", path: "rye.csv", schema: at }],
    });

  it("is fetched beside the package, and refused where it is elsewhere", async () => {
    give("/p/rye.csv", "country,year,rye\nPoland,2024,2.5\n");
    give("/p/s/rye.json", '{ "fields": [{ "name": "rye", "unit": "tonnes" }] }');
    give("/p/datapackage.json", withSchema("s/rye.json"));
    const { text } = await run([address("/p/datapackage.json")]);
    expect(text).toContain("Every figure is in.");
    expect(text).toContain("(tonnes)");
    give("/s.json", '{ "fields": [{ "name": "rye", "unit": "euros" }] }');
    for (const at of ["../s.json", "s/%2e%2e/../../s.json", address("/s.json")]) {
      give("/p/datapackage.json", withSchema(at));
      expect((await run([address("/p/datapackage.json")])).text).toContain(
        `datapackage.json names ${at}`,
      );
    }
  });
});
