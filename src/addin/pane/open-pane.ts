/** Everything that only the pane needs, in a file of its own that no function waits for. */
import { mountPane } from "../../taskpane/index.js";
import { createPaneServices } from "./create-pane-services.js";
import type { SharedServices } from "../create-services.js";

export async function openPane(
  root: HTMLElement,
  shared: SharedServices,
  hasWorkbook: boolean,
): Promise<void> {
  await mountPane(root, createPaneServices(shared, hasWorkbook));
}
