import type { FunctionsMetadata } from "../grid/index.js";
import { Workbook, toGridLocale } from "../grid/index.js";
import type { AppContextOptions } from "./connection/app-context.js";
import { appContext } from "./connection/app-context.js";
import { BatchSteps } from "./batch/batch-steps.js";
import { BatchInterpreter } from "./batch/interpreter.js";
import { Batches } from "./batch/batches.js";
import { Channel } from "./connection/channel.js";
import { RibbonCommands, commandEvent } from "./connection/ribbon-commands.js";
import { followCopies } from "./copy-sheets.js";
import { EventHub } from "./event-hub.js";
import { readFile, writeFile } from "./files/index.js";
import type { FileFunctions } from "./files/index.js";
import type { FocusExit } from "./connection/focus-exit.js";
import { focusExitOf } from "./connection/focus-exit.js";
import { createAdapt } from "./faults/adapt-objects.js";
import type { FaultName } from "./faults/host-faults.js";
import { faultOf } from "./faults/host-faults.js";
import { FunctionCaller } from "./functions/function-caller.js";
import { tellEvents } from "./tell-events.js";
import type { SavedWorkbook } from "./host-state.js";
import { HostState } from "./host-state.js";
import { objectOf } from "./objects/targets.js";
import "./objects/index.js";
import type { AddinLine, NativeLine } from "./connection/native-line.js";
import { createdWorkbooks } from "./services/created-workbooks.js";
import { DocumentFile } from "./services/document-file.js";
import { DocumentSettings } from "./services/document-settings.js";
import { RuntimeState, runtimeServices } from "./services/runtime-services.js";
import type { Transport } from "./connection/transport.js";
import type { HostVariants } from "./variants.js";
import { usualVariants } from "./variants.js";

export interface HostOptions {
  readonly functions: FunctionsMetadata;
  /** @default "STAT" */
  readonly namespace?: string;
  readonly uiLanguage?: string;
  readonly contentLanguage?: string;
  readonly requirementSets?: Readonly<Record<string, string>>;
  readonly sheetSize?: { readonly rows: number; readonly columns: number };
  readonly opened?: SavedWorkbook;
  /** What Microsoft does not document or what differs by platform. @default usualVariants */
  readonly variants?: Partial<HostVariants>;
  readonly initialDisplay?: "taskpane" | "hidden";
  /** An Excel that is wrong in one way, to see that the add-in's own checks notice it. @default sound */
  readonly breaks?: FaultName | undefined;
  /** Opens what `Excel.createWorkbook` is given, as its file and read. @default refused */
  readonly onCreateWorkbook?: (file: Uint8Array, workbook: SavedWorkbook) => void | Promise<void>;
}

const fileFunctions = ({ functions, namespace = "STAT" }: HostOptions): FileFunctions => ({
  functions,
  namespace,
});

/**
 * Reads an Excel file (.xlsx) for `opened`, with the functions of the add-in that will open it.
 *
 * @throws RangeError with a sentence for the user when it is no such file
 */
export function readWorkbookFile(
  file: Uint8Array,
  options: Pick<HostOptions, "functions" | "namespace">,
): Promise<SavedWorkbook> {
  return readFile(file, fileFunctions(options));
}

const batchDispatchId = 93;
const commandCompletedDispatchId = 94;

function workbookOf(
  options: HostOptions,
  variants: HostVariants,
  caller: FunctionCaller,
): Workbook {
  const locale = toGridLocale(options.contentLanguage ?? "en-US");
  return new Workbook({
    functions: options.functions,
    namespace: options.namespace ?? "STAT",
    startCall: faultOf(options.breaks).calls?.(caller.start) ?? caller.start,
    ...(options.sheetSize === undefined ? {} : { sheetSize: options.sheetSize }),
    locale: {
      ...locale,
      ...(variants.listSeparator && { formulaArgSeparator: variants.listSeparator }),
    },
    emptyCell: variants.emptyCell,
    ...(options.opened === undefined ? {} : { opened: options.opened }),
  });
}

/** Opens the file that the add-in gives `Excel.createWorkbook`; undefined where nobody takes it. */
function creatorOf(options: HostOptions) {
  const { onCreateWorkbook } = options;
  return (
    onCreateWorkbook &&
    (async (file: Uint8Array) => {
      await onCreateWorkbook(file, await readWorkbookFile(file, options));
    })
  );
}

/** An Excel for one add-in: the workbook, and everything office.js asks of its host. */
export class Host {
  readonly workbook: Workbook;
  readonly caller: FunctionCaller;
  readonly runtime: RuntimeState;
  readonly settings: DocumentSettings;
  readonly state: HostState;
  readonly batches: Batches;
  /** The focus leaves the add-in's page; the page moves it. */
  onFocusExit: (to: FocusExit) => void = () => undefined;
  private readonly documentFile = new DocumentFile(() => this.file());
  private readonly steps: BatchSteps;
  private readonly events: EventHub;
  private channel: AddinLine | undefined;
  readonly commands = new RibbonCommands(
    (name, data) => {
      this.push(name, data);
    },
    () => this.channel?.isSubscribed(commandEvent) === true,
  );
  private readonly stopEvents: () => void;

  constructor(private readonly options: HostOptions) {
    const allowErrors = options.functions.allowErrorForDataTypeAny === true;
    const post = (entries: readonly (readonly unknown[])[]) => {
      this.push("richApiMessage", { ArrayData: entries });
    };
    this.events = new EventHub(post);
    this.caller = new FunctionCaller(post, allowErrors);
    this.settings = new DocumentSettings(options.opened?.settings);
    const variants = { ...usualVariants, ...options.variants };
    this.workbook = workbookOf(options, variants, this.caller);
    this.runtime = new RuntimeState(this.caller, this.events, () => {
      this.workbook.calls.flush();
    });
    this.state = new HostState(
      this.workbook,
      this.events,
      this.settings,
      {
        uiLanguage: options.uiLanguage ?? "en-US",
        contentLanguage: options.contentLanguage ?? "en-US",
      },
      options.opened?.state,
      variants,
    );
    this.steps = new BatchSteps(this.state);
    followCopies(this.state);
    this.stopEvents = tellEvents(this.state, (name, data) => {
      this.push(name, data);
    });
    const services = runtimeServices(this.runtime);
    const { members } = faultOf(options.breaks);
    this.batches = new Batches({
      steps: this.steps,
      guard: this.workbook.guard,
      ofWeb: new BatchInterpreter({ workbook: createdWorkbooks(creatorOf(options)), services }),
      ofWorkbook: new BatchInterpreter({
        workbook: objectOf("Workbook", this.state),
        services,
        adapt: members && createAdapt(members),
        act: (act) => this.workbook.guard.actsNow(act),
        onWrite: (member) => {
          this.steps.noteWrite(member);
        },
      }),
    });
  }

  /** Connects an add-in that calls into its Excel, as in the web views of Windows and Mac. */
  connectNative(line: NativeLine): void {
    this.disconnect();
    this.channel = line;
  }

  /** One call of such an add-in by office.js' number. @returns its status, and what it gives after that */
  async executeNative(dispatchId: number, given: readonly unknown[]): Promise<readonly unknown[]> {
    // 5000: the operation is not supported.
    if (dispatchId !== batchDispatchId) return [5000];
    const { Error: status, Data } = await this.batches.run(given[0] as unknown[]);
    return status === 0 ? [0, Data] : [status];
  }

  private disconnect(): void {
    this.channel?.close();
    this.events.clear();
    this.caller.reset();
    this.documentFile.clear();
  }

  /** Connects an add-in's page. A page loaded anew needs a conversation id of its own. */
  connect(transport: Transport, conversationId: string, hostOrigin: string): AppContextOptions {
    this.disconnect();
    const context: AppContextOptions = {
      hostOrigin,
      conversationId,
      uiLanguage: this.options.uiLanguage ?? "en-US",
      contentLanguage: this.options.contentLanguage ?? "en-US",
      settings: this.settings.values,
      initialDisplay: this.options.initialDisplay ?? "taskpane",
      ...(this.options.requirementSets === undefined
        ? {}
        : { requirementSets: this.options.requirementSets }),
    };
    const channel = new Channel(transport, conversationId, hostOrigin);
    channel.on("ContextActivationManager_getAppContextAsync", () => appContext(context));
    // Focus and keys for the host: nothing is expected back.
    channel.on("ContextActivationManager_notifyHost", (data) => {
      const exit = focusExitOf(data);
      if (exit !== undefined) this.onFocusExit(exit);
    });
    channel.on("executeMethod", (data) => this.execute(data as Readonly<Record<string, unknown>>));
    channel.onSubscribe = (event) => {
      if (event === commandEvent) this.commands.ready();
    };
    this.channel = channel;
    return context;
  }

  /** Presses a keyboard shortcut; what it runs is not told when it is done. */
  runShortcut(actionId: string): void {
    const entry = [2, 1000, "", JSON.stringify([actionId, null]), 0, false];
    this.push("richApiMessage", { ArrayData: [entry] });
  }

  /** From here until it ends, all batches are one step of undo, as with `mergeUndoGroup` (ExcelApi 1.20). */
  beginUndoGroup(): void {
    this.steps.beginGroup();
  }

  endUndoGroup(): void {
    this.steps.endGroup();
  }

  save(): SavedWorkbook {
    return structuredClone({
      ...this.workbook.save(),
      settings: [...this.settings.values],
      state: this.state.save(),
    });
  }

  /** The workbook as it stands, as a file Excel opens (.xlsx). */
  file(): Promise<Uint8Array> {
    return writeFile(this.state, fileFunctions(this.options));
  }

  close(): void {
    this.stopEvents();
    this.channel?.close();
    this.channel = undefined;
  }

  private push(name: string, data: unknown): void {
    this.channel?.push(name, data);
  }

  private async execute(data: Readonly<Record<string, unknown>>): Promise<unknown> {
    const method = data["DdaMethod"] as { readonly DispatchId?: number } | undefined;
    if (method?.DispatchId === batchDispatchId)
      return this.batches.run(data["ArrayData"] as unknown[]);
    if (method?.DispatchId === commandCompletedDispatchId) return this.commands.complete(data);
    const answer = this.settings.answer(data) ?? (await this.documentFile.answer(data));
    const { common } = faultOf(this.options.breaks);
    // 5000: the operation is not supported.
    return (common === undefined ? answer : common(data, answer)) ?? { Version: 1, Error: 5000 };
  }
}
