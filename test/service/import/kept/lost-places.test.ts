import { writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { runContentCommand } from "../../../../src/service/import/index.js";
import { day, openImportFolder, said, surroundingsOf } from "../import-folder.js";

/** Places of which an indicator has no figure any more: formulas with them have no answer from now on. */

const { dataDir, file, run } = openImportFolder();
const table = (...places: string[]) =>
  `country,year,GDP (euros)\n${places.map((place) => `${place},2021,7\n`).join("")}`;
const all =
  "Germany,France,Italy,Spain,Poland,Austria,Belgium,Denmark,Finland,Greece,Hungary,Ireland".split(
    ",",
  );

it.each([
  [10, "Hungary and Ireland"],
  [11, "Ireland"],
  [8, "Finland, Greece, Hungary and 1 more"],
])("are named: %d are left", async (left, names) => {
  const path = file("t.csv", table(...all));
  await run([path, ...said]);
  writeFileSync(path, table(...all.slice(0, left)));
  const sentence = `"GDP" has no figure of ${names} any more`;
  expect((await run([path, ...said, "--dry-run"])).text).toContain(`\n${sentence}.\n`);
  const update = surroundingsOf(dataDir(), day("2026-11-20"));
  expect((await runContentCommand(["update"], update)).text).toBe(
    `research-desk: figures 0 new, 0 changed, ${String(all.length - left)} gone; ${sentence}.`,
  );
});

it("are named once for all indicators that have lost the same", async () => {
  const both = (...places: string[]) =>
    `country,year,GDP (euros),Debt (euros)\n${places.map((place) => `${place},2021,7,8\n`).join("")}`;
  const path = file("t.csv", both(...all));
  await run([path, ...said]);
  writeFileSync(path, both(...all.slice(1)));
  expect((await run([path, ...said])).text).toContain(
    "\n2 indicators have no figure of Germany any more.\n",
  );
});
