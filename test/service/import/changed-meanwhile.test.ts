import { describe, expect, it } from "vitest";
import { runContentCommand } from "../../../src/service/import/index.js";
import { openFileServer } from "./file-server.js";
import { day, gdp, openImportFolder, readImported, said, surroundingsOf } from "./import-folder.js";

/** Commands that change a source while another one waits for its figures. */

const { dataDir, figures, file, run } = openImportFolder();
const server = openFileServer();
const content = (...args: string[]) =>
  runContentCommand(args, surroundingsOf(dataDir(), day("2026-11-20")));
const table = (figure: number) =>
  `country,year,GDP forecast (million euros)\nGermany,2024,${String(figure)}\n`;
const kept = (figure: number) => ({
  "research-desk-gdp-forecast": { DEU: ["2024", [figure]] },
});

/** Imports an address; when it is asked again, `change` comes first. */
async function openSource(change: () => Promise<{ exitCode: number }>) {
  server.give("/gdp.csv", table(1));
  const args = [server.address("/gdp.csv"), ...said];
  expect(await run(args)).toMatchObject({ exitCode: 0 });
  server.on("/gdp.csv", async () => {
    expect(await change()).toMatchObject({ exitCode: 0 });
    return { body: table(2) };
  });
  return args;
}

describe("a source that is changed while its address is asked", () => {
  const remove = () => content("remove", "research-desk");
  const replace = () => run([file("other.csv", table(3)), ...said]);

  it("stays away when it was removed", async () => {
    const args = await openSource(remove);
    expect(await content("update")).toEqual({
      exitCode: 1,
      text: "research-desk: not updated: research-desk was removed by another command while its source was read: that stays, and nothing of this was kept.",
    });
    expect(readImported(dataDir())).toEqual([]);

    await openSource(remove);
    const imported = await run(args);
    expect(imported.exitCode).toBe(1);
    expect(imported.text).toMatch(/^research-desk was removed by another command/);
    expect(readImported(dataDir())).toEqual([]);
  });

  it("stays what another import made of it, and from where", async () => {
    const args = await openSource(replace);
    const updated = await content("update");
    expect(updated.exitCode).toBe(1);
    expect(updated.text).toMatch(/^research-desk: not updated: research-desk was replaced/);
    expect(figures()).toEqual(kept(3));
    expect(readImported(dataDir())[0]?.again?.from).toMatch(/other\.csv$/);

    await openSource(replace);
    expect((await run(args)).text).toMatch(/^research-desk was replaced by another command/);
    expect(figures()).toEqual(kept(3));
  });

  it("is not overtaken by an older answer where it was new", async () => {
    server.on("/gdp.csv", async () => {
      expect(await replace()).toMatchObject({ exitCode: 0 });
      return { body: table(2) };
    });
    const imported = await run([server.address("/gdp.csv"), ...said]);
    expect(imported.exitCode).toBe(1);
    expect(imported.text).toMatch(/^research-desk was imported by another command/);
    expect(figures()).toEqual(kept(3));
  });
});

describe("an update of all sources", () => {
  it("asks each one as it is at its turn", async () => {
    const first = ["--source", "a-desk", "--licence", "internal use only"];
    const change = async () => {
      await content("remove", "removed-desk");
      return run([file("other.csv", table(3)), ...said]);
    };
    server.give("/first.csv", table(1));
    await run([server.address("/first.csv"), ...first]);
    await run([file("gdp.csv", gdp), ...said]);
    await run([file("gdp.csv", gdp), ...first.with(1, "removed-desk")]);
    server.on("/first.csv", async () => {
      expect(await change()).toMatchObject({ exitCode: 0 });
      return { body: table(2) };
    });
    expect(await content("update")).toEqual({
      exitCode: 0,
      text: [
        "a-desk: figures 0 new, 1 changed, 0 gone.",
        "removed-desk: removed meanwhile.",
        "research-desk: unchanged.",
      ].join("\n"),
    });
    expect(readImported(dataDir()).at(-1)?.again?.from).toMatch(/other\.csv$/);
  });
});
