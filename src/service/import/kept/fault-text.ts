const reasons: Readonly<Record<string, string>> = {
  ENOSPC: "The disk is full",
  EDQUOT: "The disk is full for this user",
  EFBIG: "A file would be larger than this user may write",
};

/** Why a command failed, as a sentence; what could not be written for want of room changed nothing. */
export function faultText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path } = error as NodeJS.ErrnoException;
  const reason = reasons[code ?? ""];
  if (reason === undefined) return error.message;
  const where = path === undefined ? "" : ` (${path})`;
  return `${reason}${where}: nothing of it was kept. Make room, and try again.`;
}
