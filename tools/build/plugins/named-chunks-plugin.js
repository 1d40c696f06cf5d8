/** Chunks with a name have it as their number, too: what loads them needs no list of names by number. */
export class NamedChunksPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap("NamedChunksPlugin", (compilation) => {
      compilation.hooks.chunkIds.tap({ name: "NamedChunksPlugin", stage: -1 }, (chunks) => {
        for (const chunk of chunks)
          if (chunk.name && chunk.id === null) {
            chunk.id = chunk.name;
            chunk.ids = [chunk.name];
          }
      });
    });
  }
}
