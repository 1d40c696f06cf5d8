import { toFileItem } from "../../../../src/service/files/file-item.js";
import type { StatisticKind } from "../../../../src/service/library/library-model.js";
import { loadLibrary } from "../../../../src/service/library/index.js";
import type { Platform } from "../../../../src/contract/index.js";
import { openImportFolder, readImported } from "../../import/import-folder.js";
import { ownLibrary } from "../../support/own-library.js";
import { createFileServer } from "../file-server.js";

/** For each test a folder; an import of a table and its mapping, and what the service makes of it. */
export function openOwnFigures() {
  const { dataDir, importTable } = openImportFolder();
  return async (rows: readonly string[], mapping: string) => {
    const { text, exitCode } = await importTable(rows, mapping);
    if (exitCode !== 0) throw new Error(text);
    const library = await loadLibrary(readImported(dataDir()), await ownLibrary());
    const server = createFileServer(library, new Set(["reader", "brief"]));
    const records = [...library.statistics.values()].filter(({ sources }) =>
      sources.includes("desk"),
    );
    const [concept] = [...library.concepts.values()].filter(({ source }) => source === "desk");
    const recordOf = (kind: StatisticKind, variant?: string) => {
      const found = records.find(
        (one) => one.kind === kind && (variant === undefined || one.variant === variant),
      );
      if (found === undefined) throw new Error(`There is no ${kind}. ${text}`);
      return found;
    };
    return {
      item: (kind: StatisticKind, language: Platform = "en") =>
        toFileItem(library, recordOf(kind), language),
      report: async (
        kind: StatisticKind,
        format: "pdf" | "pptx" | "xlsx",
        { language = "en", key = "reader" }: { language?: Platform; key?: string } = {},
      ) =>
        (await server.get(server.links.report(recordOf(kind).id, format, language, key)))
          .rawPayload,
      page: async (kind: StatisticKind, language: Platform = "en") =>
        (
          await server.get(
            server.links.contentPage("statistic", recordOf(kind).id, language, "reader"),
          )
        ).body,
      indicatorPage: async (language: Platform = "en") =>
        (
          await server.get(
            server.links.contentPage("indicator", concept?.uuid ?? "", language, "reader"),
          )
        ).body,
    };
  };
}

/** The place, the period and the figure of a row each. */
export const mappingOf = (measure: string) =>
  `place: { column: country }\nperiod: { column: period }\nmeasures: [{ column: v, key: v, ${measure} }]`;
