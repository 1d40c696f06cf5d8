import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/**
 * Prints the gzip size of what an entry, or a chunk by its name, loads before anything it loads
 * lazily. With `beyond`, without what that one has loaded already. Minified code above `limitKb`
 * fails the build.
 */
export class LoadSizePlugin {
  constructor(name, label, { beyond, limitKb = Infinity } = {}) {
    this.name = name;
    this.label = label;
    this.beyond = beyond;
    this.limitKb = limitKb;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap("LoadSizePlugin", (compilation) => {
      const filesOf = (name) => compilation.namedChunkGroups.get(name)?.getFiles() ?? [];
      const loaded = new Set(this.beyond === undefined ? [] : filesOf(this.beyond));
      const scripts = filesOf(this.name).filter(
        (file) => file.endsWith(".js") && !loaded.has(file),
      );
      // Read back from the disk: after the emission webpack keeps only the sizes.
      const bytes = scripts
        .map((file) => gzipSync(readFileSync(join(compilation.outputOptions.path, file))).length)
        .reduce((sum, length) => sum + length, 0);
      const size = `${(bytes / 1024).toFixed(1)} KB gzip in ${String(scripts.length)} file(s)`;
      console.log(`${this.label}: ${size}`);
      if (compiler.options.mode === "production" && bytes > this.limitKb * 1024) {
        const limit = `${String(this.limitKb)} KB is the limit`;
        compilation.errors.push(new Error(`${this.label}: ${size}; ${limit}.`));
      }
    });
  }
}
