/** What a cell's style is in the grid; only what Excel's names can be mapped to. */
export interface GridStyle {
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strikethrough?: boolean;
  textColor?: string;
  fillColor?: string;
  fontSize?: number;
  align?: "left" | "center" | "right";
  verticalAlign?: "top" | "middle" | "bottom";
  wrapping?: "overflow" | "wrap" | "clip";
}

/** Sizes of rows and columns the grid gives a sheet, in pixels. */
export const gridSizes = { column: 96, row: 23 } as const;

export const pixelsPerPoint = 4 / 3;
