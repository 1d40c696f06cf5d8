import { webDarkTheme, webLightTheme } from "@fluentui/react-components";
import { describe, expect, it } from "vitest";
import { themes, tint } from "../../../src/statistics/chart/index.js";

type Triple = readonly [number, number, number];

const linear = (color: string): Triple => {
  const part = (at: number) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
};

/** Severity 1.0 matrices of Machado, Oliveira and Fernandes (2009). */
const visions: Readonly<Record<string, readonly [Triple, Triple, Triple]>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const dot = (row: Triple, [r, g, b]: Triple) => row[0] * r + row[1] * g + row[2] * b;
const clamp = (share: number) => Math.min(1, Math.max(0, share));

function labOf(rgb: Triple): Triple {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f(dot([0.4124, 0.3576, 0.1805], rgb) / 0.95047);
  const y = f(dot([0.2126, 0.7152, 0.0722], rgb));
  const z = f(dot([0.0193, 0.1192, 0.9505], rgb) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const seen = (color: string, [r, g, b]: readonly [Triple, Triple, Triple]): Triple => {
  const rgb = linear(color);
  return labOf([clamp(dot(r, rgb)), clamp(dot(g, rgb)), clamp(dot(b, rgb))]);
};

function contrast(one: string, other: string): number {
  const [a, b] = [one, other]
    .map((color) => dot([0.2126, 0.7152, 0.0722], linear(color)) + 0.05)
    .sort((x, y) => y - x);
  return (a ?? 1) / (b ?? 1);
}

describe.each(Object.entries(themes))("the %s theme", (_name, theme) => {
  it.each(Object.entries(visions))(
    "has colours apart from each other in %s vision",
    (_, matrix) => {
      const labs = theme.colors.map((color) => seen(color, matrix));
      const distances = labs.flatMap((a, index) =>
        labs.slice(index + 1).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])),
      );
      expect(Math.min(...distances)).toBeGreaterThan(20);
    },
  );

  it.each(Object.entries(visions))(
    "has a colour for the other series apart from those in %s vision",
    (_, matrix) => {
      const rest = seen(theme.rest, matrix);
      const distances = theme.colors
        .map((color) => seen(color, matrix))
        .map((lab) => Math.hypot(rest[0] - lab[0], rest[1] - lab[1], rest[2] - lab[2]));
      expect(Math.min(...distances)).toBeGreaterThan(15);
    },
  );

  it("keeps graphics at 3:1 and texts at 4.5:1 against the background", () => {
    for (const color of [...theme.colors, theme.rest]) {
      expect(contrast(color, theme.background), color).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(theme.text, theme.background)).toBeGreaterThanOrEqual(7);
    expect(contrast(theme.mutedText, theme.background)).toBeGreaterThanOrEqual(4.5);
  });
});

it("stands on the pane's own ground and on the dark ones of forced colours", () => {
  expect(themes.dark.background).toBe(webDarkTheme.colorNeutralBackground1);
  expect(themes.light.background).toBe(webLightTheme.colorNeutralBackground1);
  // Grounds of Windows' contrast themes: Aquatic, Dusk, Night sky.
  for (const ground of ["#202020", "#2d3236", "#000000"])
    for (const color of [...themes.dark.colors, themes.dark.rest])
      expect(contrast(color, ground), `${color} on ${ground}`).toBeGreaterThanOrEqual(3);
});

it("mixes a colour with its background", () => {
  expect(tint("#000000", "#ffffff")).toBe("#808080");
  expect(tint("#013abf", "#ffffff", 0)).toBe("#013abf");
});
