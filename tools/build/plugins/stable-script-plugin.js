import webpack from "webpack";

/**
 * Emits an entry's script a second time under a name without hash. The manifest must name the
 * functions' script, and a manifest cannot change with every build; the page loads the hashed one.
 */
export class StableScriptPlugin {
  constructor(entry, filename) {
    this.entry = entry;
    this.filename = filename;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap("StableScriptPlugin", (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: "StableScriptPlugin", stage }, (assets) => {
        const script = compilation.entrypoints
          .get(this.entry)
          .getFiles()
          .find((file) => file.endsWith(".js"));
        if (script === undefined) throw new Error(`The entry ${this.entry} emits no script.`);
        compilation.emitAsset(
          this.filename,
          new webpack.sources.RawSource(assets[script].source().toString()),
          // Or it would be minified a second time.
          { minimized: true },
        );
      });
    });
  }
}
