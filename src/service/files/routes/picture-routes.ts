import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../contract/index.js";
import type { Library } from "../../library/library-model.js";
import { pictureWidths, type PictureKind } from "../../links/index.js";
import { toFileItem } from "../file-item.js";
import { toInfographicItem } from "../infographic-item.js";
import type { RenderTask } from "../render/index.js";
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

interface Picture {
  readonly isPremium: boolean;
  readonly task: () => RenderTask;
}

function pictureOf(
  library: Library,
  kind: string,
  id: number,
  language: Platform,
  widthPx: number,
): Picture | undefined {
  switch (kind as PictureKind) {
    case "statistic": {
      const record = library.statistics.get(id);
      const task = (one: NonNullable<typeof record>): RenderTask => ({
        ...{ kind: "statistic-picture", item: toFileItem(library, one, language), widthPx },
      });
      return record && { isPremium: record.isPremium, task: () => task(record) };
    }
    case "infographic": {
      const record = library.infographics.get(id);
      const task = (one: NonNullable<typeof record>): RenderTask => ({
        ...{
          kind: "infographic-picture",
          item: toInfographicItem(library, one, language),
          widthPx,
        },
      });
      return record && { isPremium: record.isPremium, task: () => task(record) };
    }
    default:
      return undefined;
  }
}

/** Pictures: of free content for everybody, of premium content for signed addresses. */
export function registerPictures(app: FastifyInstance, parts: FileParts): void {
  const { library, cache, render } = parts;
  app.get<{ Params: { kind: string; id: string; language: string; file: string } }>(
    "/v1/pictures/:kind/:id/:language/:file",
    async (request, reply) => {
      const { kind, id, language, file } = request.params;
      const [width, extension] = splitName(file);
      const widthPx = pictureWidths.find((one) => String(one) === width);
      if (widthPx === undefined || extension !== "png" || !isPlatform(language)) throw notFound();
      const picture = pictureOf(library, kind, toId(id), language, widthPx);
      if (picture === undefined) throw notFound();
      if (picture.isPremium) signedPackage(parts, request, true);
      const bytes = await cache.get(
        pathOf(request),
        (signal) => render(picture.task(), signal),
        leaveSignal(request, reply),
      );
      // Panes and web pages of other origins show it.
      void reply
        .header("access-control-allow-origin", "*")
        .header("cross-origin-resource-policy", "cross-origin");
      return send(request, reply, bytes, { type: "image/png", isPublic: !picture.isPremium });
    },
  );
}
