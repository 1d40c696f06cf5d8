import { join } from "node:path";
import CopyPlugin from "copy-webpack-plugin";
import { PackageListPlugin } from "./plugins/package-list-plugin.js";

/**
 * A server for Node: its own code as plain JavaScript. Packages stay outside, as some are native, some
 * start threads of their own and some are read as files; the package.json beside it names them.
 *
 * @param base what the builds share
 */
function nodeBuild(root, base, name, entry, plugins) {
  return {
    ...base,
    name,
    target: ["node20", "es2022"],
    devtool: false,
    // Whoever runs it reads its stack traces.
    optimization: { minimize: false, chunkIds: "named" },
    entry,
    experiments: { outputModule: true },
    output: {
      path: join(root, "dist", name),
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
    plugins,
  };
}

/** The service, with its data beside it. */
export function serviceBuild(root, base) {
  const entry = {
    server: "./src/service/server.ts",
    "render-worker": "./src/service/files/render/render-worker.ts",
  };
  return nodeBuild(root, base, "service", entry, [
    new CopyPlugin({
      patterns: ["data", "definitions"].map((folder) => ({
        from: join(root, "src/service/library", folder),
        to: folder,
      })),
    }),
    new PackageListPlugin(root, {
      name: "stat-service",
      alsoNeeded: ["dejavu-fonts-ttf", "world-atlas"],
    }),
  ]);
}

export function gatewayBuild(root, base) {
  return nodeBuild(root, base, "gateway", { server: "./src/gateway/server.ts" }, [
    new PackageListPlugin(root, { name: "stat-gateway", alsoNeeded: [] }),
  ]);
}
