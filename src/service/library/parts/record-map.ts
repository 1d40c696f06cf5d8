import type { KeyedRecord } from "../records/build-context.js";

/** Statistics by their numbers, whose records are made when they are asked for. */
export abstract class RecordMap implements ReadonlyMap<number, KeyedRecord> {
  abstract readonly size: number;
  abstract get(id: number): KeyedRecord | undefined;
  abstract has(id: number): boolean;
  abstract values(): Generator<KeyedRecord, undefined>;

  *keys(): Generator<number, undefined> {
    for (const { id } of this.values()) yield id;
  }

  *entries(): Generator<[number, KeyedRecord], undefined> {
    for (const record of this.values()) yield [record.id, record];
  }

  [Symbol.iterator](): Generator<[number, KeyedRecord], undefined> {
    return this.entries();
  }

  forEach(
    visit: (value: KeyedRecord, key: number, map: ReadonlyMap<number, KeyedRecord>) => void,
  ): void {
    for (const [id, record] of this) visit(record, id, this);
  }
}
