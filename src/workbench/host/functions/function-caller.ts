import type { CallOutcome, FunctionCall } from "../../grid/index.js";

/** Posts entries of the rich API's event stream to the add-in. */
type PostEntries = (entries: readonly (readonly unknown[])[]) => void;

const category = 1;
const invocation = 1000;
const cancellation = 1001;

const flag = { cancelable: 1, stream: 2, allowErrors: 4 } as const;

/** Names of the error codes office.js sends with a failed call. */
const errorByCode: Readonly<Record<number, string>> = {
  1: "#N/A",
  5: "#DIV/0!",
  6: "#NUM!",
  7: "#VALUE!",
  8: "#NULL!",
  9: "#NAME?",
  10: "#NAME?",
};

interface OpenCall {
  readonly settle: (outcome: CallOutcome) => void;
  readonly isStream: boolean;
}

/** One call as it went over the line, for tests that count or inspect them. */
interface RecordedCall {
  readonly id: number;
  readonly functionId: string;
  readonly values: readonly unknown[];
  readonly address: string;
}

/** Calls the add-in's functions: many calls in one message, results in batches, cancellation. */
export class FunctionCaller {
  /** Every call since the start, in order. */
  readonly recorded: RecordedCall[] = [];
  private readonly open = new Map<number, OpenCall>();
  private nextId = 1;
  private outbox: (readonly unknown[])[] = [];
  private isReady = false;
  private isFlushDue = false;

  constructor(
    private readonly post: PostEntries,
    private readonly allowErrors: boolean,
  ) {}

  /** Calls wait until the add-in's runtime says it is ready for them. */
  ready(): void {
    this.isReady = true;
    this.flush();
  }

  /** The add-in is gone (reloaded): its open calls are asked again when it is back. */
  reset(): void {
    this.isReady = false;
  }

  readonly start = (call: FunctionCall, settle: (outcome: CallOutcome) => void): (() => void) => {
    const id = this.nextId++;
    const options = call.description.options ?? {};
    const isStream = options.stream === true;
    this.open.set(id, { settle, isStream });
    this.recorded.push({
      id,
      functionId: call.description.id,
      values: call.values,
      address: call.address,
    });
    const wantsAddress = options.requiresAddress === true || options.requiresStreamAddress === true;
    const wantsParameters =
      options.requiresParameterAddresses === true ||
      options.requiresStreamParameterAddresses === true;
    const flags =
      (options.cancelable === true ? flag.cancelable : 0) |
      (isStream ? flag.stream : 0) |
      (this.allowErrors ? flag.allowErrors : 0);
    this.send(
      invocation,
      [
        id,
        call.description.id,
        call.values,
        wantsAddress ? call.address : null,
        flags,
        ...(wantsParameters ? [call.parameterAddresses] : []),
      ],
      id,
    );
    return () => {
      if (!this.open.delete(id)) return;
      this.send(cancellation, { invocationId: id }, 0);
    };
  };

  /** Takes results in either of office.js' forms. */
  takeResults(results: readonly unknown[]): void {
    for (const result of results) {
      const { id, outcome } = readResult(result);
      const call = this.open.get(id);
      if (call === undefined) continue;
      if (!call.isStream) this.open.delete(id);
      call.settle(outcome);
    }
  }

  private send(type: number, message: unknown, id: number): void {
    this.outbox.push([category, type, "", JSON.stringify(message), id, false]);
    if (this.isFlushDue) return;
    this.isFlushDue = true;
    // One message for all calls of an evaluation.
    queueMicrotask(() => {
      this.isFlushDue = false;
      this.flush();
    });
  }

  private flush(): void {
    if (!this.isReady || this.outbox.length === 0) return;
    const entries = this.outbox;
    this.outbox = [];
    this.post(entries);
  }
}

function readResult(result: unknown): { id: number; outcome: CallOutcome } {
  if (Array.isArray(result)) {
    const [id, succeeded, value, code] = result as [number, boolean, unknown, unknown];
    return { id, outcome: succeeded ? { value } : failure(value, code) };
  }
  const { id, value, failed, errorCode } = result as {
    id: number;
    value: unknown;
    failed?: boolean;
    errorCode?: unknown;
  };
  return { id, outcome: failed === true ? failure(value, errorCode) : { value } };
}

function failure(message: unknown, code: unknown): CallOutcome {
  return {
    error: (typeof code === "number" ? errorByCode[code] : undefined) ?? "#VALUE!",
    message: typeof message === "string" ? message : "",
  };
}
