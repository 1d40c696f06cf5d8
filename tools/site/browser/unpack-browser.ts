import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { extract } from "tar";

const packageFolder = join(createRequire(import.meta.url).resolve("@sparticuz/chromium"), "../..");

/**
 * The folder of the Chromium inside @sparticuz/chromium, its libraries and its fonts, unpacked where it has not
 * been. It appears whole or not at all: the package's own way leaves half a program to whoever looks meanwhile,
 * or after its process was ended.
 */
export async function unpackBrowser(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageFolder, "package.json"), "utf8")) as {
    version: string;
  };
  const folder = join(tmpdir(), `stat-chromium-${version}`);
  if (existsSync(folder)) return folder;
  const unfinished = await mkdtemp(`${folder}-`);
  try {
    await unpackInto(unfinished);
    await writeFile(join(unfinished, "fonts.conf"), fontsIn(folder));
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Somebody else was first, and theirs is as good.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

async function unpackInto(folder: string): Promise<void> {
  const unpacked = (file: string) =>
    [createReadStream(join(packageFolder, "bin", file)), createBrotliDecompress()] as const;
  await pipeline(
    ...unpacked("chromium.br"),
    createWriteStream(join(folder, "chromium"), { mode: 0o700 }),
  );
  await pipeline(...unpacked("al2023.tar.br"), extract({ cwd: folder }));
  await pipeline(...unpacked("fonts.tar.br"), extract({ cwd: folder }));
}

/** The package's own list of fonts names folders of the machines it was made for, and none of ours. */
const fontsIn = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
