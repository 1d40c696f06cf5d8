interface Line {
  sent: number;
  inHand: number;
}

const lines = new Set<Line>();

/** Whether something will still come by itself: a call to its service, or an answer to who asked. */
export const isUnderWay = (): boolean => [...lines].some(({ sent, inHand }) => sent > inHand);

/**
 * The way to one service over a real network. Calls that the service has in hand, and may keep for ever, are not under
 * way.
 */
export function openLine() {
  const line: Line = { sent: 0, inHand: 0 };
  lines.add(line);
  const during = async <T>(count: keyof Line, work: () => Promise<T>): Promise<T> => {
    line[count] += 1;
    try {
      return await work();
    } finally {
      line[count] -= 1;
    }
  };
  return {
    /** A call, from its beginning until who asked has the answer or has left. */
    carry: <T>(call: () => Promise<T>) => during("sent", call),
    /** What the service does for a call. */
    serve: <T>(work: () => Promise<T>) => during("inHand", work),
  };
}

/** What was never answered is waited for no more. */
export function closeLines(): void {
  lines.clear();
}
