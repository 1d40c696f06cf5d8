import type { FastifyInstance } from "fastify";
import type { ItemTexts, Library } from "../library/library-model.js";
import { createRenderCache, type RenderCache } from "./render/index.js";
import type { FileParts } from "./routes/file-access.js";
import { registerPages } from "./routes/page-routes.js";
import { registerPictures } from "./routes/picture-routes.js";
import { registerReports } from "./routes/report-routes.js";

interface FileRoutesOptions extends Omit<FileParts, "brief" | "cache"> {
  /** @default one in memory */
  readonly cache?: RenderCache;
}

/** The library for keys whose package does not show descriptions. */
function withoutDescriptions(library: Library): Library {
  const plain = ({ title, subject }: ItemTexts): ItemTexts => ({ title, subject, description: "" });
  return {
    ...library,
    statisticTexts: (record, language) => plain(library.statisticTexts(record, language)),
    studyTexts: (record, language) => plain(library.studyTexts(record, language)),
    infographicTexts: (record, language) => plain(library.infographicTexts(record, language)),
  };
}

/** Reports, pictures and pages, made on demand and kept. */
export function registerFileRoutes(app: FastifyInstance, options: FileRoutesOptions): void {
  const parts: FileParts = {
    ...options,
    brief: withoutDescriptions(options.library),
    cache: options.cache ?? createRenderCache(),
  };
  registerReports(app, parts);
  registerPictures(app, parts);
  registerPages(app, parts);
}
