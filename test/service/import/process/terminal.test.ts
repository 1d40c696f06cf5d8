import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { openImportFolder } from "../import-folder.js";
import { serverArguments } from "../../support/server-arguments.js";

const root = resolve(import.meta.dirname, "../../../..");
const { file, dataDir } = openImportFolder();

const table = `country,year,gdp
Germany,2024,4120.5
Fr\u001B[2Jance,2024,2890
FRA,20\u202E42,2890
`;
const mapping = `source: { name: research-desk }
licence: internal use only
place: { column: country }
period: { column: year }
measures: [{ column: gdp, name: GDP, unit: million euros }]
`;

it("a refused cell is printed as it is, and steers no terminal", async () => {
  const meant = ["--mapping", file("mapping.yaml", mapping), "--dry-run"];
  const child = spawn(
    process.execPath,
    [...serverArguments(), "import", file("odd.csv", table), ...meant],
    { cwd: root, env: { PATH: process.env["PATH"] ?? "", DATA_DIR: dataDir() } },
  );
  const [out, err] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  const printed = out + err;
  expect(printed).toContain(String.raw`line 3: "Fr\u001b[2Jance" is no place`);
  expect(printed).toContain(String.raw`line 4: "20\u202e42" is no period`);
  expect(printed).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_C}]/u);
});
