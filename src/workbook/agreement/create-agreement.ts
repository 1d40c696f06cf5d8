import type { StatCell } from "../cells/scan-workbook.js";
import type { RunInExcel } from "../run-in-excel.js";
import { readDemands, type WorkbookDemands } from "./workbook-demands.js";

/** Small records on this device, by name. */
interface AgreementRecords {
  getRecord(name: string): Promise<unknown>;
  updateRecord(name: string, change: (record: unknown) => unknown): Promise<unknown>;
}

/**
 * Whether the user of this device has agreed to what a workbook spends by itself. The agreement is kept
 * on the device, with digests of what was agreed to: a file that wants something else is asked about anew.
 */
export interface WorkbookAgreement {
  /** Reads the file and the device, once. Rejects for a workbook that cannot be read now. */
  load(): Promise<void>;
  /** May the workbook be refreshed on opening? False before `load`. */
  readonly mayRefresh: boolean;
  /** Does the question in this cell ("Sheet1!B2") wait? It came with the file, and nobody has agreed. */
  isHeld(cell: string): Promise<boolean>;
  /** What waits for an agreement; null for nothing. */
  readonly waiting: { readonly refresh: boolean; readonly questions: number } | null;
  /** The user has seen the price and agrees to what the workbook says now. */
  agree(): Promise<void>;
}

interface AgreementOptions {
  readonly run: RunInExcel;
  readonly records: AgreementRecords;
  /** Where the workbook is, so that another one with the same settings is asked about, too. */
  readonly workbookAddress: () => string;
}

interface Agreed {
  readonly settings: string;
  readonly questions: readonly string[];
}

async function digestOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const isText = (value: unknown): value is string => typeof value === "string";

function agreedOf(record: unknown): Agreed {
  const { settings, questions } = (record ?? {}) as Readonly<Record<string, unknown>>;
  return {
    settings: isText(settings) ? settings : "",
    questions: Array.isArray(questions) ? questions.filter(isText) : [],
  };
}

const cellName = ({ sheetName, address }: { sheetName: string; address: string }) =>
  `${sheetName}!${address}`;

async function digestsOf({ refreshOnOpen, budget, questions }: WorkbookDemands) {
  return {
    settings: await digestOf(JSON.stringify([refreshOnOpen, budget])),
    questions: await Promise.all(questions.map(({ formula }) => digestOf(formula))),
  };
}

/** Held as long as the cell has the question that the file brought. */
async function staysHeld(
  run: RunInExcel,
  held: Map<string, StatCell>,
  cell: string,
): Promise<boolean> {
  const brought = held.get(cell);
  if (brought === undefined) return false;
  // A workbook that cannot be read now has the question that it had.
  const isThere = await run((context) => isStillThere(context, brought)).catch(() => true);
  if (!isThere) held.delete(cell);
  return isThere;
}

/** Whether a cell has the formula that the file brought: who has put another one there asks it. */
async function isStillThere(
  context: Excel.RequestContext,
  { sheetId, address, formula }: StatCell,
): Promise<boolean> {
  const cell = context.workbook.worksheets.getItemOrNullObject(sheetId).getRange(address);
  cell.load("formulas");
  await context.sync();
  return cell.isNullObject || (cell.formulas as unknown[][])[0]?.[0] === formula;
}

export function createAgreement(options: AgreementOptions): WorkbookAgreement {
  const { run, records, workbookAddress } = options;
  let loading: Promise<void> | undefined;
  let mayRefresh = false;
  let wantsRefresh = false;
  /** What the file brought, by cell. */
  let held = new Map<string, StatCell>();
  const recordName = async () => `workbook-agreement|${await digestOf(workbookAddress())}`;

  const load = async () => {
    const demands = await run(readDemands);
    const digests = await digestsOf(demands);
    // Without a store nothing is remembered, and nothing is taken as agreed to.
    const record = await records.getRecord(await recordName()).catch(() => undefined);
    const agreed = agreedOf(record);
    wantsRefresh = demands.refreshOnOpen;
    mayRefresh = agreed.settings === digests.settings;
    const known = new Set(agreed.questions);
    const waiting = demands.questions.filter(
      (_, index) => !known.has(digests.questions[index] ?? ""),
    );
    held = new Map(waiting.map((question) => [cellName(question), question]));
  };

  return {
    load: () =>
      (loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      })),
    get mayRefresh() {
      return mayRefresh;
    },
    isHeld: (cell) => staysHeld(run, held, cell),
    get waiting() {
      const refresh = wantsRefresh && !mayRefresh;
      return refresh || held.size > 0 ? { refresh, questions: held.size } : null;
    },
    agree: async () => {
      const demands = await run(readDemands);
      const digests = await digestsOf(demands);
      wantsRefresh = demands.refreshOnOpen;
      mayRefresh = true;
      held = new Map();
      const name = await recordName();
      await records
        .updateRecord(name, (old) => ({
          settings: digests.settings,
          questions: [...new Set([...agreedOf(old).questions, ...digests.questions])],
        }))
        // It holds for this session all the same.
        .catch(() => undefined);
    },
  };
}
