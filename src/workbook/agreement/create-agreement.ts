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
  isHeld(cell: string): boolean;
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

export function createAgreement(options: AgreementOptions): WorkbookAgreement {
  const { run, records, workbookAddress } = options;
  let loading: Promise<void> | undefined;
  let mayRefresh = false;
  let wantsRefresh = false;
  let held: ReadonlySet<string> = new Set();
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
    held = new Set(waiting.map(cellName));
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
    isHeld: (cell) => held.has(cell),
    get waiting() {
      const refresh = wantsRefresh && !mayRefresh;
      return refresh || held.size > 0 ? { refresh, questions: held.size } : null;
    },
    agree: async () => {
      const demands = await run(readDemands);
      const digests = await digestsOf(demands);
      wantsRefresh = demands.refreshOnOpen;
      mayRefresh = true;
      held = new Set();
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
