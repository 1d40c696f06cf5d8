import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { readerVersion } from "../../../../src/service/import/fetch-source.js";
import { runContentCommand } from "../../../../src/service/import/index.js";
import { packContent } from "../../../../src/service/library/index.js";
import { openFileServer } from "../file-server.js";
import {
  day,
  filesOf,
  gdp,
  openImportFolder,
  readImported,
  said,
  surroundingsOf,
} from "../import-folder.js";

const { dataDir, figures, run } = openImportFolder();
const { address, give, seen } = openFileServer();
const update = async (today: string) => {
  const surroundings = surroundingsOf(dataDir(), day(today));
  return (await runContentCommand(["update"], surroundings)).text;
};

const digest = (of: string | Buffer) => createHash("sha256").update(of);

it("content update reads anew what another version of the software has read, though its source is the same", async () => {
  give("/gdp.csv", gdp, '"1"');
  await run([address("/gdp.csv"), ...said]);
  const [content] = readImported(dataDir());
  if (content?.again === undefined) throw new Error("Nothing was imported.");
  const [concept = ""] = Object.keys(content.figures);
  // As software would have left it that did not look at its version, and took 2890 for something else.
  const none = digest("").digest();
  const readWith = digest(Buffer.concat([none, none])).digest("hex");
  const wrong: [string, number[]] = ["2024", [2.89]];
  const misread = {
    ...content,
    figures: { [concept]: { ...content.figures[concept], FRA: wrong } },
    again: { ...content.again, readWith },
  };
  const store = filesOf(dataDir())();
  const { version } = await store.list();
  expect(await store.put("research-desk", packContent(misread), version)).toBe(true);
  await store.close();

  expect(await update("2026-11-21")).toBe("research-desk: figures 0 new, 1 changed, 0 gone.");
  expect(Object.values(figures() ?? {})[0]?.["FRA"]).toEqual(["2024", [2890]]);
  expect(seen.at(-1)?.headers["if-none-match"]).toBeUndefined();
  expect(await update("2026-11-22")).toBe("research-desk: unchanged.");
  expect(seen.at(-1)?.headers["if-none-match"]).toBe('"1"');
});

it("the version that reads is the one of package.json", () => {
  const path = resolve(import.meta.dirname, "../../../../package.json");
  const { version } = JSON.parse(readFileSync(path, "utf8")) as { version: string };
  expect(readerVersion).toBe(version);
});
