import { defineType } from "../../batch/object-type.js";
import { invalidArgument } from "../../host-error.js";
import type { PageState } from "../../host-state.js";
import type { SheetTarget } from "../targets.js";

const usual: PageState = { orientation: "Portrait", zoom: { scale: 100 } };
const pageOf = ({ host, sheetId }: SheetTarget): PageState => host.pages.get(sheetId) ?? usual;

function change(sheet: SheetTarget, changed: Partial<PageState>): void {
  sheet.host.pages.set(sheet.sheetId, { ...pageOf(sheet), ...changed });
}

const zoomKeys = ["scale", "horizontalFitToPages", "verticalFitToPages"] as const;

function readZoom(given: unknown): PageState["zoom"] {
  const said = (given ?? {}) as Readonly<Record<string, unknown>>;
  const zoom: Partial<Record<(typeof zoomKeys)[number], number>> = {};
  for (const key of zoomKeys) {
    const value = said[key];
    if (value === undefined || value === null) continue;
    if (typeof value !== "number" || value < 1) throw invalidArgument(`${key} is a number.`);
    zoom[key] = value;
  }
  return zoom;
}

defineType<SheetTarget>("PageLayout", {
  scalars: {
    orientation: {
      get: (sheet) => pageOf(sheet).orientation,
      set: (sheet, value) => {
        if (value !== "Portrait" && value !== "Landscape") {
          throw invalidArgument(`"${String(value)}" is no orientation.`);
        }
        change(sheet, { orientation: value });
      },
    },
    zoom: {
      get: (sheet) => pageOf(sheet).zoom,
      set: (sheet, value) => {
        change(sheet, { zoom: readZoom(value) });
      },
    },
  },
});
