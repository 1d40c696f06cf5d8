interface FrameWindow {
  readonly Office?: { readonly context?: object };
  readonly document: Document;
}

const colours = {
  light: { bodyBackgroundColor: "#FFFFFF", bodyForegroundColor: "#1C2421" },
  dark: { bodyBackgroundColor: "#1F2427", bodyForegroundColor: "#E8EDEA" },
};

/**
 * Tells the add-in the page's theme as desktop Excel does, in `Office.context.officeTheme`; Excel on
 * the web has none. Excel does not report a change either: a pane looks again when it becomes visible.
 */
export function setFrameTheme(frame: HTMLIFrameElement, theme: "light" | "dark"): void {
  frame.style.colorScheme = theme;
  const inner = frame.contentWindow as unknown as FrameWindow | null;
  const context = inner?.Office?.context;
  if (inner === null || context === undefined) return;
  Object.defineProperty(context, "officeTheme", { value: colours[theme], configurable: true });
  inner.document.dispatchEvent(new Event("visibilitychange"));
}
