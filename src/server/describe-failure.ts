import { DatabaseUnavailable } from "../storage/index.js";

const reasons: Readonly<Record<string, string>> = {
  EACCES: "this user may not",
  EPERM: "this user may not",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  EEXIST: "there is a file of that name",
  ENOTDIR: "there is a file of that name",
};

interface Program {
  readonly host: string;
  /** "service" */
  readonly name: string;
  readonly startCommand: string;
  /** Another one than it has by itself. */
  readonly otherPort: number;
}

/** Why a server of ours does not start or stop, as a sentence for who runs it. */
export function describeFailure(
  error: unknown,
  { host, name, startCommand, otherPort }: Program,
): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path, port } = error as NodeJS.ErrnoException & { port?: number };
  const elsewhere = `Choose another: PORT=${String(otherPort)} ${startCommand}`;
  if (code === "EADDRINUSE") return `Port ${String(port)} is in use. ${elsewhere}`;
  if (code === "EACCES" && port !== undefined) {
    return `Port ${String(port)} may not be used by this user. ${elsewhere}`;
  }
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return `HOST is ${host}, which is no address of this machine.`;
  }
  if (code !== undefined && path !== undefined) {
    return `The ${name} cannot write ${path}: ${reasons[code] ?? code}. DATA_DIR names the folder for what it writes.`;
  }
  return error.message;
}

/** What a log keeps of a fault: where it came from, too, unless it says itself what is to be done. */
export function describeFault(error: unknown): string {
  if (error instanceof DatabaseUnavailable) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
