import { join } from "node:path";
import { tsImport } from "tsx/esm/api";
import webpack from "webpack";

const source = join(import.meta.dirname, "../../functions-metadata.ts");

/**
 * Replaces the metadata plugin's functions.json by the finished one, and adds one file per
 * language. All of it is made in functions-metadata.ts.
 */
export class LocalisedFunctionsPlugin {
  /** @param origin what takes the development origin's place in help addresses. */
  constructor(origin) {
    this.origin = origin;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap("LocalisedFunctionsPlugin", (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tapPromise(
        { name: "LocalisedFunctionsPlugin", stage },
        async (assets) => {
          const { localisedMetadata } = await tsImport(source, import.meta.url);
          const byFile = await localisedMetadata();
          for (const [filename, metadata] of Object.entries(byFile)) {
            const asset = new webpack.sources.RawSource(
              JSON.stringify(metadata).replaceAll("https://localhost:3000", this.origin),
            );
            if (filename in assets) compilation.updateAsset(filename, asset);
            else compilation.emitAsset(filename, asset);
          }
        },
      );
    });
  }
}
