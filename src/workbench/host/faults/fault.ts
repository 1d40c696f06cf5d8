import type { StartCall } from "../../grid/index.js";

/** How a member of Excel's objects misbehaves; what is absent goes on as it should. */
export interface MemberFault {
  readonly get?: (value: unknown) => unknown;
  /** `set` is the sound way. */
  readonly set?: (set: (value: unknown) => unknown, value: unknown) => unknown;
  /** `call` is the sound way. */
  readonly call?: (
    call: (args: readonly unknown[]) => unknown,
    args: readonly unknown[],
  ) => unknown;
}

/** One way in which an Excel may be wrong, to see that somebody notices. */
export interface Fault {
  /** How the add-in's functions are called. */
  readonly calls?: (start: StartCall) => StartCall;
  /** By type and member, as "Range.hasSpill". */
  readonly members?: Readonly<Record<string, MemberFault>>;
  /** What a call of the Common API is answered. */
  readonly common?: (data: Readonly<Record<string, unknown>>, answer: unknown) => unknown;
  /** What the add-in's page finds in its window once office.js is ready. */
  readonly page?: (window: Record<string, unknown>) => void;
}
