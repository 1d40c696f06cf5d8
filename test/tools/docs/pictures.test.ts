import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { pictureFolders } from "../../../tools/site/pictures.js";

/** The pictures of the documents: what the tools would take, what is there, and what is shown. */

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Readonly<Record<string, string>>;
};
const documents = readdirSync("docs", { recursive: true, encoding: "utf8" })
  .map((path) => `docs/${path.replaceAll("\\", "/")}`)
  .filter((path) => path.endsWith(".md"))
  .concat("README.md");
const shown = new Set(
  documents.flatMap((page) =>
    [...readFileSync(page, "utf8").matchAll(/!\[[^\]]+\]\(([^)#\s]+)\)/g)].map(([, path = ""]) =>
      posix.join(dirname(page), path),
    ),
  ),
);

/** @see https://www.w3.org/TR/png/#5PNG-file-signature: the size is the first chunk's first two numbers */
function sizeOf(path: string): { readonly width: number; readonly height: number } | undefined {
  const bytes = readFileSync(path);
  const isPng = bytes.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"));
  return isPng ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : undefined;
}

describe.each(Object.entries(pictureFolders))(
  "the pictures in %s",
  (folder, { script, pictures }) => {
    it("are those that their tool takes, which a script starts", () => {
      const files = pictures.map(({ name }) => `${name}.png`);
      expect(readdirSync(folder).sort()).toEqual([...files].sort());
      const [, tool = ""] = /^tsx (\S+)$/.exec(scripts[script] ?? "") ?? [];
      expect(readFileSync(tool, "utf8")).toContain(`npm run ${script}\``);
    });

    it("are each shown by a document", () => {
      const paths = pictures.map(({ name }) => `${folder}/${name}.png`);
      expect(paths.filter((path) => !shown.has(path))).toEqual([]);
    });

    it("have the size that they should have, which of the pane's is what its frame leaves", () => {
      const wrong = pictures.filter(({ name, ...wanted }) => {
        const size = sizeOf(join(folder, `${name}.png`));
        return size === undefined || !isDeepStrictEqual({ ...size, ...wanted }, size);
      });
      expect(wrong).toEqual([]);
    });
  },
);

it("a document shows no other picture", () => {
  const own = Object.entries(pictureFolders).flatMap(([folder, { pictures }]) =>
    pictures.map(({ name }) => `${folder}/${name}.png`),
  );
  expect([...shown].filter((path) => path.startsWith("docs/") && !own.includes(path))).toEqual([]);
});
