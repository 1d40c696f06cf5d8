import type { Host } from "../../host/index.js";
import { NativeLine, defaultRequirementSets } from "../../host/index.js";
import type { FakeWindow } from "../fake-window.js";
import type { NativeContext } from "./native-context.js";
import { createExternal } from "./windows-external.js";
import { createMessageHandlers } from "./webkit-handlers.js";

/** Excel's desktop platforms, with the name and version that choose office.js' file. */
export const nativePlatforms = {
  /** excel-win32-16.01.js, over `window.external` */
  windows: "Win32|16.01",
  /** excel-mac-16.00.js, over WebKit's message handlers */
  mac: "Mac|16.00",
} as const;

export type NativePlatform = keyof typeof nativePlatforms;

/** Puts into the window what the platform's file of office.js calls. */
export function connectNative(
  host: Host,
  window: FakeWindow,
  platform: NativePlatform,
  options: {
    readonly uiLanguage?: string;
    readonly contentLanguage?: string;
    readonly requirementSets?: Readonly<Record<string, string>>;
    readonly initialDisplay?: "taskpane" | "hidden";
  },
): void {
  const line = new NativeLine();
  host.connectNative(line);
  const context: NativeContext = {
    uiLanguage: options.uiLanguage ?? "en-US",
    contentLanguage: options.contentLanguage ?? "en-US",
    documentUrl: "Book1.xlsx",
    requirementMatrix: JSON.stringify(options.requirementSets ?? defaultRequirementSets),
    initialDisplayMode: options.initialDisplay === "hidden" ? 1 : 2,
  };
  if (platform === "windows") window["external"] = createExternal(host, line, context);
  else window["webkit"] = { messageHandlers: createMessageHandlers(host, line, context, window) };
}
