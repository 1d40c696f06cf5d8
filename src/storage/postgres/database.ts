/** One PostgreSQL database: bounded connections, a time limit for every statement, one kind of error. */
import pg from "pg";
import { DatabaseUnavailable, isOfAnother, isUnavailable, isWithoutRoom } from "./unavailable.js";

type Row = Record<string, unknown>;

/** One with a name is parsed and planned once on each connection: half the work where it is asked for every request. */
export type Statement = string | { readonly name: string; readonly text: string };

export type Query = <R extends Row>(
  statement: Statement,
  values?: readonly unknown[],
) => Promise<R[]>;

export interface Database {
  /** @throws DatabaseUnavailable where no answer came; what PostgreSQL refuses comes as its own error */
  readonly query: Query;
  /** All of it or nothing. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** Server and name of the database, without user and password. */
  readonly place: string;
  readonly options: pg.ClientConfig;
  close(): Promise<void>;
}

interface DatabaseOptions {
  /** postgres://user:password@host:5432/name */
  readonly url: string;
  /** Hears of connections that break while nobody waits for them. */
  readonly onProblem: (error: unknown) => void;
  /** @default 10 */
  readonly maxConnections?: number;
  /** Of one statement, in milliseconds. @default 5000 */
  readonly statementMs?: number;
  /** Until a connection stands, in milliseconds. @default 5000 */
  readonly connectMs?: number;
}

/** After a failure others do not wait for the same one, in milliseconds. */
const pauseMs = 300;

/** Server and name, as they may stand in a message. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `the database ${pathname.slice(1)} on ${host}`;
}

function clientOptions({
  url,
  statementMs = 5000,
  connectMs = 5000,
}: DatabaseOptions): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: "stat",
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    // A server that has gone silent ends the wait, too.
    query_timeout: statementMs + 1000,
    keepAlive: true,
  };
}

const queryOn =
  (asked: Pick<pg.Pool | pg.PoolClient, "query">): Query =>
  async <R extends Row>(statement: Statement, values: readonly unknown[] = []) => {
    const named = typeof statement === "string" ? { text: statement } : statement;
    return (await asked.query<R>({ ...named, values: [...values] })).rows;
  };

export function openDatabase(options: DatabaseOptions): Database {
  const place = placeOf(options.url);
  const client = clientOptions(options);
  const pool = new pg.Pool({
    ...client,
    max: options.maxConnections ?? 10,
    idleTimeoutMillis: 30_000,
  });
  // Without a listener a broken idle connection would end the process.
  pool.on("error", options.onProblem);
  let pausedUntil = 0;

  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    if (performance.now() < pausedUntil) throw new DatabaseUnavailable(place);
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      // A full disk says nothing of what others ask, nor does a server that has measures alone.
      if (!isWithoutRoom(error) && !isOfAnother(error)) pausedUntil = performance.now() + pauseMs;
      throw new DatabaseUnavailable(place, error);
    }
  };
  const inTransaction = async <T>(work: (query: Query) => Promise<T>): Promise<T> => {
    const connection = await pool.connect();
    // What breaks it also fails the statement under way; unheard, it would end the process.
    const hear = () => undefined;
    connection.on("error", hear);
    let fault: unknown;
    try {
      await connection.query("begin");
      const result = await work(queryOn(connection));
      await connection.query("commit");
      return result;
    } catch (error) {
      fault = error;
      await connection.query("rollback").catch(() => undefined);
      throw error;
    } finally {
      connection.off("error", hear);
      // A broken connection is not used again.
      connection.release(isUnavailable(fault));
    }
  };

  return {
    query: (statement, values) => guarded(() => queryOn(pool)(statement, values)),
    transaction: (work) => guarded(() => inTransaction(work)),
    ...{ place, options: client },
    close: () => pool.end(),
  };
}
