import { join } from "node:path";
import CopyPlugin from "copy-webpack-plugin";
import { PackageListPlugin } from "./package-list-plugin.js";

/**
 * The service for Node: its own code as plain JavaScript, its data beside it. Packages stay outside, as
 * some are native, some start threads of their own and some are read as files; dist/service/package.json
 * names them.
 *
 * @param base what the builds share
 */
export function serviceBuild(root, base) {
  const from = (...path) => join(root, ...path);
  return {
    ...base,
    name: "service",
    target: ["node20", "es2022"],
    devtool: false,
    // Whoever runs it reads its stack traces.
    optimization: { minimize: false, chunkIds: "named" },
    entry: {
      server: "./src/service/server.ts",
      "render-worker": "./src/service/files/render/render-worker.ts",
    },
    experiments: { outputModule: true },
    output: {
      path: from("dist/service"),
      filename: "[name].js",
      // In the same folder: each finds its files beside itself.
      chunkFilename: "[name].js",
      module: true,
      library: { type: "module" },
      clean: true,
    },
    externalsType: "module-import",
    externals: [
      ({ request }, callback) => {
        if (/^[./]/.test(request)) callback();
        else callback(null, request);
      },
    ],
    module: {
      ...base.module,
      // Files are found from where the code runs, and not from where it was written.
      parser: { javascript: { importMeta: false, url: false, createRequire: false } },
    },
    plugins: [
      new CopyPlugin({
        patterns: ["data", "definitions"].map((folder) => ({
          from: from("src/service/library", folder),
          to: folder,
        })),
      }),
      new PackageListPlugin(root, {
        name: "stat-service",
        alsoNeeded: ["dejavu-fonts-ttf", "world-atlas"],
      }),
    ],
  };
}
