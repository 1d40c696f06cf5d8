import type { SharedServices } from "../create-services.js";
import { explainMissingPane } from "../watch-start.js";

interface HostInfo {
  readonly host: unknown;
  /** Set in a shared runtime; the published types leave it out. */
  readonly addin?: { readonly visibilityMode?: string };
}

let isShown = false;

async function showPane(shared: SharedServices, hasWorkbook: boolean): Promise<void> {
  const root = globalThis.document.getElementById("root");
  if (root === null || isShown) return;
  isShown = true;
  try {
    // React, the pane's and the workbook's code come only now; no function waits for them.
    const { openPane } = await import(/* webpackChunkName: "pane" */ "./open-pane.js");
    await openPane(root, shared, hasWorkbook);
  } catch (error) {
    // Shown again, it is tried again: the network may be back.
    isShown = false;
    explainMissingPane();
    // eslint-disable-next-line no-console -- whoever hosts it finds the reason where browsers keep reasons
    console.error(error);
  }
}

/**
 * Shows the pane at once, or when Excel first shows it: functions may have started it unseen.
 *
 * @returns shows it, for who knows by another way that Excel does
 */
export function showPaneWhenVisible(info: HostInfo, shared: SharedServices): () => void {
  // Outside Excel, in a plain web page, the host is null: the pane works, without a workbook.
  const hasWorkbook = info.host === Office.HostType.Excel;
  const show = () => void showPane(shared, hasWorkbook);
  if (info.addin?.visibilityMode === "Hidden") {
    void Office.addin.onVisibilityModeChanged(({ visibilityMode }) => {
      if (visibilityMode === Office.VisibilityMode.taskpane) show();
    });
  } else show();
  return show;
}
