/** The ribbon's pictures as SVG, drawn anew for each size: scaled ones would blur at 16 pixels. */

/** Contrast 4.2 to white, 3.5 to the dark ribbon's #292929: the one picture serves both. */
const main = "#118b7a";
/** Contrast 3.6 to white, 4.0 to #292929. */
const accent = "#d2680c";

export type IconName = "icon" | "insert" | "refresh" | "ask";

/** Shapes are thought of on a field of 16; every edge is put on a whole pixel. */
interface Field {
  readonly size: number;
  readonly at: (units: number) => number;
  /** As `at`, at least one pixel. */
  readonly thick: (units: number) => number;
}

const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

/** The product: three bars on a tile; opens the pane. */
function product({ size }: Field): string {
  const px = (share: number) => Math.max(1, Math.round(size * share));
  const width = px(0.15);
  const gap = px(0.075);
  const bars = [
    { height: 0.22, colour: "#ffffff" },
    { height: 0.38, colour: "#ffffff" },
    { height: 0.58, colour: "#ffd166" },
  ];
  const left = Math.floor((size - bars.length * width - (bars.length - 1) * gap) / 2);
  const bottom = size - px(0.2);
  const shapes = bars.map(({ height, colour }, index) => {
    const tall = px(height);
    const radius = size >= 32 ? width * 0.2 : 0;
    return rect(left + index * (width + gap), bottom - tall, width, tall, colour, radius);
  });
  return rect(0, 0, size, size, main, px(0.19)) + shapes.join("");
}

/** Cells of a sheet and a plus: a formula for the selected cell. */
function insert({ size, at, thick }: Field): string {
  const line = thick(1);
  const [left, top, right, bottom] = [at(1), at(2), at(15), at(14)];
  const head = at(3);
  const column = at(5.6);
  const row = top + head + Math.round((bottom - top - head) / 2 - line / 2);
  const grid = [
    rect(left, top, right - left, head, main),
    rect(left, bottom - line, right - left, line, main),
    rect(left, top, line, bottom - top, main),
    rect(right - line, top, line, bottom - top, main),
    rect(left, row, right - left, line, main),
    rect(column, top, line, bottom - top, main),
  ];
  const arm = thick(2);
  const long = arm * 3;
  const [x, y] = [size - long, size - long];
  const gap = thick(1);
  // Nothing is drawn around the plus, so that the grid's lines do not run into it.
  const hole = `<mask id="m"><rect width="${size}" height="${size}" fill="#fff"/>${rect(
    x - gap,
    y - gap,
    long + gap,
    long + gap,
    "#000",
  )}</mask>`;
  return (
    `${hole}<g mask="url(#m)">${grid.join("")}</g>` +
    rect(x, y + arm, long, arm, accent) +
    rect(x + arm, y, arm, long, accent)
  );
}

/** Two arrows chasing each other: figures brought up to date. */
function refresh({ size }: Field): string {
  const centre = size / 2;
  const unit = size / 16;
  const line = Math.round(2.4 * unit);
  // The arc's edges lie on whole pixels where it runs along them.
  const radius = Math.round(5.8 * unit) + (line % 2) / 2;
  const point = (degrees: number, far = radius) => {
    const angle = (degrees * Math.PI) / 180;
    return [centre + far * Math.cos(angle), centre + far * Math.sin(angle)] as const;
  };
  const arrow = (from: number, to: number, colour: string) => {
    const [x1, y1] = point(from);
    const [x2, y2] = point(to);
    const [outerX, outerY] = point(to, radius + 2.9 * unit);
    const [innerX, innerY] = point(to, radius - 2.9 * unit);
    // The tip lies on the tangent at the arc's end.
    const angle = (to * Math.PI) / 180;
    const tipX = x2 - 3.6 * unit * Math.sin(angle);
    const tipY = y2 + 3.6 * unit * Math.cos(angle);
    return (
      `<path d="M${x1} ${y1}A${radius} ${radius} 0 0 1 ${x2} ${y2}" fill="none" stroke="${colour}" stroke-width="${line}"/>` +
      `<path d="M${outerX} ${outerY}L${tipX} ${tipY}L${innerX} ${innerY}Z" fill="${colour}"/>`
    );
  };
  return arrow(190, 318, main) + arrow(10, 138, accent);
}

/** A question mark in a speech bubble. */
function ask({ size, at, thick }: Field): string {
  const unit = size / 16;
  const [top, bottom] = [at(1), at(12.5)];
  const bubble =
    rect(at(1), top, size - 2 * at(1), bottom - top, main, 2.6 * unit) +
    `<path d="M${at(4)} ${bottom - 1}H${at(8.5)}L${at(4)} ${size - at(0.5)}Z" fill="${main}"/>`;
  const line = thick(1.6);
  const x = size / 2;
  const mark =
    `<path d="M${x - 2.1 * unit} ${5.4 * unit}A${2.1 * unit} ${2.1 * unit} 0 1 1 ${x + 1.1 * unit} ${7 * unit}Q${x} ${7.5 * unit} ${x} ${8.6 * unit}" fill="none" stroke="#ffffff" stroke-width="${line}"/>` +
    rect(Math.round(x - line / 2), at(9.6), line, line, "#ffd166");
  return bubble + mark;
}

const drawings: Readonly<Record<IconName, (field: Field) => string>> = {
  icon: product,
  insert,
  refresh,
  ask,
};

/** @param size in pixels, width and height. */
export function iconSvg(name: IconName, size: number): string {
  const at = (units: number) => Math.round((units * size) / 16);
  const shapes = drawings[name]({ size, at, thick: (units) => Math.max(1, at(units)) });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${shapes}</svg>`;
}
