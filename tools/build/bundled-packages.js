import { readFileSync } from "node:fs";

/** Of a package's folder in node_modules, the innermost one of a module's path. */
const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/**
 * The packages that modules are of, as "name@version" in order: what a bill of materials calls them.
 *
 * @param paths of modules; those of the project itself are of no package
 */
export function bundledPackages(paths) {
  const folders = new Set(
    [...paths].flatMap((path) => {
      const folder = packageFolder.exec(path.replace(/^\0/, ""))?.[0];
      return folder === undefined ? [] : [folder];
    }),
  );
  const names = [...folders].map((folder) => {
    const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
    return `${name}@${version}`;
  });
  return [...new Set(names)].sort();
}
