import { registry } from "../registry.js";

interface ProbeCall {
  readonly args: readonly unknown[];
  /** Of the cells that the arguments are, as far as Excel tells them. */
  readonly addresses: readonly (string | null | undefined)[] | undefined;
  readonly isCanceled: () => boolean;
}

type ProbeAnswer = (call: ProbeCall) => unknown[][] | Promise<unknown[][]>;

interface Probe {
  readonly token: string;
  readonly calls: readonly ProbeCall[];
}

interface OpenProbe {
  readonly answer: ProbeAnswer;
  readonly calls: ProbeCall[];
}

/** One whose parameters are single values, one whose parameters are ranges. */
const probed = ["SEARCH", "VALUE"] as const;

type AnyFunction = (...args: unknown[]) => Promise<unknown[][]>;

/**
 * Lets a caller answer calls of two functions that bear a token of his as their first argument; all others
 * go on to the functions themselves. What Excel does with a function is seen in this way without a service.
 */
export function createFunctionProbe() {
  const open = new Map<string, OpenProbe>();
  const mark = `check ${crypto.randomUUID()}`;
  for (const id of probed) {
    const own = registry[id].run as unknown as AnyFunction;
    CustomFunctions.associate(id, async (...given: unknown[]) => {
      const probe = open.get(firstText(given[0]));
      return probe === undefined ? own(...given) : answered(probe, given);
    });
  }
  return {
    open: (answer: ProbeAnswer): Probe => {
      const token = `${mark} ${String(open.size + 1)}`;
      const probe: OpenProbe = { answer, calls: [] };
      open.set(token, probe);
      return { token, calls: probe.calls };
    },
    refuse: (code: ErrorText, message: string): never => {
      throw errorOf(code, message);
    },
    errorCell: errorOf,
    /** From here on Excel calls the functions themselves again. */
    close: () => {
      for (const id of probed) CustomFunctions.associate(id, registry[id].run);
    },
  };
}

type ErrorText = "#N/A" | "#VALUE!";

function errorOf(code: ErrorText, message: string): CustomFunctions.Error & Error {
  const { notAvailable, invalidValue } = CustomFunctions.ErrorCode;
  const kind = code === "#N/A" ? notAvailable : invalidValue;
  // An Error at run time, which the types do not say.
  return new CustomFunctions.Error(kind, message) as CustomFunctions.Error & Error;
}

async function answered({ answer, calls }: OpenProbe, given: readonly unknown[]) {
  const invocation = given.at(-1) as CustomFunctions.CancelableInvocation;
  let isCanceled = false;
  invocation.onCanceled = () => {
    isCanceled = true;
  };
  const call: ProbeCall = {
    args: given.slice(0, -1),
    addresses: invocation.parameterAddresses,
    isCanceled: () => isCanceled,
  };
  calls.push(call);
  return answer(call);
}

/** A parameter that takes a range is given a single value as a matrix of one. */
function firstText(given: unknown): string {
  const [row] = Array.isArray(given) ? (given as unknown[]) : [[given]];
  const [value] = Array.isArray(row) ? (row as unknown[]) : [row];
  return typeof value === "string" ? value : "";
}
