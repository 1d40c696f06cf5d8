import type { BorderLineStyle, BorderSide, CellStyle } from "hucre";
import type { GridStyle } from "../../../grid/index.js";

type Side = "top" | "bottom" | "left" | "right";
export type GridBorder = Partial<Record<Side, { readonly style: string; readonly color: string }>>;

export interface CellLook {
  readonly style: GridStyle;
  readonly border: GridBorder;
  readonly numberFormat: string;
  readonly isUnlocked: boolean;
}

/** The face and size the grid draws text in. */
export const gridFont = { name: "Arial", size: 10 } as const;

const sides = ["top", "bottom", "left", "right"] as const;
const lineStyles: Readonly<Record<string, BorderLineStyle>> = {
  thin: "thin",
  medium: "medium",
  thick: "thick",
  dashed: "dashed",
  dotted: "dotted",
};

/** "#FF0000" as "FF0000"; undefined for no colour. */
const toRgb = (color: string | undefined) =>
  color === undefined || color === "" ? undefined : { rgb: color.replace("#", "").slice(0, 6) };

/** A cell's look in the terms of a file; undefined where it has none of its own. */
export function toFileStyle({
  style,
  border,
  numberFormat,
  isUnlocked,
}: CellLook): CellStyle | undefined {
  const fontColor = toRgb(style.textColor);
  const fill = toRgb(style.fillColor);
  const { bold, italic, underline, strikethrough, fontSize } = style;
  const hasFont = [bold, italic, underline, strikethrough].includes(true);
  const alignment = {
    ...(style.align === undefined ? {} : { horizontal: style.align }),
    ...(style.verticalAlign === undefined
      ? {}
      : { vertical: style.verticalAlign === "middle" ? ("center" as const) : style.verticalAlign }),
    ...(style.wrapping === "wrap" ? { wrapText: true } : {}),
  };
  const look: CellStyle = {};
  if (hasFont || fontColor !== undefined || fontSize !== undefined) {
    look.font = {
      ...gridFont,
      ...(fontSize === undefined ? {} : { size: fontSize }),
      ...(bold === true ? { bold } : {}),
      ...(italic === true ? { italic } : {}),
      ...(underline === true ? { underline } : {}),
      ...(strikethrough === true ? { strikethrough } : {}),
      ...(fontColor === undefined ? {} : { color: fontColor }),
    };
  }
  if (fill !== undefined) look.fill = { type: "pattern", pattern: "solid", fgColor: fill };
  if (Object.keys(alignment).length > 0) look.alignment = alignment;
  if (Object.keys(border).length > 0) {
    look.border = Object.fromEntries(sides.flatMap((side) => fileSide(side, border[side])));
  }
  if (numberFormat !== "General") look.numFmt = numberFormat;
  if (isUnlocked) look.protection = { locked: false };
  return Object.keys(look).length === 0 ? undefined : look;
}

function fileSide(side: Side, line: GridBorder[Side]): [Side, BorderSide][] {
  if (line === undefined) return [];
  const color = toRgb(line.color) ?? { rgb: "000000" };
  return [[side, { style: lineStyles[line.style] ?? "thin", color }]];
}

export function fromFileStyle(look: CellStyle): CellLook {
  const { font, fill, alignment, border, numFmt, protection } = look;
  const fillColor = fill?.type === "pattern" && fill.pattern === "solid" ? fill.fgColor?.rgb : "";
  const style: GridStyle = {
    ...(font?.bold === true ? { bold: true } : {}),
    ...(font?.italic === true ? { italic: true } : {}),
    ...(font?.underline !== undefined && font.underline !== false ? { underline: true } : {}),
    ...(font?.strikethrough === true ? { strikethrough: true } : {}),
    ...(font?.color?.rgb === undefined ? {} : { textColor: `#${font.color.rgb}` }),
    ...(font?.size === undefined || font.size === gridFont.size ? {} : { fontSize: font.size }),
    ...(fillColor === undefined || fillColor === "" ? {} : { fillColor: `#${fillColor}` }),
    ...gridAlignment(alignment),
  };
  const lines = sides.flatMap((side) => {
    const line = border?.[side];
    if (line === undefined) return [];
    const known = line.style in lineStyles ? line.style : "thin";
    return [[side, { style: known, color: `#${line.color?.rgb ?? "000000"}` }] as const];
  });
  return {
    style,
    border: Object.fromEntries(lines),
    numberFormat: numFmt ?? "General",
    isUnlocked: protection?.locked === false,
  };
}

function gridAlignment(alignment: CellStyle["alignment"]): GridStyle {
  const { horizontal, vertical, wrapText } = alignment ?? {};
  const isPlain = horizontal === "left" || horizontal === "center" || horizontal === "right";
  return {
    ...(isPlain ? { align: horizontal } : {}),
    ...(vertical === "top" ? { verticalAlign: "top" } : {}),
    ...(vertical === "center" ? { verticalAlign: "middle" } : {}),
    ...(vertical === "bottom" ? { verticalAlign: "bottom" } : {}),
    ...(wrapText === true ? { wrapping: "wrap" } : {}),
  };
}
