import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { contentSecurityPolicy } from "../../../tools/build/build-constants.js";

const page = readFileSync("docs/administrators/privacy.md", "utf8");

it("names every host of others that the page's policy lets the add-in reach", () => {
  const hosts = [...contentSecurityPolicy([]).matchAll(/https:\/\/([^\s;]+)/g)].map(
    ([, host = ""]) => host,
  );
  expect(hosts.length).toBeGreaterThan(3);
  expect([...new Set(hosts)].filter((host) => !page.includes(`\`${host}\``))).toEqual([]);
});

it("names what the pane keeps on the device beside answers", () => {
  const words: Readonly<Record<string, string>> = {
    "pane.favourites": "up to 200 saved items",
    "pane.recent-searches": "the last 8 searches",
    "pane-questions": "the last 30 questions",
    usage: "calls and credits of the day",
  };
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((path) =>
    /^(?:client|taskpane|workbook).*\.tsx?$/.test(path),
  );
  const records = sources.flatMap((path) =>
    [...readFileSync(join("src", path), "utf8").matchAll(/\w*Record(?:Name)? = "([^"]+)"/gi)].map(
      ([, name = ""]) => name,
    ),
  );
  expect(records.sort()).toEqual(Object.keys(words).sort());
  for (const word of Object.values(words)) expect(page).toContain(word);
});

it("says which cells the look-up by values sends", () => {
  expect(page).toMatch(/\*\*The service\*\* .*also the marked figures/);
});
