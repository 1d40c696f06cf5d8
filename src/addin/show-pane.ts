import type { PaneServices } from "../taskpane/index.js";

interface HostInfo {
  readonly host: unknown;
  /** Set in a shared runtime; the published types leave it out. */
  readonly addin?: { readonly visibilityMode?: string };
}

let isShown = false;

async function showPane(services: () => PaneServices): Promise<void> {
  const root = globalThis.document.getElementById("root");
  if (root === null || isShown) return;
  isShown = true;
  // React and the pane's own code come only now; no function waits for them.
  const { mountPane } = await import(/* webpackChunkName: "pane" */ "../taskpane/index.js");
  await mountPane(root, services());
}

/** Shows the pane at once, or when Excel first shows it: functions may have started it unseen. */
export function showPaneWhenVisible(info: HostInfo, services: () => PaneServices): void {
  if (info.addin?.visibilityMode !== "Hidden") {
    void showPane(services);
    return;
  }
  void Office.addin.onVisibilityModeChanged(({ visibilityMode }) => {
    if (visibilityMode === Office.VisibilityMode.taskpane) void showPane(services);
  });
}
