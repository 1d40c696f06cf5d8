/** What a host tells office.js about itself, and how: the frame's name before, the context after loading. */
export interface AppContextOptions {
  /** Origin of the host page; office.js trusts https://localhost on any port. */
  readonly hostOrigin: string;
  readonly conversationId: string;
  /** Language of the user interface. @default "en-US" */
  readonly uiLanguage?: string;
  /** Language of dates and numbers. @default "en-US" */
  readonly contentLanguage?: string;
  /** Requirement sets by name with their highest version. @default defaultRequirementSets */
  readonly requirementSets?: Readonly<Record<string, string>>;
  /** Settings kept in the workbook, as JSON texts by key. */
  readonly settings?: ReadonlyMap<string, string>;
  /** How the add-in is shown at first. @default "taskpane" */
  readonly initialDisplay?: "taskpane" | "hidden";
  readonly documentUrl?: string;
}

/** What the office.js of the npm package knows at most, and this host models in part (see README). */
export const defaultRequirementSets: Readonly<Record<string, string>> = {
  ExcelApi: "1.15",
  CustomFunctions: "1.9",
  CustomFunctionsRuntime: "1.4",
  SharedRuntime: "1.2",
  RibbonApi: "1.2",
  KeyboardShortcuts: "1.1",
  CustomXmlParts: "1.1",
  CompressedFile: "1.1",
  File: "1.1",
  DialogApi: "1.1",
  DocumentEvents: "1.1",
  Settings: "1.1",
  AddInCommands: "1.3",
  RichApiRuntime: "1.1",
  // Without it office.js does not even ask to wait for a cell being edited.
  DelayForCellEdit: "1.1",
};

const controlId = "ctl-1";

/** Shared runtime (1) with custom functions (2). */
const sharedRuntimeFlags = 3;

/** The text office.js reads from `window.name`; a frame must have it before it is inserted. */
export function frameName(options: AppContextOptions, platform = "Web|16.01"): string {
  const language = options.uiLanguage ?? "en-US";
  return JSON.stringify({
    baseFrameName: "_xdm_ctl-1",
    hostInfo: `Excel|${platform}|${language}|corr-0000||disableLogging|${sharedRuntimeFlags}`,
    xdmInfo: `${options.conversationId}|${controlId}|${options.hostOrigin}`,
    serializerVersion: 1,
    flights: "[]",
  });
}

/** The answer to getAppContextAsync. */
export function appContext(options: AppContextOptions): Record<string, unknown> {
  return {
    _id: controlId,
    _appName: 16,
    _appVersion: "16.00",
    _appMinorVersion: 1,
    _appUILocale: options.uiLanguage ?? "en-US",
    _dataLocale: options.contentLanguage ?? "en-US",
    _docUrl: options.documentUrl ?? `${options.hostOrigin}/Book1.xlsx`,
    _clientMode: 1,
    _settings: [...(options.settings ?? [])],
    _reason: "documentOpened",
    _osfControlType: 1,
    _eToken: "",
    _correlationId: "corr-0000",
    _appInstanceId: "inst-1",
    _requirementMatrix: JSON.stringify(options.requirementSets ?? defaultRequirementSets),
    _hostFullVersion: "16.0.18000.40000",
    _addinName: "Stat for Excel",
    _appDomains: [],
    _featureGates: {},
    _initialDisplayMode: options.initialDisplay === "hidden" ? 1 : 2,
    _wacHostEnvironment: "0",
  };
}
