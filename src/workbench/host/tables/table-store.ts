import type { Workbook, Zone } from "../../grid/index.js";
import { HostError, invalidArgument } from "../host-error.js";
import { assertFreeName } from "../rules/defined-names.js";

/** What Excel knows of a table and the grid does not. */
export interface TableLook {
  name: string;
  style: string;
}

export interface SavedTable extends TableLook {
  readonly sheetId: string;
  readonly zone: Zone;
}

/** Tables by the grid's ids, with Excel's names and styles. */
export class TableStore {
  private readonly looks = new Map<string, TableLook>();

  constructor(
    private readonly workbook: Workbook,
    private readonly names: { readonly isName: (name: string) => boolean },
  ) {}

  /** The tables of an opened workbook, which the grid has numbered anew, by their places. */
  opened(saved: readonly SavedTable[]): (readonly [string, TableLook])[] {
    return saved.flatMap(({ sheetId, zone, name, style }) => {
      const { row, col } = { row: zone.top, col: zone.left };
      const table = this.workbook.model.getters.getCoreTable({ sheetId, row, col });
      return table === undefined ? [] : [[table.id, { name, style }] as const];
    });
  }

  restore(looks: Iterable<readonly [string, TableLook]>): void {
    this.looks.clear();
    for (const [id, look] of looks) this.looks.set(id, { ...look });
  }

  allLooks(): (readonly [string, TableLook])[] {
    return this.ids().map((id) => [id, { ...this.look(id) }] as const);
  }

  /** Of one sheet, or of all. */
  ids(sheetId?: string): string[] {
    const sheets = sheetId === undefined ? this.workbook.sheets.ids() : [sheetId];
    return sheets.flatMap((id) =>
      this.workbook.model.getters.getCoreTables(id).map((table) => table.id),
    );
  }

  exists(id: string): boolean {
    return this.ids().includes(id);
  }

  add(sheetId: string, zone: Zone, hasHeaders: boolean): string {
    const { model } = this.workbook;
    if (zone.top === zone.bottom && hasHeaders) {
      throw invalidArgument("A table needs a row below its headers.");
    }
    const result = model.dispatch("CREATE_TABLE", {
      sheetId,
      ranges: [model.getters.getRangeDataFromZone(sheetId, { ...zone })],
      tableType: "forceStatic",
      config: {
        hasFilters: hasHeaders,
        totalRow: false,
        firstColumn: false,
        lastColumn: false,
        numberOfHeaders: hasHeaders ? 1 : 0,
        bandedRows: true,
        bandedColumns: false,
        styleId: "TableStyleMedium2",
      },
    });
    if (!result.isSuccessful) {
      throw new HostError(
        "InvalidOperation",
        "A table can't overlap another table or a spilled range.",
      );
    }
    const id = model.getters.getCoreTable({ sheetId, row: zone.top, col: zone.left })?.id;
    if (id === undefined) throw new HostError("GeneralException", "The table was not made.");
    this.looks.set(id, { name: this.freeName(), style: "TableStyleMedium2" });
    return id;
  }

  find(key: string): string | undefined {
    const wanted = key.toLowerCase();
    return this.ids().find((id) => id === key || this.look(id).name.toLowerCase() === wanted);
  }

  /** The grid's own table; @throws ItemNotFound when it is gone */
  core(id: string) {
    for (const sheetId of this.workbook.sheets.ids()) {
      const table = this.workbook.model.getters.getCoreTables(sheetId).find((one) => one.id === id);
      if (table !== undefined) return table;
    }
    throw new HostError("ItemNotFound", "The table has been deleted.");
  }

  zone(id: string): Zone {
    return this.core(id).range.zone;
  }

  sheetId(id: string): string {
    return this.core(id).range.sheetId;
  }

  look(id: string): TableLook {
    let look = this.looks.get(id);
    if (look === undefined) {
      // A table a user made on the grid itself.
      look = { name: this.freeName(), style: this.core(id).config.styleId };
      this.looks.set(id, look);
    }
    return look;
  }

  rename(id: string, name: string): void {
    assertFreeName(
      {
        isName: this.names.isName,
        isTable: (given) => ![id, undefined].includes(this.find(given)),
      },
      name,
    );
    this.look(id).name = name;
  }

  save(): SavedTable[] {
    return this.ids().map((id) => ({
      ...this.look(id),
      sheetId: this.sheetId(id),
      zone: { ...this.zone(id) },
    }));
  }

  private freeName(): string {
    const taken = new Set([...this.looks.values()].map(({ name }) => name.toLowerCase()));
    for (let number = 1; ; number++) {
      const name = `Table${number}`;
      if (!taken.has(name.toLowerCase()) && !this.names.isName(name)) return name;
    }
  }
}
