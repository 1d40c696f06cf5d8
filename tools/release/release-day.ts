import { spawnSync } from "node:child_process";

/**
 * The day that a release's files bear: SOURCE_DATE_EPOCH, else that of the last commit, so that the same sources give
 * the same archive.
 * @throws Error outside a repository where nothing names a day
 */
export function releaseDay(
  root: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Date {
  const seconds =
    environment["SOURCE_DATE_EPOCH"] ??
    spawnSync("git", ["log", "-1", "--format=%ct"], { cwd: root, encoding: "utf8" }).stdout;
  const day = new Date(Number(seconds) * 1000);
  if (!/^\d+\s*$/.test(seconds) || Number.isNaN(day.getTime()))
    throw new Error(
      "No commit tells the release's day. Set SOURCE_DATE_EPOCH to seconds since 1970.",
    );
  return day;
}
