import { dirname, basename, join } from "node:path";
import { create } from "tar";
import { listFiles } from "../list-files.js";

/**
 * A folder as .tgz, beneath a folder of its name: the same bytes from the same files, whoever writes them and when.
 * @param day of every file in it
 */
export async function writeArchive(folder: string, file: string, day: Date): Promise<void> {
  const name = basename(folder);
  const paths = listFiles(folder).map((path) => join(name, path));
  // `portable` leaves out owners, times of access and the system that wrote it.
  await create(
    {
      file,
      cwd: dirname(folder),
      portable: true,
      mtime: day,
      noDirRecurse: true,
      gzip: { level: 6 },
    },
    paths,
  );
}
