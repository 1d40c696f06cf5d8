import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";

/** Runs webpack in a process of its own, whose memory is free again before the server starts. */
export async function build(root: string): Promise<void> {
  const webpack = createRequire(import.meta.url).resolve("webpack/bin/webpack.js");
  const child = spawn(process.execPath, [webpack, "--mode", "production"], {
    cwd: root,
    stdio: "inherit",
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });
  if (code !== 0) {
    throw new Error(
      `The build failed; what is wrong stands above (${join(root, "webpack.config.js")}).`,
    );
  }
}
