import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** Prints the gzip size of what an entry loads before anything it loads lazily. */
export class LoadSizePlugin {
  constructor(entry, label) {
    this.entry = entry;
    this.label = label;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap("LoadSizePlugin", (compilation) => {
      const files = compilation.entrypoints.get(this.entry)?.getFiles() ?? [];
      const scripts = files.filter((file) => file.endsWith(".js"));
      // Read back from the disk: after the emission webpack keeps only the sizes.
      const bytes = scripts
        .map((file) => gzipSync(readFileSync(join(compilation.outputOptions.path, file))).length)
        .reduce((sum, length) => sum + length, 0);
      console.log(
        `${this.label}: ${(bytes / 1024).toFixed(1)} KB gzip in ${String(scripts.length)} file(s)`,
      );
    });
  }
}
