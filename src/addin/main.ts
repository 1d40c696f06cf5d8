/**
 * The composition root of the shared runtime: the one place that knows functions, commands and pane.
 * Nothing is awaited here: the functions' associations follow in the same bundle, and Excel calls
 * the first function as soon as it has seen them.
 */
import { stopWatching } from "./watch-start.js";
import "./load-again.js";
import { setServices } from "../functions/index.js";
import { associateCommands } from "./commands.js";
import { readConfig } from "./config.js";
import { createServices, type SharedServices } from "./create-services.js";
import { showPaneWhenVisible } from "./pane/show-pane.js";

/** After the first cells, which are what somebody is waiting for. */
const careDelayMs = 2000;

function careForWorkbook(shared: SharedServices): void {
  setTimeout(() => {
    import(/* webpackChunkName: "workbook" */ "./open-workbook/tend-workbook.js").then(
      ({ tendWorkbook }) => tendWorkbook(shared),
      // The network went away: the workbook is used without it.
      () => undefined,
    );
  }, careDelayMs);
}

const hostReady = Office.onReady();
hostReady.then(stopWatching, stopWatching);
const services = createServices(readConfig(), hostReady);
setServices(services.functions);
const pane = hostReady.then((info) => showPaneWhenVisible(info, services.shared));
associateCommands({
  requests: services.shared.viewRequests,
  showPane: () => {
    void pane.then((show) => {
      show();
    });
  },
});
void hostReady.then((info) => {
  if (info.host === Office.HostType.Excel) careForWorkbook(services.shared);
});
