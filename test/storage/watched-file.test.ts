import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { watchFile } from "../../src/storage/index.js";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "watched-file-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it("what could not be read is read as soon as it can be, and told of once", () => {
  const path = join(folder, "keys.json");
  writeFileSync(path, "old");
  let at = 0;
  let isShut = false;
  const problems: unknown[] = [];
  let text = "old";
  const present = watchFile(path, {
    now: () => at,
    read: () => {
      if (isShut) throw new Error("EMFILE: too many open files");
      return text;
    },
    onProblem: (error) => problems.push(error),
  });
  const later = () => {
    at += 1000;
    return present();
  };
  text = "new, and longer";
  writeFileSync(path, text);
  isShut = true;
  expect([later(), later(), later()]).toEqual(["old", "old", "old"]);
  expect(problems).toHaveLength(1);
  isShut = false;
  expect(later()).toBe("new, and longer");
  isShut = true;
  writeFileSync(path, "once more");
  later();
  expect(problems).toHaveLength(2);
});
