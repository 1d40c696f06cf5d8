/** What the add-in asks of Office itself; every answer has a default for hosts that lack it. */
import { platforms, type Platform } from "../contract/index.js";
import type { HostTheme } from "../taskpane/index.js";

/** The language of Office's menus, or English where the add-in has no texts in it. */
export function hostLanguage(displayLanguage: string | undefined): Platform {
  const prefix = displayLanguage?.slice(0, 2).toLowerCase();
  return platforms.find((platform) => platform === prefix) ?? "en";
}

/** Dark where the background is darker than a middle grey; not every host says so itself. */
export function hostTheme(
  theme: Pick<Office.OfficeTheme, "bodyBackgroundColor"> | undefined,
): HostTheme | undefined {
  const colour = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(
    theme?.bodyBackgroundColor ?? "",
  );
  if (colour === null) return undefined;
  const [red = 0, green = 0, blue = 0] = colour.slice(1).map((part) => parseInt(part, 16));
  return { isDark: 0.2126 * red + 0.7152 * green + 0.0722 * blue < 128 };
}
