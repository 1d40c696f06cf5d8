/** The workbench's page: a spreadsheet with the add-in beside it, for people without Excel. */
import manifest from "../../../manifest.xml";
import type { FunctionsMetadata } from "../grid/index.js";
import { holdPersonBack } from "../grid/index.js";
import type { SavedWorkbook } from "../host/index.js";
import { Host, addUndoGroups, faultOf, hasUndoGroups, withExcelApi } from "../host/index.js";
import { showDataCards } from "./data-card.js";
import { provideDemoKey } from "./demo-key.js";
import { openCreatedWorkbook } from "./files/created-workbook.js";
import { showFileBar } from "./files/file-bar.js";
import type { WorkbookStore } from "./files/workbook-store.js";
import { createWorkbookStore } from "./files/workbook-store.js";
import { setFrameTheme } from "./pane/frame-theme.js";
import type { GridView } from "./grid-view.js";
import { showGrid } from "./grid-view.js";
import "./page.css";
import { readPageOptions } from "./page-options.js";
import { openPaneFrame } from "./pane/pane-frame.js";
import type { RibbonGroup } from "./ribbon/read-manifest.js";
import { readManifest } from "./ribbon/read-manifest.js";
import { controlsRegion, createRegionKeys, gridRegion, paneRegion } from "./regions.js";
import { showRibbon } from "./ribbon/ribbon.js";
import { fillSample } from "./sample/sample-workbook.js";

/** The grid's sheets do not grow: room for a century of months, and for every country side by side. */
const sheetSize = { rows: 10_000, columns: 300 };

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no element ${id}.`);
  return found;
}

async function readFunctions(path: string): Promise<FunctionsMetadata> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`The add-in is not built: ${path} answers ${answer.status}.`);
  return (await answer.json()) as FunctionsMetadata;
}

function tell(text: string): void {
  const line = element("failure");
  line.textContent = text;
  line.hidden = false;
  setTimeout(() => {
    line.hidden = true;
  }, 8000);
}

async function readOpened(
  store: WorkbookStore,
  name: string | undefined,
): Promise<SavedWorkbook | undefined> {
  if (name === undefined) return undefined;
  const opened = await store.read(name);
  if (opened === undefined) tell(`No workbook named "${name}" is kept in this browser.`);
  return opened;
}

/** The pane is moved out of sight, not away: the functions run in its page. */
function showPane(isShown: boolean): void {
  element("pane").hidden = false;
  element("pane").classList.toggle("unseen", !isShown);
  element("pane").inert = !isShown;
}

function watchTheme(
  initial: "light" | "dark",
  grid: GridView,
  frame: HTMLIFrameElement,
  runtime: Host["runtime"],
): void {
  const button = element("theme");
  let theme = initial;
  const show = () => {
    document.documentElement.dataset["theme"] = theme;
    button.textContent = theme === "dark" ? "Light" : "Dark";
    setFrameTheme(frame, theme);
  };
  button.addEventListener("click", () => {
    theme = theme === "dark" ? "light" : "dark";
    show();
    grid.setTheme(theme);
  });
  // The add-in can be told only once office.js has its context.
  runtime.onActionReady = show;
  show();
}

function moveFocus(host: Host, frame: HTMLIFrameElement): void {
  const keys = createRegionKeys([
    controlsRegion(element("file-bar")),
    controlsRegion(element("ribbon")),
    gridRegion(element("grid")),
    paneRegion(element("pane"), frame),
  ]);
  keys.listen(window);
  const listenInFrame = () => {
    if (frame.contentWindow !== null) keys.listen(frame.contentWindow);
  };
  listenInFrame();
  frame.addEventListener("load", listenInFrame);
  // Beyond the pane's last control the focus is the host's to move.
  host.onFocusExit = (to) => {
    keys.move(to, frame);
  };
}

/** Once the add-in's page has its Excel. */
function whenReady(
  host: Host,
  frame: HTMLIFrameElement,
  act: (window: Record<string, unknown>) => void,
): void {
  const before = host.runtime.onActionReady;
  host.runtime.onActionReady = () => {
    before();
    const window = frame.contentWindow as unknown as Record<string, unknown> | null;
    if (window !== null) act(window);
  };
}

function groupUndoSteps(host: Host, frame: HTMLIFrameElement): void {
  whenReady(host, frame, (window) => {
    const excel = window["Excel"];
    if (excel !== undefined) addUndoGroups(excel as object, host);
  });
}

async function start(): Promise<void> {
  const prefersDark = window.matchMedia("(prefers-color-scheme: dark)").matches;
  const options = readPageOptions(window.location.search, prefersDark);
  document.documentElement.dataset["theme"] = options.theme;
  const { groups, namespace, functionsPath } = readManifest(manifest, options.uiLanguage);
  const store = createWorkbookStore();
  const [functions, opened] = await Promise.all([
    readFunctions(functionsPath),
    readOpened(store, options.openedName),
    options.isKeyGiven ? provideDemoKey(window.location.origin, localStorage) : undefined,
  ]);
  holdPersonBack();
  const requirementSets =
    options.excelApi === undefined ? undefined : withExcelApi(options.excelApi);
  const host = new Host({
    functions,
    namespace,
    uiLanguage: options.uiLanguage,
    contentLanguage: options.contentLanguage,
    initialDisplay: options.isPaneShown ? "taskpane" : "hidden",
    sheetSize,
    breaks: options.breaks,
    ...(requirementSets === undefined ? {} : { requirementSets }),
    ...(opened === undefined ? {} : { opened }),
    onCreateWorkbook: (_, workbook) => openCreatedWorkbook(workbook, { store, find: element }),
  });
  // For the console and for tests: the grid is a canvas and cannot be read.
  Reflect.set(window, "workbench", { host });

  // The add-in loads while the grid is drawn.
  const frame = openPaneFrame(host, element("pane-body"));
  showPane(options.isPaneShown);
  if (options.isSample && opened === undefined) {
    const known = new Set(functions.functions.map(({ name }) => `${namespace}.${name}`));
    fillSample(host, (name) => known.has(name));
  }
  const grid = await showGrid(host.workbook, element("grid"), options.theme, {
    tell,
    onEditing: (isEditing) => {
      host.batches.setEditingCell(isEditing);
    },
  });
  watchTheme(options.theme, grid, frame, host.runtime);
  moveFocus(host, frame);
  if (hasUndoGroups(requirementSets)) groupUndoSteps(host, frame);
  const { page } = faultOf(options.breaks);
  if (page !== undefined) whenReady(host, frame, page);
  showDataCards(host.workbook, element("card"));
  const name = opened === undefined ? undefined : options.openedName;
  showFileBar({ host, store, functions, namespace, name, find: element, tell });

  if (!options.isPaneShown) host.runtime.pane = "Background";
  connectRibbon(host, groups);
}

/** Ribbon and pane show what the add-in's runtime says, and the other way round. */
function connectRibbon(host: Host, groups: readonly RibbonGroup[]): void {
  const updateRibbon = showRibbon(element("ribbon"), groups, ({ action, id }) => {
    if (action.kind === "show-pane") host.runtime.setPane("Visible");
    else
      host.commands.run(action.functionName, id).catch((error: unknown) => {
        tell(error instanceof Error ? error.message : String(error));
      });
  });
  host.runtime.onChange = (what) => {
    if (what === "pane") showPane(host.runtime.pane === "Visible");
    else updateRibbon(host.runtime.controls);
  };
  element("pane-close").addEventListener("click", () => {
    host.runtime.setPane("Background");
  });
}

start().catch((error: unknown) => {
  const line = element("failure");
  line.textContent = error instanceof Error ? error.message : String(error);
  line.hidden = false;
});
