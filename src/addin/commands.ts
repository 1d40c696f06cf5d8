import type { ViewName } from "../taskpane/index.js";
import type { ViewRequests } from "./view-requests.js";

interface Commanded {
  readonly requests: ViewRequests;
  /** Begins to fill the pane, which Excel shows by then; nothing where it is filled. */
  readonly showPane: () => void;
}

async function openView(
  view: ViewName,
  { requests, showPane }: Commanded,
  event: Office.AddinCommands.Event,
): Promise<void> {
  requests.request(view);
  try {
    await Office.addin.showAsTaskpane();
    // Excel tells of it, too, but a click right after the start comes before anybody listens.
    showPane();
  } catch {
    // A host that cannot show the pane by itself keeps the wish until the user opens it.
  } finally {
    // Without it the button stays busy and Excel ends the command after a while.
    event.completed();
  }
}

/**
 * Ribbon commands, by the names in manifest.xml, and the screen each one opens. Called before anything
 * is awaited, or Excel loses the first click.
 */
export function associateCommands(commanded: Commanded): void {
  const opening = (view: ViewName) => (event: Office.AddinCommands.Event) => {
    void openView(view, commanded, event);
  };
  Office.actions.associate("openInsert", opening("builder"));
  Office.actions.associate("openRefresh", opening("refresh"));
  Office.actions.associate("openAsk", opening("ask"));
}
