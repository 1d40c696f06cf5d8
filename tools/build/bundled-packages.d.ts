export function bundledPackages(paths: Iterable<string>): string[];
