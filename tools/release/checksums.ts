import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "./list-files.js";

/** As `sha256sum --check` reads them. */
export function checksums(folder: string): string {
  return listFiles(folder)
    .map((path) => {
      const sum = createHash("sha256")
        .update(readFileSync(join(folder, path)))
        .digest("hex");
      return `${sum}  ${path}\n`;
    })
    .join("");
}
