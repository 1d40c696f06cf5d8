import {
  createClient,
  createIndexedDbStore,
  type Client,
  type StorePort,
} from "../client/index.js";
import type { Platform } from "../contract/index.js";
import { createErrorLog, type ErrorLog, type Services } from "../functions/index.js";
import { createSettings, type Settings } from "../settings/index.js";
import { hasBudgetMark } from "./open-workbook/budget-mark.js";
import type { Config } from "./config.js";
import { hostLanguage } from "./host.js";
import { createViewRequests, type ViewRequests } from "./view-requests.js";
import { createOpenWorkbook, type OpenWorkbook } from "./open-workbook/open-workbook.js";

/** What Office says once it is ready; `host` is null in a plain web page. */
type HostReady = Promise<{ readonly host: Office.HostType | null }>;

/** What functions, commands and pane have in common: one of each for all of them. */
export interface SharedServices {
  readonly client: Client;
  readonly settings: Settings;
  readonly store: StorePort;
  readonly errorLog: ErrorLog;
  readonly openWorkbook: OpenWorkbook;
  /** Screens that ribbon buttons want. */
  readonly viewRequests: ViewRequests;
  readonly version: string;
  readonly language: () => Platform;
}

interface AddinServices {
  readonly functions: Services;
  readonly shared: SharedServices;
}

/**
 * Makes everything that the functions need; nothing here waits or touches the network. What the pane
 * alone needs is in create-pane-services.ts, which the functions must not load.
 */
export function createServices(config: Config, hostReady: HostReady): AddinServices {
  const settings = createSettings({
    allowedServiceAddresses: config.serviceAddresses,
    hostReady,
  });
  // A reopened workbook asks for nothing that is kept on this device and still fresh.
  const store = createIndexedDbStore();
  const openWorkbook = createOpenWorkbook({
    read: async () => {
      if ((await hostReady).host !== Office.HostType.Excel) return;
      const { readOpenWorkbook } = await import(
        /* webpackChunkName: "workbook" */ "./open-workbook/tend-workbook.js"
      );
      await readOpenWorkbook(openWorkbook, { store });
    },
    hasBudget: hasBudgetMark,
  });
  const client = createClient({
    settings,
    store,
    snapshot: openWorkbook.snapshot,
    spendingLimit: openWorkbook.spendingLimit,
  });
  const language = () =>
    hostLanguage(settings.getPreferences().language ?? Office.context.displayLanguage);
  const errorLog = createErrorLog();
  const { version } = config;

  return {
    functions: {
      client,
      today: () => new Date(),
      language,
      isSetSupported: (set, version) => Office.context.requirements.isSetSupported(set, version),
      errorLog,
      version,
      isQuestionHeld: (cell) => openWorkbook.isQuestionHeld(cell),
    },
    shared: {
      client,
      settings,
      store,
      errorLog,
      openWorkbook,
      viewRequests: createViewRequests(),
      version,
      language,
    },
  };
}
