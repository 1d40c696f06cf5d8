import { dirname, basename, join } from "node:path";
import { create } from "tar";

interface Archived {
  /** The archive's files lie beneath a folder of its name. */
  readonly folder: string;
  /** From it. */
  readonly paths: readonly string[];
  /** Of every file in the archive. */
  readonly day: Date;
}

/** Whatever file system the files lie on, one that has two names there is two files. */
class NoLinks extends Map<never, string> {
  override set(): this {
    return this;
  }
}

/** A .tgz: the same bytes from the same files, whoever writes them and when. */
export async function writeArchive(file: string, { folder, paths, day }: Archived): Promise<void> {
  const name = basename(folder);
  // `portable` leaves out owners, times of access and the system that wrote it.
  await create(
    {
      file,
      cwd: dirname(folder),
      portable: true,
      mtime: day,
      noDirRecurse: true,
      linkCache: new NoLinks(),
      gzip: { level: 6 },
    },
    paths.map((path) => join(name, path)),
  );
}
