/** What the add-in asks of Office itself; every answer has a default for hosts that lack it. */
import { platforms, type Platform } from "../contract/index.js";
import type { HostTheme } from "../taskpane/index.js";

/** The language of Office's menus, or English where the add-in has no texts in it. */
export function hostLanguage(displayLanguage: string | undefined): Platform {
  const prefix = displayLanguage?.slice(0, 2).toLowerCase();
  return platforms.find((platform) => platform === prefix) ?? "en";
}

/** The theme office.js tells of; a host that throws at the question has none. */
export function officeTheme(): Office.OfficeTheme | undefined {
  try {
    return Office.context.officeTheme;
  } catch {
    return undefined;
  }
}

/** As the host says; where it does not, dark is what has a background darker than a middle grey. */
export function hostTheme(
  theme:
    | (Pick<Office.OfficeTheme, "bodyBackgroundColor"> &
        Partial<Pick<Office.OfficeTheme, "isDarkTheme">>)
    | undefined,
): HostTheme | undefined {
  if (typeof theme?.isDarkTheme === "boolean") return { isDark: theme.isDarkTheme };
  const colour = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(
    theme?.bodyBackgroundColor ?? "",
  );
  if (colour === null) return undefined;
  const [red = 0, green = 0, blue = 0] = colour.slice(1).map((part) => parseInt(part, 16));
  return { isDark: 0.2126 * red + 0.7152 * green + 0.0722 * blue < 128 };
}
