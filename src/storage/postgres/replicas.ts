/** Streaming replicas of the database: for what may be a moment old, and for what is last known without the primary. */
import { openDatabase, type Database } from "./database.js";
import { DatabaseUnavailable, isUnavailable } from "./unavailable.js";

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

type Ask<T> = (database: Database) => Promise<T>;

export interface Replicas {
  readonly count: number;
  /** Asks one that answers, in turns. @throws DatabaseUnavailable where none does */
  ask<T>(ask: Ask<T>): Promise<T>;
  close(): Promise<void>;
}

interface Replica {
  readonly database: Database;
  /** On the clock of `performance`. */
  leftOutUntil: number;
  /** That it refuses has been told. */
  isTold: boolean;
}

/** One that did not answer is asked again after so long, in milliseconds. */
const leftOutMs = 5000;

/** Another one is asked where a connection takes longer, in milliseconds. */
const connectMs = 1500;

/** @param onProblem hears once of a replica that refuses, until it answers */
export function openReplicas(
  urls: readonly string[],
  onProblem: (error: unknown) => void,
): Replicas {
  const replicas: Replica[] = urls.map((url) => ({
    database: openDatabase({ url, onProblem, connectMs, maxConnections: 5 }),
    ...{ leftOutUntil: 0, isTold: false },
  }));
  const leaveOut = (replica: Replica, error: unknown): DatabaseUnavailable => {
    replica.leftOutUntil = performance.now() + leftOutMs;
    if (!isUnavailable(error) && !replica.isTold) {
      replica.isTold = true;
      onProblem(
        new Error(`A replica cannot be read: ${replica.database.place} (${messageOf(error)}).`),
      );
    }
    return new DatabaseUnavailable("a replica", error);
  };
  let turn = 0;
  /** From the next one on; those that are left out come last, in case no other is there. */
  const inTurn = (): Replica[] => {
    turn = (turn + 1) % Math.max(1, replicas.length);
    const all = [...replicas.slice(turn), ...replicas.slice(0, turn)];
    const isOut = ({ leftOutUntil }: Replica) => performance.now() < leftOutUntil;
    return [...all.filter((one) => !isOut(one)), ...all.filter(isOut)];
  };
  return {
    count: replicas.length,
    ask: async (ask) => {
      let fault = new DatabaseUnavailable("no replica is named");
      for (const replica of inTurn()) {
        try {
          const answer = await ask(replica.database);
          replica.isTold = false;
          return answer;
        } catch (error) {
          fault = leaveOut(replica, error);
        }
      }
      throw fault;
    },
    close: async () => {
      await Promise.all(replicas.map(({ database }) => database.close()));
    },
  };
}

/**
 * What the primary says, or without it what a replica has: not the newest, perhaps.
 * @throws DatabaseUnavailable of the primary where neither answers
 */
export async function askOrLastKnown<T>(
  primary: Database,
  replicas: Replicas,
  ask: Ask<T>,
): Promise<T> {
  try {
    return await ask(primary);
  } catch (error) {
    if (!isUnavailable(error) || replicas.count === 0) throw error;
    try {
      return await replicas.ask(ask);
    } catch (other) {
      throw isUnavailable(other) ? error : other;
    }
  }
}
