import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError, platforms, type Platform } from "../../contract/index.js";
import type { ItemTexts, Library } from "../library/types.js";
import {
  pictureWidths,
  type ContentKind,
  type Links,
  type PictureKind,
  type ReportFormat,
} from "../links/index.js";
import { toFileItem, type FileItem } from "./file-item.js";
import { toInfographicItem } from "./infographic-item.js";
import { pageOf, pageSecurityPolicy } from "./pages/index.js";
import { drawInfographic } from "./pictures/infographic-picture.js";
import { toPng } from "./pictures/png.js";
import { drawStatisticPicture } from "./pictures/statistic-picture.js";
import { createRenderCache, type RenderCacheOptions, type Rendered } from "./render-cache.js";
import { toPdf } from "./reports/pdf.js";
import { toPptx } from "./reports/pptx.js";
import { toXlsx } from "./reports/xlsx.js";

export interface FileRoutesOptions extends RenderCacheOptions {
  readonly library: Library;
  readonly links: Links;
  /** Whether files and pages for the key of that id hold descriptions, as its answers do. */
  readonly hasDescriptions: (keyId: string) => boolean;
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

const reports: Readonly<
  Record<ReportFormat, { type: string; make: (item: FileItem) => Promise<Buffer> }>
> = {
  pdf: { type: "application/pdf", make: toPdf },
  pptx: {
    type: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    make: toPptx,
  },
  xlsx: {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    make: toXlsx,
  },
};

const contentKinds: readonly ContentKind[] = [
  "statistic",
  "infographic",
  "topic",
  "study",
  "indicator",
];

/**
 * The targets of signed links: reports, pictures and pages, made on demand and kept. Errors are thrown
 * as ApiError: 401 without a signature, 403 for a wrong or revoked one, 404 for what is not there.
 */
export function registerFileRoutes(app: FastifyInstance, options: FileRoutesOptions): void {
  const { library, links, hasDescriptions } = options;
  const cache = createRenderCache(options);
  const brief = withoutDescriptions(library);

  app.get<{ Params: { id: string; file: string } }>(
    "/v1/files/statistic/:id/:file",
    async (request, reply) => {
      const isBrief = !hasDescriptions(verifiedKey(links, request));
      const [language, format] = splitName(request.params.file);
      const record = library.statistics.get(toId(request.params.id));
      const report = isFormat(format) ? reports[format] : undefined;
      if (record === undefined || report === undefined || !isPlatform(language)) throw notFound();
      const file = await cache.get(`${pathOf(request)} ${isBrief ? "brief" : ""}`, () =>
        report.make(toFileItem(isBrief ? brief : library, record, language)),
      );
      const name = `statistic-${record.id}-${language}.${format}`;
      const disposition = format === "pdf" ? "inline" : "attachment";
      void reply
        .header("content-disposition", `${disposition}; filename="${name}"`)
        .header("access-control-allow-origin", "*");
      return send(request, reply, file, report.type);
    },
  );

  app.get<{ Params: { kind: string; id: string; language: string; file: string } }>(
    "/v1/pictures/:kind/:id/:language/:file",
    async (request, reply) => {
      verifiedKey(links, request);
      const { kind, id, language, file } = request.params;
      const [width, extension] = splitName(file);
      const widthPx = pictureWidths.find((one) => String(one) === width);
      if (widthPx === undefined || extension !== "png" || !isPlatform(language)) throw notFound();
      const draw = pictureOf(library, kind, toId(id), language, widthPx);
      if (draw === undefined) throw notFound();
      const picture = await cache.get(pathOf(request), async () => toPng(await draw(), widthPx));
      // Panes and web pages of other origins show it; the signature is the only credential.
      void reply
        .header("access-control-allow-origin", "*")
        .header("cross-origin-resource-policy", "cross-origin");
      return send(request, reply, picture, "image/png");
    },
  );

  app.get<{ Params: { kind: string; id: string; language: string } }>(
    "/content/:kind/:id/:language",
    async (request, reply) => {
      const keyId = verifiedKey(links, request);
      const { id, language } = request.params;
      const kind = contentKinds.find((one) => one === request.params.kind);
      if (kind === undefined || !isPlatform(language)) throw notFound();
      const isBrief = !hasDescriptions(keyId);
      const read = isBrief ? brief : library;
      const make = pageOf(kind, id, { library: read, links, keyId, language });
      if (make === undefined) throw notFound();
      // The links within a page are signed for its reader.
      const page = await cache.get(`${pathOf(request)} ${keyId} ${isBrief ? "brief" : ""}`, make);
      void reply.header("content-security-policy", pageSecurityPolicy);
      return send(request, reply, page, "text/html; charset=utf-8");
    },
  );
}

function pictureOf(
  library: Library,
  kind: string,
  id: number,
  language: Platform,
  widthPx: number,
): (() => Promise<string>) | undefined {
  switch (kind as PictureKind) {
    case "statistic": {
      const record = library.statistics.get(id);
      return record && (() => drawStatisticPicture(toFileItem(library, record, language), widthPx));
    }
    case "infographic": {
      const record = library.infographics.get(id);
      return record && (() => drawInfographic(toInfographicItem(library, record, language)));
    }
    default:
      return undefined;
  }
}

/** Before anything else: nobody learns without a signature what there is. */
function verifiedKey(links: Links, request: FastifyRequest): string {
  const keyId = links.verify(request.url);
  if (keyId !== undefined) return keyId;
  const isSigned = new URLSearchParams(request.url.split("?", 2)[1] ?? "").has("signature");
  throw isSigned
    ? new ApiError(
        "forbidden",
        "The signature of this address does not fit, or its key was revoked.",
      )
    : new ApiError(
        "missing-key",
        "This address needs its signature: ask the service for it again.",
      );
}

const pathOf = (request: FastifyRequest): string => request.url.split("?", 1)[0] ?? "";
const notFound = () => new ApiError("not-found", "There is no such content.");
const toId = (text: string): number => (/^\d{1,16}$/.test(text) ? Number(text) : -1);
const isPlatform = (text: string | undefined): text is Platform =>
  platforms.some((platform) => platform === text);
const isFormat = (text: string | undefined): text is ReportFormat =>
  text !== undefined && Object.hasOwn(reports, text);
const splitName = (file: string): [string, string | undefined] => {
  const [name = "", extension, ...more] = file.split(".");
  return [name, more.length === 0 ? extension : undefined];
};

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag }: Rendered,
  type: string,
): FastifyReply {
  void reply
    .header("etag", etag)
    // Private: the address is signed for one key. An hour: an edition changes rarely.
    .header("cache-control", "private, max-age=3600")
    .header("x-content-type-options", "nosniff")
    // The address holds a signature, which no other site is to see.
    .header("referrer-policy", "no-referrer");
  const known = request.headers["if-none-match"] ?? "";
  const isKnown =
    known.trim() === "*" || known.split(",").some((one) => one.trim().replace(/^W\//, "") === etag);
  return isKnown ? reply.code(304).send() : reply.type(type).send(bytes);
}
