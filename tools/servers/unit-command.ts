import { readFileSync } from "node:fs";

/**
 * What a unit of systemd gives to Node, in words: `--v8-pool-size=1`, `server.js`. Whatever else starts a part as it
 * is released starts it so.
 *
 * @param path of the unit's file
 * @throws Error where the unit starts something else than Node
 */
export function unitCommand(path: string): readonly string[] {
  const [, words] = /^ExecStart=\S+\/node (.+)$/m.exec(readFileSync(path, "utf8")) ?? [];
  if (words === undefined) throw new Error(`${path} has no ExecStart that runs Node.`);
  return words.split(" ");
}
