/** How often a server that does not answer is asked. */
import { isOfAnother, isSilence, isUnavailable, isWithoutRoom } from "./unavailable.js";

interface Patience {
  /** Whether to wait for the server; where not, it would not answer. */
  mayAsk(): boolean;
  /** Does what asks the server, and learns from it whether that answers. */
  during<T>(work: () => Promise<T>): Promise<T>;
}

/** After a failure others do not wait for the same one, in milliseconds. */
const pauseMs = 300;

/** Of a server that has fallen silent, one waits at a time to find out whether it is back: it would hold up all of them. */
export function createPatience(): Patience {
  let pausedUntil = 0;
  let isSilent = false;
  let waiting = 0;
  const learn = (error: unknown) => {
    isSilent = isSilence(error);
    // A full disk says nothing of what others ask, nor does a server that has measures alone.
    const saysMore = isUnavailable(error) && !isWithoutRoom(error) && !isOfAnother(error);
    if (saysMore) pausedUntil = performance.now() + pauseMs;
  };
  return {
    mayAsk: () => performance.now() >= pausedUntil && !(isSilent && waiting > 0),
    during: async (work) => {
      waiting += 1;
      try {
        const result = await work();
        isSilent = false;
        return result;
      } catch (error) {
        learn(error);
        throw error;
      } finally {
        waiting -= 1;
      }
    },
  };
}
