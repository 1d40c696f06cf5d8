/** The composition root of the shared runtime: the one place that knows functions, commands and pane. */
import { associateCommands } from "./commands.js";
import { showPaneWhenVisible } from "./show-pane.js";

associateCommands();
void Office.onReady().then((info) => showPaneWhenVisible(info));
