import type { FaultName } from "../host/index.js";
import { isFaultName } from "../host/index.js";

/** What the page's address says; nothing of it is needed. */
interface PageOptions {
  /** `?lang=de-DE`: language of the user interface, as Excel would have it. */
  readonly uiLanguage: string;
  /** `?locale=de-DE`: how numbers, dates and formulas are written. */
  readonly contentLanguage: string;
  /** `?theme=dark`; otherwise the system's. */
  readonly theme: "light" | "dark";
  /** `?pane=hidden` starts with the task pane closed, as after the functions alone have started the add-in. */
  readonly isPaneShown: boolean;
  /** `?sheet=empty` starts with an empty workbook instead of the sample. */
  readonly isSample: boolean;
  /** `?key=none` starts without the demo key, as a new user does. */
  readonly isKeyGiven: boolean;
  /** `?open=name` opens a workbook that was saved in this browser. */
  readonly openedName: string | undefined;
  /** `?api=1.20`: a newer Excel than the npm office.js knows, 1.16 to 1.20 (data types, groups of undo). */
  readonly excelApi: string | undefined;
  /** `?break=spill`: an Excel that is wrong in one way, for "Check this Excel" to notice. */
  readonly breaks: FaultName | undefined;
}

export function readPageOptions(search: string, prefersDark: boolean): PageOptions {
  const query = new URLSearchParams(search);
  const uiLanguage = languageTag(query.get("lang")) ?? "en-US";
  const breaks = query.get("break") ?? "";
  const theme = query.get("theme") ?? (prefersDark ? "dark" : "light");
  return {
    uiLanguage,
    contentLanguage: languageTag(query.get("locale")) ?? uiLanguage,
    theme: theme === "dark" ? "dark" : "light",
    isPaneShown: query.get("pane") !== "hidden",
    isSample: query.get("sheet") !== "empty",
    isKeyGiven: query.get("key") !== "none",
    openedName: query.get("open")?.trim() || undefined,
    excelApi: /^1\.(?:1[6-9]|20)$/.exec(query.get("api") ?? "")?.[0],
    breaks: isFaultName(breaks) ? breaks : undefined,
  };
}

/** Excel's tags have a region; "de" alone stands for its largest one. */
function languageTag(text: string | null): string | undefined {
  if (text === null || text === "") return undefined;
  try {
    const { language, region } = new Intl.Locale(text).maximize();
    return region === undefined ? language : `${language}-${region}`;
  } catch {
    // No language tag at all: as if none were given.
    return undefined;
  }
}
