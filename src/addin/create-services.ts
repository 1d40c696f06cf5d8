import { createClient, createIndexedDbStore } from "../client/index.js";
import { createErrorLog, previewCall, type Services } from "../functions/index.js";
import { createSettings } from "../settings/index.js";
import type { PaneServices } from "../taskpane/index.js";
import { insertFormula, recalculateFailed, runInExcel } from "../workbook/index.js";
import type { Config } from "./config.js";
import { createDataAccess } from "./data-access.js";
import { findDemoKey } from "./find-demo-key.js";
import { loadFunctionForms } from "./function-forms.js";
import { createHostFacts } from "./host-facts.js";
import { hostLanguage, hostTheme } from "./host.js";
import { createViewRequests, type ViewRequests } from "./view-requests.js";

/** What Office says once it is ready; `host` is null in a plain web page. */
type HostReady = Promise<{ readonly host: Office.HostType | null }>;

export interface AddinServices {
  readonly functions: Services;
  /** Screens that ribbon buttons want. */
  readonly viewRequests: ViewRequests;
  /** The pane's, which must know whether there is a workbook. */
  pane(hasWorkbook: boolean): PaneServices;
}

/** Makes everything that functions and pane share; nothing here waits or touches the network. */
export function createServices(config: Config, hostReady: HostReady): AddinServices {
  const settings = createSettings({
    allowedServiceAddresses: config.serviceAddresses,
    hostReady,
  });
  // A reopened workbook asks for nothing that is kept on this device and still fresh.
  const store = createIndexedDbStore();
  const client = createClient({ settings, store });
  const language = () =>
    hostLanguage(settings.getPreferences().language ?? Office.context.displayLanguage);

  const errorLog = createErrorLog();
  const viewRequests = createViewRequests();

  return {
    viewRequests,
    functions: {
      client,
      today: () => new Date(),
      language,
      isSetSupported: (set, version) => Office.context.requirements.isSetSupported(set, version),
      errorLog,
      version: config.version,
    },
    pane: (hasWorkbook) => ({
      client,
      settings,
      workbook: hasWorkbook
        ? { insertFormula, recalculateFailed: () => recalculateFailed(), run: runInExcel }
        : null,
      findDemoKey,
      hostTheme: () => hostTheme(Office.context.officeTheme),
      language,
      version: config.version,
      data: createDataAccess(client),
      functions: { forms: () => loadFunctionForms(language()), preview: previewCall },
      errorLog,
      host: createHostFacts(),
      records: store,
      onViewRequest: viewRequests.onRequest,
    }),
  };
}
