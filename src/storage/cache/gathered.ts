/** Asks for what is wanted at the same moment with one call. */
export function gathered<T>(
  load: (names: readonly string[]) => Promise<T>,
): (name: string) => Promise<T> {
  let next: { readonly names: Set<string>; readonly loaded: Promise<T> } | undefined;
  const begin = () => {
    const names = new Set<string>();
    const loaded = new Promise<void>((resolve) => {
      setImmediate(resolve);
    }).then(() => {
      next = undefined;
      return load([...names]);
    });
    return { names, loaded };
  };
  return (name) => {
    next ??= begin();
    next.names.add(name);
    return next.loaded;
  };
}
