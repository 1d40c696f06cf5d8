/** Those who wait for what another process makes: until it is announced, or for half a second at most. */
interface WaitingRoom {
  readonly wait: (name: string) => Promise<void>;
  /** @param name undefined: everybody looks */
  readonly call: (name?: string) => void;
}

/** A process that is gone announces nothing. */
const lookMs = 500;

export function createWaitingRoom(): WaitingRoom {
  const waiting = new Map<string, (() => void)[]>();
  let timer: NodeJS.Timeout | undefined;
  const call = (name?: string) => {
    for (const one of name === undefined ? [...waiting.keys()] : [name]) {
      const called = waiting.get(one) ?? [];
      waiting.delete(one);
      for (const go of called) go();
    }
    if (waiting.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  return {
    call,
    wait: (name) =>
      new Promise((resolve) => {
        timer ??= setInterval(() => {
          call();
        }, lookMs).unref();
        waiting.set(name, [...(waiting.get(name) ?? []), resolve]);
      }),
  };
}
