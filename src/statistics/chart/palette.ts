import type { ThemeName } from "./chart-input.js";

export interface Theme {
  /** Told apart with normal, protan, deutan and tritan vision; 3:1 at least against the background. */
  readonly colors: readonly string[];
  /** Series beyond the coloured ones, as clear of the background as they are. */
  readonly rest: string;
  readonly background: string;
  readonly text: string;
  readonly mutedText: string;
  readonly axis: string;
  readonly grid: string;
}

// Both lists come from a search that maximises the smallest CIELAB distance between any two colours
// over the four kinds of vision (Machado et al. 2009), under WCAG's 3:1 for graphics.
export const themes: Readonly<Record<ThemeName, Theme>> = {
  light: {
    colors: [
      "#013abf",
      "#da2502",
      "#00764b",
      "#2897f2",
      "#67318a",
      "#7d9e51",
      "#af538d",
      "#2d333a",
    ],
    rest: "#8f8781",
    background: "#ffffff",
    text: "#1f2328",
    mutedText: "#57606a",
    axis: "#8c959f",
    grid: "#e3e6ea",
  },
  dark: {
    colors: [
      "#6176f2",
      "#ea9648",
      "#12b583",
      "#aafeff",
      "#dc2ca1",
      "#ffdc35",
      "#b19ff0",
      "#e6ffcb",
    ],
    rest: "#777b79",
    background: "#292929",
    text: "#f2f2f2",
    mutedText: "#b8bec6",
    axis: "#8c959f",
    grid: "#3a3f45",
  },
};

/** A paler shade of a colour, by mixing in the background; opaque, so that nothing shines through. */
export function tint(color: string, background: string, share = 0.5): string {
  const parts = [1, 3, 5].map((at) => {
    const mixed =
      parseInt(color.slice(at, at + 2), 16) * (1 - share) +
      parseInt(background.slice(at, at + 2), 16) * share;
    return Math.round(mixed).toString(16).padStart(2, "0");
  });
  return `#${parts.join("")}`;
}
