import type { GridStyle, Zone } from "../../../grid/index.js";
import {
  columnCount,
  gridSizes,
  intersection,
  pixelsPerPoint,
  rowCount,
} from "../../../grid/index.js";
import { defineType } from "../../batch/object-type.js";
import type { ObjectMember } from "../../batch/object-type.js";
import { cellsOf } from "./range-methods.js";
import type { AreasTarget } from "../targets.js";

const shownZones = ({ host, sheetId, zones }: AreasTarget): Zone[] =>
  zones.flatMap((zone) => {
    host.workbook.sheets.makeRoom(sheetId, Math.min(zone.bottom, 1000), Math.min(zone.right, 100));
    return intersection(zone, host.workbook.sheets.zoneOf(sheetId)) ?? [];
  });

function setStyle(target: AreasTarget, style: GridStyle): void {
  const zones = shownZones(target);
  target.host.assertEditable(
    target.sheetId,
    zones.flatMap((zone) => [...cellsOf(zone)]),
  );
  target.host.workbook.model.dispatch("SET_FORMATTING", {
    sheetId: target.sheetId,
    target: zones.map((zone) => ({ ...zone })),
    style,
  });
}

/** The one value all cells share, else null, as Excel answers. */
function common<R>(target: AreasTarget, read: (style: GridStyle) => R): R | null {
  const { getters } = target.host.workbook.model;
  let found: { readonly value: R } | undefined;
  for (const zone of shownZones(target)) {
    for (const { row, col } of cellsOf(zone)) {
      const style = (getters.getCell({ sheetId: target.sheetId, row, col })?.style ??
        {}) as GridStyle;
      const value = read(style);
      if (found === undefined) found = { value };
      else if (found.value !== value) return null;
    }
  }
  return found?.value ?? read({});
}

function styled<K extends keyof GridStyle, R>(
  key: K,
  read: (value: GridStyle[K]) => R,
  write: (value: unknown) => GridStyle[K],
) {
  return {
    get: (target: AreasTarget) => common(target, (style) => read(style[key])),
    set: (target: AreasTarget, value: unknown) => {
      setStyle(target, { [key]: write(value) });
    },
  };
}

const isTrue = (value: unknown) => value === true;
const colour = (value: unknown) => String(value);

const fontType = defineType<AreasTarget>("RangeFont", {
  scalars: {
    bold: styled("bold", isTrue, isTrue),
    italic: styled("italic", isTrue, isTrue),
    strikethrough: styled("strikethrough", isTrue, isTrue),
    underline: styled(
      "underline",
      (value) => (value === true ? "Single" : "None"),
      (value) => value !== "None",
    ),
    color: styled("textColor", (value) => value ?? "#000000", colour),
    size: styled("fontSize", (value) => value ?? 10, Number),
  },
});

const fillType = defineType<AreasTarget>("RangeFill", {
  scalars: { color: styled("fillColor", (value) => value ?? "#FFFFFF", colour) },
  methods: {
    clear: {
      call: (target) => {
        setStyle(target, { fillColor: "" });
      },
    },
  },
});

const protectionType = defineType<AreasTarget>("FormatProtection", {
  scalars: {
    locked: {
      get: (target) =>
        shownZones(target).every((zone) =>
          [...cellsOf(zone)].every(
            ({ row, col }) => !target.host.unlocked.has(`${target.sheetId}|${row}|${col}`),
          ),
        ),
      set: (target, locked) => {
        target.host.assertStructureEditable(target.sheetId);
        for (const zone of shownZones(target)) {
          for (const { row, col } of cellsOf(zone)) {
            const key = `${target.sheetId}|${row}|${col}`;
            if (locked === false) target.host.unlocked.add(key);
            else target.host.unlocked.delete(key);
          }
        }
      },
    },
  },
});

const sides = [
  "EdgeTop",
  "EdgeBottom",
  "EdgeLeft",
  "EdgeRight",
  "InsideVertical",
  "InsideHorizontal",
];
const gridSide: Readonly<Record<string, "top" | "bottom" | "left" | "right" | "v" | "h">> = {
  EdgeTop: "top",
  EdgeBottom: "bottom",
  EdgeLeft: "left",
  EdgeRight: "right",
  InsideVertical: "v",
  InsideHorizontal: "h",
};

interface BorderTarget {
  readonly areas: AreasTarget;
  readonly side: string;
  style: string;
  color: string;
}

function drawBorder({ areas, side, style, color }: BorderTarget): void {
  const position = gridSide[side];
  if (position === undefined) return;
  areas.host.workbook.model.dispatch("SET_ZONE_BORDERS", {
    sheetId: areas.sheetId,
    target: shownZones(areas).map((zone) => ({ ...zone })),
    border: {
      position: style === "None" ? "clear" : position,
      color,
      style: style === "Dash" ? "dashed" : style === "Dot" ? "dotted" : "thin",
    },
  });
}

const borderType = defineType<BorderTarget>("RangeBorder", {
  id: ({ side }) => side,
  scalars: {
    sideIndex: { get: ({ side }) => side },
    // What is drawn cannot be read back from the grid side by side, so these are write-only.
    style: {
      set: (border, style) => {
        border.style = String(style);
        drawBorder(border);
      },
    },
    color: {
      set: (border, value) => {
        border.color = colour(value);
        if (border.style !== "None") drawBorder(border);
      },
    },
  },
});

const borders = (areas: AreasTarget, side: string) =>
  borderType.of({ areas, side, style: "None", color: "#000000" });

const borderCollectionType = defineType<AreasTarget>("RangeBorderCollection", {
  items: (areas) => sides.map((side) => borders(areas, side)),
  item: (areas, side) => (sides.includes(String(side)) ? borders(areas, String(side)) : null),
});

/** Excel measures in points, the grid in pixels. */

function headers(target: AreasTarget, dimension: "ROW" | "COL"): number[] {
  return shownZones(target).flatMap((zone) => {
    const [start, count] =
      dimension === "ROW" ? [zone.top, rowCount(zone)] : [zone.left, columnCount(zone)];
    return Array.from({ length: count }, (_, index) => start + index);
  });
}

function resize(target: AreasTarget, dimension: "ROW" | "COL", points: unknown): void {
  target.host.assertStructureEditable(target.sheetId);
  target.host.workbook.model.dispatch("RESIZE_COLUMNS_ROWS", {
    sheetId: target.sheetId,
    dimension,
    elements: headers(target, dimension),
    size: Math.round(Number(points) * pixelsPerPoint),
  });
}

function sizeOf(target: AreasTarget, dimension: "ROW" | "COL"): number | null {
  const { getters } = target.host.workbook.model;
  const sizes = new Set(
    headers(target, dimension).map((index) =>
      getters.getHeaderSize(target.sheetId, dimension, index),
    ),
  );
  const [only] = sizes;
  return sizes.size === 1 && only !== undefined ? only / pixelsPerPoint : null;
}

/** Points of a column that nobody has sized. */
const standardWidth = gridSizes.column / pixelsPerPoint;

const same = (type: { of(target: AreasTarget): ReturnType<ObjectMember<AreasTarget>["get"]> }) => ({
  get: (target: AreasTarget) => type.of(target),
});

defineType<AreasTarget>("RangeFormat", {
  scalars: {
    horizontalAlignment: styled(
      "align",
      (value) => (value === undefined ? "General" : value.charAt(0).toUpperCase() + value.slice(1)),
      (value) =>
        ({ Left: "left", Center: "center", Right: "right" })[String(value)] as GridStyle["align"],
    ),
    verticalAlignment: styled(
      "verticalAlign",
      (value) =>
        value === undefined || value === "bottom" ? "Bottom" : value === "top" ? "Top" : "Center",
      (value) =>
        ({ Top: "top", Center: "middle", Bottom: "bottom" })[
          String(value)
        ] as GridStyle["verticalAlign"],
    ),
    wrapText: styled(
      "wrapping",
      (value) => value === "wrap",
      (value) => (value === true ? "wrap" : "overflow"),
    ),
    columnWidth: {
      get: (target) => sizeOf(target, "COL"),
      set: (target, points) => {
        resize(target, "COL", points);
      },
    },
    useStandardWidth: {
      get: (target) => sizeOf(target, "COL") === standardWidth,
    },
    rowHeight: {
      get: (target) => sizeOf(target, "ROW"),
      set: (target, points) => {
        resize(target, "ROW", points);
      },
    },
  },
  objects: {
    font: same(fontType),
    fill: same(fillType),
    protection: same(protectionType),
    borders: same(borderCollectionType),
  },
  methods: {
    autofitColumns: {
      call: (target) => {
        for (const zone of shownZones(target)) {
          target.host.workbook.sheets.autofitColumns(target.sheetId, zone);
        }
      },
    },
    autofitRows: {
      call: (target) => {
        target.host.workbook.model.dispatch("AUTORESIZE_ROWS", {
          sheetId: target.sheetId,
          rows: headers(target, "ROW"),
        });
      },
    },
  },
});
