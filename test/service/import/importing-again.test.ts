import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runContentCommand } from "../../../src/service/import/index.js";
import { day, gdp, openImportFolder, readImported, said, surroundingsOf } from "./import-folder.js";

const { dataDir, file, run } = openImportFolder();

describe("importing again", () => {
  it("changes nothing where nothing changed, and moves the day of what did", async () => {
    const table = file("gdp.csv", gdp);
    await run([table, ...said], "2026-11-01");
    const [name = ""] = readdirSync(join(dataDir(), "content"));
    const before = readFileSync(join(dataDir(), "content", name));
    expect((await run([table, ...said], "2026-11-20")).text).toContain("nothing changed");
    expect(readFileSync(join(dataDir(), "content", name))).toEqual(before);

    writeFileSync(table, gdp.replace("2890", "2900"));
    await run([table, ...said], "2026-11-20");
    expect(readImported(dataDir())[0]?.updates).toEqual({
      "research-desk-gdp-forecast": { DEU: "2026-11-01", FRA: "2026-11-20" },
    });
    // Only whole files: no draft is left.
    expect(readdirSync(join(dataDir(), "content"))).toEqual([name]);
  });

  it("says what would become of it with --dry-run, and writes nothing", async () => {
    const result = await run([file("gdp.csv", gdp), ...said, "--dry-run"]);
    expect(result).toMatchObject({ exitCode: 0 });
    expect(result.text).toMatch(/^Would import research-desk/);
    expect(existsSync(dataDir())).toBe(false);
  });

  it("says with --dry-run too that nothing would change", async () => {
    const table = file("gdp.csv", gdp);
    await run([table, ...said]);
    const { text } = await run([table, ...said, "--dry-run"]);
    expect(text).toMatch(
      /^research-desk \(research-desk; internal use only\) is the same as before: nothing would change\.\n/,
    );
    writeFileSync(table, gdp.replace("2890", "2900"));
    expect((await run([table, ...said, "--dry-run"])).text).toMatch(/^Would import research-desk/);
  });

  it("names the other file that takes the place of one of the same name", async () => {
    const [one, other] = [file("gdp.csv", gdp), file("copy.csv", gdp.replace("2890", "2900"))];
    const sentence = `\nIt is read from ${other} now, and was read from ${one}.\n`;
    await run([one, ...said]);
    expect((await run([one, ...said])).text).not.toContain("is read from");
    expect((await run([other, ...said, "--dry-run"])).text).toContain(sentence);
    expect((await run([other, ...said])).text).toContain(sentence);
    expect((await run([other, ...said])).text).not.toContain("is read from");
  });

  it("is listed, shown and removed by the source's name", async () => {
    const content = (...args: string[]) =>
      runContentCommand(args, surroundingsOf(dataDir(), day("2026-11-20")));
    expect((await content("list")).text).toBe("Nothing was imported.");
    await run([file("gdp.csv", gdp), ...said]);
    expect((await content("list")).text).toContain(
      "research-desk  research-desk  1 indicators, 2 series",
    );
    expect((await content("show", "research-desk")).text).toContain("Licence: internal use only.");
    expect((await content("show", "desk")).text).toContain("There are: research-desk.");
    expect((await content("remove", "research-desk")).exitCode).toBe(0);
    expect((await content("list")).text).toBe("Nothing was imported.");
    expect((await content("remove", "research-desk")).exitCode).toBe(1);
  });

  it("repairs what cannot be read, and so does a removal", async () => {
    const content = (...args: string[]) =>
      runContentCommand(args, surroundingsOf(dataDir(), day("2026-11-20")));
    const table = file("gdp.csv", gdp);
    const other = [table, "--source", "other-desk", "--licence", "internal use only"];
    await run([table, ...said]);
    await run(other);
    const path = join(dataDir(), "content", "research-desk.json.gz");
    const advice =
      /research-desk\.json\.gz cannot be read: .*Import its source anew, or take it away with "content remove research-desk"\./;
    writeFileSync(path, "garbage");
    const listed = await content("list");
    expect(listed).toMatchObject({ exitCode: 1 });
    expect(listed.text).toMatch(/^other-desk {2}/);
    expect(listed.text).toMatch(advice);
    expect((await content("show", "research-desk")).text).toMatch(advice);
    const updated = await content("update");
    expect(updated).toMatchObject({ exitCode: 1 });
    expect(updated.text).toMatch(/^other-desk: unchanged\.\nresearch-desk: not updated/);
    writeFileSync(table, gdp.replace("2890", "2900"));
    expect(await run(other)).toMatchObject({ exitCode: 0 });

    expect(await run([table, ...said])).toMatchObject({ exitCode: 0 });
    expect((await content("list")).exitCode).toBe(0);
    writeFileSync(path, "garbage");
    expect((await content("remove", "research-desk")).text).toMatch(/^Removed research-desk/);
    expect(await run(other)).toMatchObject({ exitCode: 0 });
  });
});

it("a measure that another source has under the same key is refused, and that one stays", async () => {
  const importOf = (source: string, heading: string) => {
    const table = `country,year,${heading} (million euros)\nGermany,2024,1\n`;
    return run([file(`${source}.csv`, table), "--source", source, "--licence", "internal"]);
  };
  expect((await importOf("desk", "Wages paid")).exitCode).toBe(0);
  const before = readImported(dataDir());
  const result = await importOf("desk-wages", "Paid");
  expect(result).toMatchObject({ exitCode: 1 });
  expect(result.text).toContain(
    "desk has a measure desk-wages-paid already: give this one another key, or its source another name.",
  );
  expect(readImported(dataDir())).toEqual(before);
});
