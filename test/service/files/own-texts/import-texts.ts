import { toFileItem } from "../../../../src/service/files/file-item.js";
import { loadLibrary } from "../../../../src/service/library/index.js";
import { openImportFolder, readImported } from "../../import/import-folder.js";
import { ownLibrary } from "../../support/own-library.js";
import { createFileServer } from "../file-server.js";

interface OwnTexts {
  readonly name: string;
  readonly unit: string;
  readonly licence?: string;
  readonly url?: string;
}

const rows = ["Spain", "Italy"].flatMap((place) =>
  [2021, 2022, 2023, 2024, 2025].map((year, at) => `${place},${String(year)},${String(at + 5)}`),
);
const table = ["country,year,rate", ...rows, ""].join("\n");

/** For each test a folder; an import of figures under these texts, and what the service makes of them. */
export function openOwnTexts() {
  const { dataDir, file, run } = openImportFolder();
  return async ({ name, unit, licence = "internal use", url = "https://a.example/" }: OwnTexts) => {
    const mapping = {
      source: { name: "odd", title: name, publisher: name, url, attribution: name },
      licence,
      place: { column: "country" },
      period: { column: "year" },
      measures: [{ column: "rate", key: "rate", name, unit }],
    };
    const said = [file("t.csv", table), "--mapping", file("m.json", JSON.stringify(mapping))];
    const { text, exitCode } = await run(said);
    if (exitCode !== 0) throw new Error(text);
    const library = await loadLibrary(readImported(dataDir()), await ownLibrary());
    const { get, links } = createFileServer(library);
    const records = [...library.statistics.values()].filter(({ sources }) =>
      sources.includes("odd"),
    );
    const idOf = (kind: string) => records.find((one) => one.kind === kind)?.id ?? NaN;
    const series = records.find(({ kind }) => kind === "series");
    if (series === undefined) throw new Error(text);
    return {
      item: () => toFileItem(library, series, "en"),
      /** Of the course of time in one country, or of the comparison of both. */
      report: async (format: "pdf" | "pptx" | "xlsx", kind: "series" | "comparison" = "series") =>
        (await get(links.report(idOf(kind), format, "en", "reader"))).rawPayload,
      picture: async (widthPx: number) =>
        (await get(links.picture("statistic", idOf("series"), "en", widthPx, "reader"))).rawPayload,
      page: async () =>
        (await get(links.contentPage("statistic", idOf("series"), "en", "reader"))).body,
    };
  };
}
