/** Streaming replicas of the database: for what may be a moment old, and for what is last known without the primary. */
import { openDatabase, type Database } from "./database.js";
import { DatabaseUnavailable, isUnavailable, ReplicaBehind } from "./unavailable.js";

/** Why it cannot be read: of one that does not answer its place is said already. */
function reasonOf(error: unknown): string {
  const cause = error instanceof DatabaseUnavailable ? error.cause : error;
  return cause instanceof Error ? ` (${cause.message})` : "";
}

type Ask<T> = (database: Database) => Promise<T>;

export interface Replicas {
  readonly count: number;
  /** Asks one that answers, in turns, for what the primary may be asked as well. @throws DatabaseUnavailable where none does */
  ask<T>(ask: Ask<T>): Promise<T>;
  /** The same for what no other has: those that did not answer are asked, too, after the others. */
  askAny<T>(ask: Ask<T>): Promise<T>;
  close(): Promise<void>;
}

interface Replica {
  readonly database: Database;
  /** On the clock of `performance`. */
  leftOutUntil: number;
  /** That it cannot be read has been told. */
  isTold: boolean;
}

/** One that did not answer is asked again after so long, in milliseconds. */
const leftOutMs = 5000;

/** Of a connection or its first word, in milliseconds: another one is asked then, or the primary. */
const answerMs = 500;

/** The same where nobody else can be asked. */
const longestAnswerMs = 1500;

/** @param onProblem hears once of a replica that refuses or does not answer, until it does */
export function openReplicas(
  urls: readonly string[],
  onProblem: (error: unknown) => void,
): Replicas {
  const replicas: Replica[] = urls.map((url) => ({
    database: openDatabase({ url, onProblem, connectMs: longestAnswerMs, maxConnections: 5 }),
    ...{ leftOutUntil: 0, isTold: false },
  }));
  const leaveOut = (replica: Replica, error: unknown): void => {
    replica.leftOutUntil = performance.now() + leftOutMs;
    if (replica.isTold) return;
    replica.isTold = true;
    const { place } = replica.database;
    onProblem(new Error(`A replica cannot be read: ${place}${reasonOf(error)}.`));
  };
  let turn = 0;
  /** From the next one on. */
  const inTurn = () => {
    turn = (turn + 1) % Math.max(1, replicas.length);
    const all = [...replicas.slice(turn), ...replicas.slice(0, turn)];
    const isOut = ({ leftOutUntil }: Replica) => performance.now() < leftOutUntil;
    return { present: all.filter((one) => !isOut(one)), out: all.filter(isOut) };
  };
  /** @param withinMs of each, to its first word */
  const askOneOf = async <T>(asked: readonly Replica[], withinMs: number, ask: Ask<T>) => {
    let fault = new DatabaseUnavailable("no replica");
    for (const replica of asked) {
      try {
        await replica.database.greet(withinMs);
        const answer = await ask(replica.database);
        replica.isTold = false;
        return answer;
      } catch (error) {
        if (!(error instanceof ReplicaBehind)) leaveOut(replica, error);
        fault = new DatabaseUnavailable("a replica", error);
      }
    }
    throw fault;
  };
  return {
    count: replicas.length,
    ask: (ask) => askOneOf(inTurn().present, answerMs, ask),
    askAny: (ask) => {
      const { present, out } = inTurn();
      return askOneOf([...present, ...out], longestAnswerMs, ask);
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
      return await replicas.askAny(ask);
    } catch (other) {
      throw isUnavailable(other) ? error : other;
    }
  }
}
