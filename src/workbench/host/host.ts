import type { FunctionsMetadata } from "../grid/index.js";
import { Workbook, toGridLocale } from "../grid/index.js";
import type { AppContextOptions } from "./connection/app-context.js";
import { appContext } from "./connection/app-context.js";
import { BatchSteps } from "./batch/batch-steps.js";
import { BatchInterpreter } from "./batch/interpreter.js";
import type { BatchRequest } from "./batch/wire.js";
import { actionType, objectPathType } from "./batch/wire.js";
import { Channel } from "./connection/channel.js";
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
import { isTooLarge } from "./rules/payload-limit.js";
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
const delayForCellEdit = 64;

/** The office.js error numbers of a refused batch. */
const batchError = { cellEditMode: 5004, requestTooLarge: 5103, responseTooLarge: 5104 } as const;

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
  /** Batches run for the add-in since the start, its custom-function traffic excluded. */
  batchCount = 0;
  /** The focus leaves the add-in's page; the page moves it. */
  onFocusExit: (to: FocusExit) => void = () => undefined;
  private readonly interpreter: BatchInterpreter;
  /** Answers the requests that are Excel's on the web alone. */
  private readonly webInterpreter: BatchInterpreter;
  private readonly documentFile = new DocumentFile(() => this.file());
  private readonly steps: BatchSteps;
  private readonly events: EventHub;
  private channel: AddinLine | undefined;
  private queue: Promise<void> = Promise.resolve();
  private isEditingCell = false;
  private waitingForEdit: (() => void)[] = [];
  private batchesUntilEdit = 0;
  private commandCount = 0;
  private readonly openCommands = new Map<string, (status: number) => void>();
  private earlyCommands: (() => void)[] = [];
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
    this.stopEvents = tellEvents(this.state, (name, data) => {
      this.push(name, data);
    });
    const services = runtimeServices(this.runtime);
    const { members } = faultOf(options.breaks);
    this.webInterpreter = new BatchInterpreter({
      workbook: createdWorkbooks(creatorOf(options)),
      services,
    });
    this.interpreter = new BatchInterpreter({
      workbook: objectOf("Workbook", this.state),
      services,
      adapt: members && createAdapt(members),
      onWrite: (member) => {
        this.steps.noteWrite(member);
      },
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
    const { Error: status, Data } = await this.runBatch(given[0] as unknown[]);
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
      if (event !== "appCommandInvoked") return;
      const early = this.earlyCommands;
      this.earlyCommands = [];
      for (const send of early) send();
    };
    this.channel = channel;
    return context;
  }

  /**
   * Presses a ribbon button of the kind ExecuteFunction. Resolves when the add-in says that it has
   * completed the command.
   */
  runCommand(functionName: string, controlId: string): Promise<void> {
    const id = `command-${++this.commandCount}`;
    const send = () => {
      const event = JSON.stringify({ source: { id: controlId } });
      this.push("appCommandInvoked", { 0: id, 1: functionName, 2: event });
    };
    // A click before the add-in is ready waits for it, as on a ribbon.
    if (this.channel?.isSubscribed("appCommandInvoked") === true) send();
    else this.earlyCommands.push(send);
    return new Promise((resolve, reject) => {
      this.openCommands.set(id, (status) => {
        if (status === 0) resolve();
        else reject(new Error(`The command ${functionName} failed with ${status}.`));
      });
    });
  }

  /** Presses a keyboard shortcut; what it runs is not told when it is done. */
  runShortcut(actionId: string): void {
    const entry = [2, 1000, "", JSON.stringify([actionId, null]), 0, false];
    this.push("richApiMessage", { ArrayData: [entry] });
  }

  /** While a user edits a cell Excel refuses batches, or lets those wait that ask for it. */
  setEditingCell(isEditing: boolean): void {
    this.isEditingCell = isEditing;
    if (isEditing) return;
    const waiting = this.waitingForEdit;
    this.waitingForEdit = [];
    for (const wake of waiting) wake();
  }

  /** From here until it ends, all batches are one step of undo, as with `mergeUndoGroup` (ExcelApi 1.20). */
  beginUndoGroup(): void {
    this.steps.beginGroup();
  }

  endUndoGroup(): void {
    this.steps.endGroup();
  }

  /** A user begins to edit a cell just before the add-in's batch of this number from now, the next being 1. */
  editCellBefore(batch: number): void {
    this.batchesUntilEdit = batch;
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
      return this.runBatch(data["ArrayData"] as unknown[]);
    if (method?.DispatchId === commandCompletedDispatchId) return this.completeCommand(data);
    const answer = this.settings.answer(data) ?? (await this.documentFile.answer(data));
    const { common } = faultOf(this.options.breaks);
    // 5000: the operation is not supported.
    return (common === undefined ? answer : common(data, answer)) ?? { Version: 1, Error: 5000 };
  }

  private completeCommand(data: Readonly<Record<string, unknown>>): unknown {
    const [id, status] = [data["0"] ?? data["Id"], data["1"] ?? data["Status"]].map(String);
    const complete = this.openCommands.get(id ?? "");
    this.openCommands.delete(id ?? "");
    complete?.(Number(status));
    return { Version: 1, Error: 0 };
  }

  private async runBatch(message: readonly unknown[]): Promise<BatchAnswer> {
    const [customData, , , , bodyText, , flags] = message;
    if (isTooLarge(String(bodyText))) return { Version: 1, Error: batchError.requestTooLarge };
    const body = JSON.parse(String(bodyText)) as BatchRequest;
    // Runtime services and function results are not the workbook's business.
    const isForWorkbook = customData === "IterativeExecutor" && !usesService(body);
    const isOfWeb = customData === "WacPartition" && !usesService(body);
    if (isForWorkbook && !isCleanUp(body) && --this.batchesUntilEdit === 0) {
      this.setEditingCell(true);
    }
    if (this.isEditingCell && (isForWorkbook || isOfWeb)) {
      if ((Number(flags) & delayForCellEdit) === 0) {
        return { Version: 1, Error: batchError.cellEditMode };
      }
      await new Promise<void>((resolve) => this.waitingForEdit.push(resolve));
    }
    // Strictly one batch after another: a path of one may name what another makes.
    const interpreter = isOfWeb ? this.webInterpreter : this.interpreter;
    const run = () => this.workbook.guard.byHost(() => interpreter.run(body));
    const isRoundTrip = isForWorkbook && !isCleanUp(body);
    const turn = this.queue.then(() => (isRoundTrip ? this.steps.run(run) : run()));
    this.queue = turn.then(
      () => undefined,
      () => undefined,
    );
    const response = await turn;
    if (isRoundTrip) this.batchCount++;
    const answer = JSON.stringify(response);
    // What the batch did stays done, as after any batch that fails.
    if (isTooLarge(answer)) return { Version: 1, Error: batchError.responseTooLarge };
    return { Version: 1, Error: 0, Data: [200, ["Content-Type", "application/json"], answer] };
  }
}

interface BatchAnswer {
  readonly Version: number;
  readonly Error: number;
  readonly Data?: readonly unknown[];
}

const usesService = ({ ObjectPaths }: BatchRequest) =>
  Object.values(ObjectPaths).some((path) => path.ObjectPathType === objectPathType.newObject);

/** After every Excel.run the client lets go of its objects; that is no round trip of the add-in's. */
function isCleanUp({ Actions }: BatchRequest): boolean {
  const others = Actions.filter(({ ActionType }) => ActionType !== actionType.instantiate);
  return others.length > 0 && others.every(({ Name }) => Name === "_RemoveReference");
}
