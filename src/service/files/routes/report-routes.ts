import type { FastifyInstance } from "fastify";
import type { ReportFormat } from "../../links/index.js";
import { toFileItem } from "../file-item.js";
import {
  isPlatform,
  leaveSignal,
  notFound,
  pathOf,
  send,
  signedPackage,
  splitName,
  toId,
  type FileParts,
} from "./file-access.js";
import { answerPublicPage } from "./page-routes.js";

const types: Readonly<Record<ReportFormat, string>> = {
  pdf: "application/pdf",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};
const isFormat = (text: string | undefined): text is ReportFormat =>
  text !== undefined && Object.hasOwn(types, text);

/** Reports, for signed addresses; a browser that comes without a signature is asked for the key. */
export function registerReports(app: FastifyInstance, parts: FileParts): void {
  const { library, brief, cache, links, render } = parts;
  app.get<{ Params: { id: string; file: string } }>(
    "/v1/files/statistic/:id/:file",
    async (request, reply) => {
      const { id } = request.params;
      const [language, format] = splitName(request.params.file);
      const record = library.statistics.get(toId(id));
      const isBrowser = (request.headers.accept ?? "").includes("text/html");
      const isSigned = links.verify(request.url).state === "signed";
      if (isBrowser && !isSigned && record !== undefined && isPlatform(language)) {
        return answerPublicPage(parts, request, reply, { kind: "statistic", id, language });
      }
      const { hasDescriptions } = signedPackage(parts, request, record?.isPremium ?? false);
      if (record === undefined || !isFormat(format) || !isPlatform(language)) throw notFound();
      const item = () => toFileItem(hasDescriptions ? library : brief, record, language);
      const file = await cache.get(
        `${pathOf(request)} ${hasDescriptions ? "" : "brief"}`,
        (signal) => render({ kind: format, item: item() }, signal),
        leaveSignal(request, reply),
      );
      const disposition = format === "pdf" ? "inline" : "attachment";
      void reply
        .header(
          "content-disposition",
          `${disposition}; filename="statistic-${String(record.id)}-${language}.${format}"`,
        )
        .header("access-control-allow-origin", "*");
      return send(request, reply, file, { type: types[format], isPublic: false });
    },
  );
}
