import type { Platform } from "../contract/index.js";
import { wait as waitByTimer } from "../timers/index.js";
import type { RestoreReport } from "./changes/restore-earlier.js";
import { restoreEarlier } from "./changes/restore-earlier.js";
import type { ScanScope, StatCell } from "./cells/scan-workbook.js";
import type { WorkbookAgreement } from "./agreement/create-agreement.js";
import type { AnswerPort } from "./answer-port.js";
import { frozenIn, frozenPart } from "./freeze/frozen-part.js";
import { freeze } from "./freeze/freeze.js";
import type { FreezeReport } from "./freeze/freeze.js";
import { thaw } from "./freeze/thaw/thaw.js";
import type { ThawOptions, ThawReport } from "./freeze/thaw/thaw.js";
import { withoutAsking } from "./freeze/without-asking.js";
import type { Announce, FormulaPlace } from "./freeze/without-asking.js";
import { findDamaged } from "./find-damaged.js";
import { finishRefresh, type FullRefreshReport } from "./finish-refresh.js";
import type { KeptThing } from "./find-damaged.js";
import type { LongWork } from "./long-work.js";
import type { WorkbookOptions } from "./parts/workbook-options.js";
import type { WorkbookSnapshot } from "./parts/workbook-snapshot.js";
import { renewWordsAt } from "./spills/titles/renew-titles-at.js";
import { showsError } from "./cells/shown-state.js";
import { planRefresh } from "./refresh/plan-refresh.js";
import type { RefreshChoice, RefreshPlan } from "./refresh/plan-refresh.js";
import { refreshCells } from "./refresh/refresh-cells.js";
import type { EarlierResult, RefreshProgress, RefreshReport } from "./refresh/refresh-report.js";
import { refreshOnOpen } from "./refresh/refresh-on-open.js";
import { repair } from "./refresh/repair.js";
import type { RepairReport } from "./refresh/repair.js";
import { createTurns, holdTurn, type TakeTurn } from "./turns.js";
import type { RunInExcel } from "./run-in-excel.js";
import { findCopyPort } from "./share/find-copy-port.js";
import { shareCopy } from "./share/share-copy.js";
import type { AuditCounts } from "./sheets/audit/audit-sheet.js";
import type { ShareReport } from "./share/share-copy.js";
import { showSheet } from "./sheets/show-sheet.js";
import type { InsertedTemplate } from "./templates/insert-template.js";
import type { Template } from "./templates/template.js";

interface OperationsOptions {
  readonly run: RunInExcel;
  readonly data: AnswerPort;
  readonly snapshot: WorkbookSnapshot;
  readonly options: WorkbookOptions;
  /** What the user of this device has agreed to; without it nothing is spent on opening. */
  readonly agreement?: Pick<WorkbookAgreement, "mayRefresh"> | undefined;
  /** Shared with what tends the workbook meanwhile. @default its own */
  readonly takeTurn?: TakeTurn | undefined;
  /** Of the sheets it makes, and of what titles say of changes. @default English */
  readonly language?: () => Platform;
  /** Milliseconds since 1970. @default Date.now */
  readonly now?: () => number;
  /** Resolves after this many milliseconds. @default a timer */
  readonly wait?: (ms: number) => Promise<void>;
}

interface RefreshRunOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: RefreshProgress) => void) | undefined;
}

interface FullThawReport extends ThawReport {
  /** Thawed cells that show an error, such as those of whose data nothing is kept: a refresh asks for it. */
  readonly unkept: readonly StatCell[];
}

interface ShownSheet {
  readonly sheetName: string;
}

/** Everything that is done to a workbook as a whole, for pane and ribbon. */
export interface WorkbookOperations {
  plan(choice: RefreshChoice): Promise<RefreshPlan>;
  /** Carries a plan out, keeps its figures in the file, follows spills, renews sources and audit. */
  refresh(plan: RefreshPlan, how?: RefreshRunOptions): Promise<FullRefreshReport>;
  /** For the start: does nothing where the option was off when the file was read, or nobody here has agreed to it. */
  refreshOnOpen(): Promise<RefreshReport | undefined>;
  repair(scope?: ScanScope): Promise<RepairReport>;
  freeze(scope: ScanScope, work?: LongWork): Promise<FreezeReport>;
  /** Formulas that come back show what is kept, however old: nothing is asked or paid for. */
  thaw(options?: Omit<ThawOptions, "announce">): Promise<FullThawReport>;
  /** Puts back what cells showed before a refresh, as values; `thaw` undoes it. */
  restoreEarlier(earlier: readonly EarlierResult[]): Promise<RestoreReport>;
  /** Sheets made for the user are shown to him. */
  writeChanges(report: RefreshReport): Promise<{ readonly changeCount: number } & ShownSheet>;
  writeSources(): Promise<{ readonly sourceCount: number } & ShownSheet>;
  writeAudit(work?: LongWork): Promise<AuditCounts & ShownSheet>;
  keepSnapshot(work?: LongWork): Promise<{ readonly kept: number; readonly missing: number }>;
  /** Formulas that are values now. */
  countFrozen(): Promise<number>;
  /** Of what the workbook keeps, that which cannot be read any more. */
  findDamaged(): Promise<readonly KeptThing[]>;
  shareCopy(): Promise<ShareReport>;
  /** On new sheets of its own; see `buildTemplate` and `buildFoundTemplate`. */
  insertTemplate(template: Template): Promise<InsertedTemplate>;
  /** Selects a cell, its sheet first; a hidden sheet is shown. */
  select(cell: Pick<StatCell, "sheetId" | "address">): Promise<void>;
}

export function createWorkbookOperations(options: OperationsOptions): WorkbookOperations {
  const { language = () => "en", now = () => Date.now(), wait = waitByTimer } = options;
  const { takeTurn = createTurns() } = options;
  const given: Given = { ...options, language, now, wait, takeTurn };
  const { run, data, snapshot } = options;
  return {
    ...refreshOperations(given),
    ...freezeOperations(given),
    ...sheetOperations(given),
    repair: (scope) =>
      repair(run, {
        wait,
        pending: () => data.pending(),
        ...(scope === undefined ? {} : { scope }),
      }),
    keepSnapshot: (work) => snapshot.keepAll(data, work),
    countFrozen: () => run(async (context) => frozenIn(await frozenPart.read(context)).length),
    findDamaged: () => run(findDamaged),
    shareCopy: () => shareCopy(run, findCopyPort()),
    insertTemplate: async (template) => {
      const { insertTemplate } = await import("./templates/insert-template.js");
      return insertTemplate(run, template, { wait, data });
    },
  };
}

/** The options with their defaults. */
interface Given extends OperationsOptions {
  readonly takeTurn: TakeTurn;
  readonly language: () => Platform;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

function refreshOperations(
  given: Given,
): Pick<WorkbookOperations, "plan" | "refresh" | "refreshOnOpen"> {
  const { run, data, options, agreement, wait, takeTurn } = given;
  /**
   * Titles follow figures that are calculated: those of a refresh are its own to renew, and to tell of. And which cells show
   * what is kept is said for one work at a time.
   */
  const inTurn = async <R extends RefreshReport | undefined>(
    refresh: (how: { wait: Given["wait"]; onFetched: () => Promise<void> }) => Promise<R>,
  ) => {
    let endTurn: (() => void) | undefined;
    const onFetched = async () => {
      endTurn = await holdTurn(takeTurn);
    };
    try {
      const report = await refresh({ wait, onFetched });
      return report && (await finishRefresh(given, report));
    } finally {
      endTurn?.();
    }
  };
  return {
    plan: (choice) => run((context) => planRefresh(context, data, choice)),
    refresh: (plan, how = {}) => inTurn((own) => refreshCells(run, plan, data, { ...how, ...own })),
    refreshOnOpen: async () => {
      if (!options.wasToRefreshOnOpen || agreement?.mayRefresh !== true) return undefined;
      return inTurn((own) => refreshOnOpen(run, data, own));
    },
  };
}

const isAmong = (places: readonly FormulaPlace[], { sheetId, address }: FormulaPlace) =>
  places.some((place) => place.sheetId === sheetId && place.address === address);

function freezeOperations({
  run,
  data,
  snapshot,
  now,
  wait,
  language,
  takeTurn,
}: Given): Pick<WorkbookOperations, "freeze" | "thaw" | "restoreEarlier"> {
  /** In a turn: which cells show what is kept is said for one work at a time. */
  const unasked = <T>(task: (announce: Announce) => Promise<T>) =>
    takeTurn(() => withoutAsking(run, data, { wait }, task));
  return {
    freeze: async (scope, work) =>
      (await unasked(() => run((context) => freeze(context, scope, { ...work, data, now: now() }))))
        .result,
    thaw: async (how) => {
      // Those the client has not loaded yet are shown all the same.
      await snapshot.load().catch(() => undefined);
      const places: FormulaPlace[] = [];
      const { result, cells } = await unasked((announce) =>
        run((context) =>
          thaw(context, {
            ...how,
            announce: (found) => {
              places.push(...found);
              announce(found);
            },
          }),
        ),
      );
      // The figures are back; what stands beside them is renewed by the next refresh where it cannot be now.
      await renewWordsAt(run, data, places, language()).catch(() => undefined);
      return {
        ...result,
        unkept: cells.filter((cell) => isAmong(places, cell) && showsError(cell)),
      };
    },
    restoreEarlier: async (earlier) =>
      (await unasked(() => run((context) => restoreEarlier(context, earlier, { now: now() }))))
        .result,
  };
}

function sheetOperations({
  run,
  data,
  now,
  language,
}: Given): Pick<WorkbookOperations, "writeChanges" | "writeSources" | "writeAudit" | "select"> {
  const today = () => new Date(now());
  const shown = <T extends { readonly sheet: Excel.Worksheet }>(
    write: (context: Excel.RequestContext) => Promise<T>,
  ) =>
    run(async (context) => {
      const { sheet, ...written } = await write(context);
      return { ...written, sheetName: await showSheet(context, sheet) };
    });
  return {
    writeChanges: async ({ requests }) => {
      const { writeChangesSheet } = await import("./sheets/changes-sheet.js");
      return shown((context) => writeChangesSheet(context, requests, today(), language()));
    },
    writeSources: async () => {
      const { writeSourcesSheet } = await import("./sheets/sources-sheet.js");
      return shown((context) => writeSourcesSheet(context, data, today(), language()));
    },
    writeAudit: async (work) => {
      const { writeAuditSheet } = await import("./sheets/audit/audit-sheet.js");
      return shown((context) => writeAuditSheet(context, data, today(), language(), work));
    },
    select: ({ sheetId, address }) =>
      run(async (context) => {
        const sheet = context.workbook.worksheets.getItem(sheetId);
        await showSheet(context, sheet);
        sheet.getRange(address).select();
        await context.sync();
      }),
  };
}
