import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import type { CellAt, FunctionsMetadata } from "../grid/index.js";
import { parseZone, splitSheet } from "../grid/index.js";
import type { HostOptions, SavedWorkbook, Transport } from "../host/index.js";
import { Host, addUndoGroups, faultOf, frameName, hasUndoGroups } from "../host/index.js";
import type { FakeWindow } from "./fake-window.js";
import { createFakeWindow, loadOffice, runScript } from "./fake-window.js";
import type { NativePlatform } from "./native/connect-native.js";
import { connectNative, nativePlatforms } from "./native/connect-native.js";
import { loadFunctionFiles } from "./function-files.js";
import { publishGlobals } from "./publish-globals.js";

/** Where the functions come from: the built add-in, or source files in the test's own module graph. */
type AddinSource =
  | {
      /** Path of the built functions.json, or its contents. */
      readonly functionsJson: string | FunctionsMetadata;
      /** Paths of the built scripts, run in the add-in's realm in this order. */
      readonly addinScript?: string | readonly string[];
      /** Loads the add-in in the test's own module graph; the Office globals stand by then. */
      readonly load?: () => Promise<unknown>;
    }
  | {
      /** Source files with custom functions; metadata is generated as the build does it. */
      readonly functionFiles: readonly string[];
      /** `allowErrorForDataTypeAny`, for which the generator of metadata has no tag. @default false */
      readonly takesErrors?: boolean;
      /** `allowCustomDataForDataTypeAny`: false for an Excel that gives functions no objects. @default true */
      readonly takesDataTypes?: boolean;
      readonly load?: () => Promise<unknown>;
    };

export type NodeWorkbenchOptions = AddinSource &
  Omit<HostOptions, "functions" | "opened"> & {
    /** A workbook saved before; Excel shows its results without calling the add-in. */
    readonly opened?: SavedWorkbook;
    /** The add-in realm's fetch, for built scripts. @default Node's */
    readonly fetch?: typeof fetch;
    /** Which of Microsoft's transports office.js speaks. @default "web" */
    readonly platform?: "web" | NativePlatform;
    /**
     * Whether the realm's waits of up to 200 ms pass at once: office.js puts calls and results off by as much, which is most
     * of the time that a workbook takes to calculate. Built scripts would have their own waits hurried. @default false
     */
    readonly isHurried?: boolean;
    /** What the realm's localStorage holds at the start. */
    readonly localStorage?: Readonly<Record<string, string>>;
  };

interface ShownCell {
  readonly value: string | number | boolean;
  readonly text: string;
  readonly formula: string | undefined;
  /** For errors: what hovering shows. */
  readonly message: string | undefined;
}

/** A workbook that the add-in had opened beside this one, with `Excel.createWorkbook`. */
interface CreatedWorkbook {
  readonly file: Uint8Array;
  /** The file as read; for another workbench's `opened`. */
  readonly workbook: SavedWorkbook;
}

export interface NodeWorkbench {
  readonly host: Host;
  /** What the add-in had opened, where `onCreateWorkbook` is not given. */
  readonly created: readonly CreatedWorkbook[];
  /** The add-in realm's globals: Office, Excel, OfficeRuntime, CustomFunctions, localStorage … */
  readonly window: FakeWindow;
  /** Writes as if typed in English; "A1" is on the active sheet. */
  enter(address: string, content: string | number | boolean): void;
  cell(address: string): ShownCell;
  values(address: string): (string | number | boolean)[][];
  texts(address: string): string[][];
  /** Resolves when every call of the add-in's functions has settled and is shown. */
  idle(): Promise<void>;
  /** Excel.run in the add-in's realm, with a function of the test's. */
  run<T>(batch: (context: Excel.RequestContext) => Promise<T>): Promise<T>;
  /** Presses the ribbon button that runs this function; resolves on `event.completed()`. */
  fireAction(functionName: string, controlId?: string): Promise<void>;
  save(): SavedWorkbook;
  dispose(): void;
}

const origin = "https://localhost:3000";
let conversations = 0;

/**
 * An Excel in Node: the workbench's host, the real office.js in a realm of its own, and an add-in.
 *
 * @example functions from source, in the test's module graph (services set with `setServices`)
 * const workbench = await createNodeWorkbench({ functionFiles: ["src/functions/search.ts"] });
 * workbench.enter("A1", '=STAT.SEARCH("population",,,5)');
 * await workbench.idle();
 * expect(workbench.values("A1:A6")).toEqual(…);
 * workbench.dispose();
 *
 * @example the built add-in
 * await createNodeWorkbench({
 *   functionsJson: "dist/addin/functions.json",
 *   addinScript: "dist/addin/functions.js",
 * });
 */
export async function createNodeWorkbench(options: NodeWorkbenchOptions): Promise<NodeWorkbench> {
  const files =
    "functionFiles" in options ? await loadFunctionFiles(options.functionFiles) : undefined;
  const created: CreatedWorkbook[] = [];
  const onCreateWorkbook = (file: Uint8Array, workbook: SavedWorkbook) => {
    created.push({ file, workbook });
  };
  const functions = files === undefined ? readMetadata(options) : allowing(files.metadata, options);
  const host = new Host({ onCreateWorkbook, ...options, functions });
  const window = await openAddin(host, options);
  const restore = publishGlobals(window);
  for (const [id, fn] of files?.functions ?? []) {
    (window["CustomFunctions"] as typeof CustomFunctions).associate(id, fn as never);
  }
  await options.load?.();
  return {
    host,
    created,
    window,
    ...gridOf(host),
    run: (batch) => (window["Excel"] as typeof Excel).run(batch),
    fireAction: (functionName, controlId) =>
      host.commands.run(functionName, controlId ?? functionName),
    save: () => host.save(),
    dispose: () => {
      restore();
      host.close();
    },
  };
}

/** Generated metadata with what the generator has no tag for. */
function allowing(metadata: FunctionsMetadata, options: AddinSource): FunctionsMetadata {
  const takesErrors = "takesErrors" in options && options.takesErrors;
  const takesDataTypes = !("takesDataTypes" in options && !options.takesDataTypes);
  return {
    ...metadata,
    ...(takesErrors ? { allowErrorForDataTypeAny: true } : {}),
    ...(takesDataTypes ? {} : { allowCustomDataForDataTypeAny: false }),
  };
}

/** The add-in's realm, with office.js and the built scripts in it, connected to the host. */
async function openAddin(host: Host, options: NodeWorkbenchOptions): Promise<FakeWindow> {
  const line = createLine();
  const context = host.connect(line.transport, `node-${++conversations}`, origin);
  const native = options.platform === "web" ? undefined : options.platform;
  const scripts = "addinScript" in options ? [options.addinScript ?? []].flat() : [];
  const window = createFakeWindow({
    scriptFolder: scripts[0] === undefined ? undefined : dirname(scripts[0]),
    name: frameName(context, native && nativePlatforms[native]),
    hostOrigin: origin,
    receive: line.fromAddin,
    isHurried: options.isHurried,
    ...(options.fetch === undefined ? {} : { fetch: options.fetch }),
  });
  if (native !== undefined) connectNative(host, window, native, options);
  line.toAddin = window["deliver"] as (text: string) => void;
  const storage = window["localStorage"] as Storage;
  for (const [key, value] of Object.entries(options.localStorage ?? {}))
    storage.setItem(key, value);

  loadOffice(window);
  for (const file of scripts) runScript(window, readFileSync(file, "utf8"), file);
  await (window["Office"] as typeof Office).onReady();
  if (hasUndoGroups(options.requirementSets)) addUndoGroups(window["Excel"] as object, host);
  faultOf(options.breaks).page?.(window);
  const { partitionKey } = options.variants ?? {};
  if (partitionKey !== undefined) {
    const { context } = window["Office"] as typeof Office;
    Object.defineProperty(context, "partitionKey", { value: partitionKey });
  }
  return window;
}

/** Reading and writing as a person at the grid does it. */
function gridOf({
  workbook,
}: Host): Pick<NodeWorkbench, "enter" | "cell" | "values" | "texts" | "idle"> {
  const locate = (address: string) => {
    const { sheetName, rest } = splitSheet(address);
    const sheetId =
      sheetName === undefined ? workbook.sheets.activeId() : workbook.sheets.named(sheetName);
    const zone = parseZone(rest);
    if (sheetId === undefined || zone === undefined) throw new Error(`There is no ${address}.`);
    return { sheetId, zone };
  };
  const cellsOf = <R>(address: string, map: (at: CellAt) => R): R[][] => {
    const { sheetId, zone } = locate(address);
    return Array.from({ length: zone.bottom - zone.top + 1 }, (_, row) =>
      Array.from({ length: zone.right - zone.left + 1 }, (__, col) =>
        map({ sheetId, row: zone.top + row, col: zone.left + col }),
      ),
    );
  };
  return {
    enter: (address, content) => {
      const { sheetId, zone } = locate(address);
      workbook.write(sheetId, [{ row: zone.top, col: zone.left, content: String(content) }]);
    },
    cell: (address) => {
      const { sheetId, zone } = locate(address);
      return workbook.cell({ sheetId, row: zone.top, col: zone.left });
    },
    values: (address) => cellsOf(address, (at) => workbook.value(at)),
    texts: (address) => cellsOf(address, (at) => workbook.text(at)),
    idle: () => workbook.idle(),
  };
}

function readMetadata(options: AddinSource): FunctionsMetadata {
  if (!("functionsJson" in options))
    throw new Error("Neither functionsJson nor functionFiles is given.");
  const { functionsJson } = options;
  return typeof functionsJson === "string"
    ? (JSON.parse(readFileSync(functionsJson, "utf8")) as FunctionsMetadata)
    : functionsJson;
}

/** Messages between the two, in order and never within the sender's own call. */
function createLine() {
  const receivers = new Set<(text: string) => void>();
  const line = {
    toAddin: (text: string): void => {
      throw new Error(`Nobody takes ${text}.`);
    },
    fromAddin: (text: string): void => {
      queueMicrotask(() => {
        for (const receive of receivers) receive(text);
      });
    },
    transport: {
      post: (text: string) => {
        queueMicrotask(() => {
          line.toAddin(text);
        });
      },
      subscribe: (receive: (text: string) => void) => {
        receivers.add(receive);
        return () => receivers.delete(receive);
      },
    } satisfies Transport,
  };
  return line;
}
