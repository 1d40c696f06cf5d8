import { describeCertificate, isCertificateRefused } from "./certificates.js";

/** The database does not answer, or takes nothing: what asked may go on without it, or try again. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
  /** It reads, and takes nothing. */
  readonly isWithoutRoom: boolean;

  constructor(place: string, cause?: unknown) {
    super(sentenceOf(place, cause), cause === undefined ? {} : { cause });
    this.isWithoutRoom = isWithoutRoom(cause);
  }
}

function sentenceOf(place: string, cause: unknown): string {
  const why = cause instanceof Error ? ` (${cause.message})` : "";
  if (isWithoutRoom(cause))
    return `The disk of ${place} is full${why}: nothing can be written until there is room, reading goes on.`;
  if (isReadOnly(cause))
    return `PostgreSQL takes no changes: ${place}${why}. It is a replica of another server, or default_transaction_read_only is on.`;
  if (isCrowded(cause))
    return `${place.slice(0, 1).toUpperCase()}${place.slice(1)} has no connection left${why}: each service takes up to 11. Let its server or its user have more, or start fewer.`;
  if (cause instanceof Error && isCertificateRefused(cause))
    return describeCertificate(cause, place);
  return `PostgreSQL does not answer: ${place}${why}.`;
}

/** A replica answers, and has not yet what is asked for: the primary or another replica may. */
export class ReplicaBehind extends DatabaseUnavailable {}

/** Whether the disk of the server is full, which refuses what writes and nothing else. */
export const isWithoutRoom = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === "53100";

const isReadOnly = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === "25006";

/** Of its server or of this user. */
const isCrowded = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === "53300";

/** Whether the server itself answers, and says that another one, which has a part of its tables, does not. */
export const isOfAnother = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  return severity === "ERROR" && typeof code === "string" && code.startsWith("08");
};

/**
 * What says that the server is not there, is going away, has no room or is only read at present; by SQLSTATE:
 * connection exceptions, shutting down and starting, out of resources, read-only, cancelled for its time limit,
 * given up for another's sake.
 */
const goneStates = /^(08...|57P0[1-5]|53...|25006|57014|40001|40P01)$/;

/** ECONNREFUSED, EPIPE, EAI_AGAIN …; not of a file of this machine that the address names. */
const isOfSystem = (error: Error, code: string) => /^E[A-Z_]+$/.test(code) && !isOfFile(error);

const isOfFile = (error: Error): boolean =>
  (error as NodeJS.ErrnoException).syscall === "open" &&
  (error as NodeJS.ErrnoException).path !== undefined;

/** The driver's own errors have no code. */
const isOfDriver = (error: Error, said: RegExp) =>
  (error as { code?: unknown }).code === undefined && said.test(error.message);

/** Whether a server was waited for until the time was up: others would wait as long. */
export const isSilence = (error: unknown): boolean =>
  error instanceof Error &&
  isOfDriver(
    error,
    /^(timeout exceeded|Query read timeout|Connection terminated due to connection timeout)/,
  );

/** Whether an error says that no answer came, and not that the statement was refused. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailable) return true;
  const { code } = error as { code?: unknown };
  if (typeof code !== "string")
    return (
      isSilence(error) ||
      isOfDriver(error, /^(Connection terminated|Client has encountered|Client was closed)/)
    );
  return isCertificateRefused(error) || isOfSystem(error, code) || goneStates.test(code);
}

/** The same error with the database's place, in a sentence, where it says that no answer came. */
export const withPlace = (error: unknown, place: string): unknown =>
  isUnavailable(error) && !(error instanceof DatabaseUnavailable)
    ? new DatabaseUnavailable(place, error)
    : error;
