import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadLibrary } from "../../../src/service/library/index.js";
import { openImportFolder, readImported, said } from "../import/import-folder.js";
import { ownLibrary } from "../support/own-library.js";
import { openAsker, type Asker } from "./ask.js";

const rows = (place: string, figures: readonly number[]): string =>
  figures.map((figure, at) => `${place},${String(2020 + at)},${String(figure)}\n`).join("");

describe("own content that is divided by parts of a country", () => {
  const { file, run, dataDir } = openImportFolder();
  let asker: Asker | undefined;
  let ask: (question: string) => Promise<string>;
  const openOver = async (table: string): Promise<void> => {
    const { exitCode } = await run([file("own.csv", table), ...said]);
    expect(exitCode).toBe(0);
    const opened = await openAsker(await loadLibrary(readImported(dataDir()), await ownLibrary()));
    asker = opened;
    ask = async (question) => {
      const { response } = await opened.ask(question);
      return response?.answer ?? response?.errorMessage ?? "";
    };
  };
  beforeEach(() => {
    asker = undefined;
  });
  afterEach(() => asker?.close());

  it("is found by what it is divided into, and its percentages change by points", async () => {
    const heading = "Arbeitslosenquote nach Bundesland – Bayern (Prozent)";
    await openOver(`Land,Jahr,${heading}\n${rows("Deutschland", [2.8, 2.9, 3, 3.1, 3.4])}`);
    const answer =
      /^Arbeitslosenquote nach Bundesland – Bayern .* 3,4 .*0,6 Prozentpunkte gestiegen/;
    expect(await ask("Arbeitslosenquote nach Bundesland")).toMatch(answer);
    expect(await ask("Arbeitslosenquote nach Bundesland Bayern")).toMatch(answer);
    expect(await ask("BIP nach Bundesland")).toMatch(/keine Werte zu „BIP nach Bundesland“/);
  });

  it("is found by the part that is named", async () => {
    const texas = [4.1, 4.2, 4.3, 4.4, 4.5].map(
      (figure, at) => `United States,Texas,${String(2020 + at)},${String(figure)}\n`,
    );
    await openOver(`country,state,year,Unemployment rate (percent)\n${texas.join("")}`);
    expect(await ask("unemployment rate Texas")).toMatch(
      /^Unemployment rate: Texas – United States: in 2024 the value was 4\.5/,
    );
  });

  it("is none of its parts where the question names none", async () => {
    const parts = ["Europe desk", "Asia desk"].flatMap((part, of) =>
      [1, 2, 3, 4, 5].map(
        (at) => `United States,${part},${String(2019 + at)},${String(at + of)}\n`,
      ),
    );
    await openOver(`country,series,year,Client inflows (million euros)\n${parts.join("")}`);
    expect(await ask("client inflows")).toContain(
      "such as “Client inflows: Europe desk”, “Client inflows: Asia desk”",
    );
    expect(await ask("client inflows US 2023")).toContain("Say which is meant");
    expect(await ask("client inflows europe desk")).toMatch(
      /^Client inflows: Europe desk – United States: in 2024 the value was 5/,
    );
  });
});
