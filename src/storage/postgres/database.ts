/** One PostgreSQL database: bounded connections, a time limit for every statement, one kind of error. */
import pg from "pg";
import { EndingClient } from "./ending-client.js";
import { createPatience } from "./patience.js";
import { DatabaseUnavailable, isSilence, isUnavailable, withPlace } from "./unavailable.js";

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
  /** Resolves when it has answered. @throws DatabaseUnavailable where it does not within so many milliseconds */
  greet(withinMs: number): Promise<void>;
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

/** Also a connection is waited for no longer. */
async function greet(pool: pg.Pool, withinMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`timeout exceeded: no answer within ${String(withinMs)} ms`));
    }, withinMs);
  });
  try {
    await Promise.race([pool.query("select 1"), silence]);
  } finally {
    clearTimeout(timer);
  }
}

export function openDatabase(options: DatabaseOptions): Database {
  const place = placeOf(options.url);
  const client = clientOptions(options);
  const pool = new pg.Pool({
    ...client,
    Client: EndingClient,
    max: options.maxConnections ?? 10,
    idleTimeoutMillis: 30_000,
  });
  // Without a listener a broken idle connection would end the process.
  pool.on("error", (error) => {
    options.onProblem(withPlace(error, place));
  });
  const patience = createPatience();

  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    if (!patience.mayAsk()) throw new DatabaseUnavailable(place);
    return patience.during(work).catch((error: unknown) => {
      throw withPlace(error, place);
    });
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
      // One that has fallen silent would be waited for once more.
      if (!isSilence(error)) await connection.query("rollback").catch(() => undefined);
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
    greet: (withinMs) => guarded(() => greet(pool, withinMs)),
    ...{ place, options: client },
    close: () => pool.end(),
  };
}
