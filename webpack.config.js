/**
 * Four builds: the add-in (functions, commands and pane in one shared runtime), the workbench, and the
 * service and the gateway for Node.
 *
 *   webpack --mode production --env part=addin        builds one of them
 *   STAT_ORIGIN="https://stat.example.com"            where the files will be; only help addresses name it
 *   STAT_PICTURES="https://cdn.example.com"           hosts of pictures beside the services
 *   STAT_SERVICES="https://api.example.com,same-origin"   service addresses the build allows, default first
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import CopyPlugin from "copy-webpack-plugin";
import CustomFunctionsMetadataPlugin from "custom-functions-metadata-plugin";
import HtmlWebpackPlugin from "html-webpack-plugin";
import MinimizerPlugin from "minimizer-webpack-plugin";
import webpack from "webpack";
import {
  contentSecurityPolicy,
  origin,
  pictureAddresses,
  serviceAddresses,
  version,
} from "./tools/build/build-constants.js";
import { BundledPackagesPlugin } from "./tools/build/plugins/bundled-packages-plugin.js";
import { LoadSizePlugin } from "./tools/build/plugins/load-size-plugin.js";
import { gatewayBuild, serviceBuild } from "./tools/build/node-builds.js";
import { LocalisedFunctionsPlugin } from "./tools/build/plugins/localised-functions-plugin.js";
import { NamedChunksPlugin } from "./tools/build/plugins/named-chunks-plugin.js";
import { StableScriptPlugin } from "./tools/build/plugins/stable-script-plugin.js";
import { typescriptRules } from "./tools/build/typescript-rules.js";
import { functionFiles } from "./tools/function-files.mjs";

const root = import.meta.dirname;
const from = (...path) => join(root, ...path);

/**
 * By swc, in half the time that terser takes. Scripts alone: a page stays as written, since the workbench replaces one
 * address in its text.
 */
const minimizer = (format = {}) =>
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    minimizerOptions: { compress: { passes: 2 }, mangle: true, ecma: 2022, format },
  });

/** What the builds share. */
function common(isProduction) {
  return {
    context: root,
    mode: isProduction ? "production" : "development",
    target: ["web", "es2022"],
    devtool: isProduction ? false : "source-map",
    performance: false,
    optimization: { minimizer: [minimizer()] },
    stats: { preset: "errors-warnings", timings: true },
    resolve: {
      extensions: [".ts", ".tsx", ".js"],
      extensionAlias: { ".js": [".ts", ".tsx", ".js"] },
    },
    module: {
      rules: [
        {
          // Pure by their rules, which webpack cannot see where a constant is computed: so the functions
          // load of them what they use, and the pane's charts stay with the pane.
          include: [
            ...[
              ...["contract", "statistics", "client", "observable", "timers", "settings"],
              "workbook",
            ].map((part) => from("src", part)),
            // All but the functions themselves, which associate their names as they are loaded.
            /src[\\/]functions[\\/](?:index\.ts|registry\.ts|[a-z-]+[\\/])/,
          ],
          sideEffects: false,
        },
        ...typescriptRules,
      ],
    },
  };
}

function addin(isProduction) {
  const base = common(isProduction);
  // The plugin compares a module's path with these texts, so they must be absolute.
  const functions = functionFiles();
  return {
    ...base,
    name: "addin",
    // One entry: two entries on one page would each get their own copy of the shared modules, and
    // files imported for their side effects alone could lose their associations to tree shaking.
    entry: {
      addin: ["./src/addin/main.ts", ...functions],
      // A script of its own, which shares nothing: it must run before office.js does.
      "trusted-types": "./src/addin/trusted-types.ts",
    },
    output: {
      path: from("dist/addin"),
      filename: "[name].[contenthash:8].js",
      chunkFilename: "[name].[contenthash:8].js",
      // A part that does not come ends in a sentence in the cell; webpack alone would wait two minutes.
      chunkLoadTimeout: 60_000,
      // Relative to the page: "auto" needs a document, which a functions-only host does not have.
      publicPath: "",
      globalObject: "globalThis",
      clean: true,
    },
    plugins: [
      new webpack.DefinePlugin({
        __STAT_SERVICES__: JSON.stringify(serviceAddresses),
        __STAT_VERSION__: JSON.stringify(version),
      }),
      new CustomFunctionsMetadataPlugin({ output: "functions.json", input: functions }),
      new LocalisedFunctionsPlugin(origin),
      new HtmlWebpackPlugin({
        template: from("src/addin/taskpane.html"),
        filename: "taskpane.html",
        // Parsed and run in its place, never deferred: office.js starts custom functions as soon as the
        // page is no longer loading, and a call that comes before the associations ends in #VALUE!.
        inject: "body",
        excludeChunks: ["trusted-types"],
        scriptLoading: "blocking",
        minify: false,
        templateParameters: (compilation, assets) => ({
          addinScript: assets.js[0],
          contentSecurityPolicy: contentSecurityPolicy(serviceAddresses, pictureAddresses),
          policyScript: [...compilation.namedChunks.get("trusted-types").files][0],
        }),
      }),
      new NamedChunksPlugin(),
      new StableScriptPlugin("addin", "functions.js"),
      new CopyPlugin({ patterns: [{ from: from("assets"), to: "assets" }] }),
      new LoadSizePlugin("addin", "What the functions load", { limitKb: 45 }),
      new LoadSizePlugin("pane", "What the pane's first view loads beyond", {
        beyond: "addin",
        limitKb: 190,
      }),
      new BundledPackagesPlugin(from("dist/addin.packages.json")),
    ],
  };
}

function workbench(isProduction) {
  const base = common(isProduction);
  return {
    ...base,
    name: "workbench",
    // Half of what it was, and in ASCII: of a script with one other sign a browser keeps two bytes for each of its three
    // million. Both together are a tenth of what a page takes to open.
    optimization: { minimizer: [minimizer({ asciiOnly: true })] },
    entry: { workbench: "./src/workbench/browser/main.ts" },
    output: {
      path: from("dist/workbench"),
      filename: "[name].[contenthash:8].js",
      assetModuleFilename: "[name].[contenthash:8][ext]",
      publicPath: "",
      clean: true,
    },
    resolve: {
      ...base.resolve,
      alias: {
        // Its "browser" field names a script without exports.
        "@odoo/o-spreadsheet$": from("node_modules/@odoo/o-spreadsheet/dist/o_spreadsheet.esm.js"),
      },
    },
    module: {
      rules: [
        ...base.module.rules,
        { test: /\.css$/, use: ["style-loader", "css-loader"] },
        { test: /\.xml$/, type: "asset/source" },
        { test: /\.(woff2?|ttf|eot|svg)$/, type: "asset/resource" },
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({
        template: from("src/workbench/browser/index.html"),
        filename: "index.html",
      }),
    ],
  };
}

export default (env, argv) => {
  const isProduction = argv.mode !== "development";
  const service = () => serviceBuild(root, common(true));
  const gateway = () => gatewayBuild(root, common(true));
  const builds = { addin, workbench, service, gateway };
  const wanted = env.part === undefined ? Object.keys(builds) : [env.part];
  return wanted
    .filter((part) => part !== "workbench" || existsSync(from("src/workbench/browser/main.ts")))
    .map((part) => builds[part](isProduction));
};
