type Values = ReadonlyMap<string, string>;

interface Group {
  /** The dimensions that a group names; others may be any. */
  readonly dimensions: readonly string[];
  readonly byKey: Map<string, Map<string, string>>;
}

const keyOf = (codes: readonly string[]): string => JSON.stringify(codes);

/** Attributes that hold for all observations of some dimensions' codes. */
export class Groups {
  readonly #groups = new Map<string, Group>();

  add(dimensions: Values, attributes: Values): void {
    const ids = [...dimensions.keys()].sort();
    const name = keyOf(ids);
    const group: Group = this.#groups.get(name) ?? { dimensions: ids, byKey: new Map() };
    this.#groups.set(name, group);
    const key = keyOf(ids.map((id) => dimensions.get(id) ?? ""));
    const known = group.byKey.get(key) ?? new Map<string, string>();
    group.byKey.set(key, known);
    for (const [id, value] of attributes) known.set(id, value);
  }

  /** Every id that a group says something of. */
  *ids(): Generator<string> {
    for (const { byKey } of this.#groups.values())
      for (const said of byKey.values()) yield* said.keys();
  }

  /**
   * What they say of it; of two that say other things both, which is no power of ten: "3 and 6".
   * @param of the observation's own codes
   */
  find(id: string, of: (dimension: string) => string | undefined): string | undefined {
    let found: string | undefined;
    for (const { dimensions, byKey } of this.#groups.values()) {
      const said = byKey.get(keyOf(dimensions.map((one) => of(one) ?? "")))?.get(id);
      if (said === undefined || said === found) continue;
      found = found === undefined ? said : `${found} and ${said}`;
    }
    return found;
  }
}
