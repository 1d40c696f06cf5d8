/** What is kept some time after it has changed, however often it did meanwhile. */
interface LateWriting {
  /** Something has changed. */
  soon(): void;
  /** Resolves when everything that has changed by now was written, or told of. */
  settled(): Promise<void>;
}

interface LateWritingOptions {
  /** One after the other. */
  readonly write: () => Promise<void>;
  /** @default 1 second */
  readonly afterMs?: number | undefined;
  /** Hears of writes that fail. */
  readonly onProblem: (error: unknown) => void;
}

export function writeLater({ write, afterMs = 1000, onProblem }: LateWritingOptions): LateWriting {
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();
  const begin = () => {
    clearTimeout(timer);
    timer = undefined;
    last = last.then(write).catch(onProblem);
  };
  return {
    soon: () => {
      timer ??= setTimeout(begin, afterMs).unref();
    },
    settled: () => {
      if (timer !== undefined) begin();
      return last;
    },
  };
}
