import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runBudgetsCommand } from "../../src/gateway/budgets/index.js";
import { openBudgetsFile } from "../../src/storage/index.js";

/** `npm run gateway -- budgets`. */

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "gateway-budgets-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const kept = () => join(folder, "budgets.json");
const run = (...words: string[]) =>
  runBudgetsCommand(words, { open: () => openBudgetsFile(kept()) });
const write = (text: string) => {
  const path = join(folder, "wanted.json");
  writeFileSync(path, text);
  return path;
};

it("prints the budgets, and puts those of a file in their place", async () => {
  expect(await run()).toEqual({ exitCode: 0, text: "{}" });
  const { exitCode, text } = await run("set", write('{"firm":{"month":7},"people":{"Zoe":{}}}'));
  expect([exitCode, text]).toEqual([0, expect.stringContaining(kept()) as unknown]);
  const budgets = { firm: { month: 7 }, people: { Zoe: {} } };
  expect(JSON.parse((await run()).text)).toEqual(budgets);
  expect(JSON.parse(readFileSync(kept(), "utf8"))).toEqual(budgets);
  await run("set", write("{}"));
  expect(await run()).toEqual({ exitCode: 0, text: "{}" });
});

it("mends what is not in order", async () => {
  writeFileSync(kept(), "{");
  expect(await run()).toEqual({
    exitCode: 1,
    text: `The budgets of ${kept()} cannot be read as JSON.`,
  });
  expect((await run("set", write("{}"))).exitCode).toBe(0);
});

it.each([
  [["set"], "budgets set FILE"],
  [["raise"], "budgets set FILE"],
  [["set", "/nowhere/budgets.json"], "no such file"],
])("of %j says what it takes, and writes nothing", async (words, sentence) => {
  const { exitCode, text } = await run(...words);
  expect([exitCode, text]).toEqual([1, expect.stringContaining(sentence)]);
  expect(existsSync(kept())).toBe(false);
});

it.each(["{", '{"firm":{"week":1}}', '{"people":{"Ann":{"day":-1}}}', "[]"])(
  "takes no budgets in disorder such as %s",
  async (text) => {
    const { exitCode } = await run("set", write(text));
    expect([exitCode, existsSync(kept())]).toEqual([1, false]);
  },
);
