import { writeFileSync } from "node:fs";
import { bundledPackages } from "../bundled-packages.js";

/** Writes the names of all packages that a build has in its chunks, for its bill of materials. */
export class BundledPackagesPlugin {
  /** @param file beside the build, not in it: it is no page */
  constructor(file) {
    this.file = file;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap("BundledPackagesPlugin", ({ modules, chunkGraph }) => {
      const inChunks = [...modules].filter(
        (module) => chunkGraph.getNumberOfModuleChunks(module) > 0,
      );
      // Modules that were joined into one are named by it alone.
      const paths = inChunks
        .flatMap((module) => [module, ...(module.modules ?? [])])
        .flatMap(({ resource }) => (resource === undefined ? [] : [resource]));
      writeFileSync(this.file, `${JSON.stringify(bundledPackages(paths), null, 2)}\n`);
    });
  }
}
