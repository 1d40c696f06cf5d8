import { readFileSync } from "node:fs";
import { join } from "node:path";
import webpack from "webpack";

const lockPath = (name, from) =>
  from === "" ? `node_modules/${name}` : `${from}/node_modules/${name}`;

/** Where Node finds a package that another one asks for: beside it, or in a folder further up. */
function find(packages, name, from) {
  for (let folder = from; ;) {
    const path = lockPath(name, folder);
    if (packages[path] !== undefined) return path;
    if (folder === "") return undefined;
    const at = folder.lastIndexOf("node_modules/");
    folder = folder.slice(0, Math.max(0, at - 1));
  }
}

/** The part of the lock file that the named packages need. */
function lockOf(packages, names) {
  const kept = new Map();
  const queue = names.map((name) => ({ name, from: "", isNeeded: true }));
  for (const { name, from, isNeeded } of queue) {
    const path = find(packages, name, from);
    if (path === undefined) {
      if (isNeeded) throw new Error(`The lock file has no ${name}, which ${from} needs.`);
      continue;
    }
    if (kept.has(path)) continue;
    const entry = packages[path];
    kept.set(path, entry);
    for (const needed of Object.keys(entry.dependencies ?? {}))
      queue.push({ name: needed, from: path, isNeeded: true });
    for (const spare of Object.keys({ ...entry.optionalDependencies, ...entry.peerDependencies }))
      queue.push({ name: spare, from: path, isNeeded: false });
  }
  return Object.fromEntries([...kept].sort(([one], [other]) => (one < other ? -1 : 1)));
}

const isIn = (lock, name) =>
  Object.keys(lock).some((path) => path.endsWith(`node_modules/${name}`));

/**
 * Emits package.json and package-lock.json with what a build left outside, in the versions of this
 * project: `npm ci` in the build's folder installs that and nothing else.
 */
export class PackageListPlugin {
  /** @param alsoNeeded packages that are read as files, which no import names */
  constructor(root, { name, alsoNeeded }) {
    Object.assign(this, { root, name, alsoNeeded });
  }

  apply(compiler) {
    const read = (file) => JSON.parse(readFileSync(join(this.root, file), "utf8"));
    compiler.hooks.thisCompilation.tap("PackageListPlugin", (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: "PackageListPlugin", stage }, () => {
        const { version, license, engines, dependencies, overrides } = read("package.json");
        const outside = [...compilation.modules]
          .filter((module) => module instanceof webpack.ExternalModule)
          .map((module) => packageOf(module.userRequest))
          .filter((name) => name !== undefined);
        const names = [...new Set([...outside, ...this.alsoNeeded])].sort();
        const missing = names.filter((name) => dependencies[name] === undefined);
        if (missing.length > 0) throw new Error(`No dependencies: ${missing.join(", ")}`);
        const own = {
          ...{ name: this.name, version, license, engines },
          dependencies: Object.fromEntries(names.map((name) => [name, dependencies[name]])),
        };
        const emit = (file, value) => {
          const text = `${JSON.stringify(value, null, 2)}\n`;
          compilation.emitAsset(file, new webpack.sources.RawSource(text));
        };
        const lock = lockOf(read("package-lock.json").packages, names);
        // Without them npm finds that the lock file does not fit what its packages ask for.
        const ofThese = Object.entries(overrides).filter(([name]) => isIn(lock, name));
        emit("package.json", {
          ...{ ...own, overrides: Object.fromEntries(ofThese) },
          ...{ private: true, type: "module", main: "server.js" },
        });
        emit("package-lock.json", {
          ...{ name: this.name, version, lockfileVersion: 3, requires: true },
          packages: { "": own, ...lock },
        });
      });
    });
  }
}

/** The package of an import; undefined for one of Node's own. */
function packageOf(request) {
  if (request.startsWith("node:")) return undefined;
  return request.split("/", request.startsWith("@") ? 2 : 1).join("/");
}
