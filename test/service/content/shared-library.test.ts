import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { openContent } from "../../../src/service/content/index.js";
import { runImportCommand } from "../../../src/service/import/index.js";
import { openContentFiles } from "../../../src/storage/index.js";
import { ownLibrary } from "../support/own-library.js";

const now = () => Date.UTC(2026, 10, 20);

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "shared-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const opened: { close: () => void }[] = [];
afterEach(() => {
  opened.splice(0).forEach(({ close }) => {
    close();
  });
});

async function open(name: string) {
  const content = await openContent({
    imported: openContentFiles(join(folder, name)),
    ...{ now, isAsked: () => false },
    onProblem: (error) => {
      throw error;
    },
  });
  opened.push(content);
  return content;
}

async function importInto(name: string): Promise<void> {
  const table = join(folder, "widgets.csv");
  writeFileSync(table, "country,year,Widget shipments (pieces)\nSpain,2020,1\nSpain,2021,2\n");
  const { exitCode } = await runImportCommand(
    [table, "--source", "widget-works", "--licence", "internal use only"],
    { open: () => openContentFiles(join(folder, name)), now: now(), library: ownLibrary },
  );
  expect(exitCode).toBe(0);
}

it("services of a process share the library until something stands beside it", async () => {
  const [first, second] = [await open("first"), await open("second")];
  expect(second.library.statistics).toBe(first.library.statistics);
  await importInto("third");
  const third = await open("third");
  expect(third.library.concepts.size).toBe(first.library.concepts.size + 1);
  const fourth = await open("fourth");
  expect(fourth.library.concepts.size).toBe(first.library.concepts.size);
  expect([...fourth.library.statistics.keys()]).toEqual([...first.library.statistics.keys()]);
});

it("each of them reads a question by its own clock", async () => {
  const [first, second] = [await open("first"), await open("second")];
  const asked = "GDP of Germany last year";
  expect(first.parser.parse(asked)).toEqual(second.parser.parse(asked));
  const later = await openContent({
    imported: openContentFiles(join(folder, "later")),
    ...{ now: () => Date.UTC(2031, 0, 1), isAsked: () => false, onProblem: () => undefined },
  });
  opened.push(later);
  expect(later.library.statistics).toBe(first.library.statistics);
  const years = [first, later].map(({ parser }) => parser.parse(asked).period?.from?.slice(0, 4));
  expect(years).toEqual(["2025", "2030"]);
});
