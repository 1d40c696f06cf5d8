import { expect, it } from "vitest";
import { loadLibrary } from "../../../../../src/service/library/index.js";
import { openImportFolder, readImported, said } from "../../import-folder.js";
import { ownLibrary } from "../../../support/own-library.js";

/** DECIMALS says how many are shown; offices that leave it at 0 send more all the same. */

const { dataDir, file, run } = openImportFolder();

/** What is said of a series whose last figure is this one. */
async function described(decimals: string, last: string): Promise<string> {
  const rows = ["5.1", "5.2", "5.25", "5.2", last].map(
    (value, at) => `X:UNE(1.0),A,DE,202${at},${value},PC,${decimals}`,
  );
  const heading = "DATAFLOW,FREQ,REF_AREA,TIME_PERIOD,OBS_VALUE,UNIT_MEASURE,DECIMALS";
  await run([file("m.csv", [heading, ...rows].join("\n")), ...said]);
  const library = await loadLibrary(readImported(dataDir()), await ownLibrary());
  const own = [...library.statistics.values()].find(
    ({ kind, sources }) => kind === "series" && sources.includes("research-desk"),
  );
  if (own === undefined) throw new Error("there is no series");
  return library.statisticTexts(own, "en").description;
}

it("shows no figure as another one or as none", async () => {
  expect(await described("0", "5.3")).toContain("5.3 percent");
  expect(await described("0", "0.0553")).toContain("0.055 percent");
  expect(await described("1", "5.26")).toContain("5.3 percent");
});
