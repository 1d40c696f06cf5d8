import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { builtState } from "./built-state.js";

/** Beside the build, not in it. */
const stateFile = "dist/.built";

/** Builds where the sources or the build have changed since the last time, and says so. */
export async function buildIfChanged(root: string): Promise<void> {
  const path = join(root, stateFile);
  const state = builtState(root);
  if (state !== undefined && existsSync(path) && readFileSync(path, "utf8") === state) {
    console.log("Nothing has changed since the last build, which is served again.");
    return;
  }
  console.log("Building the add-in, the workbench and the documents, which takes about a minute …");
  const webpack = createRequire(import.meta.url).resolve("webpack/bin/webpack.js");
  await run(root, [webpack, "--mode", "production"]);
  await run(root, ["--import", "tsx", "tools/docs/build.ts"]);
  writeFileSync(path, builtState(root) ?? "");
}

/** Builds in a process of its own, whose memory is free again before the server starts. */
async function run(root: string, words: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, words, { cwd: root, stdio: "inherit" });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });
  if (code !== 0) {
    throw new Error(`The build failed; what is wrong stands above (${words.join(" ")}).`);
  }
}
