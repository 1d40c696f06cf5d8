import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadLibrary } from "../../../../src/service/library/index.js";
import { openImportFolder, readImported, said } from "../../import/import-folder.js";
import { ownLibrary } from "../../support/own-library.js";
import { askOwnLibrary, openAsker, type Asker } from "../ask.js";

const months = ["2025-01", "2025-02", "2025-03"];
const table = [
  "country,month,Customer churn (percent),Branch rents (index 2015 = 100)",
  ...months.map((month, at) => `Germany,${month},${String(2 + at / 10)},${String(110 + at)}`),
  ...months.map((month, at) => `France,${month},${String(3 - at / 10)},${String(120 + at)}`),
  `Spain,2025-01,4.1,130`,
  `Spain,2025-02,4.4,131`,
].join("\n");

describe("an order by a measure of one's own that few places have", () => {
  const { file, run, dataDir } = openImportFolder();
  let asker: Asker;
  const answerTo = async (question: string): Promise<string> => {
    const { response } = await asker.ask(question);
    return response?.answer ?? response?.errorMessage ?? "";
  };
  beforeEach(async () => {
    expect((await run([file("own.csv", `${table}\n`), ...said])).exitCode).toBe(0);
    asker = await openAsker(await loadLibrary(readImported(dataDir()), await ownLibrary()));
  });
  afterEach(() => asker.close());

  it.each([
    ["customer churn by country", "highest"],
    ["which country has the highest customer churn", "highest"],
    ["customer churn by country in February 2025", "highest"],
    ["lowest customer churn by country", "lowest"],
  ])("is of the newest period that all of them have: %s", async (question, end) => {
    const answer = await answerTo(question);
    const figures = ["Spain (4.4 percent)", "France (2.9 percent)", "Germany (2.1 percent)"];
    const inOrder = end === "highest" ? figures : figures.toReversed();
    expect(answer).toContain(
      `Customer churn, February 2025 – the ${end} values of 3 countries and territories: ${inOrder.join(", ")}.`,
    );
  });

  it("ends at a bound", async () => {
    expect(await answerTo("where is customer churn above 4%")).toContain(
      "the 1 of 3 countries and territories above 4.0 percent: Spain",
    );
  });

  it("is none of a period that one of them lacks, and says of which there are", async () => {
    expect(await answerTo("customer churn by country in March 2025")).toBe(
      "No order of all places by “Customer churn” for March 2025: there are such orders of January 2025 to February 2025. Ask for one place, or for a continent.",
    );
  });

  it("is none by an index whose base is each place's own", async () => {
    expect(await answerTo("branch rents by country")).toMatch(/holds no figures on it that answer/);
  });
});

describe("rates of exchange", () => {
  const own = askOwnLibrary();

  it("are in no order of places: each is in a money of its own", async () => {
    expect(await own.answerTo("exchange rate to the euro by country")).toMatch(
      /holds no figures on it that answer/,
    );
  });
});
