/** Does the task when those before it are done, whatever became of them. */
export type TakeTurn = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * What reads a workbook and writes by what it has read takes turns: of two at once each would give the names of the
 * other away.
 */
export function createTurns(): TakeTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = last.then(task, task);
    last = turn;
    return turn;
  };
}

/** The next turn for work that begins before and ends after it. @returns what ends the turn */
export const holdTurn = (takeTurn: TakeTurn): Promise<() => void> =>
  new Promise((begin) => {
    void takeTurn(() => new Promise<void>(begin));
  });
