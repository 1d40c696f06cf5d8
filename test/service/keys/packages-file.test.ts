import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  openKeysFile,
  runKeysCommand,
  runPackagesCommand,
} from "../../../src/service/keys/index.js";
import { createKeysFile } from "../../../src/storage/index.js";
import { startService, today } from "../support/start-service.js";

let folder = "";
let packagesPath = "";
let path = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "service-packages-"));
  mkdirSync(folder, { recursive: true });
  packagesPath = join(folder, "packages.json");
  path = join(folder, "keys.json");
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

type File = Record<string, Record<string, unknown>>;
const run = (...words: string[]) => runPackagesCommand(words, { path: packagesPath });
const edit = (change: (file: File) => void) => {
  const file = JSON.parse(readFileSync(packagesPath, "utf8")) as File;
  change(file);
  writeFileSync(packagesPath, JSON.stringify(file));
};
const addKey = (...words: string[]) =>
  runKeysCommand(["add", ...words], { open: () => createKeysFile(path), packagesPath, now: today });

describe("the file of packages", () => {
  it("is written once, shown, and takes packages of the operator's own", async () => {
    expect(JSON.parse(run("list").text)).toHaveProperty("advanced.maxSize", 100);
    expect(run("write")).toMatchObject({ exitCode: 0 });
    expect(run("write").text).toContain("is there already");
    edit((file) => {
      file["school"] = { ...file["starter"], maxSize: 3, operations: ["searchStatistics"] };
    });
    expect((await addKey("Ann", "--package", "gold")).text).toContain(
      "--package starter|professional|advanced|school",
    );
    const key = (await addKey("Ann", "--package", "school")).text.split("\n")[0] ?? "";

    let time = today;
    const problems: unknown[] = [];
    const keys = openKeysFile({
      ...{ path, packagesPath, now: () => time },
      onProblem: (problem) => problems.push(problem),
    });
    const service = await startService({ keys, now: () => time });
    const search = () => service.get("/v1/search/statistics?q=statistic&date_from=2015-01-01", key);
    expect((await search()).body["items"]).toHaveLength(3);
    expect((await service.get("/v1/statistics", key)).status).toBe(403);

    edit((file) => {
      file["school"] = { ...file["school"], maxSize: 2 };
    });
    time += 1000;
    expect((await search()).body["items"]).toHaveLength(2);

    // A file that is not in order is told of; what was in force stays.
    edit((file) => {
      delete file["school"];
    });
    time += 1000;
    expect((await search()).body["items"]).toHaveLength(2);
    expect(String(problems[0])).toContain("has the package school, which is none of starter");
    await service.close();
  });

  it("names the field at fault and what it must be", async () => {
    run("write");
    edit((file) => {
      file["starter"] = { ...file["starter"], maxSize: 0, colour: "red", operations: ["none"] };
      file["My package"] = {};
    });
    const said = run("list");
    expect(said.exitCode).toBe(1);
    expect(said.text).toContain(`The packages file ${packagesPath} is not in order:`);
    expect(said.text).toContain("- starter.maxSize must be a whole number from 1 to 100.");
    expect(said.text).toContain("- starter.colour is not known.");
    expect(said.text).toContain(
      "- starter.operations must be a list, without repetitions, of list",
    );
    expect(said.text).toContain("- My package is no name of a package");
    writeFileSync(packagesPath, "{");
    expect(run("list").text).toContain("cannot be read as JSON");
    writeFileSync(packagesPath, "[]");
    expect(run("list").text).toContain("must be an object");
    expect((await addKey("Ann", "--package", "starter")).exitCode).toBe(1);
  });

  it("says how the command is used", () => {
    for (const words of [[], ["remove"], ["list", "more"]])
      expect(run(...words)).toMatchObject({ exitCode: 1 });
    expect(run().text).toContain("packages write");
  });
});
