import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { outputState, sourceState } from "./built-state.js";

/** Beside the build, not in it. */
const stateFile = "dist/.built";

/**
 * Builds where the sources or the build have changed since the last time, and says so.
 *
 * @param build what builds. @default webpack and the documents, each in a process of its own
 */
export async function buildIfChanged(root: string, build = buildAll): Promise<void> {
  const path = join(root, stateFile);
  // Before the build, which may not see what is changed while it runs.
  const from = sourceState(root);
  const made = outputState(root);
  if (made !== undefined && existsSync(path) && readFileSync(path, "utf8") === `${from} ${made}`) {
    console.log("Nothing has changed since the last build, which is served again.");
    return;
  }
  console.log("Building the add-in, the workbench and the documents, which takes about a minute …");
  await build(root);
  writeFileSync(path, `${from} ${outputState(root) ?? ""}`);
}

async function buildAll(root: string): Promise<void> {
  const webpack = createRequire(import.meta.url).resolve("webpack/bin/webpack.js");
  await run(root, [webpack, "--mode", "production"]);
  await run(root, ["--import", "tsx", "tools/docs/build.ts"]);
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
