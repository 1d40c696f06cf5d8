const reasons: Readonly<Record<string, string>> = {
  ENOSPC: "The disk is full",
  EDQUOT: "The disk is full for this user",
  EFBIG: "A file would be larger than this user may write",
};

const notAllowed = (path: string) => `This user may not open ${path}.`;

const wrongFiles: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `There is no file or folder ${path}.`,
  EISDIR: (path) => `${path} is a folder, and a file is needed.`,
  ENOTDIR: (path) => `${path} stands beneath a file, as if that were a folder.`,
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: (path) => `${path} is on a disk that can only be read.`,
};

/** Why a command failed, as a sentence; what could not be written for want of room changed nothing. */
export function faultText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path } = error as NodeJS.ErrnoException;
  const reason = reasons[code ?? ""];
  const wrongFile = wrongFiles[code ?? ""];
  if (wrongFile !== undefined && path !== undefined) return wrongFile(path);
  if (reason === undefined) return error.message;
  const where = path === undefined ? "" : ` (${path})`;
  return `${reason}${where}: nothing of it was kept. Make room, and try again.`;
}
