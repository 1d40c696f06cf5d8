import { join } from "node:path";
import webpack from "webpack";
import { typescriptRules } from "../../build/typescript-rules.js";

const root = join(import.meta.dirname, "../../..");

/** Bundles the bench's host page into `folder` as host-page.js. */
export async function buildHostPage(folder: string): Promise<void> {
  const compiler = webpack({
    context: root,
    mode: "development",
    devtool: false,
    target: ["web", "es2022"],
    entry: join(import.meta.dirname, "host-page.ts"),
    output: { path: folder, filename: "host-page.js" },
    performance: false,
    resolve: {
      extensions: [".ts", ".js"],
      extensionAlias: { ".js": [".ts", ".js"] },
      alias: {
        // Its "browser" field names a script without exports.
        "@odoo/o-spreadsheet$": join(
          root,
          "node_modules/@odoo/o-spreadsheet/dist/o_spreadsheet.esm.js",
        ),
      },
    },
    module: { rules: typescriptRules },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString("errors-only")));
      else resolve();
    });
  });
  await new Promise<void>((resolve) => {
    compiler.close(() => {
      resolve();
    });
  });
}
