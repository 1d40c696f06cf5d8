import type { Model } from "@odoo/o-spreadsheet";
import type { Zone } from "../addresses.js";

export interface NamedPlace {
  readonly sheetId: string;
  readonly zone: Zone;
}

/** A change of one name; undefined takes it away. */
type Change = { readonly name: string; readonly place: NamedPlace | undefined };

/** What the change plugin makes of a queue: one command, so that the grid evaluates once. */
export interface NamesCommand {
  readonly type: "WORKBENCH_NAMES";
  readonly changes: readonly Change[];
}

type GridName = ReturnType<Model["getters"]["getNamedRanges"]>[number];

/**
 * Names made and taken away within a batch. The grid evaluates every formula anew after each change of
 * a name, Excel once after the batch: so the changes wait until the grid is told something else or the
 * batch is over.
 */
export class NameQueue {
  private readonly changes = new Map<string, Change>();
  /** The grid's names by small letters; it looks through all of them for each. */
  private known: ReadonlyMap<string, GridName> | undefined;

  constructor(private readonly model: Model) {
    const dispatch = model.dispatch.bind(model);
    model.dispatch = ((...command: Parameters<typeof dispatch>) => {
      this.flush(dispatch);
      this.known = undefined;
      return dispatch(...command);
    }) as typeof model.dispatch;
  }

  set(name: string, { sheetId, zone }: NamedPlace): void {
    // The grid copies commands and takes plain data alone.
    const place = { sheetId, zone: { ...zone } };
    this.changes.set(name.toLowerCase(), { name: this.spelling(name), place });
  }

  remove(name: string): void {
    this.changes.set(name.toLowerCase(), { name: this.spelling(name), place: undefined });
  }

  names(): string[] {
    const kept = this.model.getters
      .getNamedRanges()
      .map(({ name }) => name)
      .filter((name) => !this.changes.has(name.toLowerCase()));
    const changed = [...this.changes.values()].filter(({ place }) => place !== undefined);
    return [...kept, ...changed.map(({ name }) => name)];
  }

  place(name: string): NamedPlace | undefined {
    const change = this.changes.get(name.toLowerCase());
    if (change !== undefined) return change.place;
    const range = this.inGrid(name)?.range;
    return range === undefined ? undefined : { sheetId: range.sheetId, zone: range.zone };
  }

  flush(dispatch: Model["dispatch"] = this.model.dispatch): void {
    if (this.changes.size === 0) return;
    const changes = [...this.changes.values()];
    this.changes.clear();
    this.known = undefined;
    dispatch("WORKBENCH_NAMES" as never, { changes } as never);
  }

  /** Excel keeps the spelling a name was first given. */
  spelled(name: string): string | undefined {
    const change = this.changes.get(name.toLowerCase());
    if (change === undefined) return this.inGrid(name)?.name;
    return change.place === undefined ? undefined : change.name;
  }

  private spelling(name: string): string {
    return this.inGrid(name)?.name ?? name;
  }

  private inGrid(name: string): GridName | undefined {
    this.known ??= new Map(
      this.model.getters.getNamedRanges().map((one) => [one.name.toLowerCase(), one]),
    );
    return this.known.get(name.toLowerCase());
  }
}
