/**
 * The library's own statistics in few bytes each, as imported ones are: the collector would look at a record's dozen
 * objects again and again.
 */
import { toContentId } from "../identifiers.js";
import type { StatisticKind } from "../library-model.js";
import { createNumberedLists } from "../numbered/numbered-lists.js";
import { createNumberedTexts } from "../numbered/numbered-texts.js";
import type { KeyedRecord } from "../records/build-context.js";
import { NumberTable } from "./number-table.js";
import { RecordMap } from "./record-map.js";

type Columns<Name extends string> = Readonly<Record<Name, Uint32Array>>;

/** What a record says in a text or a list is a number in a column. */
type Said = Columns<
  "kind" | "variant" | "of" | "about" | "from" | "to" | "concepts" | "places" | "sources" | "terms"
>;

type Terms = Pick<KeyedRecord, "isPremium" | "industry" | "releasedAt">;

/** A record's key: its kind, what it is of, and the rest. */
const partsOf = ({ key }: KeyedRecord): readonly [of: string, about: string] => {
  const [, of = "", ...about] = key.split("|");
  return [of, about.join("|")];
};

export class OwnStatistics extends RecordMap {
  readonly #ids: Float64Array;
  readonly #table: NumberTable;
  readonly #said: Said;
  readonly #texts = createNumberedTexts();
  readonly #lists = createNumberedLists();
  readonly #parsed: Terms[] = [];

  /** @throws Error where two have one number: all of them must be there */
  constructor(records: readonly KeyedRecord[]) {
    super();
    this.#ids = Float64Array.from(records, ({ id }) => id);
    this.#table = new NumberTable(records.length);
    this.#said = this.#pack(records);
    const taken = records.flatMap(({ id, key }, at) => {
      const kept = this.#table.add(id, at);
      if (kept === undefined) return [];
      return `${key} would have the number of ${records[kept]?.key ?? ""}, ${String(id)}.`;
    });
    if (taken.length > 0) throw new Error(taken.join("\n"));
  }

  #pack(records: readonly KeyedRecord[]): Said {
    const [texts, lists, terms] = [this.#texts, this.#lists, createNumberedTexts()];
    const column = (numberOf: (record: KeyedRecord) => number) =>
      Uint32Array.from(records, numberOf);
    return {
      kind: column(({ kind }) => texts.numberOf(kind)),
      // No variant is called by an empty text.
      variant: column(({ variant = "" }) => texts.numberOf(variant)),
      of: column((record) => texts.numberOf(partsOf(record)[0])),
      about: column((record) => texts.numberOf(partsOf(record)[1])),
      from: column(({ from }) => texts.numberOf(from)),
      to: column(({ to }) => texts.numberOf(to)),
      concepts: column(({ concepts }) => lists.numberOf(concepts)),
      places: column(({ places }) => lists.numberOf(places)),
      sources: column(({ sources }) => lists.numberOf(sources)),
      terms: column(({ isPremium, industry, releasedAt }) => {
        const number = terms.numberOf(JSON.stringify([isPremium, industry, releasedAt]));
        this.#parsed[number] ??= { isPremium, industry, releasedAt };
        return number;
      }),
    };
  }

  get size(): number {
    return this.#ids.length;
  }

  has(id: number): boolean {
    return this.#table.get(id) !== undefined;
  }

  get(id: number): KeyedRecord | undefined {
    const at = this.#table.get(id);
    return at === undefined ? undefined : this.#recordAt(at);
  }

  /** The one of a key. */
  find(key: string): KeyedRecord | undefined {
    const found = this.get(toContentId(key));
    return found?.key === key ? found : undefined;
  }

  override *keys(): Generator<number, undefined> {
    yield* this.#ids;
  }

  *values(): Generator<KeyedRecord, undefined> {
    for (let at = 0; at < this.#ids.length; at += 1) yield this.#recordAt(at);
  }

  #recordAt(at: number): KeyedRecord {
    const text = (column: Uint32Array): string => this.#texts.textOf(column[at] ?? 0);
    const list = (column: Uint32Array): readonly string[] => this.#lists.listOf(column[at] ?? 0);
    const { kind, variant, of, about, from, to, concepts, places, sources, terms } = this.#said;
    const { isPremium = false, industry = 1, releasedAt = "" } = this.#parsed[terms[at] ?? 0] ?? {};
    return {
      id: this.#ids[at] ?? 0,
      key: `${text(kind)}|${text(of)}|${text(about)}`,
      kind: text(kind) as StatisticKind,
      ...{ concepts: list(concepts), places: list(places), sources: list(sources) },
      ...(text(variant) === "" ? {} : { variant: text(variant) }),
      ...{ from: text(from), to: text(to) },
      ...{ isPremium, industry, releasedAt },
    };
  }
}
