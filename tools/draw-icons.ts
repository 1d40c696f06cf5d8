/** Draws assets/icon-<size>.png: white bars on a tile whose colour reads on light and dark ribbons. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";

const sizes = [16, 20, 24, 32, 40, 48, 64, 80, 128] as const;
/** Contrast 4.3 to white and 3.4 to the dark theme's #292929. */
const tile = "#0f8575";
/** Heights as shares of the tile; the last bar carries the accent. */
const bars = [
  { height: 0.22, colour: "#ffffff" },
  { height: 0.38, colour: "#ffffff" },
  { height: 0.58, colour: "#ffd166" },
];

/** Every edge stands on a whole pixel, or bars blur at ribbon sizes. */
function icon(size: number): string {
  const px = (share: number) => Math.max(1, Math.round(size * share));
  const width = px(0.15);
  const gap = px(0.075);
  const left = Math.floor((size - bars.length * width - (bars.length - 1) * gap) / 2);
  const bottom = size - px(0.2);
  const shapes = bars.map(({ height, colour }, index) => {
    const x = left + index * (width + gap);
    const barHeight = px(height);
    const radius = size >= 32 ? width * 0.2 : 0;
    return `<rect x="${x}" y="${bottom - barHeight}" width="${width}" height="${barHeight}" rx="${radius}" fill="${colour}"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    `<rect width="${size}" height="${size}" rx="${px(0.19)}" fill="${tile}"/>${shapes.join("")}</svg>`
  );
}

const folder = join(import.meta.dirname, "../assets");
await mkdir(folder, { recursive: true });
for (const size of sizes) {
  const file = join(folder, `icon-${size}.png`);
  await writeFile(file, new Resvg(icon(size)).render().asPng());
}
console.log(`Drew ${sizes.length} icons into assets/.`);
